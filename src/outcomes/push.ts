/** Hands events to the tag that is on the page. */

export type Params = Record< string, unknown >;

declare global {
	interface Window {
		gtag?: ( ...words: unknown[] ) => void;
		dataLayer?: unknown[];
	}
}

/**
 * Sends an event: by Google's tag where it is, else by the data layer, which a tag reads that comes later.
 *
 * @param name   Name of the event, as Google Analytics has it.
 * @param params Its values.
 */
export const push = ( name: string, params: Params ): void => {
	if ( typeof window.gtag === 'function' ) {
		window.gtag( 'event', name, params );
		return;
	}
	const layer = ( window.dataLayer ||= [] );
	if ( params.items ) {
		// What an earlier event has left there.
		layer.push( { ecommerce: null } );
		layer.push( { event: name, ecommerce: params } );
	} else {
		layer.push( { event: name, ...params } );
	}
};
