/**
 * Draws the goods of the demo's shop: books, posters and notebooks, on a table or on a wall.
 *
 *     node tools/demo/shop-images.mjs
 *
 * Writes assets/demo/images/shop-*.webp; images.json has their alternative texts. Chromium draws and encodes them, with
 * the fonts of Twenty Twenty-Five.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findWordPress } from '../site/wordpress.mjs';
import { browsers } from '../test/browsers.mjs';
import { goods } from './shop-goods.mjs';

/** Size of an image in pixels. The ratio is 4 : 5, as for all cards of the demo. */
const SIZE = { width: 800, height: 1000 };

/** Width of the small file for lists on phones. */
const SMALL = 400;
/* global Image */
const QUALITY = 0.84;
const FONTS = {
	Manrope: [ 'manrope/Manrope-VariableFont_wght.woff2', '200 800' ],
	Literata: [ 'literata/Literata72pt-Light.woff2', '300' ],
};

const { path: wordpress } = await findWordPress( { wanted: '', progress() {}, say() {} } );
const faces = Object.entries( FONTS ).map( ( [ family, [ file, weight ] ] ) => {
	const data = readFileSync( join( wordpress, 'wp-content/themes/twentytwentyfive/assets/fonts', file ) ).toString(
		'base64'
	);
	return `@font-face{font-family:${ family };font-weight:${ weight };src:url(data:font/woff2;base64,${ data })}`;
} );
const { whole: executablePath } = browsers();
const browser = await chromium.launch( {
	...( executablePath && { executablePath } ),
	args: [ '--no-sandbox', '--disable-gpu' ],
} );
const page = await browser.newPage( { viewport: SIZE } );
for ( const [ name, { html, style = '' } ] of Object.entries( goods ) ) {
	await page.setContent( `<style>${ faces.join( '' ) }
		*{box-sizing:border-box;margin:0}
		body{width:800px;height:1000px;overflow:hidden;display:grid;place-items:center;font-family:Manrope;color:#16150f;background:linear-gradient(165deg,#efebe1,#e2dccd)}
		.wall{background:linear-gradient(180deg,#f1eee6 0,#e8e3d8 79%,#cfc7b6 79.2%,#c5bca9 100%)}
		.thing{position:relative;overflow:hidden;box-shadow:0 2px 3px #0003,0 18px 30px -6px #0004,0 46px 70px -20px #0005}
		.book::after{content:"";position:absolute;inset:0;background:linear-gradient(90deg,#0004 0,#0000 1.2%,#fff3 2.6%,#0003 4.4%,#0000 7%,#0000 60%,#ffffff12 100%)}
		.serif{font-family:Literata;font-weight:300;letter-spacing:-.03em;line-height:.98}
		svg{display:block}
		${ style }</style>${ html }` );
	await page.evaluate( () => document.fonts.ready );
	const shot = ( await page.screenshot( { type: 'png' } ) ).toString( 'base64' );
	for ( const width of [ SIZE.width, SMALL ] ) {
		const webp = await page.evaluate(
			async ( [ data, quality, wanted ] ) => {
				const image = new Image();
				image.src = `data:image/png;base64,${ data }`;
				await image.decode();
				const canvas = document.createElement( 'canvas' );
				canvas.width = wanted;
				canvas.height = ( wanted * image.naturalHeight ) / image.naturalWidth;
				const context = canvas.getContext( '2d' );
				context.imageSmoothingQuality = 'high';
				context.drawImage( image, 0, 0, canvas.width, canvas.height );
				return canvas.toDataURL( 'image/webp', quality );
			},
			[ shot, QUALITY, width ]
		);
		const bytes = Buffer.from( webp.split( ',' )[ 1 ], 'base64' );
		const file = `shop-${ name }${ width === SMALL ? `-${ SMALL }x${ SMALL * 1.25 }` : '' }.webp`;
		writeFileSync( new URL( `../../assets/demo/images/${ file }`, import.meta.url ), bytes );
		console.log( `${ file }  ${ ( bytes.length / 1000 ).toFixed( 1 ) } kB` );
	}
}
await browser.close();
