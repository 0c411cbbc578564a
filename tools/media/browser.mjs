/**
 * What the scripts that take pictures share.
 */
import { chromium } from '@playwright/test';
import { browsers } from '../test/browsers.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * What each kind of pictures is taken with (run.mjs).
 *
 * @typedef {Object} Taking
 * @property {import('@playwright/test').Browser} browser A running Chromium.
 * @property {string}                             base    Address of the site, without a slash at its end.
 * @property {string[]}                           names   Which ones; all if there are none.
 */

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
 * Logs in as the owner of a development site.
 *
 * @param {Page}   page
 * @param {string} base Address of the site.
 */
export async function logIn( page, base ) {
	await page.goto( `${ base }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await Promise.all( [ page.waitForURL( '**/wp-admin/**' ), page.click( '#wp-submit' ) ] );
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
 * Waits for what is in the window: images, fonts, and what moves when a block comes into view.
 *
 * @param {Page} page
 */
export async function settled( page ) {
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( async () => {
		await document.fonts.ready;
		const inSight = [ ...document.images ].filter( ( image ) => {
			const { top, bottom, left, right, width } = image.getBoundingClientRect();
			return width && top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
		} );
		await Promise.race( [
			Promise.all( inSight.map( ( image ) => image.decode().catch( () => {} ) ) ),
			new Promise( ( done ) => setTimeout( done, 5000 ) ),
		] );
		await new Promise( ( done ) => setTimeout( done, 1500 ) );
	} );
}

/**
 * Takes an image that is light enough for a page of the documentation.
 *
 * @param {Page}   page
 * @param {number} limit     Bytes. An image of the least quality may have more.
 * @param {Object} [options] Options of Playwright's `page.screenshot()`.
 * @return {Promise<Buffer>} A JPEG file.
 */
export async function lightShot( page, limit, options = {} ) {
	for ( let quality = QUALITY.best; ; quality -= QUALITY.step ) {
		const shot = await page.screenshot( { ...options, type: 'jpeg', quality, scale: 'device' } );
		if ( shot.length <= limit || quality - QUALITY.step < QUALITY.least ) {
			return shot;
		}
	}
}
