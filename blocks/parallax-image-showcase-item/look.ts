import type { CSSProperties } from 'react';
import { type AreaLimits, type Place, MAX_TOP } from '@eidan/editor';
import type { ParallaxImageShowcaseItemAttributes } from './attributes';

type Corner = ParallaxImageShowcaseItemAttributes[ 'corner' ];

/** What an image without a place has; the same as in includes/Blocks/ParallaxImageShowcaseItem.php. */
const DEFAULTS = { x: 0, y: 0, width: 30 };

/** An image's distances from its corner of the block, and its width, in percent of the block's width. */
export const placeOf = ( { place }: Pick< ParallaxImageShowcaseItemAttributes, 'place' > ) => ( {
	x: place.x ?? DEFAULTS.x,
	y: place.y ?? DEFAULTS.y,
	width: place.width ?? DEFAULTS.width,
} );

/**
 * Distances from a corner as steps to the right and down, as the pointer and the arrow keys go; and back.
 *
 * @param place  Distances or steps.
 * @param corner Corner.
 */
export const fromCorner = ( { x, y }: Place, corner: Corner ): Place => ( {
	x: corner.endsWith( 'right' ) ? -x : x,
	y: corner.startsWith( 'bottom' ) ? -y : y,
} );

const span = ( max: number, turned: boolean ) => ( turned ? { min: -max, max: 0 } : { min: 0, max } );

/**
 * How far an image may go, in steps to the right and down.
 *
 * @param width  Its width in percent.
 * @param corner Its corner.
 */
export const limitsFrom = ( width: number, corner: Corner ): AreaLimits => ( {
	x: span( Math.round( 10 * ( 100 - width ) ) / 10, corner.endsWith( 'right' ) ),
	y: span( MAX_TOP, corner.startsWith( 'bottom' ) ),
} );

/**
 * The same place, counted from another corner.
 *
 * @param corner Corner.
 * @param area   The block's size in pixels.
 * @param item   The image's box in it, in pixels.
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

/** Classes and custom properties of an image, as the server prints them. */
export const classesOf = ( { main, corner, level }: ParallaxImageShowcaseItemAttributes ) =>
	[ `is-${ corner }`, main && 'is-main', level !== 0 && 'eidan-layer' ].filter( Boolean ).join( ' ' );

export function styleOf( attributes: ParallaxImageShowcaseItemAttributes ): CSSProperties {
	const { x, y, width } = placeOf( attributes );
	return {
		'--x': `${ x }%`,
		'--y': `${ y }%`,
		'--width': `${ width }%`,
		'--eidan-level': attributes.level,
	} as CSSProperties;
}
