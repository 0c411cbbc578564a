import type { Store } from './store';

/** The part of jQuery that WooCommerce's classic scripts speak by. */
interface Query {
	on: ( names: string, listener: () => void ) => void;
	off: ( names: string, listener: () => void ) => void;
	trigger: ( name: string ) => void;
}

const query = (): Query | undefined => ( window as { jQuery?: ( element: HTMLElement ) => Query } ).jQuery?.( document.body );

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
	const on = ( target: EventTarget, name: string, listener: () => void ) => target.addEventListener( name, listener, { signal } );
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

	const heard: [ names: string, listener: () => void ][] = [
		[ 'added_to_cart', add ],
		[ 'removed_from_cart', changed ],
		[ 'wc_fragments_refreshed wc_fragments_loaded updated_cart_totals', store.check ],
	];
	const listen = () => heard.forEach( ( entry ) => query()?.on( ...entry ) );
	if ( query() || document.readyState === 'complete' ) {
		listen();
	} else {
		on( window, 'load', listen );
	}
	signal.addEventListener( 'abort', () => heard.forEach( ( entry ) => query()?.off( ...entry ) ) );
}

/**
 * Tells WooCommerce's own scripts that the cart was changed here: its mini carts, and the tables of its cart and checkout
 * pages, ask for what they show.
 */
export function tell(): void {
	isTelling = true;
	// The one of its blocks' events that opens nothing.
	document.body.dispatchEvent( new CustomEvent( 'wc-blocks_removed_from_cart', { bubbles: true, detail: { preserveCartData: false } } ) );
	[ 'wc_fragment_refresh', 'wc_update_cart', 'update_checkout' ].forEach( ( name ) => query()?.trigger( name ) );
	isTelling = false;
}
