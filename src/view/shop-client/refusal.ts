/**
 * Why the shop refused a request, and whether repeating it may help. Pure functions.
 *
 * WooCommerce's Store API uses one error code for all refusals by other plugins, so only the message tells the reason.
 * For the few codes listed here the meaning is known, and our own message can say more.
 */

/** Reason for a failure. */
export type Reason =
	/** The quantity does not fit what is in the cart. */
	| 'amount'
	/** Sold out since the page was made. */
	| 'out'
	/** The product or the line of the cart no longer exists. */
	| 'gone'
	/** The shop's own message tells the reason. */
	| 'said'
	/** The browser has no connection. */
	| 'offline'
	/** The shop did not answer in time. It may still carry out the request. */
	| 'slow'
	/** No answer, or none that a shopper could read. */
	| 'away';

/** An answer of the shop. */
export interface Answer {
	/** HTTP status code. */
	status: number;
	headers: Headers;
	/** The decoded JSON. It may be anything: a proxy or firewall may have answered in place of the shop. */
	body: unknown;
}

/** Thrown if the shop did not carry out a request. */
export class Refusal extends Error {
	/**
	 * @param reason   Why it failed, for words of our own.
	 * @param html     The shop's own message as HTML. '' if there is none that a shopper could read.
	 * @param answer   The shop's answer, if any.
	 * @param isClosed Whether something in front of the shop refuses such requests, but not its forms and links.
	 */
	constructor(
		readonly reason: Reason,
		readonly html = '',
		readonly answer?: Answer,
		readonly isClosed = false
	) {
		super( reason );
	}
}

const KNOWN: Record< string, Reason > = {
	// From StoreApi\Utilities\QuantityLimits, if the cart already has such a line.
	readonly_quantity: 'amount',
	invalid_quantity: 'amount',
	// From StoreApi\Utilities\CartController.
	woocommerce_rest_product_partially_out_of_stock: 'amount',
	woocommerce_rest_product_out_of_stock: 'out',
	woocommerce_rest_cart_invalid_product: 'gone',
	woocommerce_rest_cart_invalid_key: 'gone',
	// From Eidan\Shop\CartData.
	eidan_cart_line_gone: 'gone',
};

/**
 * Error codes for an invalid nonce: from StoreApi\Routes\V1\AbstractCartRoute, and from WordPress
 * (rest_cookie_check_errors), whose nonce is sent in a header.
 */
const STALE = [ 'woocommerce_rest_missing_nonce', 'woocommerce_rest_invalid_nonce', 'rest_cookie_invalid_nonce' ];

const partsOf = ( { body }: Answer ) => Object( body ) as { code?: unknown; message?: unknown };

/**
 * Whether an answer refuses a nonce: the page was open too long, or the shopper has logged in since.
 */
const isStale = ( answer: Answer ): boolean => STALE.includes( `${ partsOf( answer ).code }` );

/**
 * Whether something in front of the shop refused a request, such as a plugin that closes the REST API to visitors. The
 * Store API sends a nonce with whatever it says about a cart. Its refusals have few statuses.
 */
export const isClosed = ( answer: Answer ): boolean =>
	! answer.headers.get( 'Nonce' ) &&
	/^4(?!00|09|29)/.test( `${ answer.status }` ) &&
	! /^(woocommerce|eidan)_/.test( `${ partsOf( answer ).code }` ) &&
	! isStale( answer );

/**
 * Reads the reason from an answer with an error.
 */
export function refusalOf( answer: Answer ): Refusal {
	const { code, message } = partsOf( answer );
	if ( isClosed( answer ) ) {
		// The message is a stranger's, about the REST API.
		return new Refusal( 'away', '', answer, true );
	}
	// Messages about server errors are for the site owner, and messages about the nonce for developers.
	const html = answer.status < 500 && typeof message === 'string' && ! isStale( answer ) ? message : '';
	return new Refusal( KNOWN[ `${ code }` ] ?? ( html ? 'said' : 'away' ), html, answer );
}

/**
 * Returns the reason if there was no answer.
 *
 * @param isLate   Whether the time limit was reached.
 * @param isOnline Whether the browser reports a connection.
 */
export function failureOf( isLate: boolean, isOnline: boolean ): Reason {
	if ( isLate ) {
		return 'slow';
	}
	return isOnline ? 'away' : 'offline';
}

/**
 * Whether repeating a request may help: with the new nonce of a refusal, or for reading, which can safely be done
 * twice. After a timeout the shopper is not kept waiting again.
 *
 * @param error     What was thrown.
 * @param isReading Whether the request changes nothing.
 */
export const isWorthAnotherTry = ( error: unknown, isReading: boolean ): boolean =>
	error instanceof Refusal &&
	( ( error.answer && isStale( error.answer ) ) || ( isReading && error.reason === 'away' && ! error.isClosed ) );

/**
 * Turns anything thrown into a Refusal.
 *
 * @param error A Refusal, or an error of the browser, whose message is for developers.
 */
export const reasonOf = ( error: unknown ): Refusal => ( error instanceof Refusal ? error : new Refusal( 'away' ) );
