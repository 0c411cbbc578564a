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
	/** The product, or the variation. */
	id: number;
	sold_individually: boolean;
	name: string;
	permalink: string;
	quantity: number;
	quantity_limits: { minimum: number; maximum: number; multiple_of: number; editable: boolean };
	images: { thumbnail?: string; src?: string }[];
	variation: { attribute: string; value: string }[];
	item_data: { name?: string; key?: string; value?: string; display?: string; hidden?: unknown }[];
	/** Of one piece, with the taxes that the cart shows. */
	prices: Currency & { raw_prices?: { precision: number; price: string; regular_price: string } | null };
	/** How many are left, where these are few and the shop says so. */
	low_stock_remaining: number | null;
	show_backorder_badge: boolean;
	totals: Currency & { line_subtotal: string; line_subtotal_tax: string };
}

/** A coupon of the cart. */
export interface Coupon {
	code: string;
	totals: Currency & { total_discount: string; total_discount_tax: string };
}

/** Something that is added to the cart, or taken off it: for wrapping, for a way to pay. */
export interface Fee {
	/** HTML that has to be read as words. */
	name: string;
	totals: Currency & { total: string; total_tax: string };
}

/** A cart, with what `Eidan\Shop\CartData` adds. */
export interface Cart {
	items: Line[];
	items_count: number;
	coupons: Coupon[];
	fees: Fee[];
	totals: Currency & {
		total_items: string;
		total_items_tax: string;
		total_discount: string;
		total_discount_tax: string;
		total_fees: string | null;
		total_fees_tax: string | null;
	};
	errors: { message?: string }[];
	extensions: {
		eidan?: {
			includes_tax: boolean;
			free_shipping: { minimum: string; remaining: string } | null;
			/** Codes of coupons that shipping is free with. */
			free_coupons: string[];
			/** Keys of lines that come later. */
			late: string[];
			/** What is still to come, in words. */
			later: string;
		};
	};
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
	const {
		currency_minor_unit: digits,
		currency_prefix: prefix,
		currency_suffix: suffix,
		currency_decimal_separator: point,
		currency_thousand_separator: comma,
	} = currency;
	const [ whole = '', rest ] = ( Math.abs( amount ) / 10 ** digits ).toFixed( digits ).split( '.' );
	return `${ amount < 0 ? '-' : '' }${ prefix }${ whole.replace( /\B(?=(\d{3})+$)/g, () => comma ) }${ rest ? point + rest : '' }${ suffix }`;
}

/** The taxes that belong to a shown amount: none where the shop shows prices without them. */
const taxes = ( cart: Cart, tax: string | number ) => ( cart.extensions.eidan?.includes_tax ? Number( tax ) : 0 );

/** The sum of all lines in the currency's smallest unit. */
const items = ( cart: Cart ) => Number( cart.totals.total_items ) + taxes( cart, cart.totals.total_items_tax );

/** What all coupons take off. */
const discount = ( cart: Cart ) =>
	Number( cart.totals.total_discount ?? 0 ) + taxes( cart, cart.totals.total_discount_tax ?? 0 );

/** What all fees add. */
const fees = ( cart: Cart ) => Number( cart.totals.total_fees ?? 0 ) + taxes( cart, cart.totals.total_fees_tax ?? 0 );

/** The sum of all lines, before discounts, fees, shipping and whatever is added at the checkout. */
export const subtotal = ( cart: Cart ): string => money( items( cart ), cart.totals );

/** What changes the sum of the lines, by the name of the words for what comes of it; '' for nothing. */
export function changes( cart: Cart ): '' | 'afterDiscounts' | 'withFees' | 'afterBoth' {
	const hasFees = !! cart.fees?.length;
	if ( discount( cart ) ) {
		return hasFees ? 'afterBoth' : 'afterDiscounts';
	}
	return hasFees ? 'withFees' : '';
}

/** The sum with discounts and fees, before what is added at the checkout. */
export const sumSoFar = ( cart: Cart ): string => money( items( cart ) - discount( cart ) + fees( cart ), cart.totals );

/** What a coupon takes off; '' for nothing. */
export const couponTotal = ( cart: Cart, { totals }: Coupon ): string => {
	const amount = Number( totals.total_discount ) + taxes( cart, totals.total_discount_tax );
	return amount ? money( -amount, totals ) : '';
};

/** What a fee adds, or takes off. */
export const feeTotal = ( cart: Cart, { totals }: Fee ): string =>
	money( Number( totals.total ) + taxes( cart, totals.total_tax ), totals );

/** The sum of a line, in the currency's smallest unit. */
const amountOf = ( cart: Cart, { totals }: Line ) =>
	Number( totals.line_subtotal ) + taxes( cart, totals.line_subtotal_tax );

/** The sum of a line. */
export const lineTotal = ( cart: Cart, line: Line ): string => money( amountOf( cart, line ), line.totals );

/**
 * What a line on sale cost before, and what is saved.
 *
 * @return Undefined for one that is not on sale.
 */
export function saving( cart: Cart, line: Line ): { before: string; saved: string } | undefined {
	const { currency_minor_unit: digits = 0, raw_prices: raw } = line.prices ?? {};
	// With more digits than the currency has, so that many pieces add up.
	const saved = raw
		? Math.round(
				( ( Number( raw.regular_price ) - Number( raw.price ) ) * line.quantity ) /
					10 ** ( raw.precision - digits )
			)
		: 0;
	return saved > 0
		? { before: money( amountOf( cart, line ) + saved, line.totals ), saved: money( saved, line.totals ) }
		: undefined;
}

/**
 * The hash of the cart that WooCommerce's cookies tell of; '' while there is none.
 *
 * @param cookies All cookies of the page.
 */
export function hashOf( cookies: string ): string {
	const valueOf = ( name: string ) => new RegExp( `(?:^|; )${ name }=([^;]*)` ).exec( cookies )?.[ 1 ] ?? '';
	return Number( valueOf( 'woocommerce_items_in_cart' ) ) ? valueOf( 'woocommerce_cart_hash' ) : '';
}
