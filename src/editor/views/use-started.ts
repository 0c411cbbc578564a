import { useRefEffect } from '@wordpress/compose';

/** Starts a view of the page on an element of the canvas, the one of this index among those of its kind. */
type Start = ( root: HTMLElement, context: { signal: AbortSignal; index: number } ) => void;

/**
 * Starts a view on elements inside of another one, also on those that a new preview brings, and ends it with them: a
 * ref for the element around them.
 *
 * @param selector Finds the view's roots.
 * @param start    Starts it; the same function at each render.
 */
export function useStarted( selector: string, start: Start ) {
	return useRefEffect< HTMLElement >(
		( element ) => {
			const running = new Map< Element, AbortController >();
			const update = () => {
				running.forEach( ( controller, root ) => {
					if ( ! element.contains( root ) ) {
						controller.abort();
						running.delete( root );
					}
				} );
				element.querySelectorAll< HTMLElement >( selector ).forEach( ( root, index ) => {
					if ( ! running.has( root ) ) {
						const controller = new AbortController();
						running.set( root, controller );
						start( root, { signal: controller.signal, index } );
					}
				} );
			};
			const observer = new MutationObserver( update );
			observer.observe( element, { childList: true, subtree: true } );
			update();
			return () => {
				observer.disconnect();
				running.forEach( ( controller ) => controller.abort() );
			};
		},
		[ selector, start ]
	);
}
