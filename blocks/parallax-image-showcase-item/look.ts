import type { CSSProperties } from 'react';
import { type AreaLimits, classNames, defaultsOf, type Place, MAX_TOP } from '@eidan/editor';
import type { ParallaxImageShowcaseItemAttributes } from './attributes';
import metadata from './block.json';

type Corner = ParallaxImageShowcaseItemAttributes[ 'corner' ];

/** Default position and width, in percent. */
const DEFAULTS = defaultsOf( metadata.attributes.place.properties );

/** Distances of an image from its corner of the block, and its width. All in percent of the block's width. */
export const placeOf = ( { place }: Pick< ParallaxImageShowcaseItemAttributes, 'place' > ) => ( {
	x: place.x ?? DEFAULTS.x,
	y: place.y ?? DEFAULTS.y,
	width: place.width ?? DEFAULTS.width,
} );

/**
 * Converts distances from a corner to an offset to the right and down, which the pointer and the arrow keys use. The
 * same function converts back.
 *
 * @param place  Distances or offset, in percent.
 * @param corner The corner from which the distances are measured.
 */
export const fromCorner = ( { x, y }: Place, corner: Corner ): Place => ( {
	x: corner.endsWith( 'right' ) ? -x : x,
	y: corner.startsWith( 'bottom' ) ? -y : y,
} );

const rangeUpTo = ( max: number, isReversed: boolean ) => ( isReversed ? { min: -max, max: 0 } : { min: 0, max } );

/**
 * How far an image may be moved, as offset to the right and down.
 *
 * @param width  Width of the image, in percent of the block's width.
 * @param corner The corner from which its position is measured.
 */
export const limitsFrom = ( width: number, corner: Corner ): AreaLimits => ( {
	x: rangeUpTo( Math.round( 10 * ( 100 - width ) ) / 10, corner.endsWith( 'right' ) ),
	y: rangeUpTo( MAX_TOP, corner.startsWith( 'bottom' ) ),
} );

/**
 * Returns the distances of an image from a corner, in percent of the block's width.
 *
 * @param corner The corner from which the distances are measured.
 * @param area   Size of the block, in pixels.
 * @param item   Position and size of the image in the block, in pixels.
 */
export function placeFrom(
	corner: Corner,
	area: { width: number; height: number },
	item: { left: number; top: number; width: number; height: number }
): Place {
	const percent = ( pixels: number, max: number ) =>
		Math.min( max, Math.max( 0, Math.round( ( 1000 * pixels ) / area.width ) / 10 ) );
	return {
		x: percent( corner.endsWith( 'right' ) ? area.width - item.left - item.width : item.left, 90 ),
		y: percent( corner.startsWith( 'bottom' ) ? area.height - item.top - item.height : item.top, MAX_TOP ),
	};
}

/** Class names and custom properties of an image. The server prints the same ones. */
export const classesOf = ( { main, corner, level }: ParallaxImageShowcaseItemAttributes ) =>
	classNames( `is-${ corner }`, main && 'is-main', level !== 0 && 'eidan-layer' );

export function styleOf( attributes: ParallaxImageShowcaseItemAttributes ): CSSProperties {
	const { x, y, width } = placeOf( attributes );
	return {
		'--x': `${ x }%`,
		'--y': `${ y }%`,
		'--width': `${ width }%`,
		'--eidan-level': attributes.level,
	} as CSSProperties;
}
