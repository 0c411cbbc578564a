/**
 * Measures what a slider costs the main thread: its start with either engine, and while it stands still.
 */
import { during, open } from './browser.mjs';
import { median } from './table.mjs';

const TURNS = 7;
const OURS = /<script(?=[^>]*type="module")[^>]*src="([^"]*plugins\/eidan[^"]*)"[^>]*><\/script>/g;
const PRELOAD = /<link[^>]*rel="modulepreload"[^>]*plugins\/eidan[^>]*>/g;
/** Metrics for script, style recalculation and layout; and the metric that adds fetching, compiling and painting. */
const PARTS = [ 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration' ];
const WHOLE = [ 'TaskDuration' ];

const frames = () =>
	new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( () => setTimeout( done, 200 ) ) ) );

/**
 * Measures how long the plugin's modules keep the main thread busy: from their arrival until the sliders run, on a page
 * that has loaded everything else.
 *
 * The script tags of the modules are taken out of the page's HTML. They are put back when nothing happens any more. So
 * this counts compiling and running them and every module that they import, starting the sliders, and the style
 * recalculations and layouts that follow. It does not count the theme's scripts, images, fonts and the page's first
 * layout, which are the same with both engines.
 *
 * @param {import('@playwright/test').Browser} browser A running Chromium.
 * @param {string}                             url     Address of a page with sliders.
 * @param {boolean}                            idle    Whether the tags stay out, to measure the page without modules.
 * @return {Promise<Record<string, number>>} How much each of Chromium's metrics grew.
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
	// A timer adds the tags, so that no code of the benchmark runs on the page while it is measured.
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
	// On a machine that has just started Swiper takes longer. Check rarely, as each check costs time as well.
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
 * Counts layouts while nothing happens.
 *
 * @param {import('@playwright/test').Browser}                        browser A running Chromium.
 * @param {string}                                                    url     Address of a page with a slider.
 * @param {(page: import('@playwright/test').Page) => Promise<void>}  prepare Stops the slider or scrolls away from it.
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
 * @param {import('@playwright/test').Browser}                            browser A running Chromium.
 * @return {Promise<object[]>} Rows of the table.
 */
export async function sliders( site, browser ) {
	const block = ( slider ) => `<!-- wp:eidan/portfolio-slider ${ JSON.stringify( { slider } ) } /-->`;
	const pages = {
		native: await site.page( 'Native', block( { autoplay: 0 } ) ),
		swiper: await site.page( 'Swiper', block( { autoplay: 0, loop: true } ) ),
	};
	// The first visit of each page does not count: server and browser store data and compiled scripts then.
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
