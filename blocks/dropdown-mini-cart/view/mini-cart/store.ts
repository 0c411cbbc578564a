import { changeCart, inTurn, readCart, reasonOf, type CartAnswer } from '@eidan/shop-client';
import { isCart, subtotal, type Cart } from '../../../../src/view/shop/cart';
import { memoryOf, type Known } from './memory';
import { changedByShop, seenAfter, type Change as ShopChange } from './seen';

/** A change, in the form that the Store API expects. */
export interface Change {
	/** Key of the line to change. */
	key?: string;
	[ name: string ]: unknown;
}

/** The visitor's cart, shared by all mini carts of a page. */
export interface Store {
	/** The content, once it has been requested. */
	cart?: Cart | undefined;
	/** Count and total. Undefined if the cart has changed or may have changed, and was not requested yet. */
	known: () => Known | undefined;
	/** Whether a cookie tells which cart is the current one. If not, only the shop can tell. */
	hasCookie: () => boolean;
	/** Returns the content. Requests it only if it is missing or has changed, or if `isChanged` is true. */
	load: ( isChanged?: boolean ) => Promise< Cart | undefined >;
	/**
	 * Requests count and total if the known cart is not the current one. Without a cookie, it requests them once a page
	 * if the shop's last answer was not an empty cart. Resolves when they are known.
	 */
	check: () => Promise< unknown >;
	/** Changes the cart. Changes are sent one after the other. */
	send: ( path: string, body: Change ) => Promise< Cart >;
	/** Returns what the shop has changed by itself since the last call. */
	takeChanged: () => ShopChange[];
	/** Whether the content was requested so long ago that prices and stock may be others now. */
	isOld: () => boolean;
	/** Calls a listener after each change. */
	subscribe: ( listener: () => void, signal: AbortSignal ) => void;
}

/** Returns an address that says who asks. */
const askedBy = ( address: string ) => {
	const url = new URL( address );
	url.searchParams.set( 'eidan-cart', '1' );
	return url;
};

/** Milliseconds after which an answer is old. */
const MINUTE = 60_000;

const stores = new Map< string, Store >();

/** Returns what the shop has changed by itself, and marks it as seen. */
const takeChanges = (
	cart: Cart | undefined,
	known: Known | undefined,
	keep: ( known: Known ) => void
): ShopChange[] => {
	if ( ! cart || ! known ) {
		return [];
	}
	const changed = changedByShop( cart, known.seen ?? {} );
	if ( changed.length ) {
		keep( { ...known, seen: seenAfter( cart, {} ) } );
	}
	return changed;
};

/**
 * Returns the store of a shop's cart.
 *
 * @param route    Address of the cart in the Store API.
 * @param currency Currency code. It is part of the storage key: with a plugin shoppers can switch the currency, and
 *                 WooCommerce's hash of the cart stays the same.
 * @param clock    Returns the time in milliseconds.
 */
export function storeOf( route: string, currency = '', clock = () => Date.now() ): Store {
	const listeners = new Set< () => void >();
	let asking: Promise< Cart | undefined > | undefined;
	/** Whether another script has reported a change of the content. */
	let isOld = false;
	/** When the shop answered last. */
	let answered = 0;

	const { name, hash, now, stored, loaded, keep, forget } = memoryOf( route, currency );
	const tell = () => listeners.forEach( ( listener ) => listener() );
	const addressOf = ( path = '' ) => askedBy( route + path );
	const take = ( { cart, headers }: CartAnswer, before: string, line?: string ): Cart => {
		// WooCommerce 9 sends no such header. Then use the cookie that came with the answer.
		const own = headers.get( 'Cart-Hash' ) ?? hash();
		self.cart = cart;
		answered = clock();
		// If the cookie is different now, somebody changed the cart during the request, or this answer did.
		keep( {
			hash: own,
			cookie: hash() === before ? before : own,
			count: cart.items_count,
			total: subtotal( cart ),
			// Start from what is stored, which other tabs may have updated.
			seen: seenAfter( cart, stored()?.seen ?? {}, line ),
		} );
		tell();
		return cart;
	};
	/** Reads or changes the cart. Call it through `inTurn` only. */
	const ask = async ( path = '', body?: Change, own = body?.key ): Promise< Cart > => {
		const before = hash();
		try {
			return take(
				await ( body ? changeCart( addressOf( path ), body, addressOf() ) : readCart( addressOf() ) ),
				before,
				own
			);
		} catch ( error ) {
			const { answer } = reasonOf( error );
			const { data } = Object( answer?.body ) as { data?: { cart?: unknown } };
			if ( answer && isCart( data?.cart ) ) {
				take( { cart: data.cart, headers: answer.headers }, before, own );
			} else if ( body && answer && answer.status < 500 ) {
				// WooCommerce may have changed other lines before it refused this change.
				await ask( '', undefined, own ).catch( () => {} );
			} else if ( body && ! answer ) {
				// The change may have succeeded although no answer arrived.
				forget();
			}
			throw error;
		}
	};

	const self: Store = stores.get( name ) ?? {
		known: now,
		hasCookie: () => !! hash(),
		load: ( isChanged = false ) => {
			isOld ||= isChanged;
			// Several mini carts and events share one request, or two if the cart changes meanwhile.
			asking ??= inTurn( async () => {
				if ( isOld || ! self.cart || ! loaded() ) {
					await ask();
					if ( ! loaded() ) {
						await ask();
					}
				}
				return self.cart;
			} ).finally( () => {
				asking = undefined;
				isOld = false;
			} );
			return asking;
		},
		check: async () => {
			const known = self.known();
			if ( known && ! known.count ) {
				// Content and quantities of a completed order do not belong to the next cart.
				self.cart = self.cart?.items_count ? undefined : self.cart;
				keep( known );
			}
			if ( known ) {
				tell();
			}
			if ( known ? known.count && ! hash() && ! loaded() : hash() ) {
				await self.load( true ).catch( () => {} );
			}
		},
		send: ( path, body ) => inTurn( () => ask( path, body ) ),
		takeChanged: () => takeChanges( self.cart, stored(), keep ),
		isOld: () => clock() - answered >= MINUTE,
		subscribe: ( listener, signal ) => {
			listeners.add( listener );
			signal.addEventListener( 'abort', () => listeners.delete( listener ) );
		},
	};
	stores.set( name, self );
	return self;
}
