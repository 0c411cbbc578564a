import { useRefEffect } from '@wordpress/compose';

/** Starts a view script on its root element. `index` is the position of the root among those found, from 0. */
type Start = ( root: HTMLElement, context: { signal: AbortSignal; index: number } ) => void;

/**
 * Runs a view script of the page on elements in the canvas. It starts on every matching element, also on those that are
 * added later with a new preview, and stops when an element is removed.
 *
 * @param selector Finds the root elements of the view.
 * @param start    Starts the view on a root. It must be the same function at each render.
 * @return Ref for the element that contains the roots.
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
