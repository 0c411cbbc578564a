/**
 * What an order costs, from the prices as the owner has entered them. This knows nothing of WooCommerce's sums, nor of
 * ours. Pure functions.
 */

/** How a shop takes taxes. `off` is a shop without taxes. */
export type Taxes = 'off' | `${ 'incl' | 'excl' } ${ 'incl' | 'excl' }`;

/** A line of an order. */
export interface Bought {
	/** Price of one piece, as entered. */
	price: number;
	quantity: number;
	/** Tax, as a part of 1. */
	rate: number;
}

/** What is shown, as the shop shows prices in cart and list, and what is on the order. */
export interface Sums {
	/** Price of one piece of each line. */
	pieces: number[];
	lines: number[];
	subtotal: number;
	/** After the coupon, before what is added at the checkout. */
	after: number;
	tax: number;
	total: number;
}

/** Rounds an amount, half up. */
export const rounded = ( amount: number, decimals: number ): number =>
	Math.round( amount * 10 ** decimals + 1e-6 ) / 10 ** decimals;

/** Returns what a percentage takes off each line: rounded down, and what is missing to the whole from the dearest on. */
function discounts( amounts: readonly { amount: number; quantity: number }[], part: number, unit: number ): number[] {
	const whole = Math.ceil( ( amounts.reduce( ( sum, { amount } ) => sum + amount, 0 ) * part ) / unit - 0.5 - 1e-6 );
	const off = amounts.map( ( { amount } ) => Math.floor( ( amount * part ) / unit + 1e-6 ) );
	let missing = whole - off.reduce( ( sum, one ) => sum + one, 0 );
	[ ...amounts.keys() ]
		.sort( ( a, b ) => amounts[ b ]!.amount - amounts[ a ]!.amount )
		.forEach( ( line ) => {
			const more = Math.max( 0, Math.min( missing, amounts[ line ]!.quantity ) );
			off[ line ]! += more;
			missing -= more;
		} );
	return off.map( ( one ) => one * unit );
}

/**
 * Returns all sums of an order.
 *
 * @param bought   Its lines.
 * @param taxes    How prices are entered and shown.
 * @param decimals Of the shop's prices.
 * @param part     What the coupon takes off, as a part of 1. 0 without one.
 */
export function sumsOf( bought: readonly Bought[], taxes: Taxes, decimals: number, part: number ): Sums {
	const [ entered, shown = 'excl' ] = taxes.split( ' ' );
	const round = ( amount: number ) => rounded( amount, decimals );
	const add = ( amounts: readonly number[] ) => round( amounts.reduce( ( sum, amount ) => sum + amount, 0 ) );
	const lines = bought.map( ( { price, quantity, rate } ) => ( {
		amount: price * quantity,
		quantity,
		rate: taxes === 'off' ? 0 : rate,
	} ) );
	/** Net and tax of an amount, as it was entered. */
	const split = ( amount: number, rate: number ) => {
		const tax = round( entered === 'incl' ? amount - amount / ( 1 + rate ) : amount * rate );
		return { net: entered === 'incl' ? round( amount - tax ) : round( amount ), tax };
	};
	const seen = ( { net, tax }: { net: number; tax: number } ) => round( shown === 'incl' ? net + tax : net );
	const off = part ? discounts( lines, part, 10 ** -decimals ) : lines.map( () => 0 );
	const before = lines.map( ( { amount, rate } ) => split( amount, rate ) );
	const paid = lines.map( ( { amount, rate }, line ) => split( amount - off[ line ]!, rate ) );
	return {
		pieces: bought.map( ( { price }, line ) => seen( split( price, lines[ line ]!.rate ) ) ),
		lines: before.map( seen ),
		subtotal: add( before.map( seen ) ),
		after: add( paid.map( seen ) ),
		tax: add( paid.map( ( line ) => line.tax ) ),
		total: add( paid.map( ( line ) => line.net + line.tax ) ),
	};
}
