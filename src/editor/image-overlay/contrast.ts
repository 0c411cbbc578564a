/**
 * Pure functions for overlays: black or white layers that make text on an image readable.
 */

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [ number, number, number ];

/** Minimum contrast ratio of text by WCAG 2.2 (1.4.3). */
export const MIN_CONTRAST = 4.5;

/** Opacity in percent that is enough for white or black text on any image. Used if an image cannot be measured. */
export const SAFE_OPACITY = 56;

const channel = ( value: number ) => {
	const share = value / 255;
	return share <= 0.04045 ? share / 12.92 : ( ( share + 0.055 ) / 1.055 ) ** 2.4;
};

/** Relative luminance by WCAG, from 0 to 1. */
export const luminance = ( [ red, green, blue ]: Rgb ) =>
	0.2126 * channel( red ) + 0.7152 * channel( green ) + 0.0722 * channel( blue );

/** Contrast ratio by WCAG, from 1 to 21. */
export function contrast( one: Rgb, other: Rgb ): number {
	const [ dark = 0, light = 0 ] = [ luminance( one ), luminance( other ) ].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

const mix = ( ground: Rgb, overlay: Rgb, share: number ): Rgb => {
	const of = ( index: 0 | 1 | 2 ) => ground[ index ] + ( overlay[ index ] - ground[ index ] ) * share;
	return [ of( 0 ), of( 1 ), of( 2 ) ];
};

/**
 * Computes the minimum opacity of an overlay with which text is readable everywhere on an image.
 *
 * @param image Colors of the image's parts.
 * @param text    Color of the words, opaque.
 * @param overlay   Color laid over the image, opaque.
 * @param minimum Minimum contrast ratio.
 * @return Opacity in whole percent; null if even an opaque overlay is not enough.
 */
export function opacityFor( image: readonly Rgb[], text: Rgb, overlay: Rgb, minimum = MIN_CONTRAST ): number | null {
	for ( let percent = 0; percent <= 100; percent++ ) {
		if ( image.every( ( part ) => contrast( mix( part, overlay, percent / 100 ), text ) >= minimum ) ) {
			return percent;
		}
	}
	return null;
}

/**
 * Maximum difference in percent between two measurements of a video. Browsers decode its frames a little differently.
 */
const NOISE = 3;

/**
 * Returns the opacity to store for a video. The stored one is kept if it is enough and not much more than that. So
 * opening a post does not change it.
 *
 * @param stored Stored opacity in percent.
 * @param needed Opacity in percent by the new measurement.
 */
export const stableOpacity = ( stored: number, needed: number ): number =>
	stored >= needed && stored <= needed + 2 * NOISE ? stored : Math.min( 100, needed + NOISE );
