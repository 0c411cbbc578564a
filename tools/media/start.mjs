/**
 * Makes the images of the start screen, as WebP in assets/start: widgets from docs/images/blocks, also for the demo's
 * page of all blocks, and kinds of sites from a running site without content. Each kind of site is shown in each style, as the preview of the start screen shows it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { logIn } from './browser.mjs';

/** Sizes in pixels, and the most bytes of an image: all together are at most 150 kB. */
const WIDGET = { width: 320, height: 200, limit: 2900 };
/** The demo's page of all blocks shows them larger. */
const DEMO = { width: 640, height: 400, limit: 13000 };
const STARTER = { width: 320, height: 213, limit: 4200 };
const VIEWPORT = { width: 1440, height: 960 };

const FOLDER = new URL( '../../assets/start/', import.meta.url );
const IMAGES = new URL( '../../docs/images/blocks/', import.meta.url );
const PAGES = JSON.parse( readFileSync( new URL( '../../assets/demo/widgets.json', import.meta.url ), 'utf8' ) );

/**
 * Writes an image in a smaller size, as good as its limit allows.
 *
 * @param {import('@playwright/test').Page}                  desk   Any page.
 * @param {string}                                           path   Below assets/start, without ending.
 * @param {string}                                           source The image as data: URL.
 * @param {{ width: number, height: number, limit: number }} size
 */
async function write( desk, path, source, { width, height, limit } ) {
	const bytes = await desk.evaluate(
		async ( [ url, w, h, most ] ) => {
			const bitmap = await window.createImageBitmap( await ( await fetch( url ) ).blob(), {
				resizeWidth: w,
				resizeHeight: h,
				resizeQuality: 'high',
			} );
			const canvas = new window.OffscreenCanvas( w, h );
			canvas.getContext( '2d' ).drawImage( bitmap, 0, 0 );
			let blob;
			for ( let quality = 0.8; quality > 0.02; quality -= 0.04 ) {
				blob = await canvas.convertToBlob( { type: 'image/webp', quality } );
				if ( blob.size <= most ) {
					break;
				}
			}
			return [ ...new Uint8Array( await blob.arrayBuffer() ) ];
		},
		[ source, width, height, limit ]
	);
	writeFileSync( new URL( `${ path }.webp`, FOLDER ), Buffer.from( bytes ) );
	console.log( `${ path }: ${ ( bytes.length / 1000 ).toFixed( 1 ) } kB` );
}

/** @param {Buffer} jpeg */
const dataUrl = ( jpeg ) => `data:image/jpeg;base64,${ jpeg.toString( 'base64' ) }`;

/** The widgets of the gallery: what stands inside other blocks or in a header has no image. */
async function widgets( desk ) {
	mkdirSync( new URL( 'widgets/', FOLDER ), { recursive: true } );
	for ( const name of readdirSync( IMAGES ) ) {
		const slug = name.replace( '.jpg', '' );
		if ( slug in PAGES ) {
			const source = dataUrl( readFileSync( new URL( name, IMAGES ) ) );
			await write( desk, `../demo/images/widget-${ slug }`, source, DEMO );
		}
		if ( ! [ 'header', 'menu', 'opener', 'panel', 'search-cover', 'portfolio-details' ].includes( slug ) ) {
			await write( desk, `widgets/${ slug }`, dataUrl( readFileSync( new URL( name, IMAGES ) ) ), WIDGET );
		}
	}
}

async function sites( desk, browser, base ) {
	mkdirSync( new URL( 'starters/', FOLDER ), { recursive: true } );
	const page = await browser.newPage( { viewport: VIEWPORT, reducedMotion: 'reduce' } );
	await logIn( page, base );
	await page.goto( `${ base }/wp-admin/themes.php?page=eidan-start` );
	await page.waitForFunction( () => window.wp?.apiFetch );
	const all = await page.evaluate( () => window.wp.apiFetch( { path: '/eidan/v1/starters' } ) );
	for ( const style of all.styles ) {
		for ( const starter of all.starters ) {
			await page.goto( `${ style.preview }&eidan_starter=${ starter.slug }`, { waitUntil: 'networkidle' } );
			await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
			await page.waitForTimeout( 800 );
			const image = await page.screenshot( { type: 'jpeg', quality: 95 } );
			await write( desk, `starters/${ starter.slug }-${ style.slug }`, dataUrl( image ), STARTER );
		}
	}
}

/** @param {import('./browser.mjs').Taking} taking With the name `sites` it is these, else widgets. */
export async function take( { browser, base, names } ) {
	const desk = await browser.newPage();
	await ( names.includes( 'sites' ) ? sites( desk, browser, base ) : widgets( desk ) );
}
