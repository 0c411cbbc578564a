import { ALLOWED } from './allowed';

/**
 * Returns how far a box has moved through the window.
 *
 * @param top    Distance of its top edge from the window's top, in pixels.
 * @param height Its height in pixels.
 * @param view   Height of the window in pixels.
 * @return 0 just before it enters at the bottom, 1 after it has left at the top, 0.5 in the middle.
 */
export const progressOf = ( top: number, height: number, view: number ): number =>
	height + view > 0 ? Math.min( 1, Math.max( 0, ( view - top ) / ( view + height ) ) ) : 0.5;

/**
 * Moves the layers of a block while the page scrolls. Where the browser supports view timelines, the style
 * (src/styles/parallax.scss) does it alone. Elsewhere the style uses `--eidan-progress`, which is set here. A frame
 * runs only after scrolling.
 *
 * @param root   Receives the custom property.
 * @param signal Stops it when aborted. The layers return to their places.
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
