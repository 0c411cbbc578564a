import { hashOf } from '../../../../src/view/shop/cart';
import type { SeenLines } from './seen';

/** What is known about a cart without a request. */
export interface Known {
	/** Hash of the cart. */
	hash: string;
	/**
	 * Hash in the cookie at the time of the request. It is the same as `hash`, unless the cookie could not be sent. ''
	 * if there was no cookie that scripts can read.
	 */
	cookie: string;
	count: number;
	/** Total of the lines, formatted as in the shop. */
	total: string;
	/** What the shopper has seen of the lines. */
	seen: SeenLines;
}

/** A cart of which the cookies tell that it is empty. */
const EMPTY: Known = { hash: '', cookie: '', count: 0, total: '', seen: {} };

/** The browser may forbid storage. Then each page sends one request. */
const tryStorage = < T >( act: () => T ): T | undefined => {
	try {
		return act();
	} catch {
		return undefined;
	}
};

/**
 * Manages what this browser knows about a cart, in this page and in its local storage.
 *
 * Many shops make WooCommerce's cookies HttpOnly. So a cookie that cannot be read does not mean that the cart is empty.
 * Then the shop's last answer counts. Only in a browser whose last cart had a readable cookie, its absence means that
 * the cart is gone.
 *
 * @param route    Address of the cart in the Store API.
 * @param currency Currency code of the page.
 * @return `name` is the key in the storage. `hash` returns the cart's hash from the cookie. `now` returns what is
 *          known, if it is about the current cart. `stored` returns what is stored, about whichever cart. `loaded`
 *          tells whether what this page has loaded is still current. `keep` stores what is known and `forget` deletes
 *          it.
 */
export function memoryOf( route: string, currency: string ) {
	const name = `eidan-cart ${ route } ${ currency }`;
	let memory: Known | undefined;
	/** What was known when the cart's content was loaded. */
	let loaded: Known | undefined;

	const hash = () => hashOf( document.cookie );
	const isNow = ( known: Known | undefined ) => !! known && [ known.hash, known.cookie ].includes( hash() );
	const isSame = ( one?: Known, other?: Known ) => JSON.stringify( one ) === JSON.stringify( other );
	const stored = () => tryStorage( () => JSON.parse( localStorage.getItem( name )! ) as Known | null ) ?? undefined;

	return {
		name,
		hash,
		now: () => {
			const cookie = hash();
			// Without a cookie, only the storage tells what another tab has heard from the shop.
			if ( ! cookie || ! isNow( memory ) ) {
				memory = stored() ?? memory;
			}
			if ( isNow( memory ) ) {
				return memory;
			}
			return ! cookie && memory?.cookie ? EMPTY : undefined;
		},
		stored: () => stored() ?? memory,
		loaded: () => isNow( loaded ) && ( !! hash() || isSame( loaded, stored() ?? loaded ) ),
		keep: ( known: Known ) => {
			memory = loaded = known;
			tryStorage( () => localStorage.setItem( name, JSON.stringify( known ) ) );
		},
		forget: () => {
			memory = loaded = undefined;
			tryStorage( () => localStorage.removeItem( name ) );
		},
	};
}
