import { changeCart, inTurn, readCart, reasonOf, type CartAnswer } from '@eidan/shop-client';
import { isCart, subtotal, type Cart } from './cart';
import { memoryOf, type Known } from './memory';
import { changedByShop, knownAfter, type Changed } from './quantities';

/** A change, as it is sent to the Store API. */
export interface Change {
	/** Key of the line that it is about. */
	key?: string;
	[ name: string ]: unknown;
}

/** The cart of the visitor, for all mini carts of a page. */
export interface Store {
	/** The contents, once they were asked for. */
	cart?: Cart | undefined;
	/** Count and sum; undefined until a changed cart was asked for. */
	known: () => Known | undefined;
	/** Gives the contents, and asks for them only if they have changed, or `isChanged` says so. */
	load: ( isChanged?: boolean ) => Promise< Cart | undefined >;
	/** Asks for count and sum, if the cart is another one than the one that is known; done when they are there. */
	check: () => Promise< unknown >;
	/** Changes the cart, one change after the other. */
	send: ( path: string, body: Change ) => Promise< Cart >;
	/** Lines that the shop changed by itself since this was asked last. */
	takeChanged: () => Changed[];
	/** Calls a listener after each change. */
	subscribe: ( listener: () => void, signal: AbortSignal ) => void;
}

const stores = new Map< string, Store >();

/** Lines that the shop changed by itself: from now on the shopper knows of them. */
const taken = ( cart: Cart | undefined, known: Known | undefined, keep: ( known: Known ) => void ): Changed[] => {
	if ( ! cart || ! known ) {
		return [];
	}
	const changed = changedByShop( cart, known.quantities ?? {} );
	if ( changed.length ) {
		keep( { ...known, quantities: knownAfter( cart, {} ) } );
	}
	return changed;
};

/**
 * The cart of a shop.
 *
 * @param route    Address of the Store API's cart.
 * @param currency Its code: plugins let shoppers choose one, and WooCommerce's hash of the cart stays the same.
 */
export function storeOf( route: string, currency = '' ): Store {
	const listeners = new Set< () => void >();
	let asking: Promise< Cart | undefined > | undefined;
	/** Whether somebody has said that the contents are not what they were. */
	let isOld = false;

	const { name, hash, now, stored, loaded, keep, forget } = memoryOf( route, currency );
	const tell = () => listeners.forEach( ( listener ) => listener() );
	const take = ( { cart, headers }: CartAnswer, before: string, line?: string ): Cart => {
		// WooCommerce 9 does not say it; then the cookie that came along does.
		const own = headers.get( 'Cart-Hash' ) ?? hash();
		self.cart = cart;
		// With another cookie than before, somebody changed the cart while the answer was on its way, or this very
		// answer did.
		keep( {
			hash: own,
			cookie: hash() === before ? before : own,
			count: cart.items_count,
			total: subtotal( cart ),
			// Other tabs tell their shopper, too.
			quantities: knownAfter( cart, stored()?.quantities ?? {}, line ),
		} );
		tell();
		return cart;
	};
	const addressOf = ( path = '' ) => {
		const url = new URL( route + path );
		url.searchParams.set( 'eidan-cart', '1' );
		return url;
	};
	/** Reads the cart, or changes it; in turn. */
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
				// WooCommerce may have made other lines possible before it refused this one.
				await ask( '', undefined, own ).catch( () => {} );
			} else if ( body && ! answer ) {
				// It may be done without us hearing of it.
				forget();
			}
			throw error;
		}
	};

	const self: Store = stores.get( name ) ?? {
		known: now,
		load: ( isChanged = false ) => {
			isOld ||= isChanged;
			// Several mini carts and several events ask once, or once more if the cart changed meanwhile.
			asking ??= inTurn( async () => {
				if ( ! hash() && ! isOld ) {
					self.cart = undefined;
				} else if ( isOld || ! self.cart || ! loaded() ) {
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
			if ( ! hash() ) {
				// What was ordered is no quantity of the next cart.
				forget();
			}
			if ( self.known() ) {
				tell();
			} else {
				await self.load().catch( () => {} );
			}
		},
		send: ( path, body ) => inTurn( () => ask( path, body ) ),
		takeChanged: () => taken( self.cart, stored(), keep ),
		subscribe: ( listener, signal ) => {
			listeners.add( listener );
			signal.addEventListener( 'abort', () => listeners.delete( listener ) );
		},
	};
	stores.set( name, self );
	return self;
}
