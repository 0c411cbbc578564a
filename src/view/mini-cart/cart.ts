/**
 * What the Store API tells of a cart, and how it is written. Pure functions.
 */

/** How a shop writes amounts. */
export interface Currency {
	currency_minor_unit: number;
	currency_prefix: string;
	currency_suffix: string;
	currency_decimal_separator: string;
	currency_thousand_separator: string;
}

/** A line of the cart. Texts are HTML that has to be read as words. */
export interface Line {
	key: string;
	name: string;
	permalink: string;
	quantity: number;
	quantity_limits: { minimum: number; maximum: number; multiple_of: number; editable: boolean };
	images: { thumbnail?: string; src?: string }[];
	variation: { attribute: string; value: string }[];
	item_data: { name?: string; key?: string; value?: string; display?: string; hidden?: unknown }[];
	totals: Currency & { line_subtotal: string; line_subtotal_tax: string };
}

/** A cart, with what `Eidan\Shop\CartData` adds. */
export interface Cart {
	items: Line[];
	items_count: number;
	totals: Currency & { total_items: string; total_items_tax: string };
	errors: { message?: string }[];
	extensions: { eidan?: { includes_tax: boolean; free_shipping: { minimum: string; remaining: string } | null } };
}

/**
 * Whether an answer is a cart: what stands before the shop may answer in its place.
 *
 * @param answer Anything.
 */
export const isCart = ( answer: unknown ): answer is Cart => {
	const { items, totals } = ( answer ?? {} ) as Partial< Cart >;
	return Array.isArray( items ) && !! totals;
};

/**
 * An amount as the shop writes it.
 *
 * @param amount   In the currency's smallest unit.
 * @param currency How it is written.
 */
export function money( amount: number, currency: Currency ): string {
	const { currency_minor_unit: digits, currency_prefix: prefix, currency_suffix: suffix, currency_decimal_separator: point, currency_thousand_separator: comma } = currency;
	const [ whole = '', rest ] = ( Math.abs( amount ) / 10 ** digits ).toFixed( digits ).split( '.' );
	return `${ amount < 0 ? '-' : '' }${ prefix }${ whole.replace( /\B(?=(\d{3})+$)/g, () => comma ) }${ rest ? point + rest : '' }${ suffix }`;
}

/** The taxes that belong to a shown amount: none where the shop shows prices without them. */
const taxes = ( cart: Cart, tax: string ) => ( cart.extensions.eidan?.includes_tax ? Number( tax ) : 0 );

/** The sum of all lines, before discounts, shipping and whatever is added at the checkout. */
export const subtotal = ( cart: Cart ): string => money( Number( cart.totals.total_items ) + taxes( cart, cart.totals.total_items_tax ), cart.totals );

/** The sum of a line. */
export const lineTotal = ( cart: Cart, { totals }: Line ): string => money( Number( totals.line_subtotal ) + taxes( cart, totals.line_subtotal_tax ), totals );

/**
 * The hash of the cart that WooCommerce's cookies tell of; '' while there is none.
 *
 * @param cookies All cookies of the page.
 */
export function hashOf( cookies: string ): string {
	const valueOf = ( name: string ) => new RegExp( `(?:^|; )${ name }=([^;]*)` ).exec( cookies )?.[ 1 ] ?? '';
	return Number( valueOf( 'woocommerce_items_in_cart' ) ) ? valueOf( 'woocommerce_cart_hash' ) : '';
}
