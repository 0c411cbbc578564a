/**
 * The module `@eidan/shop-client`: how lists, quick views and mini carts ask the shop. It keeps the nonce that each
 * answer brings, asks once more where that may help, waits no longer than a shopper would, and gives every failure a
 * reason.
 *
 * WooCommerce reads the session of a shopper at the start of a request and writes all of it at the end: two at a time,
 * and the later one can undo what the other did. So whatever asks for the cart, or changes it, goes in turn.
 */
import { isCart, type Cart } from '../mini-cart/cart';
import { failureOf, isWorthAnotherTry, Refusal, refusalOf, type Answer } from './refusal';

export { Refusal, reasonOf, type Reason } from './refusal';

/** Nobody waits longer for an answer, in milliseconds. */
const TIMEOUT = 20000;

/** The Store API's nonce: no page can hold it, since a cache may keep pages. Each answer about a cart has one. */
let nonce = '';

/** What was asked in turn last. */
let last: Promise< unknown > = Promise.resolve();

/**
 * Asks when everything that was asked in turn before has been answered.
 *
 * @param task Asks, as often as it needs to.
 * @return What the task gives, or throws.
 */
export function inTurn< T >( task: () => Promise< T > ): Promise< T > {
	const done = last.then( task );
	last = done.catch( () => {} );
	return done;
}

/** Asks once. Throws a Refusal for everything but a success. */
async function send( address: URL | string, init: RequestInit ): Promise< Answer > {
	const late = AbortSignal.timeout( TIMEOUT );
	let response: Response;
	let body: unknown;
	try {
		response = await fetch( address, {
			...init,
			signal: init.signal ? AbortSignal.any( [ init.signal, late ] ) : late,
		} );
		nonce = response.headers.get( 'Nonce' ) || nonce;
		body = await response.json();
	} catch {
		throw new Refusal( failureOf( late.aborted, navigator.onLine ) );
	}
	const answer = { status: response.status, headers: response.headers, body };
	if ( ! response.ok ) {
		throw refusalOf( answer );
	}
	return answer;
}

/** Asks, and once more where that may help. */
async function persist< T >( isReading: boolean, ask: ( isFirst: boolean ) => Promise< T > ): Promise< T > {
	try {
		return await ask( true );
	} catch ( error ) {
		if ( ! isWorthAnotherTry( error, isReading ) ) {
			throw error;
		}
		return ask( false );
	}
}

/**
 * Reads something that is no cart.
 *
 * @param address Of it.
 * @param headers For shoppers who are logged in: WordPress's nonce. Where that is refused it is asked without.
 * @param signal  Ends it.
 * @throws Refusal
 */
export const read = ( address: string, headers: Record< string, string >, signal: AbortSignal ): Promise< Answer > =>
	persist( true, ( isFirst ) => send( address, { signal, ...( isFirst && { headers } ) } ) );

/** A cart, and what came with it. */
export interface CartAnswer {
	cart: Cart;
	headers: Headers;
}

const askForCart = ( address: URL | string, init?: () => RequestInit ): Promise< CartAnswer > =>
	persist( ! init, async () => {
		const { body, headers } = await send( address, { cache: 'no-store', ...init?.() } );
		// A login page, say, that answers with success.
		if ( ! isCart( body ) ) {
			throw new Refusal( 'away' );
		}
		return { cart: body, headers };
	} );

/**
 * Reads the cart. To be called in turn.
 *
 * @param cart Its address in the Store API.
 * @throws Refusal
 */
export const readCart = ( cart: URL | string ): Promise< CartAnswer > => askForCart( cart );

/**
 * Changes the cart. To be called in turn.
 *
 * @param address Of the change in the Store API.
 * @param body    What to change.
 * @param cart    Address of the cart, which the first nonce of a page comes from.
 * @throws Refusal
 */
export async function changeCart( address: URL | string, body: object, cart: URL | string ): Promise< CartAnswer > {
	if ( ! nonce ) {
		await readCart( cart );
	}
	return askForCart( address, () => ( {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Nonce: nonce },
		body: JSON.stringify( body ),
		// What was asked for is done, also when somebody goes on to the next page.
		keepalive: true,
	} ) );
}
