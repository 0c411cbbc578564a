import { ALLOWED } from './allowed';

/**
 * How far a box has gone through the window.
 *
 * @param top    Its upper edge, in pixels from that of the window.
 * @param height Its height in pixels.
 * @param view   Height of the window in pixels.
 * @return 0 where it is about to come in at the foot, 1 where it has left at the top, one half in the middle.
 */
export const progressOf = ( top: number, height: number, view: number ): number =>
	height + view > 0 ? Math.min( 1, Math.max( 0, ( view - top ) / ( view + height ) ) ) : 0.5;

/**
 * Moves the layers of a block with the scroll where the browser has no timeline for that: the style
 * (src/styles/parallax.scss) does it elsewhere, from `--eidan-progress`. A frame runs only
 * after a scroll.
 *
 * @param root   Gets the custom property.
 * @param signal Ends it, at rest.
 */
export function scrollParallax( root: HTMLElement, signal: AbortSignal ): void {
	if ( CSS.supports( 'animation-timeline: view()' ) ) {
		return;
	}
	const allowed = matchMedia( ALLOWED );
	let frame = 0;
	const rest = () => root.style.removeProperty( '--eidan-progress' );
	const update = () => {
		frame = 0;
		if ( allowed.matches ) {
			const { top, height } = root.getBoundingClientRect();
			root.style.setProperty( '--eidan-progress', `${ progressOf( top, height, innerHeight ) }` );
		} else {
			rest();
		}
	};
	const plan = () => ( frame ||= requestAnimationFrame( update ) );
	for ( const [ target, type ] of [
		[ window, 'scroll' ],
		[ window, 'resize' ],
		[ allowed, 'change' ],
	] as const ) {
		target.addEventListener( type, plan, { passive: true, signal } );
	}
	plan();
	signal.addEventListener( 'abort', () => {
		cancelAnimationFrame( frame );
		rest();
	} );
}
