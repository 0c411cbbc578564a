/**
 * Pure part of scrims: how much of one words need that lie on an image.
 */

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [ number, number, number ];

/** The least contrast of text by WCAG 2.2 (1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** What is enough for white words on any image, and for black ones: for images that cannot be measured. */
export const ENOUGH = 55;

const channel = ( value: number ) => {
	const share = value / 255;
	return share <= 0.04045 ? share / 12.92 : ( ( share + 0.055 ) / 1.055 ) ** 2.4;
};

/** Relative luminance by WCAG, from 0 to 1. */
const luminance = ( [ red, green, blue ]: Rgb ) =>
	0.2126 * channel( red ) + 0.7152 * channel( green ) + 0.0722 * channel( blue );

/** Contrast ratio by WCAG, from 1 to 21. */
export function contrast( one: Rgb, other: Rgb ): number {
	const [ dark = 0, light = 0 ] = [ luminance( one ), luminance( other ) ].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

const mix = ( ground: Rgb, scrim: Rgb, share: number ): Rgb => {
	const of = ( index: 0 | 1 | 2 ) => ground[ index ] + ( scrim[ index ] - ground[ index ] ) * share;
	return [ of( 0 ), of( 1 ), of( 2 ) ];
};

/**
 * The least opacity of a scrim under which words can be read everywhere on an image.
 *
 * @param picture Colours of the image's parts.
 * @param text    Colour of the words.
 * @param scrim   Colour of the scrim.
 * @param least   Contrast that they need.
 * @return Whole percent; null where not even a scrim that hides the image is enough.
 */
export function opacityFor( picture: readonly Rgb[], text: Rgb, scrim: Rgb, least = LEAST_CONTRAST ): number | null {
	for ( let percent = 0; percent <= 100; percent++ ) {
		if ( picture.every( ( part ) => contrast( mix( part, scrim, percent / 100 ), text ) >= least ) ) {
			return percent;
		}
	}
	return null;
}

/** Percent by which measurements of one video differ at the most: its frames are not decoded the same each time. */
const NOISE = 3;

/**
 * The opacity to store for a video. What is stored stays while it is enough and not much more than that, so that
 * opening a post changes nothing in it.
 *
 * @param stored Percent.
 * @param needed Percent, as measured now.
 */
export const settled = ( stored: number, needed: number ): number =>
	stored >= needed && stored <= needed + 2 * NOISE ? stored : Math.min( 100, needed + NOISE );
