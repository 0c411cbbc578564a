/**
 * What a slider costs the main thread: its start on either engine, and
 * standing still.
 */
import { during, open } from './browser.mjs';
import { median } from './table.mjs';

const TURNS = 7;
const OURS = /<script(?=[^>]*type="module")[^>]*src="([^"]*plugins\/eidan[^"]*)"[^>]*><\/script>/g;
const PRELOAD = /<link[^>]*rel="modulepreload"[^>]*plugins\/eidan[^>]*>/g;
/** What script, style recalculation and layout take; and that with fetching, compiling, painting. */
const PARTS = [ 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration' ];
const WHOLE = [ 'TaskDuration' ];

const frames = () =>
	new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( () => setTimeout( done, 200 ) ) ) );

/**
 * How long the plugin's modules keep the main thread of a page that
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
 * @param {boolean}                            idle    Whether the tags stay out: what the page does by itself.
 * @return {Promise<Record<string, number>>} What each of Chromium's metrics grew by.
 */
async function startUp( browser, url, idle = false ) {
	const { page, metrics, close } = await open( browser, url, {
		cpu: 4,
		handle: [
			url,
			async ( route ) => {
				const response = await route.fetch();
				await route.fulfill( {
					response,
					body: ( await response.text() )
						.replace( OURS, '<script type="text/held" src="$1"></script>' )
						.replace( PRELOAD, '' ),
				} );
			},
		],
	} );
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( frames );
	// Nothing of the bench's own runs on the page while it is measured.
	await page.evaluate(
		( type ) =>
			setTimeout( () => {
				for ( const { src } of document.querySelectorAll( '[type="text/held"]' ) ) {
					document.head.append( Object.assign( document.createElement( 'script' ), { type, src } ) );
				}
			}, 400 ),
		idle ? 'text/held' : 'module'
	);
	const before = await metrics();
	await during( 2500 );
	// Swiper takes longer on a machine that has just begun: looked at rarely, since looking costs as well.
	for ( let looks = 1; ! idle && ( await page.locator( '.eidan-slider:not(.is-ready)' ).count() ); looks++ ) {
		if ( looks > 10 ) {
			throw new Error( `A slider of ${ url } did not start.` );
		}
		await during( 1500 );
	}
	const after = await metrics();
	await close();
	return Object.fromEntries( Object.keys( after ).map( ( name ) => [ name, after[ name ] - before[ name ] ] ) );
}

/**
 * Layouts while nothing happens.
 *
 * @param {import('@playwright/test').Browser}                        browser Browser.
 * @param {string}                                                    url     Page with a slider.
 * @param {(page: import('@playwright/test').Page) => Promise<void>}  prepare Brings it to rest.
 * @return {Promise<number>} Layouts in five seconds.
 */
async function layoutsAtRest( browser, url, prepare ) {
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
	const pages = {
		native: await site.page( 'Native', block( { autoplay: 0 } ) ),
		swiper: await site.page( 'Swiper', block( { autoplay: 0, loop: true } ) ),
	};
	// Once without counting: server and browser keep what the first visit of each made.
	await startUp( browser, pages.native );
	await startUp( browser, pages.swiper );
	const turns = { native: [], swiper: [], idle: [] };
	for ( let turn = 0; turn < TURNS; turn++ ) {
		turns.native.push( await startUp( browser, pages.native ) );
		turns.swiper.push( await startUp( browser, pages.swiper ) );
		turns.idle.push( await startUp( browser, pages.native, true ) );
	}
	const cost = ( name, parts ) =>
		1000 * median( turns[ name ].map( ( metrics ) => parts.reduce( ( sum, part ) => sum + metrics[ part ], 0 ) ) );
	const own = ( name, parts ) => cost( name, parts ) - cost( 'idle', parts );
	const ratio = own( 'native', PARTS ) / own( 'swiper', PARTS );
	const whole = own( 'native', WHOLE ) / own( 'swiper', WHOLE );
	const rows = [
		{
			what: 'slider start, 4 × slow-down: script, style and layout of the native engine',
			ours: `${ ratio.toFixed( 2 ) } × (with fetching, compiling and painting ${ whole.toFixed( 2 ) } ×)`,
			other: 'the same slider on Swiper',
			target: '0.3 ×',
			ok: ratio <= 0.3,
		},
	];

	const idle = await site.page( 'Idle', block( { autoplay: 0 } ) );
	const playing = await site.page(
		'Playing',
		block( { autoplay: 1000 } ) +
			'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->'
	);
	const layouts = [
		await layoutsAtRest( browser, idle, async () => {} ),
		await layoutsAtRest( browser, playing, ( page ) => page.locator( '.eidan-slider > .is-rotation' ).click() ),
		await layoutsAtRest( browser, playing, ( page ) =>
			page.evaluate( () => window.scrollTo( { top: 3500, behavior: 'instant' } ) )
		),
	];
	rows.push( {
		what: 'slider idle / paused / out of sight: layouts in 5 s',
		ours: layouts.join( ' / ' ),
		other: '',
		target: '0 / 0 / 0',
		ok: layouts.every( ( count ) => count === 0 ),
	} );
	return rows;
}
