/**
 * Why a shop does not do what a shopper asked for: the one place that lists, quick views and mini carts ask. Pure.
 *
 * WooCommerce's Store API gives every refusal of another plugin one name, so it is its words that are the truth. Only of
 * few names is it known what they mean, and that we can say more than the shop.
 */

/** What is known of a refusal. */
export type Reason =
	/** Quantity and what is in the cart do not go together. */
	| 'amount'
	/** Sold out since the page was made. */
	| 'out'
	/** There is no such product, or line of the cart, any more. */
	| 'gone'
	/** Nothing that a shopper could read. */
	| 'away'
	/** The shop's own words say it. */
	| 'said';

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

/** What was thrown. */
interface Refusal extends Error {
	/** The shop's own name for it. */
	code?: string;
}

/**
 * What is thrown where the shop did not do what it was asked for.
 *
 * @param status Of the answer.
 * @param answer The answer itself, whatever it is.
 * @return Its message is the shop's own words, as HTML; '' where it gave none that a shopper could read.
 */
export const refusal = ( status = 0, answer?: unknown ): Refusal => {
	const { code, message } = Object( answer ) as { code?: unknown; message?: unknown };
	// A server that fails talks to its owner, and one that misses a nonce to developers.
	const isSaid = status < 500 && typeof message === 'string' && ! /nonce/.test( `${ code }` );
	return Object.assign( new Error( isSaid ? message : '' ), { code: `${ code ?? '' }` } );
};

/**
 * What is known of a failure.
 *
 * @param error What was thrown: here, or by the browser, whose words are for developers.
 * @return The reason, and the shop's words as HTML.
 */
export const reasonOf = ( error: unknown ): { reason: Reason; html: string } => {
	const { name, message, code = '' } = error as Refusal;
	const html = name === 'Error' ? message : '';
	return { reason: KNOWN[ code ] ?? ( html ? 'said' : 'away' ), html };
};
