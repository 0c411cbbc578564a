/**
 * What a slider costs the main thread: its start on either engine, and
 * standing still.
 */
import { during, open } from './browser.mjs';
import { median } from './table.mjs';

const TURNS = 7;
const OURS = /<script(?=[^>]*type="module")[^>]*src="([^"]*plugins\/eidan[^"]*)"[^>]*><\/script>/g;
const PRELOAD = /<link[^>]*rel="modulepreload"[^>]*plugins\/eidan[^>]*>/g;
const PARTS = [ 'ScriptDuration', 'V8CompileDuration', 'LayoutDuration', 'RecalcStyleDuration' ];

const frames = () => new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( () => setTimeout( done, 200 ) ) ) );

/**
 * Milliseconds that the plugin's modules keep the main thread of a page that
 * is otherwise done: from their arrival until its sliders run.
 *
 * Their script tags are taken out of the page's HTML and put back once it is
 * still. So what is counted is compiling and evaluating them and every module
 * that they import, starting the sliders, and the style recalculations and
 * layouts that follow; not the theme's scripts, pictures, fonts and the
 * page's first layout, which both engines have alike.
 *
 * @param {import('@playwright/test').Browser} browser Browser.
 * @param {string}                             url     Page with sliders.
 * @return {Promise<number>} Milliseconds.
 */
export async function startUp( browser, url ) {
	const { page, metrics, close } = await open( browser, url, {
		cpu: 4,
		handle: [ url, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( { response, body: ( await response.text() ).replace( OURS, '<script type="text/held" src="$1"></script>' ).replace( PRELOAD, '' ) } );
		} ],
	} );
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( frames );
	const before = await metrics();
	await page.evaluate( () => {
		for ( const { src } of document.querySelectorAll( '[type="text/held"]' ) ) {
			document.head.append( Object.assign( document.createElement( 'script' ), { type: 'module', src } ) );
		}
	} );
	await page.waitForFunction( () => [ ...document.querySelectorAll( '.eidan-slider' ) ].every( ( slider ) => slider.matches( '.is-ready' ) ), null, { polling: 100 } );
	await page.evaluate( frames );
	const after = await metrics();
	await close();
	if ( process.env.EIDAN_BENCH_RAW ) {
		console.error( url, Object.fromEntries( [ ...PARTS, 'TaskDuration', 'LayoutCount', 'RecalcStyleCount' ].map( ( name ) => [ name, +( after[ name ] - before[ name ] ).toFixed( 4 ) ] ) ) );
	}
	return 1000 * PARTS.reduce( ( sum, name ) => sum + after[ name ] - before[ name ], 0 );
}

/**
 * Layouts while nothing happens.
 *
 * @param {import('@playwright/test').Browser}                        browser Browser.
 * @param {string}                                                    url     Page with a slider.
 * @param {(page: import('@playwright/test').Page) => Promise<void>}  prepare Brings it to rest.
 * @return {Promise<number>} Layouts in five seconds.
 */
export async function layoutsAtRest( browser, url, prepare ) {
	const { page, metrics, close } = await open( browser, url );
	await page.waitForLoadState( 'networkidle' );
	await prepare( page );
	await page.evaluate( frames );
	const before = await metrics();
	await during( 5000 );
	const after = await metrics();
	await close();
	return after.LayoutCount - before.LayoutCount;
}

/**
 * @param {{ page: (title: string, content: string) => Promise<string> }} site    Site.
 * @param {import('@playwright/test').Browser}                            browser Browser.
 * @return {Promise<object[]>} Rows of the table.
 */
export async function sliders( site, browser ) {
	const block = ( slider ) => `<!-- wp:eidan/portfolio-slider ${ JSON.stringify( { slider } ) } /-->`;
	const start = async ( count ) => {
		const pages = {
			native: await site.page( `Native ${ count }`, block( { autoplay: 0 } ).repeat( count ) ),
			swiper: await site.page( `Swiper ${ count }`, block( { autoplay: 0, loop: true } ).repeat( count ) ),
		};
		const cost = { native: [], swiper: [] };
		for ( let turn = 0; turn < TURNS; turn++ ) {
			for ( const [ name, url ] of Object.entries( pages ) ) {
				cost[ name ].push( await startUp( browser, url ) );
			}
		}
		const [ ours, theirs ] = [ median( cost.native ), median( cost.swiper ) ];
		if ( process.env.EIDAN_BENCH_RAW ) {
			console.error( count, cost );
		}
		return { ours, theirs, ratio: ours / theirs };
	};
	const rows = [];
	for ( const [ count, what ] of [ [ 1, 'one slider' ], [ 8, 'eight sliders' ] ] ) {
		const { ours, theirs, ratio } = await start( count );
		rows.push( {
			what: `${ what } starting, 4 × slow-down: native engine`,
			ours: `${ ratio.toFixed( 2 ) } × (${ ours.toFixed( 0 ) } ms)`,
			other: `the same on Swiper (${ theirs.toFixed( 0 ) } ms)`,
			target: '0.3 ×',
			ok: ratio <= 0.3,
		} );
	}

	const idle = await site.page( 'Idle', block( { autoplay: 0 } ) );
	const playing = await site.page( 'Playing', block( { autoplay: 1000 } ) + '<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->' );
	const layouts = [
		await layoutsAtRest( browser, idle, async () => {} ),
		await layoutsAtRest( browser, playing, ( page ) => page.locator( '.eidan-slider > .is-rotation' ).click() ),
		await layoutsAtRest( browser, playing, ( page ) => page.evaluate( () => scrollTo( { top: 3500, behavior: 'instant' } ) ) ),
	];
	rows.push( { what: 'slider idle / paused / out of sight: layouts in 5 s', ours: layouts.join( ' / ' ), other: '', target: '0 / 0 / 0', ok: layouts.every( ( count ) => count === 0 ) } );
	return rows;
}
