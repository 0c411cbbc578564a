/**
 * Takes the images of docs/starters.md on a site of its own: each starter in each style as on a desktop, and in one
 * style as on a tablet and on a phone, too. It needs this machine's PHP, and WooCommerce for the starter Shop.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { startSite } from '../site/site.mjs';
import { phpString } from '../site/script.mjs';
import { lightShot, scrollPast } from './browser.mjs';

const FOLDER = new URL( '../../docs/images/starters/', import.meta.url );
const DEMO = new URL( '../../assets/demo/', import.meta.url );

/** The most that an image may weigh, in bytes. */
const LIMIT = 45_000;

/** Height of all images, in pixels: they stand side by side. */
const HEIGHT = 600;

/** A desktop, a tablet and a phone: size of the window, and how much of the page an image shows, in pixels. */
const DESKTOP = { width: 1440, height: 900, shown: 1800 };
const SMALL = [
	{ width: 768, height: 1024, shown: 1536 },
	{ width: 390, height: 844, shown: 1300 },
];

/** The style that a starter is shown in at all widths: each style once. */
const STYLES = { consulting: 'paper', studio: 'signal', portfolio: 'ink', shop: 'garden' };

/**
 * Names of the folders of a folder of the demo.
 *
 * @param {string} folder Name in assets/demo/.
 * @return {string[]} In alphabetical order.
 */
const namesIn = ( folder ) => readdirSync( new URL( `${ folder }/`, DEMO ) ).sort();

/**
 * Takes one image of the front page.
 *
 * @param {import('@playwright/test').Browser}              browser
 * @param {string}                                          url     Address of the page.
 * @param {{ width: number, height: number, shown: number }} device
 * @param {string}                                          name    Name of the file, without extension.
 */
async function shoot( browser, url, { width, height, shown }, name ) {
	const page = await browser.newPage( {
		viewport: { width, height },
		deviceScaleFactor: HEIGHT / shown,
		reducedMotion: 'reduce',
	} );
	await page.goto( url, { waitUntil: 'load' } );
	await scrollPast( page, shown + height );
	const shot = await lightShot( page, LIMIT, { fullPage: true, clip: { x: 0, y: 0, width, height: shown } } );
	writeFileSync( new URL( `${ name }.jpg`, FOLDER ), shot );
	console.log( `${ name }: ${ ( shot.length / 1000 ).toFixed( 1 ) } kB` );
	await page.close();
}

/**
 * Runs PHP on the site and ends if it says what went wrong.
 *
 * @param {import('../site/site.mjs').Site} site
 * @param {string}                          code Returns a list of errors.
 */
async function change( site, code ) {
	const errors = await site.php( `wp_set_current_user( 1 ); ${ code }` );
	if ( errors.length ) {
		throw new Error( errors.join( '\n' ) );
	}
}

/** @param {import('./browser.mjs').Taking} taking Names are those of starters. */
export async function take( { browser, names } ) {
	mkdirSync( FOLDER, { recursive: true } );
	const site = await startSite( { name: 'starter-images', port: 8890, woocommerce: true, reset: true } );
	try {
		for ( const starter of names.length ? names : namesIn( 'starters' ) ) {
			// In two processes: WooCommerce keeps the attributes that were removed until the end of a request.
			await change( site, `\\Eidan\\Demo\\Importer::remove( true ); return array();` );
			await change(
				site,
				`return \\Eidan\\Demo\\Importer::import( true, null, ${ phpString( starter ) }, 'paper' );`
			);
			for ( const style of namesIn( 'looks' ) ) {
				await change(
					site,
					`$done = ( new \\Eidan\\Demo\\Style\\Switcher() )->put_on( ${ phpString( style ) }, null, null );
					return is_wp_error( $done ) ? $done->get_error_messages() : $done;`
				);
				await shoot( browser, `${ site.url }/`, DESKTOP, `${ starter }-${ style }` );
				for ( const device of STYLES[ starter ] === style ? SMALL : [] ) {
					await shoot( browser, `${ site.url }/`, device, `${ starter }-${ style }-${ device.width }` );
				}
			}
		}
	} finally {
		await site.stop();
	}
}
