/**
 * Whether a link leads to another page in this tab.
 *
 * @param link Link that was clicked.
 * @param here Address of the page.
 */
const leaves = ( { href, target, origin, hash }: HTMLAnchorElement, here: URL ): boolean =>
	origin === here.origin &&
	! /^_(?!self)/.test( target ) &&
	( ! hash || href.split( '#' )[ 0 ] !== here.href.split( '#' )[ 0 ] );

/**
 * Lets links wait for changes of the cart that are on their way. The next page would read the cart as it was, and could
 * store it so: WooCommerce reads a session at the start of a request and writes all of it at the end. That goes for all
 * links of the page, since a press elsewhere closes a drop-down and sends what was set in it.
 *
 * @param isPending Whether there are such changes.
 * @param settled   Sends what was not sent yet, and waits for all; false where the shopper has to read what failed.
 * @param signal    Ends it.
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
