/**
 * Why a shop did not do what a shopper asked for, and whether asking once more may help. Pure.
 *
 * WooCommerce's Store API gives every refusal of another plugin one name, so it is its words that are the truth. Only
 * of few names is it known what they mean, and that we can say more than the shop.
 */

/** What is known of a failure. */
export type Reason =
	/** Quantity and what is in the cart do not go together. */
	| 'amount'
	/** Sold out since the page was made. */
	| 'out'
	/** There is no such product, or line of the cart, any more. */
	| 'gone'
	/** The shop's own words say it. */
	| 'said'
	/** The browser has no connection. */
	| 'offline'
	/** The shop did not answer in time. It may still do what it was asked for. */
	| 'slow'
	/** Nothing came, or nothing that a shopper could read. */
	| 'away';

/** What the shop answered. */
export interface Answer {
	/** Of HTTP. */
	status: number;
	headers: Headers;
	/** The JSON of it, whatever that is: what stands before the shop may answer in its place. */
	body: unknown;
}

/** What is thrown where the shop did not do what it was asked for. */
export class Refusal extends Error {
	/**
	 * @param reason What is known of it.
	 * @param html   The shop's own words, as HTML; '' where it gave none that a shopper could read.
	 * @param answer What the shop answered, if it did.
	 */
	constructor(
		readonly reason: Reason,
		readonly html = '',
		readonly answer?: Answer
	) {
		super( reason );
	}
}

const KNOWN: Record< string, Reason > = {
	// Of StoreApi\Utilities\QuantityLimits, where there is a line in the cart already.
	readonly_quantity: 'amount',
	invalid_quantity: 'amount',
	// Of StoreApi\Utilities\CartController.
	woocommerce_rest_product_partially_out_of_stock: 'amount',
	woocommerce_rest_product_out_of_stock: 'out',
	woocommerce_rest_cart_invalid_product: 'gone',
	woocommerce_rest_cart_invalid_key: 'gone',
	// Of Eidan\Shop\CartData.
	eidan_cart_line_gone: 'gone',
};

/**
 * Names of refusals that the nonce is to blame for: of StoreApi\Routes\V1\AbstractCartRoute, and of WordPress
 * (rest_cookie_check_errors), whose nonce goes in a header.
 */
const STALE = [ 'woocommerce_rest_missing_nonce', 'woocommerce_rest_invalid_nonce', 'rest_cookie_invalid_nonce' ];

const partsOf = ( { body }: Answer ) => Object( body ) as { code?: unknown; message?: unknown };

/**
 * Whether an answer refuses a nonce: of a page that waited too long, or of somebody who has logged in since.
 *
 * @param answer What the shop answered.
 */
const isStale = ( answer: Answer ): boolean => STALE.includes( `${ partsOf( answer ).code }` );

/**
 * What an answer that is a refusal means.
 *
 * @param answer What the shop answered.
 */
export function refusalOf( answer: Answer ): Refusal {
	const { code, message } = partsOf( answer );
	// A server that fails talks to its owner, and one that misses a nonce to developers.
	const html = answer.status < 500 && typeof message === 'string' && ! isStale( answer ) ? message : '';
	return new Refusal( KNOWN[ `${ code }` ] ?? ( html ? 'said' : 'away' ), html, answer );
}

/**
 * Why there is no answer.
 *
 * @param isLate   Whether its time is up.
 * @param isOnline What the browser says of its connection.
 */
export function failureOf( isLate: boolean, isOnline: boolean ): Reason {
	if ( isLate ) {
		return 'slow';
	}
	return isOnline ? 'away' : 'offline';
}

/**
 * Whether asking once more may help: with the nonce that a refusal brought, or for what only reads and so can be asked
 * for twice. Whoever has waited for nothing is not kept waiting again.
 *
 * @param error     What was thrown.
 * @param isReading Whether nothing is changed by asking.
 */
export const isWorthAnotherTry = ( error: unknown, isReading: boolean ): boolean =>
	error instanceof Refusal &&
	( ( error.answer && isStale( error.answer ) ) || ( isReading && error.reason === 'away' ) );

/**
 * What is known of anything that was thrown.
 *
 * @param error Here, or by the browser, whose words are for developers.
 */
export const reasonOf = ( error: unknown ): Refusal => ( error instanceof Refusal ? error : new Refusal( 'away' ) );
