/**
 * Starts the browser and the site of a benchmark, and opens pages in them.
 */
import { chromium } from '@playwright/test';
import { BARE, BARE_TEMPLATE } from '../site/bare.mjs';
import { startSite } from '../site/site.mjs';
import { browsers } from '../test/browsers.mjs';

const { whole: executablePath } = browsers();

/**
 * @return {Promise<import('@playwright/test').Browser>} Chromium without background requests.
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
 * Starts a site with the demo. It can create pages, which have no header of ours.
 *
 * @param {string}                 name        Name of the site.
 * @param {(line: string) => void} say         Prints progress.
 * @param {boolean|'oldest'}       woocommerce Whether the site is a shop, if WooCommerce can be found.
 * @param {string}                 [wp]        WordPress version or its beginning; the newest without it.
 * @return {Promise<{ url: string, wordpress: string, woocommerce: string, php: Function, stop: Function, page: (title: string, content: string) => Promise<string> }>} The site. `page` creates a page and returns its address.
 */
export async function benchSite( name, say, woocommerce = false, wp ) {
	const site = await startSite( {
		say,
		name: `bench-${ name }`,
		port: Number( process.env.EIDAN_BENCH_PORT || 8970 ),
		woocommerce,
		...( wp ? { wp } : {} ),
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
 * Opens a page, on a slow machine and connection if wanted.
 *
 * @param {import('@playwright/test').Browser} browser         A running Chromium; the page gets a context of its own.
 * @param {string}                             url             Address of the page.
 * @param {Object}                             [setting]       Options.
 * @param {number}                             [setting.cpu]   How many times slower the processor is; 1 is none.
 * @param {number}                             [setting.bytes] Bytes per second; 0 is no limit.
 * @param {boolean}                            [setting.script] Whether scripts run.
 * @param {RegExp}                             [setting.block] Addresses of requests to refuse. Slows all requests down.
 * @param {string[]}                           [setting.refuse] The same as patterns with *. Other requests stay quick.
 * @param {Array}                              [setting.handle] Arguments for Playwright's `page.route`.
 * @param {string}                             [setting.until] Event of the page to wait for.
 * @return {Promise<{ page: import('@playwright/test').Page, metrics: () => Promise<Record<string, number>>, close: () => Promise<void> }>} The page, after that event.
 */
export async function open(
	browser,
	url,
	{ cpu = 1, bytes = 0, script = true, block, refuse, handle, until = 'load' } = {}
) {
	const context = await browser.newContext( {
		viewport: { width: 1440, height: 900 },
		javaScriptEnabled: script,
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
 * Waits for a time that is part of what is measured ("in five seconds"). Never for something to happen.
 *
 * @param {number} ms Milliseconds.
 * @return {Promise<void>} Resolves after that time.
 */
export const during = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );
