/**
 * Zoom and pan of an image. Positions are pixels from the middle of the stage. `x` and `y` are the distance of the
 * image's middle from there.
 */
export interface View {
	scale: number;
	x: number;
	y: number;
}

const LARGEST = 4;

export const FIT: View = { scale: 1, x: 0, y: 0 };

const clamp = ( value: number, low: number, high: number ) => Math.min( Math.max( value, low ), high );

/**
 * Limits a shift so that the image covers as much of the stage as it can. All arguments are lengths along one axis, in
 * pixels.
 */
export function within( shift: number, image: number, stage: number ): number {
	const room = Math.max( 0, ( image - stage ) / 2 );
	return clamp( shift, -room, room );
}

/** Zooms by `factor`. The part of the image at the given point stays there. */
export function zoomed( view: View, factor: number, { x, y }: { x: number; y: number } ): View {
	const scale = clamp( view.scale * factor, 1, LARGEST );
	const by = scale / view.scale;
	return { scale, x: x - ( x - view.x ) * by, y: y - ( y - view.y ) * by };
}

interface Wheel {
	deltaY: number;
	deltaMode: number;
	/** Browsers set it for a pinch on a trackpad. */
	ctrlKey: boolean;
}

/** Pixels of one unit of a wheel: browsers count pixels or lines. */
export const wheelUnit = ( { deltaMode }: Pick< Wheel, 'deltaMode' > ): number => ( deltaMode ? 20 : 1 );

/** By how much a turn of the wheel zooms. A pinch is more precise. */
export const wheelFactor = ( wheel: Wheel ): number =>
	Math.exp( ( -wheel.deltaY * wheelUnit( wheel ) ) / ( wheel.ctrlKey ? 100 : 300 ) );
