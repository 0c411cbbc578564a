/**
 * Why a request of the cart failed.
 */
interface Refusal extends Error {
	/** The shop's own name for it. */
	code?: string;
}

/**
 * What is thrown where the shop did not do what it was asked for.
 *
 * @param message The shop's own words; '' where it gave none that a shopper could read.
 * @param code    The shop's own name for it.
 */
export const refusal = ( message = '', code = '' ): Refusal => Object.assign( new Error( message ), { code } );

/**
 * What a shopper can read of a failure; '' for those of the browser, whose words are for developers.
 *
 * @param error What was thrown.
 */
export const readable = ( error: unknown ): string => {
	const { name, message } = error as Error;
	return name === 'Error' ? message : '';
};

/**
 * Whether a line of the cart is there no longer, or its product.
 *
 * @param error What was thrown.
 */
export const isGone = ( error: unknown ): boolean => /invalid_key|line_gone/.test( `${ ( error as Refusal ).code }` );
