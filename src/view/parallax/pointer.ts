import { step } from '../pointer/follower';
import type { Point } from '../pointer/intent';
import { ALLOWED } from './allowed';

/** The specification's constant: a frame goes a thirtieth of the way that is left. */
export const SMOOTHNESS = 30;

/** How far the nearest layer moves at the most, in pixels, and how far the whole tilts, in degrees. */
export const SHIFT = 12;
export const TILT = 4;

/**
 * Where a pointer is above a box.
 *
 * @param x   Pixels of the window.
 * @param y   Pixels of the window.
 * @param box The box.
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
 * The custom properties that the style of a block moves its layers by.
 *
 * @param place From −1 to 1 in both directions.
 */
export const propertiesOf = ( { x, y }: Point ): Record< string, string > => ( {
	'--eidan-shift-x': `${ x * SHIFT }px`,
	'--eidan-shift-y': `${ y * SHIFT }px`,
	'--eidan-tilt-x': `${ -y * TILT }deg`,
	'--eidan-tilt-y': `${ x * TILT }deg`,
} );

/**
 * Moves layers with a mouse above `root`; back to rest when it leaves. Only with a fine pointer, on a wide screen, and
 * where less motion is not asked for. Frames run until it has arrived.
 *
 * @param root       Gets the custom properties.
 * @param signal     Ends it, at rest.
 * @param smoothness A frame goes so small a part of the way.
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
		// In shares of the most: nearer than a tenth of a pixel is there, as for a follower.
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
