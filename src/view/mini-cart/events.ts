import { listen, query } from '../shop/jquery';
import type { Store } from './store';

/** Whether what is heard comes from here. */
let isTelling = false;

/**
 * Hears of changes of the cart by others: WooCommerce's classic scripts tell them by jQuery, its blocks by events of the
 * body, other tabs by the storage.
 *
 * @param store  The cart.
 * @param added  Something was added.
 * @param signal Ends it.
 */
export function hear( store: Store, added: () => void, signal: AbortSignal ): void {
	const on = ( target: EventTarget, name: string, listener: () => void ) =>
		target.addEventListener( name, listener, { signal } );
	const changed = () => {
		if ( ! isTelling ) {
			store.load( true ).catch( () => {} );
			return true;
		}
	};
	const add = () => changed() && added();

	// Those of WooCommerce 9 do not bubble.
	on( document.body, 'wc-blocks_added_to_cart', add );
	on( document.body, 'wc-blocks_removed_from_cart', changed );
	on( window, 'wc-blocks_store_sync_required', store.check );
	on( window, 'storage', store.check );
	// Back and Forward bring pages as they were left.
	on( window, 'pageshow', store.check );

	const listenAll = () => {
		listen( document.body, 'added_to_cart', add, signal );
		listen( document.body, 'removed_from_cart', changed, signal );
		listen( document.body, 'wc_fragments_refreshed wc_fragments_loaded updated_cart_totals', store.check, signal );
	};
	if ( query( document.body ) || document.readyState === 'complete' ) {
		listenAll();
	} else {
		on( window, 'load', listenAll );
	}
}

/**
 * Tells WooCommerce's own scripts that the cart was changed here: its mini carts, and the tables of its cart and checkout
 * pages, ask for what they show.
 */
export function tell(): void {
	isTelling = true;
	// The one of its blocks' events that opens nothing.
	document.body.dispatchEvent(
		new CustomEvent( 'wc-blocks_removed_from_cart', { bubbles: true, detail: { preserveCartData: false } } )
	);
	[ 'wc_fragment_refresh', 'wc_update_cart', 'update_checkout' ].forEach( ( name ) =>
		query( document.body )?.trigger( name )
	);
	isTelling = false;
}
