/**
 * Measures every block: weight, layout shift, what runs while nothing happens, and how much its script delays the
 * largest paint. Each block is measured on its page of the demo, or else on a page with its fixture. Its weight is that
 * of a page with nothing but the fixture.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../media/demo-pages.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { during, open } from './browser.mjs';
import { pageBytes, scriptOfBlocks } from './bytes.mjs';
import { webServer } from './web-server.mjs';

const SLOW = { cpu: 4, bytes: 400_000 };
/**
 * Number of turns for a largest paint. If the quickest times of two pages differ by more than a twentieth, there are
 * more turns, up to MORE_TURNS.
 */
const TURNS = 3;
const MORE_TURNS = 12;
const LIKE = 1.05;
const OUR_SCRIPT = '*/plugins/eidan*.js*';
/**
 * The theme's typefaces. They are refused: when they replace their fallbacks, words below may move, with and without
 * our blocks. The demo's fallbacks have the same measures, but this machine may not have the fonts that they need.
 */
export const FONTS = '*.woff2*';
const kB = ( bytes ) => ( bytes / 1000 ).toFixed( 2 );

/** Script / style in kB of the best other plugin, measured in the same way. */
export const PEERS = {
	'portfolio-slider': '15.7 / 4.1',
	'image-gallery': '17.0 / 6.7 with lightbox',
	'tabbed-info': '1.65 / 1.5',
	'text-marquee': '39.4 / 12.9',
	'scrolling-tiles': '39.4 / 12.9',
	'blog-list': '16.6',
	'parallax-image-showcase': '4.2',
	'swapping-image-gallery': '15.7',
	'video-button': '17.4 / 2.9',
	'*': '153 / 60',
};

/**
 * Returns the weight of a page's script and style, and what they may weigh.
 *
 * @param {{ page: Function }} site    Site.
 * @param {string}             name    Title of the page, which is created.
 * @param {string}             content Blocks of the page.
 * @param {Object}             budget  Budget from tests/bytes-budget.json.
 * @return {Promise<{ weight: string, target: string, ok: boolean }>} Both as text, and whether the budget is kept.
 */
export async function weigh( site, name, content, budget ) {
	const get = async ( url ) => ( await fetch( url ) ).text();
	const bytes = await pageBytes( await get( await site.page( name, content ) ), get, budget.unused );
	const { style } = bytes;
	const script = scriptOfBlocks( bytes );
	return {
		weight: `${ kB( script ) } / ${ kB( style ) } kB`,
		target: `${ kB( budget.script ) } / ${ kB( budget.style ) } kB`,
		ok: script <= budget.script && style <= budget.style,
	};
}

/**
 * Scrolls down a page on a slow machine and connection.
 *
 * @param {import('@playwright/test').Page} page
 * @return {Promise<number>} Sum of the layout shifts.
 */
export async function shiftOf( page ) {
	await page.waitForLoadState( 'networkidle' );
	const height = await page.evaluate( () => document.body.scrollHeight );
	for ( let y = 0; y < height; y += 600 ) {
		await page.mouse.wheel( 0, 600 );
		await page.evaluate( () => new Promise( ( done ) => requestAnimationFrame( () => done() ) ) );
	}
	await page.waitForLoadState( 'networkidle' );
	return page.evaluate( () => window.eidanShift );
}

/**
 * Counts what runs in five seconds in which the user does nothing, with the block in view.
 *
 * @param {import('@playwright/test').Page}       page
 * @param {string}                                slug
 * @param {() => Promise<Record<string, number>>} metrics
 * @return {Promise<{ styles: number, layouts: number }>} Style recalculations and layouts.
 */
async function idle( page, slug, metrics ) {
	// Pause sliders, as a slide that follows another is real work. Everything else may go on moving.
	await page.evaluate( () =>
		document
			.querySelectorAll( '.eidan-slider > .is-rotation:not(.is-paused)' )
			.forEach( ( button ) => button.click() )
	);
	await page.mouse.move( 1, 1 );
	await page.evaluate( ( name ) => {
		const block = document.querySelector( `.wp-block-eidan-${ name }` );
		block?.scrollIntoView( { block: 'center', behavior: 'instant' } );
	}, slug );
	await page.waitForLoadState( 'networkidle' );
	// Content that comes into view may be animated once. Wait for that.
	await page.evaluate( () =>
		Promise.all(
			document
				.getAnimations()
				.filter( ( { effect } ) => effect?.getComputedTiming().endTime < Infinity )
				.map( ( { finished } ) => finished.catch( () => {} ) )
		)
	);
	await during( 2500 );
	const before = await metrics();
	await during( 5000 );
	const after = await metrics();
	return {
		styles: after.RecalcStyleCount - before.RecalcStyleCount,
		layouts: after.LayoutCount - before.LayoutCount,
	};
}

/**
 * Measures when the largest image or text of each page appears after the first byte of the answer. Pages take turns,
 * and the quickest turn of each counts: that is its time when nothing else runs. A server in front of PHP keeps its
 * answers, so that they take no time. If the quickest times differ too much there are more turns, the same number for
 * each page.
 *
 * @param {import('@playwright/test').Browser}          browser
 * @param {Record<string, { url: string, refuse?: string[] }>} pages Address and refused requests of each page of a site, by name.
 * @return {Promise<Record<string, number>>} Milliseconds, by name.
 */
export async function paintsOf( browser, pages ) {
	const { origin } = new URL( Object.values( pages )[ 0 ].url );
	const server = await webServer( origin, undefined, true );
	const addressOf = ( url ) => url.replace( origin, server.url );
	const times = Object.fromEntries( Object.keys( pages ).map( ( name ) => [ name, Infinity ] ) );
	const lieApart = () => Math.max( ...Object.values( times ) ) > LIKE * Math.min( ...Object.values( times ) );
	try {
		// The first visit of each page does not count. It fills the server, and the browser keeps compiled scripts.
		for ( const { url } of Object.values( pages ) ) {
			await ( await open( browser, addressOf( url ) ) ).close();
		}
		for ( let turn = 0; turn < TURNS || ( turn < MORE_TURNS && lieApart() ); turn++ ) {
			for ( const [ name, { url, refuse } ] of Object.entries( pages ) ) {
				const { page, close } = await open( browser, addressOf( url ), { ...SLOW, refuse } );
				// An image or line that a script adds later counts, too.
				await page.waitForLoadState( 'networkidle' );
				const paint = await page.evaluate(
					() =>
						new Promise( ( done ) => {
							const [ { responseStart } ] = performance.getEntriesByType( 'navigation' );
							new PerformanceObserver( ( list ) =>
								done( list.getEntries().at( -1 ).startTime - responseStart )
							).observe( { type: 'largest-contentful-paint', buffered: true } );
						} )
				);
				times[ name ] = Math.min( times[ name ], paint );
				await close();
			}
		}
	} finally {
		await server.stop();
	}
	return times;
}

/**
 * Measures how much later the largest image or text appears with our script.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @return {Promise<number>} Quickest time with our script, divided by the quickest without it.
 */
export async function paintOf( browser, url ) {
	const paints = await paintsOf( browser, { with: { url }, without: { url, refuse: [ OUR_SCRIPT ] } } );
	return paints.with / paints.without;
}

/**
 * @param {string[]} only Slugs of wanted blocks. If it contains no slug of a block, all blocks are wanted.
 * @return {string[]} Slugs of wanted blocks that can stand by themselves.
 */
export function blocksOf( only = [] ) {
	const slugs = readdirSync( join( CHECKOUT, 'blocks' ) ).filter( ( slug ) => {
		const file = join( CHECKOUT, 'blocks', slug, 'block.json' );
		const { parent, ancestor } = existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : { parent: true };
		return ! parent && ! ancestor;
	} );
	const wanted = slugs.filter( ( slug ) => only.includes( slug ) );
	return wanted.length ? wanted : slugs;
}

/**
 * Measures blocks.
 *
 * @param {(slug: string) => Promise<Object|undefined>} siteOf Returns the site for a block; undefined if it has none.
 * @param {import('@playwright/test').Browser} browser
 * @param {Object}                             given
 * @param {string[]}                           given.slugs   Slugs of the blocks.
 * @param {Record<string, Object>}             given.budgets Content of tests/bytes-budget.json.
 * @param {(line: string) => void}             given.say     Prints progress.
 * @return {Promise<object[]>} A row of the table for each block.
 */
export async function blocks( siteOf, browser, { slugs, budgets, say } ) {
	const paths = pagePaths();
	const rows = [];
	for ( const slug of slugs ) {
		const site = await siteOf( slug );
		if ( ! site ) {
			say( `${ slug }: not measured, there is no WooCommerce` );
			continue;
		}
		say( `${ slug } …` );
		const content = readFileSync( join( CHECKOUT, 'tests/fixtures/blocks', `${ slug }.html` ), 'utf8' );
		const { weight, target, ok } = await weigh( site, slug, content, budgets[ slug ] ?? budgets.default );
		const url = paths[ slug ]
			? new URL( paths[ slug ], site.url ).href
			: await site.page( `Only ${ slug }`, content );
		const { page, metrics, close } = await open( browser, url, { ...SLOW, refuse: [ FONTS ] } );
		const shift = await shiftOf( page );
		const { styles, layouts } = await idle( page, slug, metrics );
		await close();
		const paint = await paintOf( browser, url );
		rows.push( {
			what: `\`${ slug }\`: script / style; layout shift; style recalculations and layouts in 5 idle seconds; largest paint`,
			ours: `${ weight }; ${ shift.toFixed( 3 ) }; ${ styles }, ${ layouts }; ${ paint.toFixed( 2 ) } ×`,
			other: `${ PEERS[ slug ] ? `best peer ${ PEERS[ slug ] } kB` : 'no peer' }; paint: the page without our script`,
			target: `${ target }; 0.00; 0, 0; 1.1 ×`,
			ok: ok && shift < 0.005 && styles === 0 && layouts === 0 && paint <= 1.1,
		} );
	}
	return rows;
}
