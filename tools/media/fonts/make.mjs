/**
 * Makes the fonts of the demo, assets/demo/fonts and fonts.json beside it, and the measures of well-known fonts,
 * includes/Page/font-metrics.php.
 *
 * Once, after a change here or of a version in package.json: npm install --no-package-lock && node make.mjs in this
 * folder.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { metrics } from './metrics.mjs';

const { default: subsetFont } = await import( 'subset-font' );

const HERE = fileURLToPath( new URL( '.', import.meta.url ) );
const ROOT = resolve( HERE, '../../..' );
const FOLDER = join( ROOT, 'assets/demo/fonts' );
const PACKAGES = join( HERE, 'node_modules/@fontsource-variable' );

/** The most that a file may weigh, in bytes. */
const LIMIT = 35_000;

const SUBSETS = [ 'latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese' ];

/**
 * `styles` are those of assets/demo/looks that use a family. Axes that a style does not use are left out, or kept for
 * the weights that it does use: all of them would be two to four times as heavy. Large type takes the largest drawing
 * (`opsz`), text a small one.
 */
const FAMILIES = [
	{
		slug: 'manrope',
		name: 'Manrope',
		kind: 'sans-serif',
		styles: [ 'paper' ],
		faces: [ { style: 'normal', weight: '200 800', from: 'wght-normal', axes: undefined } ],
	},
	{
		slug: 'literata',
		name: 'Literata',
		kind: 'serif',
		styles: [ 'paper' ],
		faces: [ 'normal', 'italic' ].map( ( style ) => ( {
			style,
			weight: '300',
			from: `opsz-${ style }`,
			axes: { opsz: 72, wght: 300 },
		} ) ),
	},
	{
		slug: 'sofia-sans',
		name: 'Sofia Sans',
		kind: 'sans-serif',
		styles: [ 'ink' ],
		faces: [ { style: 'normal', weight: '400 700', from: 'wght-normal', axes: { wght: { min: 400, max: 700 } } } ],
	},
	{
		slug: 'sofia-sans-extra-condensed',
		name: 'Sofia Sans Extra Condensed',
		kind: 'sans-serif',
		styles: [ 'ink' ],
		faces: [ { style: 'normal', weight: '600', from: 'wght-normal', axes: { wght: 600 } } ],
	},
	{
		slug: 'hanken-grotesk',
		name: 'Hanken Grotesk',
		kind: 'sans-serif',
		styles: [ 'signal' ],
		faces: [ { style: 'normal', weight: '400 700', from: 'wght-normal', axes: { wght: { min: 400, max: 700 } } } ],
	},
	{
		slug: 'bricolage-grotesque',
		name: 'Bricolage Grotesque',
		kind: 'sans-serif',
		styles: [ 'signal' ],
		faces: [
			{ style: 'normal', weight: '700', from: 'standard-normal', axes: { opsz: 96, wdth: 100, wght: 700 } },
		],
	},
	{
		slug: 'source-serif-4',
		name: 'Source Serif 4',
		kind: 'serif',
		styles: [ 'garden' ],
		faces: [
			{
				style: 'normal',
				weight: '400 600',
				from: 'opsz-normal',
				axes: { opsz: 14, wght: { min: 400, max: 600 } },
			},
		],
	},
	{
		slug: 'fraunces',
		name: 'Fraunces',
		kind: 'serif',
		styles: [ 'garden' ],
		faces: [ 'normal', 'italic' ].map( ( style ) => ( {
			style,
			weight: '400',
			from: `full-${ style }`,
			axes: { opsz: 72, SOFT: 100, WONK: 0, wght: 400 },
		} ) ),
	},
];

/**
 * @param {string} range As in CSS: U+0000-00FF,U+0131.
 * @return {string} All characters of it.
 */
function charactersOf( range ) {
	const points = range.split( ',' ).flatMap( ( part ) => {
		const [ first, last = first ] = part.replace( 'U+', '' ).split( '-' );
		const [ from, to ] = [ parseInt( first, 16 ), parseInt( last, 16 ) ];
		return Array.from( { length: to - from + 1 }, ( _, index ) => from + index );
	} );
	return String.fromCodePoint( ...points );
}

mkdirSync( FOLDER, { recursive: true } );
readdirSync( FOLDER ).forEach( ( file ) => unlinkSync( join( FOLDER, file ) ) );
const require = createRequire( import.meta.url );
const families = {};
for ( const { slug, name, kind, styles, faces } of FAMILIES ) {
	const ranges = require( join( PACKAGES, slug, 'unicode.json' ) );
	// Names with a digit alone, such as "Source Serif 4", are no names in CSS without quotes.
	const quoted = name.includes( ' ' ) ? `"${ name }"` : name;
	const fontFamily = `${ quoted }, "${ name } Fallback", "${ name } Fallback Android", ${ kind }`;
	families[ slug ] = { name, fontFamily, styles, faces: [] };
	for ( const { style, weight, from, axes } of faces ) {
		for ( const subset of SUBSETS.filter( ( one ) => ranges[ one ] ) ) {
			const source = readFileSync( join( PACKAGES, slug, 'files', `${ slug }-${ subset }-${ from }.woff2` ) );
			const font = axes
				? await subsetFont( source, charactersOf( ranges[ subset ] ), {
						targetFormat: 'woff2',
						variationAxes: axes,
					} )
				: source;
			const file = `${ slug }-${ subset }${ style === 'italic' ? '-italic' : '' }.woff2`;
			if ( font.length > LIMIT ) {
				throw new Error( `${ file } weighs ${ font.length } bytes, more than ${ LIMIT }.` );
			}
			writeFileSync( join( FOLDER, file ), font );
			families[ slug ].faces.push( {
				subset,
				file,
				fontFamily: name,
				fontStyle: style,
				fontWeight: weight,
				unicodeRange: ranges[ subset ],
			} );
		}
	}
	copyFileSync( join( PACKAGES, slug, 'LICENSE' ), join( FOLDER, `${ slug }-OFL.txt` ) );
}
writeFileSync( join( ROOT, 'assets/demo/fonts.json' ), `${ JSON.stringify( families, null, '\t' ) }\n` );
writeFileSync( join( ROOT, 'includes/Page/font-metrics.php' ), await metrics() );
