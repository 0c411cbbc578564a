import { contrast, type Rgb } from '../image-overlay/contrast';

/** A color of the palette, as the editor's settings have it. */
export interface PaletteColor {
	slug: string;
	color: string;
}

/** Ground and text of a dark section: slugs of the palette, or colors in CSS. */
export interface SectionColors {
	background: string;
	text: string;
	/** Whether both are slugs of the palette. */
	isPreset: boolean;
}

/** Slugs of the two colors that most themes have for page and text, and those of WordPress's own palette. */
const PAIRS = [
	[ 'base', 'contrast' ],
	[ 'background', 'foreground' ],
	[ 'white', 'black' ],
] as const;

const WHITE: Rgb = [ 255, 255, 255 ];

/** Reads #rgb and #rrggbb. Null for any other notation. */
const read = ( color: string ): Rgb | null => {
	const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec( color.trim() )?.[ 1 ];
	if ( ! digits ) {
		return null;
	}
	const [ red = 0, green = 0, blue = 0 ] = (
		digits.length === 3 ? [ ...digits ].map( ( digit ) => digit + digit ) : ( digits.match( /../g ) ?? [] )
	).map( ( pair ) => parseInt( pair, 16 ) );
	return [ red, green, blue ];
};

/**
 * Chooses the colors of a dark section: the site's own for page and text, the darker one as the ground.
 *
 * @param palette Colors of the editor.
 * @return The colors. Nearly black and white if the palette has no such pair, or one that is hard to read.
 */
export function sectionColors( palette: readonly PaletteColor[] ): SectionColors {
	for ( const pair of PAIRS ) {
		const found = pair.flatMap( ( slug ) => {
			const rgb = read( palette.find( ( one ) => one.slug === slug )?.color ?? '' );
			return rgb ? [ { slug, rgb } ] : [];
		} );
		const [ dark, light ] = found.sort( ( a, b ) => contrast( b.rgb, WHITE ) - contrast( a.rgb, WHITE ) );
		// 7: text of any size, by WCAG 2.2 at level AAA (1.4.6).
		if ( dark && light && contrast( dark.rgb, light.rgb ) >= 7 ) {
			return { background: dark.slug, text: light.slug, isPreset: true };
		}
	}
	return { background: '#111111', text: '#ffffff', isPreset: false };
}
