/**
 * Makes the fonts of the demo, assets/demo/fonts and fonts.json beside it, and the measures of well-known fonts,
 * includes/Page/font-metrics.php.
 *
 * Once, after a change here or of a version in package.json: npm ci && node make.mjs in this folder.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { metrics } from './metrics.mjs';

const { default: subsetFont } = await import( 'subset-font' );

const HERE = fileURLToPath( new URL( '.', import.meta.url ) );
const ROOT = resolve( HERE, '../..' );
const FOLDER = join( ROOT, 'assets/demo/fonts' );
const PACKAGES = join( HERE, 'node_modules/@fontsource-variable' );

/** The most that a file may weigh, in bytes. */
const LIMIT = 35_000;

const SUBSETS = [ 'latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese' ];

/**
 * Literata is drawn for each size anew; headings take its largest drawing, which is light, as the demo does.
 * All of its weights would be twice as heavy.
 */
const FAMILIES = [
	{
		slug: 'manrope',
		name: 'Manrope',
		fontFamily: 'Manrope, "Manrope Fallback", "Manrope Fallback Android", sans-serif',
		faces: [ { style: 'normal', weight: '200 800', from: 'wght-normal', axes: undefined } ],
	},
	{
		slug: 'literata',
		name: 'Literata',
		fontFamily: 'Literata, "Literata Fallback", "Literata Fallback Android", serif',
		faces: [ 'normal', 'italic' ].map( ( style ) => ( {
			style,
			weight: '300',
			from: `opsz-${ style }`,
			axes: { opsz: 72, wght: 300 },
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
for ( const { slug, name, fontFamily, faces } of FAMILIES ) {
	const ranges = require( join( PACKAGES, slug, 'unicode.json' ) );
	families[ slug ] = { name, fontFamily, faces: [] };
	for ( const { style, weight, from, axes } of faces ) {
		for ( const subset of SUBSETS ) {
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
