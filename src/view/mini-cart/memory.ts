import { hashOf } from './cart';
import type { Quantities } from './quantities';

/** What is known of a cart without asking for it. */
export interface Known {
	/** Hash of the cart. */
	hash: string;
	/** Hash in the cookie when it was asked for: the same, unless the cookie could not be sent. */
	cookie: string;
	count: number;
	/** Sum of the lines, as the shop writes it. */
	total: string;
	/** Quantities that the shopper knows of. */
	quantities: Quantities;
}

const EMPTY: Known = { hash: '', cookie: '', count: 0, total: '', quantities: {} };

/** Pages may not use the browser's storage; then each page asks once. */
const tried = < T >( act: () => T ): T | undefined => {
	try {
		return act();
	} catch {
		return undefined;
	}
};

/**
 * What this browser knows of a cart, in this page and in its storage.
 *
 * @param route    Address of the cart in the Store API.
 * @param currency Code of the currency that the page has.
 * @return Its `name` in the storage; `hash` of the cart in the cookie; what is known `now`, if that is of this cart;
 *         what is `stored`, of whichever cart; whether what was `loaded` in this page is still so; `keep` and `forget`
 *         what is known.
 */
export function memoryOf( route: string, currency: string ) {
	const name = `eidan-cart ${ route } ${ currency }`;
	let memory: Known | undefined;
	/** What was known when the contents came. */
	let loaded: Known | undefined;

	const hash = () => hashOf( document.cookie );
	const isNow = ( known: Known | null | undefined ): known is Known =>
		!! known && [ known.hash, known.cookie ].includes( hash() );
	const stored = () => tried( () => JSON.parse( localStorage.getItem( name )! ) as Known | null ) ?? undefined;

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
			tried( () => localStorage.setItem( name, JSON.stringify( known ) ) );
		},
		forget: () => {
			memory = loaded = undefined;
			tried( () => localStorage.removeItem( name ) );
		},
	};
}
