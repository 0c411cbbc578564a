import { listen, query } from '../../../../src/view/shop/jquery';
import type { Store } from './store';

/** Whether the current events come from this module. */
let isTelling = false;

/**
 * Listens for changes of the cart by other scripts. WooCommerce's classic scripts announce them with jQuery, its blocks
 * with events on the body, other tabs through the storage.
 *
 * @param store  The cart.
 * @param added  Called after something was added.
 * @param own    Called with true before the cart is requested because of a change in this tab, and with false after
 *               that.
 * @param signal Stops it when aborted.
 */
export function listenForChanges(
	store: Store,
	added: () => void,
	own: ( isOwn: boolean ) => void,
	signal: AbortSignal
): void {
	const on = ( target: EventTarget, name: string, listener: () => void ) =>
		target.addEventListener( name, listener, { signal } );
	const after = ( asked: Promise< unknown > ) => void asked.catch( () => {} ).then( () => own( false ) );
	const changed = () => {
		if ( ! isTelling ) {
			own( true );
			after( store.load( true ) );
			return true;
		}
	};
	const checked = () => {
		own( true );
		after( store.check() );
	};
	const add = () => changed() && added();

	// These events of WooCommerce 9 do not bubble, so listen on the body itself.
	on( document.body, 'wc-blocks_added_to_cart', add );
	on( document.body, 'wc-blocks_removed_from_cart', changed );
	on( window, 'wc-blocks_store_sync_required', checked );
	on( window, 'storage', store.check );
	// Back and Forward may restore an old state of the page.
	on( window, 'pageshow', store.check );

	const listenAll = () => {
		listen( document.body, 'added_to_cart', add, signal );
		listen( document.body, 'removed_from_cart', changed, signal );
		listen( document.body, 'updated_cart_totals', checked, signal );
		// Changes in other tabs cause these events, too.
		listen( document.body, 'wc_fragments_refreshed wc_fragments_loaded', store.check, signal );
	};
	if ( query( document.body ) || document.readyState === 'complete' ) {
		listenAll();
	} else {
		on( window, 'load', listenAll );
	}
}

/**
 * Tells WooCommerce's own scripts that the cart was changed here. Its mini carts and the tables of its cart and
 * checkout pages then load the new cart.
 */
export function announceChange(): void {
	isTelling = true;
	// The only one of the blocks' events that opens nothing.
	document.body.dispatchEvent(
		new CustomEvent( 'wc-blocks_removed_from_cart', { bubbles: true, detail: { preserveCartData: false } } )
	);
	[ 'wc_fragment_refresh', 'wc_update_cart', 'update_checkout' ].forEach( ( name ) =>
		query( document.body )?.trigger( name )
	);
	isTelling = false;
}
