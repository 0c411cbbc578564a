/**
 * Pure functions for shades below words on images, as `Eidan\Pictures` computes them for the page.
 */
import { SAFE_OPACITY, luminance, opacityFor, type Rgb } from './contrast';

/** The part of an image's height on which words stand; as in includes/Pictures/Band.php. */
export type Band = 'all' | 'lower' | 'upper';

export interface Shade {
	/** Whether words are dark, on a white shade. */
	isDark: boolean;
	/** Opacity in whole percent. */
	percent: number;
}

/** The darkest and the brightest color of an image. */
type Range = readonly [ Rgb, Rgb ];

const BLACK: Rgb = [ 0, 0, 0 ];
const WHITE: Rgb = [ 255, 255, 255 ];

/** Percent that are added, and the most percent of a white shade. As in includes/Pictures/Shade.php. */
const MARGIN = 2;
const MOST_FOR_DARK = 16;

/**
 * Returns the darkest and the brightest color in a band of an image.
 *
 * @param colors Colors of a square of parts, row by row.
 * @param band   Which part of the image's height.
 */
export function rangeOf( colors: readonly Rgb[], band: Band ): Range {
	const quarter = colors.length / 4;
	const seen = colors.slice( band === 'lower' ? quarter : 0, band === 'upper' ? 3 * quarter : undefined );
	const sorted = seen
		.map( ( color ) => [ luminance( color ), color ] as const )
		.sort( ( [ one ], [ other ] ) => one - other )
		.map( ( [ , color ] ) => color );
	return [ sorted[ 0 ] ?? BLACK, sorted.at( -1 ) ?? WHITE ];
}

const needed = ( ground: Rgb, words: Rgb, overlay: Rgb ): number => {
	const percent = opacityFor( [ ground ], words, overlay ) ?? 100;
	return percent === 0 ? 0 : Math.min( 100, percent + MARGIN );
};

/**
 * The color of words on images, and a shade that is enough for each.
 *
 * @param ranges What is known of each image; null = nothing.
 * @param light  Whether words have to be light; undefined = by the images.
 * @param fixed  Opacity in percent that the author chose.
 */
export function strongestShade( ranges: readonly ( Range | null )[], light?: boolean, fixed?: number ): Shade {
	const known = ranges.map( ( range ) => range ?? ( [ BLACK, WHITE ] as const ) );
	const forDark = Math.max( ...known.map( ( [ darkest ] ) => needed( darkest, BLACK, WHITE ) ) );
	const isDark = light === undefined ? forDark <= MOST_FOR_DARK : ! light;
	const forLight = () => Math.max( ...known.map( ( [ , brightest ] ) => needed( brightest, WHITE, BLACK ) ) );
	return { isDark, percent: fixed ?? ( isDark ? forDark : Math.max( 0, forLight() ) ) };
}

/** What images get before they are measured. */
export const safeShade = ( light = true, fixed: number = SAFE_OPACITY ): Shade => ( {
	isDark: ! light,
	percent: fixed,
} );
