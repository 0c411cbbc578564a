/**
 * WooCommerce's classic scripts tell their news by jQuery's own events, which are none of the browser's.
 */

/** As much of jQuery as that takes. */
interface Query {
	on: ( types: string, listener: () => void ) => void;
	off: ( types: string, listener: () => void ) => void;
	trigger: ( type: string, news?: unknown[] ) => void;
}

/**
 * An element as jQuery has it.
 *
 * @param element The element.
 * @return Undefined where the page has no jQuery, or not yet.
 */
export const query = ( element: Element ): Query | undefined =>
	( window as { jQuery?: ( of: Element ) => Query } ).jQuery?.( element );

/**
 * Listens to jQuery's events; to none where the page has no jQuery.
 *
 * @param element  They arrive here.
 * @param types    Their names, with spaces between them.
 * @param listener Called with each.
 * @param signal   Ends it.
 */
export function listen( element: Element, types: string, listener: () => void, signal: AbortSignal ): void {
	query( element )?.on( types, listener );
	signal.addEventListener( 'abort', () => query( element )?.off( types, listener ) );
}
