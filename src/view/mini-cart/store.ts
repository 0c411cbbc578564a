import { refusal } from '../shop/refusal';
import { hashOf, isCart, subtotal, type Cart } from './cart';

/** What is known of a cart without asking for it. */
export interface Known {
	/** Hash of the cart. */
	hash: string;
	/** Hash in the cookie when it was asked for: the same, unless the cookie could not be sent. */
	cookie: string;
	count: number;
	/** Sum of the lines, as the shop writes it. */
	total: string;
}

/** The cart of the visitor, for all mini carts of a page. */
export interface Store {
	/** The contents, once they were asked for. */
	cart?: Cart | undefined;
	/** Count and sum; undefined until a changed cart was asked for. */
	known: () => Known | undefined;
	/** Gives the contents, and asks for them only if they have changed, or `isChanged` says so. */
	load: ( isChanged?: boolean ) => Promise< Cart | undefined >;
	/** Asks for count and sum, if the cart is another one than the one that is known. */
	check: () => void;
	/** Changes the cart, one change after the other. */
	send: ( path: string, body: object ) => Promise< Cart >;
	/** Calls a listener after each change. */
	subscribe: ( listener: () => void, signal: AbortSignal ) => void;
}

const EMPTY: Known = { hash: '', cookie: '', count: 0, total: '' };

/** Nobody waits longer for an answer, in milliseconds. */
const TIMEOUT = 20000;

const stores = new Map< string, Store >();

/** Pages may not use the browser's storage; then each page asks once. */
const tried = < T >( act: () => T ): T | undefined => {
	try {
		return act();
	} catch {
		return undefined;
	}
};

/**
 * The cart of a shop.
 *
 * @param route    Address of the Store API's cart.
 * @param currency Its code: plugins let shoppers choose one, and WooCommerce's hash of the cart stays the same.
 */
export function storeOf( route: string, currency = '' ): Store {
	const name = `eidan-cart ${ route } ${ currency }`;
	const listeners = new Set< () => void >();
	let memory: Known | undefined;
	let nonce = '';
	let asking: Promise< unknown > | undefined;
	/** The last change that was asked for. */
	let last: Promise< unknown > = Promise.resolve();

	/** What was known when the contents came. */
	let loaded: Known | undefined;

	const hash = () => hashOf( document.cookie );
	const isNow = ( known: Known | null | undefined ): known is Known => !! known && [ known.hash, known.cookie ].includes( hash() );
	const tell = () => listeners.forEach( ( listener ) => listener() );
	const take = ( cart: Cart, { headers }: Response, before: string ): Cart => {
		// WooCommerce 9 does not say it; then the cookie that came along does.
		const own = headers.get( 'Cart-Hash' ) ?? hash();
		self.cart = cart;
		// With another cookie than before, somebody changed the cart while the answer was on its way, or this very answer did.
		memory = loaded = { hash: own, cookie: hash() === before ? before : own, count: cart.items_count, total: subtotal( cart ) };
		tried( () => localStorage.setItem( name, JSON.stringify( memory ) ) );
		tell();
		return cart;
	};
	const ask = async ( path: string, body?: object, isFirst = true ): Promise< Cart > => {
		// eslint-disable-next-line @wordpress/no-unused-vars-before-return -- The cookie as it is before anything is asked.
		const before = hash();
		const url = new URL( route + path );
		url.searchParams.set( 'eidan-cart', '1' );
		const response = await fetch( url, {
			cache: 'no-store',
			signal: AbortSignal.timeout( TIMEOUT ),
			// A change that was made is made, also when somebody goes on to the next page.
			...( body && { method: 'POST', keepalive: true, body: JSON.stringify( body ), headers: { 'Content-Type': 'application/json', Nonce: nonce } } ),
		} );
		nonce = response.headers.get( 'Nonce' ) || nonce;
		const answer = await response.json();
		if ( ! response.ok ) {
			const { code = '', data } = answer ?? {};
			// A session that ended, or a page that waited for days: the answer brings the nonce of today.
			if ( isFirst && /_nonce$/.test( code ) ) {
				return ask( path, body, false );
			}
			if ( isCart( data?.cart ) ) {
				take( data.cart, response, before );
			} else if ( body && response.status < 500 ) {
				// WooCommerce may have made other lines possible before it refused this one.
				await ask( '' ).catch( () => {} );
			}
			throw refusal( response.status, answer );
		}
		if ( ! isCart( answer ) ) {
			throw refusal();
		}
		return take( answer, response, before );
	};

	const self: Store = stores.get( name ) ?? {
		known: () => {
			if ( ! hash() ) {
				return EMPTY;
			}
			if ( ! isNow( memory ) ) {
				memory = tried( () => JSON.parse( localStorage.getItem( name )! ) as Known );
			}
			return isNow( memory ) ? memory : undefined;
		},
		load: async ( isChanged = false ) => {
			await last;
			if ( ! hash() && ! isChanged ) {
				self.cart = undefined;
			} else if ( isChanged || ! self.cart || ! isNow( loaded ) ) {
				// Several mini carts and several events ask once, or once more if the cart changed meanwhile.
				asking ??= ask( '' )
					.then( async () => {
						if ( ! isNow( loaded ) ) {
							await ask( '' );
						}
					} )
					.finally( () => ( asking = undefined ) );
				await asking;
			}
			return self.cart;
		},
		check: () => {
			if ( self.known() ) {
				tell();
			} else {
				self.load().catch( () => {} );
			}
		},
		send: ( path, body ) => {
			// WooCommerce reads a session at the start of a request and writes all of it at the end: one that was asked while
			// the contents are read could be undone by that.
			const sent = last.then( () => asking?.catch( () => {} ) ).then( () => ask( path, body ) );
			last = sent.catch( () => {} );
			return sent;
		},
		subscribe: ( listener, signal ) => {
			listeners.add( listener );
			signal.addEventListener( 'abort', () => listeners.delete( listener ) );
		},
	};
	stores.set( name, self );
	return self;
}
