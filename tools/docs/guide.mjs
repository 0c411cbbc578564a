/**
 * Takes the images of the guide, 1200 × 750 px, from a running site with the demo, WooCommerce and its demo shop:
 *
 *     node tools/docs/guide.mjs http://127.0.0.1:8888 [image …]
 *
 * On a site without a shop the image of the product is left out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { entries } from '../demo/pages.mjs';
import { browsers } from '../test/browsers.mjs';

const VIEWPORT = { width: 1200, height: 750 };
const LIMIT = 150_000;
const FOLDER = new URL( '../../docs/guide/images/', import.meta.url );

const [ base = 'http://127.0.0.1:8888', ...only ] = process.argv.slice( 2 );

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Waits for the images and fonts in sight.
 *
 * @param {Page} page
 */
async function settle( page ) {
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
	await page.waitForTimeout( 1500 );
}

/** What each image shows. */
const SHOTS = {
	async header( page ) {
		await page.goto( `${ base }/widgets/header/`, { waitUntil: 'load' } );
	},
	async menu( page ) {
		await page.goto( `${ base }/widgets/menu/`, { waitUntil: 'load' } );
		const menu = page.locator( 'main .wp-block-eidan-menu' ).filter( { visible: true } ).first();
		await menu.evaluate( ( block ) => block.scrollIntoView( { block: 'center' } ) );
		await menu.getByLabel( 'Services submenu' ).first().click();
	},
	async 'portfolio-list'( page ) {
		await page.goto( `${ base }/widgets/portfolio-list/`, { waitUntil: 'load' } );
		await page
			.locator( '.wp-block-eidan-portfolio-list' )
			.first()
			.evaluate( ( block ) => block.scrollIntoView( { block: 'start' } ) );
	},
	async product( page ) {
		const [ slug ] = Object.keys( entries( 'shop/products' ) );
		const { status } = await page.goto( `${ base }/product/${ slug }/` ).then( ( answer ) => ( {
			status: answer.status(),
		} ) );
		return status === 200;
	},
};

const { whole: executablePath } = browsers();
const browser = await chromium.launch( {
	...( executablePath && { executablePath } ),
	args: [ '--no-sandbox', '--disable-gpu' ],
} );
mkdirSync( FOLDER, { recursive: true } );
const context = await browser.newContext( { viewport: VIEWPORT, reducedMotion: 'reduce' } );
const page = await context.newPage();
page.setDefaultTimeout( 60_000 );
for ( const [ name, show ] of Object.entries( SHOTS ) ) {
	if ( only.length && ! only.includes( name ) ) {
		continue;
	}
	if ( ( await show( page ) ) === false ) {
		console.log( `${ name }: not on this site, left out` );
		continue;
	}
	await settle( page );
	for ( let quality = 80; quality > 20; quality -= 10 ) {
		const image = await page.screenshot( { type: 'jpeg', quality } );
		if ( image.length <= LIMIT ) {
			writeFileSync( new URL( `${ name }.jpg`, FOLDER ), image );
			console.log( `${ name }: ${ ( image.length / 1000 ).toFixed( 1 ) } kB` );
			break;
		}
	}
}
await browser.close();
