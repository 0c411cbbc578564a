/**
 * Records what a phone shows of a page in its first two seconds.
 */
import { during } from '../browser.mjs';

/** The phone: CSS pixels, bytes per second, milliseconds, times as slow. */
const PHONE = { width: 390, height: 844, bytes: 400_000, latency: 40, cpu: 4 };

/** Length of a film and time between its frames, in milliseconds. */
const LENGTH = 2000;
const EACH = 100;

/** Width of a frame in a strip, in pixels. */
const FRAME = 130;

/**
 * @typedef {Object} Film
 * @property {string[]} frames  A frame each 100 ms after the first byte, as a JPEG in base64; "" before anything is painted.
 * @property {number}   first   First paint, in milliseconds after the first byte.
 * @property {number}   largest Largest paint so far, in milliseconds after the first byte.
 */

/**
 * Runs in the page: when its first byte came, and how much later its paints were. How long the server takes is measured
 * elsewhere.
 */
const paints = () =>
	new Promise( ( done ) => {
		const { responseStart } = performance.getEntriesByType( 'navigation' )[ 0 ];
		const first = performance.getEntriesByName( 'first-contentful-paint' )[ 0 ]?.startTime;
		new PerformanceObserver( ( list ) =>
			done( {
				began: performance.timeOrigin + responseStart,
				first: first - responseStart,
				largest: list.getEntries().at( -1 ).startTime - responseStart,
			} )
		).observe( { type: 'largest-contentful-paint', buffered: true } );
	} );

/**
 * @param {import('@playwright/test').Browser} browser A running Chromium.
 * @param {string}                             url     Address of the page.
 * @return {Promise<Film>} The film.
 */
export async function film( browser, url ) {
	const context = await browser.newContext( {
		viewport: { width: PHONE.width, height: PHONE.height },
		isMobile: true,
		hasTouch: true,
	} );
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession( page );
		await session.send( 'Network.enable' );
		await session.send( 'Network.emulateNetworkConditions', {
			offline: false,
			latency: PHONE.latency,
			downloadThroughput: PHONE.bytes,
			uploadThroughput: PHONE.bytes,
		} );
		await session.send( 'Emulation.setCPUThrottlingRate', { rate: PHONE.cpu } );
		const seen = [];
		session.on( 'Page.screencastFrame', ( { data, metadata, sessionId } ) => {
			seen.push( { data, at: metadata.timestamp * 1000 } );
			void session.send( 'Page.screencastFrameAck', { sessionId } ).catch( () => {} );
		} );
		await session.send( 'Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 390, maxHeight: 844 } );
		await page.goto( url, { waitUntil: 'commit' } );
		// The time is what is filmed.
		await during( LENGTH );
		const { began, ...times } = await page.evaluate( paints );
		await session.send( 'Page.stopScreencast' );
		const frames = Array.from( { length: LENGTH / EACH }, ( _, index ) => {
			const until = began + ( index + 1 ) * EACH;
			return seen.findLast( ( { at } ) => at >= began && at <= until )?.data ?? '';
		} );
		return { frames, ...times };
	} finally {
		await context.close();
	}
}

/**
 * @param {import('@playwright/test').Browser} browser A running Chromium.
 * @param {Film[]}                             films   Films, one below the other.
 * @return {Promise<Buffer>} A PNG with all frames.
 */
export async function strip( browser, films ) {
	const cell = ( data, index ) =>
		`<figure>${ data ? `<img src="data:image/jpeg;base64,${ data }">` : '<i></i>' }<figcaption>${ ( ( ( index + 1 ) * EACH ) / 1000 ).toFixed( 1 ) } s</figcaption></figure>`;
	const page = await browser.newPage( {
		viewport: { width: ( ( FRAME + 6 ) * LENGTH ) / EACH + 6, height: 600 },
	} );
	try {
		await page.setContent(
			`<style>body{margin:6px;font:11px sans-serif;background:#ddd}div{display:flex;gap:6px;margin-bottom:6px}figure{margin:0;width:${ FRAME }px}img,i{display:block;width:100%;aspect-ratio:390/844;object-fit:cover;object-position:top;background:#fff}</style>${ films
				.map( ( { frames } ) => `<div>${ frames.map( cell ).join( '' ) }</div>` )
				.join( '' ) }`
		);
		return await page.screenshot( { fullPage: true } );
	} finally {
		await page.close();
	}
}
