import { FIT, within, zoomed, type View } from '../../lightbox/zoom';

/** Position of a finger in pixels, from the middle of the image's frame. */
export type Finger = [ x: number, y: number ];

/**
 * Returns how an image is enlarged and moved by two fingers. What they have taken hold of stays between them, and the
 * image always fills its frame.
 *
 * @param from   Where the two fingers have begun.
 * @param to     Where they are.
 * @param width  Width of the frame in pixels.
 * @param height Its height.
 */
export function pinched( from: readonly Finger[], to: readonly Finger[], width: number, height: number ): View {
	const [ a, b ] = [ from, to ].map( ( [ first = [ 0, 0 ], second = [ 0, 0 ] ] ) => ( {
		length: Math.hypot( first[ 0 ] - second[ 0 ], first[ 1 ] - second[ 1 ] ) || 1,
		x: ( first[ 0 ] + second[ 0 ] ) / 2,
		y: ( first[ 1 ] + second[ 1 ] ) / 2,
	} ) ) as [ Record< 'length' | 'x' | 'y', number >, Record< 'length' | 'x' | 'y', number > ];
	const { scale, x, y } = zoomed( FIT, b.length / a.length, a );
	return {
		scale,
		x: within( x + b.x - a.x, width * scale, width ),
		y: within( y + b.y - a.y, height * scale, height ),
	};
}
