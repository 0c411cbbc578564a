/**
 * Takes the screenshots of the plugin directory, 1280 × 800 px, from a running site with the demo and WooCommerce. Their
 * captions are in readme.txt, in the same order. Those of docs/images are photographed for the documentation already.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { lightShot, logIn, scrollPast } from './browser.mjs';

const FOLDER = new URL( '../../.wordpress-org/', import.meta.url );
const DOCS = new URL( '../../docs/images/', import.meta.url );

/** Size of the window, in pixels, and the most that an image may weigh, in bytes. */
const VIEWPORT = { width: 1280, height: 800 };
const LIMIT = 190_000;

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Opens a page of the site and waits until all in its first window is there.
 *
 * @param {Page}   page
 * @param {string} address
 */
async function open( page, address ) {
	await page.goto( address, { waitUntil: 'load' } );
	// The bar of the administration is not what visitors see.
	await page.addStyleTag( { content: '#wpadminbar{display:none}html{margin-top:0!important}' } );
	await scrollPast( page, VIEWPORT.height );
}

/**
 * Puts a style on the site, or takes it off.
 *
 * @param {Page}        page
 * @param {string}      base  Address of the site.
 * @param {string|null} style Null takes it off.
 */
async function wear( page, base, style ) {
	await page.goto( `${ base }/wp-admin/themes.php?page=eidan-start` );
	await page.evaluate(
		( name ) =>
			window.wp.apiFetch( {
				path: '/eidan/v1/style',
				...( name ? { method: 'POST', data: { style: name } } : { method: 'DELETE' } ),
			} ),
		style
	);
}

/** What each screenshot shows: an image of the documentation, or what is done before it is taken. */
const SHOTS = [
	( page, base ) => open( page, `${ base }/` ),
	async ( page, base ) => {
		await page.goto( `${ base }/wp-admin/themes.php?page=eidan-start`, { waitUntil: 'networkidle' } );
		await page
			.getByRole( 'button', { name: 'A whole site' } )
			.or( page.getByRole( 'radio', { name: 'A whole site' } ) )
			.first()
			.click();
		await page.getByRole( 'heading', { level: 1 } ).click();
		await page
			.getByRole( 'heading', { name: 'A whole site', level: 2 } )
			.first()
			.evaluate( ( heading ) => {
				window.scrollTo( {
					top: window.scrollY + heading.getBoundingClientRect().top - 56,
					behavior: 'instant',
				} );
			} );
		await page.waitForFunction( () =>
			[ ...document.querySelectorAll( '#wpbody img' ) ]
				.filter( ( image ) => image.getBoundingClientRect().top < window.innerHeight )
				.every( ( { complete, naturalWidth } ) => complete && naturalWidth > 0 )
		);
		// Portraits come from another host; previews of styles come one after another.
		await page.addStyleTag( { content: '#wp-admin-bar-my-account img{visibility:hidden}' } );
		await page.waitForTimeout( 15_000 );
	},
	'editor.jpg',
	async ( page, base ) => {
		await wear( page, base, 'signal' );
		await open( page, `${ base }/` );
	},
	async ( page, base ) => {
		await wear( page, base, 'paper' );
		await open( page, `${ base }/portfolio/` );
		await page.evaluate( () => window.scrollTo( { top: 300, behavior: 'instant' } ) );
	},
	async ( page, base ) => {
		await wear( page, base, 'garden' );
		await open( page, `${ base }/shop/` );
		await page.evaluate( () => window.scrollTo( { top: 120, behavior: 'instant' } ) );
	},
	'report.jpg',
	'journey.jpg',
];

/** @param {import('./browser.mjs').Taking} taking Names are the numbers of screenshots. */
export async function take( { browser, base, names } ) {
	const page = await browser.newPage( { viewport: VIEWPORT, reducedMotion: 'reduce' } );
	await logIn( page, base );
	for ( const [ index, shot ] of SHOTS.entries() ) {
		const number = String( index + 1 );
		if ( names.length && ! names.includes( number ) ) {
			continue;
		}
		const file = new URL( `screenshot-${ number }.jpg`, FOLDER );
		if ( typeof shot === 'string' ) {
			copyFileSync( new URL( shot, DOCS ), file );
			continue;
		}
		await shot( page, base );
		writeFileSync( file, await lightShot( page, LIMIT ) );
		console.log( `screenshot-${ number }.jpg` );
	}
	await wear( page, base, 'paper' );
}
