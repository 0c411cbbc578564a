/**
 * WooCommerce's classic scripts tell their news by jQuery's own events, which are none of the browser's.
 */

/** What jQuery hands a listener over: the event, and what WooCommerce says with it. */
type Listener = ( event: { target: HTMLElement }, news?: unknown ) => void;

/** As much of jQuery as that takes. */
interface Query {
	on: ( types: string, within: string | null, listener: Listener ) => void;
	off: ( types: string, within: string | null, listener: Listener ) => void;
	trigger: ( type: string, news?: unknown[] ) => void;
}

/**
 * Elements as jQuery has them.
 *
 * @param element An element.
 * @return Undefined where the page has no jQuery, or not yet.
 */
export const query = ( element: Element ): Query | undefined => ( window as { jQuery?: ( of: Element ) => Query } ).jQuery?.( element );

/**
 * Listens to jQuery's events; to none where the page has no jQuery.
 *
 * @param element  They arrive here.
 * @param types    Their names, with spaces between them.
 * @param listener Called with each.
 * @param signal   Ends it.
 * @param within   Selector of the elements inside that they are of; null for all.
 */
export function listen( element: Element, types: string, listener: Listener, signal: AbortSignal, within: string | null = null ): void {
	query( element )?.on( types, within, listener );
	signal.addEventListener( 'abort', () => query( element )?.off( types, within, listener ) );
}
