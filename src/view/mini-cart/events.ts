import { listen, query } from '../shop/jquery';
import type { Store } from './store';

/** Whether what is heard comes from here. */
let isTelling = false;

/**
 * Hears of changes of the cart by others: WooCommerce's classic scripts tell them by jQuery, its blocks by events of
 * the body, other tabs by the storage.
 *
 * @param store  The cart.
 * @param added  Something was added.
 * @param own    Called with true before the cart is asked for because of something that was done in this tab, and with
 *               false after.
 * @param signal Ends it.
 */
export function hear( store: Store, added: () => void, own: ( isOwn: boolean ) => void, signal: AbortSignal ): void {
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

	// Those of WooCommerce 9 do not bubble.
	on( document.body, 'wc-blocks_added_to_cart', add );
	on( document.body, 'wc-blocks_removed_from_cart', changed );
	on( window, 'wc-blocks_store_sync_required', checked );
	on( window, 'storage', store.check );
	// Back and Forward bring pages as they were left.
	on( window, 'pageshow', store.check );

	const listenAll = () => {
		listen( document.body, 'added_to_cart', add, signal );
		listen( document.body, 'removed_from_cart', changed, signal );
		listen( document.body, 'updated_cart_totals', checked, signal );
		// Other tabs bring these, too.
		listen( document.body, 'wc_fragments_refreshed wc_fragments_loaded', store.check, signal );
	};
	if ( query( document.body ) || document.readyState === 'complete' ) {
		listenAll();
	} else {
		on( window, 'load', listenAll );
	}
}

/**
 * Tells WooCommerce's own scripts that the cart was changed here: its mini carts, and the tables of its cart and
 * checkout pages, ask for what they show.
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
