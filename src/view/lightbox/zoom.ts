/**
 * The arithmetic of zooming and panning. Positions are pixels from
 * the middle of the stage; a view says how far the image's middle is moved.
 */
export interface View {
	scale: number;
	x: number;
	y: number;
}

const LARGEST = 4;

export const FIT: View = { scale: 1, x: 0, y: 0 };

const clamp = ( value: number, low: number, high: number ) => Math.min( Math.max( value, low ), high );

/** Keeps a shift so that the image covers as much of the stage as it can; both are lengths along one axis. */
export function within( shift: number, picture: number, stage: number ): number {
	const room = Math.max( 0, ( picture - stage ) / 2 );
	return clamp( shift, -room, room );
}

/** Zooms by `factor`; what is seen at the point stays at the point. */
export function zoomed( view: View, factor: number, { x, y }: { x: number; y: number } ): View {
	const scale = clamp( view.scale * factor, 1, LARGEST );
	const by = scale / view.scale;
	return { scale, x: x - ( x - view.x ) * by, y: y - ( y - view.y ) * by };
}
