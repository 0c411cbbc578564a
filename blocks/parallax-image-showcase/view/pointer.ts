import { step } from '../../../src/view/pointer/follower';
import type { Point } from '../../../src/view/pointer/intent';
import { ALLOWED } from '../../../src/view/parallax/allowed';

/** The specification's constant: in one frame a layer moves by a thirtieth of the remaining distance. */
export const SMOOTHNESS = 30;

/** Largest shift of the nearest layer in pixels, and largest tilt of all layers in degrees. */
export const SHIFT = 12;
export const TILT = 4;

/**
 * Returns the position of a pointer relative to a box.
 *
 * @param x   Horizontal position in the window, in pixels.
 * @param y   Vertical position in the window, in pixels.
 * @param box The box, in the same pixels.
 * @return From −1 to 1 in both directions, 0 in the middle.
 */
export const placeIn = (
	x: number,
	y: number,
	box: { left: number; top: number; width: number; height: number }
): Point => {
	const of = ( value: number, start: number, size: number ) =>
		size > 0 ? Math.max( -1, Math.min( 1, ( ( value - start ) / size ) * 2 - 1 ) ) : 0;
	return { x: of( x, box.left, box.width ), y: of( y, box.top, box.height ) };
};

/**
 * Returns the custom properties by which a block's style moves its layers.
 *
 * @param place Position from −1 to 1 in both directions.
 */
export const propertiesOf = ( { x, y }: Point ): Record< string, string > => ( {
	'--eidan-shift-x': `${ x * SHIFT }px`,
	'--eidan-shift-y': `${ y * SHIFT }px`,
	'--eidan-tilt-x': `${ -y * TILT }deg`,
	'--eidan-tilt-y': `${ x * TILT }deg`,
} );

/**
 * Moves layers with the mouse over `root`, and back when it leaves. Only with a mouse, on a wide screen and without
 * reduced motion. Frames run only until the layers have arrived.
 *
 * @param root       Receives the custom properties.
 * @param signal     Stops it when aborted. The layers return to their places.
 * @param smoothness In one frame a layer moves by the remaining distance divided by this number.
 */
export function pointerParallax( root: HTMLElement, signal: AbortSignal, smoothness = SMOOTHNESS ): void {
	const allowed = matchMedia( ALLOWED );
	const rest = { x: 0, y: 0 };
	let at: Point = rest;
	let to: Point = rest;
	let frame = 0;
	const set = () => {
		for ( const [ name, value ] of Object.entries( propertiesOf( at ) ) ) {
			root.style.setProperty( name, value );
		}
	};
	const move = () => {
		// Convert to pixels first: `step` arrives once the distance is below a tenth of a pixel, as for a follower.
		const next = step( { x: at.x * SHIFT, y: at.y * SHIFT }, { x: to.x * SHIFT, y: to.y * SHIFT }, 1 / smoothness );
		at = { x: next.x / SHIFT, y: next.y / SHIFT };
		set();
		frame = Math.abs( at.x - to.x ) + Math.abs( at.y - to.y ) > 1e-6 ? requestAnimationFrame( move ) : 0;
	};
	const go = ( place: Point ) => {
		to = place;
		frame ||= requestAnimationFrame( move );
	};
	root.addEventListener(
		'pointermove',
		( { clientX, clientY } ) => allowed.matches && go( placeIn( clientX, clientY, root.getBoundingClientRect() ) ),
		{ signal }
	);
	root.addEventListener( 'pointerleave', () => go( rest ), { signal } );
	signal.addEventListener( 'abort', () => {
		cancelAnimationFrame( frame );
		at = rest;
		set();
	} );
}
