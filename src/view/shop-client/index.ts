/**
 * The module `@eidan/shop-client`: requests to the shop from lists, quick views and mini carts. It keeps the nonce of
 * each answer, repeats a request once if that may help, has a time limit, and gives every failure a reason.
 *
 * WooCommerce reads a shopper's session at the start of a request and writes all of it at the end. With two requests at
 * a time, the later one can undo the changes of the other. So everything that reads or changes the cart runs one after
 * the other.
 */
import { isCart, type Cart } from '../shop/cart';
import { failureOf, isClosed, isWorthAnotherTry, Refusal, refusalOf, type Answer } from './refusal';

export { Refusal, reasonOf, type Reason } from './refusal';

/** Longest time to wait for an answer, in milliseconds. */
const TIMEOUT = 20000;

/**
 * The Store API's nonce. It cannot be printed into pages, since these may be cached. Each answer about a cart brings
 * one.
 */
let nonce = '';

/** The last task of the queue. */
let last: Promise< unknown > = Promise.resolve();

/**
 * Runs a task after all tasks before it have ended.
 *
 * @param task Sends requests, as many as it needs.
 * @return The task's result. Rejects if the task does.
 */
export function inTurn< T >( task: () => Promise< T > ): Promise< T > {
	const done = last.then( task );
	last = done.catch( () => {} );
	return done;
}

const answerOf = ( { status, headers }: Response ) => ( { status, headers } );

/** Sends one request. Throws a Refusal unless it succeeds. */
async function send( address: URL | string, init: RequestInit ): Promise< Answer > {
	const late = AbortSignal.timeout( TIMEOUT );
	let response: Response | undefined;
	let body: unknown;
	try {
		response = await fetch( address, {
			...init,
			signal: init.signal ? AbortSignal.any( [ init.signal, late ] ) : late,
		} );
		nonce = response.headers.get( 'Nonce' ) || nonce;
		body = await response.json();
	} catch {
		throw new Refusal(
			failureOf( late.aborted, navigator.onLine ),
			'',
			undefined,
			// A page in place of an answer: of a firewall, or the one to log in.
			response && ( response.redirected || isClosed( { ...answerOf( response ), body } ) )
		);
	}
	const answer = { ...answerOf( response ), body };
	if ( ! response.ok ) {
		throw refusalOf( answer );
	}
	return answer;
}

/** Sends a request, and repeats it once if that may help. */
async function sendWithRetry< T >( isReading: boolean, ask: ( isFirst: boolean ) => Promise< T > ): Promise< T > {
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
 * Reads something other than the cart.
 *
 * @param address Absolute URL of a route on this site.
 * @param headers For shoppers who are logged in: WordPress's nonce. If it is refused, the request is repeated without
 *                it.
 * @param signal  Cancels the request.
 * @throws Refusal
 */
export const read = ( address: string, headers: Record< string, string >, signal: AbortSignal ): Promise< Answer > =>
	sendWithRetry( true, ( isFirst ) => send( address, { signal, ...( isFirst && { headers } ) } ) );

/** A cart, and the headers of the answer. */
export interface CartAnswer {
	cart: Cart;
	headers: Headers;
}

const askForCart = ( address: URL | string, init?: () => RequestInit ): Promise< CartAnswer > =>
	sendWithRetry( ! init, async () => {
		const { body, headers } = await send( address, { cache: 'no-store', ...init?.() } );
		// For example a login page with status 200.
		if ( ! isCart( body ) ) {
			throw new Refusal( 'away' );
		}
		return { cart: body, headers };
	} );

/**
 * Reads the cart. Call it through `inTurn` only.
 *
 * @param cart Address of the cart in the Store API.
 * @throws Refusal
 */
export const readCart = ( cart: URL | string ): Promise< CartAnswer > => askForCart( cart );

/**
 * Changes the cart. Call it through `inTurn` only.
 *
 * @param address Address of the change in the Store API.
 * @param body    Data of the change.
 * @param cart    Address of the cart. Reading it provides the first nonce of a page.
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
		// Finish the request even if the shopper leaves the page.
		keepalive: true,
	} ) );
}
