/**
 * Whether a link opens another page of this site in this tab.
 *
 * @param link The link that was clicked.
 * @param here Address of this page.
 */
const leaves = ( { href, target, origin, hash }: HTMLAnchorElement, here: URL ): boolean =>
	origin === here.origin &&
	! /^_(?!self)/.test( target ) &&
	( ! hash || href.split( '#' )[ 0 ] !== here.href.split( '#' )[ 0 ] );

/**
 * Delays following a link until pending changes of the cart are saved. Otherwise the next page could read the old cart
 * and store it again: WooCommerce reads a session at the start of a request and writes all of it at the end. This
 * covers all links of the page, since a press outside closes a drop-down and sends the quantities set in it.
 *
 * @param isPending Whether there are unsaved changes.
 * @param settled   Sends changes that were not sent yet and waits for all of them. Returns false if the shopper has to
 *                  read an error first.
 * @param signal    Stops it when aborted.
 */
export function holdLinks( isPending: () => boolean, settled: () => Promise< boolean >, signal: AbortSignal ): void {
	document.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest?.( 'a' );
			const isPlain = ! (
				event.defaultPrevented ||
				event.ctrlKey ||
				event.metaKey ||
				event.shiftKey ||
				event.altKey
			);
			if ( link && isPlain && isPending() && leaves( link, new URL( window.location.href ) ) ) {
				event.preventDefault();
				void settled().then( ( isDone ) => isDone && window.location.assign( link.href ) );
			}
		},
		{ signal }
	);
}
