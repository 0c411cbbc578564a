import { clamp } from '../controls/range-of';
import { rounded, type Limits, type Place } from './place';

/**
 * Position, width and rotation of an image in an area. `x`, `y` and `width` are percentages of the area's width,
 * because the height of the area depends on its content. `rotation` is in degrees around the middle of the image.
 */
export interface Box extends Place {
	width: number;
	rotation: number;
}

/** Minimum width of an image in percent. */
export const MIN_WIDTH = 10;
/** Maximum distance of an image from the top, in percent of the area's width. */
export const MAX_TOP = 200;
/** Maximum rotation in degrees, in both directions. */
export const MAX_ROTATION = 45;

/** While an author drags, a rotation of fewer degrees than this becomes 0. */
const LEVEL = 1.5;

const within = ( value: number, min: number, max: number ) =>
	rounded( clamp( value, { min, max: Math.max( min, max ) } ) );

/**
 * Computes how far the corners of a rotated image extend beyond its unrotated box.
 *
 * @param box          Box of the image.
 * @param box.width    Width in percent.
 * @param box.rotation Rotation in degrees.
 * @param ratio        Width divided by height of the image.
 * @return Percent of the area's width: `x` on the left and also on the right, `y` at the top and also at the bottom.
 */
export function overhang( { width, rotation }: Pick< Box, 'width' | 'rotation' >, ratio: number ): Place {
	const height = width / ratio;
	const angle = Math.abs( ( rotation * Math.PI ) / 180 );
	const [ sin, cos ] = [ Math.sin( angle ), Math.cos( angle ) ];
	return { x: ( width * cos + height * sin - width ) / 2, y: ( width * sin + height * cos - height ) / 2 };
}

/**
 * Returns the limits of `x` and `y` with which no corner of an image leaves the area at the left, right or top.
 *
 * @param box   Box of the image.
 * @param ratio Width divided by height of the image.
 */
export function limitsOf( box: Box, ratio: number ): { x: Limits; y: Limits } {
	const { x, y } = overhang( box, ratio );
	const round = ( min: number, max: number ) => ( {
		min: Math.ceil( 10 * min ) / 10,
		max: Math.floor( 10 * Math.max( min, max ) ) / 10,
	} );
	return { x: round( Math.max( 0, x ), 100 - box.width - Math.max( 0, x ) ), y: round( Math.max( 0, y ), MAX_TOP ) };
}

/**
 * Returns the nearest valid box. An image that is too wide for its rotation becomes narrower.
 *
 * @param box   Box of the image.
 * @param ratio Width divided by height of the image.
 */
export function fit( box: Box, ratio: number ): Box {
	const rotation = within( box.rotation, -MAX_ROTATION, MAX_ROTATION );
	const { x: out } = overhang( { width: 1, rotation }, ratio );
	const width = within( box.width, MIN_WIDTH, Math.floor( 1000 / ( 1 + 2 * Math.max( 0, out ) ) ) / 10 );
	const { x, y } = limitsOf( { ...box, width, rotation }, ratio );
	return { x: within( box.x, x.min, x.max ), y: within( box.y, y.min, y.max ), width, rotation };
}

/**
 * Returns the box of an image whose corner was dragged. The width changes by the distance along the upper edge of the
 * rotated image, at most up to the edge of the area.
 *
 * @param box   Box of the image at the start.
 * @param by    Distance that the pointer moved, in pixels.
 * @param area  Width of the area in pixels.
 * @param ratio Width divided by height of the image.
 */
export function resized( box: Box, by: Place, area: number, ratio: number ): Box {
	const angle = ( box.rotation * Math.PI ) / 180;
	const along = by.x * Math.cos( angle ) + by.y * Math.sin( angle );
	return area > 0
		? fit( { ...box, width: Math.min( 100 - box.x, box.width + ( 100 * along ) / area ) }, ratio )
		: box;
}

/**
 * Computes the rotation with which the handle below the middle of an image points to the pointer.
 *
 * @param middle  Middle of the image, in pixels of the window.
 * @param pointer Position of the pointer, in pixels of the window.
 * @return Rotation in degrees.
 */
export function turned( middle: Place, pointer: Place ): number {
	const degrees = ( Math.atan2( middle.x - pointer.x, pointer.y - middle.y ) * 180 ) / Math.PI;
	return Math.abs( degrees ) < LEVEL ? 0 : within( degrees, -MAX_ROTATION, MAX_ROTATION );
}
