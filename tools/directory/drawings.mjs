/**
 * Draws the icon and the banners of the plugin directory, from the mark below and photographs of the demo:
 *
 *     npm run directory -- drawings
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL( '../../.wordpress-org/', import.meta.url );
const DEMO = new URL( '../../assets/demo/', import.meta.url );

/** Ink, paper and vermilion of the style Paper. */
const COLORS = { ink: '#16150f', paper: '#f7f4ed', red: '#b5351a', stone: '#e4ded1' };

/** An E of rows, as a page has them; the last block of the middle one is red. */
const MARK = `<path fill="${ COLORS.paper }" d="M60 56h36v144H60zM108 56h88v36h-88zM108 110h40v36h-40zM108 164h88v36h-88z"/><path fill="${ COLORS.red }" d="M160 110h36v36h-36z"/>`;

/** The icon. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path fill="${ COLORS.ink }" d="M0 0h256v256H0z"/>${ MARK }</svg>\n`;

/** What goes into each column of the banner, from left to right: names of photographs, or parts that are drawn. */
const COLUMNS = [
	{
		top: -96,
		tiles: [
			[ 'facets', 190 ],
			[ 'calla', 250 ],
			[ 'night-facade-grid', 190 ],
		],
	},
	{
		top: -30,
		tiles: [
			[ 'terminal-roof', 260 ],
			[ 'mark', 190 ],
			[ 'typist', 210 ],
		],
	},
	{
		top: -130,
		tiles: [
			[ 'handrail', 210 ],
			[ 'spiral-stair-wood', 290 ],
			[ 'red', 172 ],
		],
	},
	{
		top: -60,
		tiles: [
			[ 'poppy', 170 ],
			[ 'tower', 240 ],
			[ 'museum-hall', 220 ],
		],
	},
];

/**
 * @param {string} path Below assets/demo.
 * @param {string} type MIME type.
 * @return {string} The file as data: URL.
 */
const dataUrl = ( path, type ) =>
	`data:${ type };base64,${ readFileSync( new URL( path, DEMO ) ).toString( 'base64' ) }`;

/**
 * @param {[ string, number ]} tile Name and height, in pixels.
 * @return {string} HTML.
 */
function tile( [ name, height ] ) {
	const style = `height:${ height }px`;
	if ( name === 'red' ) {
		return `<div style="${ style };background:${ COLORS.red }"></div>`;
	}
	if ( name === 'mark' ) {
		return `<div style="${ style };background:${ COLORS.ink }"><svg viewBox="0 0 256 256" height="100%" width="100%">${ MARK }</svg></div>`;
	}
	return `<img style="${ style }" src="${ dataUrl( `images/${ name }.webp`, 'image/webp' ) }">`;
}

/** The banner, 1544 × 500. */
const BANNER = () => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Fraunces; font-weight: 100 900; src: url(${ dataUrl( 'fonts/fraunces-latin.woff2', 'font/woff2' ) }) }
@font-face { font-family: Hanken; font-weight: 100 900; src: url(${ dataUrl( 'fonts/hanken-grotesk-latin.woff2', 'font/woff2' ) }) }
* { margin: 0; box-sizing: border-box }
body { width: 1544px; height: 500px; overflow: hidden; position: relative; background: ${ COLORS.paper }; color: ${ COLORS.ink } }
main { position: absolute; left: 92px; top: 0; height: 100%; width: 640px; display: flex; flex-direction: column; justify-content: center }
h1 { font: 500 132px/0.95 Fraunces; letter-spacing: -0.035em }
h1 i { display: inline-block; width: 0.17em; height: 0.17em; margin-left: 0.1em; background: ${ COLORS.red } }
p { font: 400 33px/1.3 Hanken; margin-top: 34px; color: #3d3a31 }
aside { position: absolute; left: 772px; top: 0; display: flex; gap: 16px }
aside div.column { width: 190px; display: flex; flex-direction: column; gap: 16px }
aside img, aside div.column > div { display: block; width: 100%; object-fit: cover }
aside img { background: ${ COLORS.stone } }
</style>
<main><h1>Eidan<br>Blocks<i></i></h1><p>Websites for people with work to show,<br>made in the block editor.</p></main>
<aside>${ COLUMNS.map(
	( { top, tiles } ) => `<div class="column" style="margin-top:${ top }px">${ tiles.map( tile ).join( '' ) }</div>`
).join( '' ) }</aside>`;

/**
 * Writes icon.svg, both sizes of the icon and both of the banner.
 *
 * @param {import('@playwright/test').Browser} browser
 */
export async function draw( browser ) {
	writeFileSync( new URL( 'icon.svg', FOLDER ), ICON );
	for ( const size of [ 128, 256 ] ) {
		const page = await browser.newPage( { viewport: { width: size, height: size } } );
		await page.setContent( `<style>*{margin:0}svg{display:block}</style>${ ICON }` );
		const png = await page.screenshot( { type: 'png' } );
		writeFileSync( new URL( `icon-${ size }x${ size }.png`, FOLDER ), png );
		await page.close();
	}
	for ( const [ name, scale ] of [
		[ 'banner-1544x500', 1 ],
		[ 'banner-772x250', 0.5 ],
	] ) {
		const page = await browser.newPage( { viewport: { width: 1544, height: 500 }, deviceScaleFactor: scale } );
		await page.setContent( BANNER() );
		await page.evaluate( async () => {
			await document.fonts.ready;
			await Promise.all( [ ...document.images ].map( ( image ) => image.decode() ) );
		} );
		const jpeg = await page.screenshot( { type: 'jpeg', quality: 86, scale: 'device' } );
		writeFileSync( new URL( `${ name }.jpg`, FOLDER ), jpeg );
		await page.close();
	}
}
