/**
 * The arithmetic of zooming, panning and swiping. Positions are pixels from
 * the middle of the stage; a view says how far the picture's middle is moved.
 */
export interface View {
	scale: number;
	x: number;
	y: number;
}

export type Size = readonly [ width: number, height: number ];

export const FIT: View = { scale: 1, x: 0, y: 0 };

const LARGEST = 4;

/** How far a finger has to travel before it means something. */
const SWIPE = 48;

const clamp = ( value: number, limit: number ) => Math.min( Math.max( value, -limit ), limit );

/** Moves `view` so that the picture covers as much of the stage as it can. */
export function within( { scale, x, y }: View, picture: Size, stage: Size ): View {
	return {
		scale,
		x: clamp( x, Math.max( 0, ( picture[ 0 ] * scale - stage[ 0 ] ) / 2 ) ),
		y: clamp( y, Math.max( 0, ( picture[ 1 ] * scale - stage[ 1 ] ) / 2 ) ),
	};
}

/** Zooms by `factor`; what is seen at the point stays at the point. */
export function zoom( view: View, factor: number, x = 0, y = 0 ): View {
	const scale = Math.min( Math.max( view.scale * factor, 1 ), LARGEST );
	const by = scale / view.scale;
	return { scale, x: x - ( x - view.x ) * by, y: y - ( y - view.y ) * by };
}

/** What letting go after moving by ( x, y ) asks for: the next picture (1), the one before (-1), leaving. */
export function swipe( x: number, y: number, rtl: boolean ): 1 | -1 | 'close' | 0 {
	if ( Math.max( Math.abs( x ), Math.abs( y ) ) < SWIPE ) {
		return 0;
	}
	if ( Math.abs( y ) > Math.abs( x ) ) {
		return y > 0 ? 'close' : 0;
	}
	return x < 0 === rtl ? -1 : 1;
}
