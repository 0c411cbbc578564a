import { hashOf } from './cart';
import type { Quantities } from './quantities';

/** What is known about a cart without a request. */
export interface Known {
	/** Hash of the cart. */
	hash: string;
	/** Hash in the cookie at the time of the request. It is the same as `hash`, unless the cookie could not be sent. */
	cookie: string;
	count: number;
	/** Total of the lines, formatted as in the shop. */
	total: string;
	/** Quantities that the shopper has seen. */
	quantities: Quantities;
}

const EMPTY: Known = { hash: '', cookie: '', count: 0, total: '', quantities: {} };

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
	const isNow = ( known: Known | null | undefined ): known is Known =>
		!! known && [ known.hash, known.cookie ].includes( hash() );
	const stored = () => tryStorage( () => JSON.parse( localStorage.getItem( name )! ) as Known | null ) ?? undefined;

	return {
		name,
		hash,
		now: () => {
			if ( ! hash() ) {
				return EMPTY;
			}
			if ( ! isNow( memory ) ) {
				memory = stored();
			}
			return isNow( memory ) ? memory : undefined;
		},
		stored: () => stored() ?? memory,
		loaded: () => isNow( loaded ),
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
