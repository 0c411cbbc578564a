/**
 * Access to jQuery events. WooCommerce's classic scripts fire these and not native ones.
 */

/** The parts of jQuery that are used. */
interface Query {
	on: ( types: string, listener: () => void ) => void;
	off: ( types: string, listener: () => void ) => void;
	trigger: ( type: string, news?: unknown[] ) => void;
	triggerHandler: ( type: string, news?: unknown[] ) => unknown;
	data: ( values: object ) => void;
}

/**
 * Wraps an element with jQuery.
 *
 * @return Undefined if the page has not loaded jQuery.
 */
export const query = ( element: Element ): Query | undefined =>
	( window as { jQuery?: ( of: Element ) => Query } ).jQuery?.( element );

/**
 * Listens to jQuery events. Does nothing if the page has no jQuery.
 *
 * @param element  The element that receives them.
 * @param types    Names of the events, separated by spaces.
 * @param listener Called with each event.
 * @param signal   Removes the listener.
 */
export function listen( element: Element, types: string, listener: () => void, signal: AbortSignal ): void {
	query( element )?.on( types, listener );
	signal.addEventListener( 'abort', () => query( element )?.off( types, listener ) );
}
