/**
 * What the scripts that photograph the demo share.
 */
import { chromium } from '@playwright/test';
import { browsers } from '../test/browsers.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** Pixels of one step down a page, and milliseconds between two. */
const STEP = { px: 600, ms: 40 };

/** Qualities of a JPEG file, from the best that is tried to the least that may be. */
const QUALITY = { best: 80, least: 40, step: 8 };

/**
 * Starts the browser that the images are taken with.
 *
 * @return {Promise<import('@playwright/test').Browser>} The whole Chromium of this machine, or Playwright's own.
 */
export function openBrowser() {
	const { whole: executablePath } = browsers();
	return chromium.launch( {
		...( executablePath && { executablePath } ),
		args: [ '--no-sandbox', '--disable-gpu' ],
	} );
}

/**
 * Scrolls past all images once, as those further down load only then. Waits for them and for the fonts.
 *
 * WordPress has images decoded beside the rest of the page (`decoding="async"`). A screenshot of a whole page does not
 * wait for that and shows blank areas, which visitors do not see. So they are decoded here.
 *
 * @param {Page}   page
 * @param {number} [end] How far down, in pixels; by default the whole page.
 */
export async function scrollPast( page, end = Infinity ) {
	await page.evaluate(
		async ( { px, ms, last } ) => {
			for ( let y = 0; y < Math.min( document.body.scrollHeight, last ?? Infinity ); y += px ) {
				window.scrollTo( { top: y, behavior: 'instant' } );
				await new Promise( ( done ) => setTimeout( done, ms ) );
			}
			window.scrollTo( { top: 0, behavior: 'instant' } );
			await document.fonts.ready;
		},
		{ ...STEP, last: Number.isFinite( end ) ? end : null }
	);
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( async () => {
		const loaded = [ ...document.images ].filter( ( { complete } ) => complete );
		loaded.forEach( ( image ) => ( image.decoding = 'sync' ) );
		await Promise.all( loaded.map( ( image ) => image.decode().catch( () => {} ) ) );
	} );
}

/**
 * Takes an image that is light enough for a page of the documentation.
 *
 * @param {Page}   page
 * @param {number} limit   Bytes. An image of the least quality may have more.
 * @param {Object} options Options of Playwright's `page.screenshot()`.
 * @return {Promise<Buffer>} A JPEG file.
 */
export async function lightShot( page, limit, options ) {
	for ( let quality = QUALITY.best; ; quality -= QUALITY.step ) {
		const shot = await page.screenshot( { ...options, type: 'jpeg', quality, scale: 'device' } );
		if ( shot.length <= limit || quality - QUALITY.step < QUALITY.least ) {
			return shot;
		}
	}
}
