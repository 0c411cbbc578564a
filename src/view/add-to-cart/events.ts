import { query } from '../shop/jquery';

/**
 * Asks other plugins, with the events of WooCommerce's own buttons.
 *
 * @param button   The button. Its attributes tell product, quantity and SKU to other scripts.
 * @param quantity How many pieces are to be added.
 * @return False if one of them refuses it. It says why.
 */
export function mayAdd( button: HTMLElement, quantity: number ): boolean {
	const body = query( document.body );
	button.dataset.quantity = `${ quantity }`;
	if ( body?.triggerHandler( 'should_send_ajax_request.adding_to_cart', [ query( button ) ] ) === false ) {
		return false;
	}
	body?.trigger( 'adding_to_cart', [ query( button ), { ...button.dataset } ] );
	return true;
}

/**
 * Tells mini carts that the cart has changed. WooCommerce's blocks listen to the first event. Its classic scripts and
 * other plugins listen to the jQuery events.
 *
 * @param button The button.
 * @param hash   The cart's hash.
 */
export function announceAdded( button: HTMLElement, hash: string ): void {
	const { body } = document;
	body.dispatchEvent(
		new CustomEvent( 'wc-blocks_added_to_cart', { bubbles: true, detail: { preserveCartData: false } } )
	);
	// jQuery may remember what the attributes were before.
	query( button )?.data( { ...button.dataset } );
	// No fragments here: they come with the refresh.
	query( body )?.trigger( 'added_to_cart', [ {}, hash, query( button ) ] );
	query( body )?.trigger( 'wc_fragment_refresh' );
}
