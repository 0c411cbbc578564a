/**
 * Measures of well-known fonts, and of those that nearly all devices have.
 */

/** Those of the themes that come with WordPress, and those that most other themes take from Google Fonts. */
const FAMILIES = [
	'Albert Sans, Archivo, Arvo, Barlow, Beiruti, Bitter, Cabin, Cardo, Cormorant Garamond, Crimson Text, DM Sans',
	'DM Serif Display, Domine, EB Garamond, Figtree, Fira Code, Fira Sans, Fraunces, Heebo, Hind, IBM Plex Mono',
	'IBM Plex Sans, IBM Plex Serif, Inconsolata, Instrument Sans, Instrument Serif, Inter, Inter Tight, Josefin Sans',
	'Jost, Karla, Lato, Lexend, Libre Baskerville, Libre Franklin, Lora, Manrope, Merriweather, Merriweather Sans',
	'Montserrat, Mulish, Newsreader, Noto Sans, Noto Serif, Nunito, Nunito Sans, Onest, Open Sans, Oswald, Outfit',
	'Overpass, PT Sans, PT Serif, Playfair, Playfair Display, Platypi, Plus Jakarta Sans, Poppins, Prompt, Public Sans',
	'Quicksand, Raleway, Roboto, Roboto Condensed, Roboto Serif, Roboto Slab, Rubik, Sora, Source Sans 3',
	'Source Serif 4, Space Grotesk, Space Mono, Spectral, Syne, Titillium Web, Ubuntu, Urbanist, Vollkorn, Work Sans',
	'Ysabeau Office',
].flatMap( ( line ) => line.split( ', ' ) );

/** @return {Promise<string>} The file includes/Page/font-metrics.php. */
export async function metrics() {
	const { entireMetricsCollection: all } = await import( '@capsizecss/metrics/entireMetricsCollection' );
	const byName = new Map( Object.values( all ).map( ( font ) => [ font.familyName, font ] ) );
	const line = ( name ) => {
		const font = byName.get( name );
		if ( ! font ) {
			throw new Error( `No measures of ${ name }.` );
		}
		const { ascent, descent, lineGap, unitsPerEm, xWidthAvg, category } = font;
		const [ up, down, gap, width ] = [ ascent, -descent, lineGap, xWidthAvg ].map( ( units ) =>
			Number( ( units / unitsPerEm ).toFixed( 4 ) )
		);
		return `\t'${ name.toLowerCase() }' => array( ${ up }, ${ down }, ${ gap }, ${ width }, '${ category }' ),`;
	};
	return [
		'<?php',
		'/**',
		' * Measures of fonts, in shares of the font size: ascent, descent, line gap, average width of a letter; and kind.',
		' *',
		' * Made by tools/media/fonts/make.mjs of @capsizecss/metrics.',
		' *',
		' * @package Eidan',
		' */',
		'',
		'declare( strict_types=1 );',
		'',
		'return array(',
		...FAMILIES.map( line ),
		');',
		'',
	].join( '\n' );
}
