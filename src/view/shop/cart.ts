/**
 * The Store API's data of a cart, and how amounts are written. Pure functions.
 */

/** How the shop writes amounts. */
export interface Currency {
	currency_minor_unit: number;
	currency_prefix: string;
	currency_suffix: string;
	currency_decimal_separator: string;
	currency_thousand_separator: string;
}

/** A line of the cart. Its texts are HTML and have to be shown as plain text. */
export interface Line {
	key: string;
	/** Id of the product or the variation. */
	id: number;
	sold_individually: boolean;
	name: string;
	permalink: string;
	quantity: number;
	quantity_limits: { minimum: number; maximum: number; multiple_of: number; editable: boolean };
	images: { thumbnail?: string; src?: string }[];
	variation: { attribute: string; value: string }[];
	item_data: { name?: string; key?: string; value?: string; display?: string; hidden?: unknown }[];
	/** Prices of one piece, with or without taxes as the cart shows them. */
	prices: Currency & {
		price: string;
		raw_prices?: { precision: number; price: string; regular_price: string } | null;
	};
	/** How many are left in stock. Null unless there are few and the shop shows it. */
	low_stock_remaining: number | null;
	show_backorder_badge: boolean;
	totals: Currency & { line_subtotal: string; line_subtotal_tax: string };
}

/** A coupon of the cart. */
export interface Coupon {
	code: string;
	totals: Currency & { total_discount: string; total_discount_tax: string };
}

/** A fee or a reduction, for example for gift wrapping or a payment method. */
export interface Fee {
	/** HTML that has to be shown as plain text. */
	name: string;
	totals: Currency & { total: string; total_tax: string };
}

/** A cart, with the data that `Eidan\Shop\CartData` adds. */
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
		/** What is to be paid so far, with taxes and shipping. */
		total_price: string;
		total_tax: string;
		/** Null while no address is known. */
		total_shipping: string | null;
		total_shipping_tax: string | null;
	};
	errors: { message?: string }[];
	extensions: {
		eidan?: {
			includes_tax: boolean;
			free_shipping: { minimum: string; remaining: string } | null;
			/** Codes of coupons that grant free shipping. */
			free_coupons: string[];
			/** Keys of lines that will be delivered later. */
			late: string[];
			/** Text about what is added at the checkout. */
			later: string;
			/** The same where coupons can be entered beside it. */
			later_here?: string;
			/** Keys of lines that the shop has taken out, as their products cannot be bought any more. */
			gone?: string[];
			/** The shopper's note on the order. */
			note?: string;
		};
	};
}

/**
 * Whether an answer is a cart. A proxy or firewall in front of the shop may have answered instead.
 *
 * @param answer The answer's body.
 */
export const isCart = ( answer: unknown ): answer is Cart => {
	const { items, totals } = ( answer ?? {} ) as Partial< Cart >;
	return Array.isArray( items ) && !! totals;
};

/**
 * Formats an amount as the shop does.
 *
 * @param amount   In the currency's smallest unit.
 * @param currency The shop's format.
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

/** The taxes contained in a shown amount. 0 if the shop shows prices without taxes. */
const taxes = ( cart: Cart, tax: string | number ) => ( cart.extensions.eidan?.includes_tax ? Number( tax ) : 0 );

/** The total of all lines in the currency's smallest unit. */
const items = ( cart: Cart ) => Number( cart.totals.total_items ) + taxes( cart, cart.totals.total_items_tax );

/** The discount of all coupons. */
const discount = ( cart: Cart ) =>
	Number( cart.totals.total_discount ?? 0 ) + taxes( cart, cart.totals.total_discount_tax ?? 0 );

/** The total of all fees. */
const fees = ( cart: Cart ) => Number( cart.totals.total_fees ?? 0 ) + taxes( cart, cart.totals.total_fees_tax ?? 0 );

/** The total of all lines, before discounts, fees, shipping and everything added at the checkout. */
export const subtotal = ( cart: Cart ): string => money( items( cart ), cart.totals );

/**
 * Tells whether discounts or fees change the total, as the name of the text that describes the result. '' if nothing
 * does.
 */
export function changes( cart: Cart ): '' | 'afterDiscounts' | 'withFees' | 'afterBoth' {
	const hasFees = !! cart.fees?.length;
	if ( discount( cart ) ) {
		return hasFees ? 'afterBoth' : 'afterDiscounts';
	}
	return hasFees ? 'withFees' : '';
}

/** What the checkout takes for lines, discounts and fees, in the currency's smallest unit. */
function due( cart: Cart ): number {
	const {
		total_price: price,
		total_tax: tax,
		total_shipping: shipping,
		total_shipping_tax: ofShipping,
	} = cart.totals;
	const others = cart.extensions.eidan?.includes_tax ? ofShipping : tax;
	return Number( price ) - Number( shipping ?? 0 ) - Number( others ?? 0 );
}

/**
 * The total with discounts and fees, before what is added at the checkout. The shop rounds the taxes of each line after
 * its discount, so the sum of what is shown may be off by a smallest unit or more. Then what the checkout takes is true.
 * A greater difference is not one of rounding: another plugin has its own part in the total, which is not shown here.
 */
export function sumSoFar( cart: Cart ): string {
	const sum = items( cart ) - discount( cart ) + fees( cart );
	const paid = due( cart );
	return money( Math.abs( paid - sum ) <= ( cart.items?.length ?? 0 ) + 1 ? paid : sum, cart.totals );
}

/** The discount of a coupon. '' if it is 0. */
export const couponTotal = ( cart: Cart, { totals }: Coupon ): string => {
	const amount = Number( totals.total_discount ) + taxes( cart, totals.total_discount_tax );
	return amount ? money( -amount, totals ) : '';
};

/** The amount of a fee, which may be negative. */
export const feeTotal = ( cart: Cart, { totals }: Fee ): string =>
	money( Number( totals.total ) + taxes( cart, totals.total_tax ), totals );

/** The total of a line in the currency's smallest unit. */
const amountOf = ( cart: Cart, { totals }: Line ) =>
	Number( totals.line_subtotal ) + taxes( cart, totals.line_subtotal_tax );

/** The total of a line. */
export const lineTotal = ( cart: Cart, line: Line ): string => money( amountOf( cart, line ), line.totals );

/**
 * The regular price of a line on sale, and the saving.
 *
 * @return Undefined if the line is not on sale.
 */
export function saving( cart: Cart, line: Line ): { before: string; saved: string } | undefined {
	const { currency_minor_unit: digits = 0, raw_prices: raw } = line.prices ?? {};
	// Raw prices have more digits than the currency, so rounding errors do not grow with the quantity.
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
 * Returns the cart's hash from WooCommerce's cookies, or '' if the cart is empty or scripts cannot read them.
 *
 * @param cookies All cookies of the page.
 */
export function hashOf( cookies: string ): string {
	const valueOf = ( name: string ) => new RegExp( `(?:^|; )${ name }=([^;]*)` ).exec( cookies )?.[ 1 ] ?? '';
	return Number( valueOf( 'woocommerce_items_in_cart' ) ) ? valueOf( 'woocommerce_cart_hash' ) : '';
}
