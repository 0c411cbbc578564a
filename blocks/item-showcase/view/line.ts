/**
 * Computes the course of a line from a text to a point on an image. Pure functions.
 */

/** A point, in pixels. All points of a line are measured from the same corner. */
export interface Point {
	x: number;
	y: number;
}

/** An image's edges. */
export interface Frame {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

export type Shape = 'elbow' | 'straight';

/**
 * Returns how far along the way from one point to another the frame begins: 0 if the way starts inside, 1 if it begins
 * only at the end.
 */
function entry( from: Point, to: Point, { left, top, right, bottom }: Frame ): number {
	const along = ( start: number, end: number, low: number, high: number ) => {
		const edge = start < low ? low : Math.min( start, high );
		return edge === start || end === start ? 0 : ( edge - start ) / ( end - start );
	};
	return Math.min( 1, Math.max( along( from.x, to.x, left, right ), along( from.y, to.y, top, bottom ) ) );
}

const between = ( from: Point, to: Point, share: number ): Point => ( {
	x: from.x + ( to.x - from.x ) * share,
	y: from.y + ( to.y - from.y ) * share,
} );

const isInside = ( { x, y }: Point, { left, top, right, bottom }: Frame ) =>
	x >= left && x <= right && y >= top && y <= bottom;

/**
 * Computes the two parts of a line: beside the image, and on it, where it needs another color to be seen.
 *
 * @param from  Start of the line, at the end of the text that is farther from the image.
 * @param knee  End of the text nearer the image, at the same height. A straight line slants only after it.
 * @param to    The point on the image.
 * @param frame Edges of the image.
 * @param shape `elbow` goes across first, then up or down.
 * @return Corners of both parts. The second part begins where the first ends.
 */
export function lineOf( from: Point, knee: Point, to: Point, frame: Frame, shape: Shape ): [ Point[], Point[] ] {
	const corner = { x: to.x, y: from.y };
	if ( shape === 'straight' || corner.y === to.y ) {
		const edge = between( knee, to, entry( knee, to, frame ) );
		return [
			[ from, knee, edge ],
			[ edge, to ],
		];
	}
	if ( isInside( corner, frame ) ) {
		const edge = between( from, corner, entry( from, corner, frame ) );
		return [
			[ from, edge ],
			[ edge, corner, to ],
		];
	}
	const edge = between( corner, to, entry( corner, to, frame ) );
	return [
		[ from, corner, edge ],
		[ edge, to ],
	];
}

const round = ( value: number ) => Math.round( value * 2 ) / 2;

/** Writes corners as the attribute `d` of an SVG path, rounded to half a pixel. */
export const pathOf = ( points: readonly Point[] ): string =>
	points.map( ( { x, y }, index ) => `${ index ? 'L' : 'M' }${ round( x ) } ${ round( y ) }` ).join( '' );
