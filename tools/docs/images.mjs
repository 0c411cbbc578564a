/**
 * Takes the images of the table of blocks, 640 × 400 px, from the demo's pages on a running site:
 *
 *     node tools/docs/images.mjs http://127.0.0.1:8888 [slug …]
 *
 * Panels are opened first. If a block has no page of its own, it is taken from the page of a portfolio item.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { blockPages, entries } from '../demo/pages.mjs';
import { browsers } from '../test/browsers.mjs';

/** Twice the size of an image, which is scaled down. So pages look as they do on a desktop. */
const VIEWPORT = { width: 1280, height: 800 };
const LIMIT = 30_000;
const FOLDER = new URL( '../../docs/images/blocks/', import.meta.url );
const BLOCKS = new URL( '../../blocks/', import.meta.url );

const [ base = 'http://127.0.0.1:8888', ...only ] = process.argv.slice( 2 );
const item = `/portfolio/${ Object.keys( entries( 'portfolio' ) )[ 0 ] }/`;
const paged = blockPages();
const metadata = ( slug ) => JSON.parse( readFileSync( new URL( `${ slug }/block.json`, BLOCKS ), 'utf8' ) );
const slugs = only.length
	? only
	: readdirSync( BLOCKS ).filter( ( slug ) => ! metadata( slug ).parent && ! metadata( slug ).ancestor );

/**
 * Scrolls the block into the middle of the window.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          slug
 * @return {Promise<boolean>} Whether the page has the block.
 */
async function show( page, slug ) {
	// A panel that opens over the page is opened by this event, which its script listens to.
	await page.evaluate(
		( selector ) => document.querySelector( selector )?.dispatchEvent( new Event( 'eidan:show' ) ),
		`dialog.wp-block-eidan-${ slug }`
	);
	const blocks = page.locator( `.wp-block-eidan-${ slug }` ).filter( { visible: true } );
	if ( ! ( await blocks.count() ) ) {
		return false;
	}
	await blocks.first().evaluate( ( block ) => {
		const { top, height } = block.getBoundingClientRect();
		// A block that is nearly as high as the window starts at its top. Content before the block's section stays out.
		const middle = height > window.innerHeight * 0.9 ? top - 40 : top - ( window.innerHeight - height ) / 2;
		const section = block.parentElement.closest( 'section' )?.getBoundingClientRect().top ?? middle;
		window.scrollBy( {
			top: top + height < section + window.innerHeight ? Math.max( middle, section ) : middle,
			behavior: 'instant',
		} );
	} );
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
		// Wait for animations that begin when the block appears.
		await new Promise( ( done ) => setTimeout( done, 1500 ) );
	} );
	return true;
}

/**
 * @param {import('@playwright/test').Page} page
 * @return {Promise<Buffer>} A JPEG file that is not larger than LIMIT, if its quality need not be too low for that.
 */
async function shoot( page ) {
	for ( let quality = 82; ; quality -= 8 ) {
		const screenshot = await page.screenshot( { type: 'jpeg', quality, scale: 'device' } );
		if ( screenshot.length <= LIMIT || quality < 40 ) {
			return screenshot;
		}
	}
}

const { whole: executablePath } = browsers();
const browser = await chromium.launch( {
	...( executablePath && { executablePath } ),
	args: [ '--no-sandbox', '--disable-gpu' ],
} );
mkdirSync( FOLDER, { recursive: true } );
const page = await ( await browser.newContext( { viewport: VIEWPORT, deviceScaleFactor: 0.5 } ) ).newPage();
for ( const slug of slugs ) {
	await page.goto( base + ( paged.includes( slug ) ? `/widgets/${ slug }/` : item ), { waitUntil: 'load' } );
	if ( await show( page, slug ) ) {
		const screenshot = await shoot( page );
		writeFileSync( new URL( `${ slug }.jpg`, FOLDER ), screenshot );
		console.log( `${ slug }: ${ ( screenshot.length / 1000 ).toFixed( 1 ) } kB` );
	} else {
		console.log( `${ slug }: not on the demo's pages, left out` );
	}
}
await browser.close();
