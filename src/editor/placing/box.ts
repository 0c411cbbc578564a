import { clamp, rounded, type Limits, type Place } from './place';

/**
 * Where an image lies in an area whose height is that of its contents: `x`, `y` and `width` in percent of the area's
 * width, so that the whole scales, `rotation` in degrees around its middle.
 */
export interface Box extends Place {
	width: number;
	rotation: number;
}

/** Narrowest image, in percent; how far down one may lie; steepest rotation, in degrees. */
export const MIN_WIDTH = 10;
export const MAX_TOP = 200;
export const MAX_ROTATION = 45;

/** Rotations nearer to none than this are none while they are dragged. */
const LEVEL = 1.5;

const within = ( value: number, min: number, max: number ) =>
	rounded( clamp( value, { min, max: Math.max( min, max ) } ) );

/**
 * How far the corners of a rotated image stand out at either side.
 *
 * @param box          Image.
 * @param box.width    Its width.
 * @param box.rotation Its rotation.
 * @param ratio        Its width by its height.
 * @return Percent of the area's width to the left and right, and above and below.
 */
export function spread( { width, rotation }: Pick< Box, 'width' | 'rotation' >, ratio: number ): Place {
	const height = width / ratio;
	const angle = Math.abs( ( rotation * Math.PI ) / 180 );
	const [ sin, cos ] = [ Math.sin( angle ), Math.cos( angle ) ];
	return { x: ( width * cos + height * sin - width ) / 2, y: ( width * sin + height * cos - height ) / 2 };
}

/**
 * How far an image may go: as far as none of its corners leaves the area at a side.
 *
 * @param box   Image.
 * @param ratio Its width by its height.
 */
export function limitsOf( box: Box, ratio: number ): { x: Limits; y: Limits } {
	const { x, y } = spread( box, ratio );
	const round = ( min: number, max: number ) => ( {
		min: Math.ceil( 10 * min ) / 10,
		max: Math.floor( 10 * Math.max( min, max ) ) / 10,
	} );
	return { x: round( Math.max( 0, x ), 100 - box.width - Math.max( 0, x ) ), y: round( Math.max( 0, y ), MAX_TOP ) };
}

/**
 * The nearest box that is allowed. An image that is too wide for its rotation becomes narrower.
 *
 * @param box   Image.
 * @param ratio Its width by its height.
 */
export function fit( box: Box, ratio: number ): Box {
	const rotation = within( box.rotation, -MAX_ROTATION, MAX_ROTATION );
	const { x: out } = spread( { width: 1, rotation }, ratio );
	const width = within( box.width, MIN_WIDTH, Math.floor( 1000 / ( 1 + 2 * Math.max( 0, out ) ) ) / 10 );
	const { x, y } = limitsOf( { ...box, width, rotation }, ratio );
	return { x: within( box.x, x.min, x.max ), y: within( box.y, y.min, y.max ), width, rotation };
}

/**
 * The image after its corner was dragged: wider along its own upper edge, up to the edge of the area.
 *
 * @param box   Image at the start.
 * @param by    Pixels that the pointer went.
 * @param area  Width of the area in pixels.
 * @param ratio Its width by its height.
 */
export function resized( box: Box, by: Place, area: number, ratio: number ): Box {
	const angle = ( box.rotation * Math.PI ) / 180;
	const along = by.x * Math.cos( angle ) + by.y * Math.sin( angle );
	return area > 0
		? fit( { ...box, width: Math.min( 100 - box.x, box.width + ( 100 * along ) / area ) }, ratio )
		: box;
}

/**
 * The rotation of an image whose handle, below its middle, is at the pointer.
 *
 * @param middle  Its middle.
 * @param pointer The pointer.
 * @return Degrees.
 */
export function turned( middle: Place, pointer: Place ): number {
	const degrees = ( Math.atan2( middle.x - pointer.x, pointer.y - middle.y ) * 180 ) / Math.PI;
	return Math.abs( degrees ) < LEVEL ? 0 : within( degrees, -MAX_ROTATION, MAX_ROTATION );
}
