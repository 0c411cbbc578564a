/**
 * A browser and a site for the bench, and what they can be asked.
 */
import { chromium } from '@playwright/test';
import { BARE, BARE_TEMPLATE } from '../site/bare.mjs';
import { startSite } from '../site/site.mjs';
import { browsers } from '../test/browsers.mjs';

const { whole: executablePath } = browsers();

/**
 * @return {Promise<import('@playwright/test').Browser>} Chromium without background traffic.
 */
export const launch = () =>
	chromium.launch( {
		...( executablePath ? { executablePath } : {} ),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	} );

/**
 * Starts a site, again when its server could not be reached while it started:
 * a port that was free when it was chosen can be another program's a second
 * later. Once it has started nothing is tried again.
 *
 * @param {(line: string) => void} say     Prints progress.
 * @param {Object}                 options What startSite() takes.
 * @return {Promise<import('../site/site.mjs').Site>} The site.
 */
export async function started( say, options, start = startSite ) {
	for ( let tries = 1; ; tries++ ) {
		try {
			return await start( { ...options, say } );
		} catch ( error ) {
			const refused = /ECONNREFUSED|did not start/.test(
				`${ error.message } ${ error.cause?.code ?? '' } ${ error.cause?.cause?.code ?? '' }`
			);
			if ( ! refused || tries === 3 ) {
				throw error;
			}
			say( `the site could not be reached while it started, once more (${ error.message })` );
		}
	}
}

/**
 * A site with the demo, and a way to make pages on it, which have no header of ours.
 *
 * @param {string}                 name        Name of the site's state.
 * @param {(line: string) => void} say         Prints progress.
 * @param {boolean}                woocommerce Whether it is a shop, if there is a WooCommerce.
 * @return {Promise<{ url: string, woocommerce: string, php: Function, stop: Function, page: (title: string, content: string) => Promise<string> }>} The site; `page` gives an address.
 */
export async function benchSite( name, say, woocommerce = false ) {
	const site = await started( say, {
		name: `bench-${ name }`,
		port: Number( process.env.EIDAN_BENCH_PORT || 8970 ),
		woocommerce,
		reset: true,
		seed: `wp_set_current_user( 1 ); ${ BARE_TEMPLATE } if ( class_exists( 'Eidan\\\\Demo\\\\Importer' ) ) { \\Eidan\\Demo\\Importer::import( true ); }`,
	} );
	return {
		...site,
		page: ( title, content ) =>
			site.php(
				`wp_set_current_user( 1 ); return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${ title }', 'meta_input' => array( '_wp_page_template' => '${ BARE }' ), 'post_content' => wp_slash( base64_decode( '${ Buffer.from( content ).toString( 'base64' ) }' ) ) ) ) );`
			),
	};
}

/**
 * Opens a page on a slow machine and line.
 *
 * @param {import('@playwright/test').Browser} browser         Browser.
 * @param {string}                             url             Address.
 * @param {Object}                             [setting]       How.
 * @param {number}                             [setting.cpu]   Slow-down of the processor, 1 = none.
 * @param {number}                             [setting.bytes] Bytes a second, 0 = no limit.
 * @param {boolean}                            [setting.script] Whether script runs.
 * @param {RegExp}                             [setting.block] Requests that are refused.
 * @param {string[]}                           [setting.refuse] The same by patterns with *, at no cost to the other requests.
 * @param {Array}                              [setting.handle] Arguments of Playwright's `page.route`.
 * @param {string}                             [setting.until] Event of the page that is waited for.
 * @param {string}                             [setting.proxy] Address of a proxy for everything, see recorded.mjs.
 * @return {Promise<{ page: import('@playwright/test').Page, metrics: () => Promise<Record<string, number>>, close: () => Promise<void> }>} The page, after its event.
 */
export async function open(
	browser,
	url,
	{ cpu = 1, bytes = 0, script = true, block, refuse, handle, until = 'load', proxy } = {}
) {
	const context = await browser.newContext( {
		viewport: { width: 1440, height: 900 },
		javaScriptEnabled: script,
		// A browser asks no proxy for its own machine unless it is told so.
		...( proxy ? { proxy: { server: proxy, bypass: '<-loopback>' } } : {} ),
	} );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Performance.enable' );
	if ( cpu > 1 ) {
		await session.send( 'Emulation.setCPUThrottlingRate', { rate: cpu } );
	}
	if ( bytes ) {
		await session.send( 'Network.enable' );
		await session.send( 'Network.emulateNetworkConditions', {
			offline: false,
			latency: 40,
			downloadThroughput: bytes,
			uploadThroughput: bytes,
		} );
	}
	if ( refuse ) {
		await session.send( 'Network.enable' );
		await session.send( 'Network.setBlockedURLs', { urls: refuse } );
	}
	if ( block ) {
		await page.route( block, ( route ) => route.abort() );
	}
	if ( handle ) {
		await page.route( ...handle );
	}
	await page.addInitScript( () => {
		Object.assign( window, { eidanShift: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				window.eidanShift += entry.value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	await page.goto( url, { waitUntil: until, timeout: 120_000 } );
	return {
		page,
		metrics: async () =>
			Object.fromEntries(
				( await session.send( 'Performance.getMetrics' ) ).metrics.map( ( { name, value } ) => [ name, value ] )
			),
		close: () => context.close(),
	};
}

/**
 * Waits for a time that is itself what is measured ("in five seconds").
 *
 * @param {number} ms Milliseconds.
 * @return {Promise<void>} After that time.
 */
export const during = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );
