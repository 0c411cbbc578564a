/**
 * Which quantities the shop has changed by itself: WooCommerce brings a line down to what is left, or up to the least
 * that can be ordered, and says nothing. Pure.
 */
import type { Cart, Line } from './cart';

/** Quantities that the shopper knows of, by the key of the line. */
export type Quantities = Record< string, number >;

/** A line that the shop has changed. */
export interface Changed {
	line: Line;
	/** What the shopper knows of. */
	from: number;
}

/** Whether a quantity can be ordered. A multiple of 0.1 is one within what computers make of such numbers. */
const isPossible = ( quantity: number, { minimum, maximum, multiple_of: step }: Line[ 'quantity_limits' ] ): boolean =>
	quantity >= minimum &&
	quantity <= maximum &&
	( ! step || Math.abs( quantity / step - Math.round( quantity / step ) ) < 0.0001 );

/**
 * Lines that have another quantity, and could not have kept the one that the shopper knows of. Where they could,
 * somebody meant it: another tab, or the page of the cart.
 *
 * @param cart  The cart.
 * @param known Quantities that the shopper knows of.
 */
export const changedByShop = ( cart: Cart, known: Quantities ): Changed[] =>
	cart.items.flatMap( ( line ) => {
		const from = known[ line.key ];
		return from === undefined || from === line.quantity || isPossible( from, line.quantity_limits )
			? []
			: [ { line, from } ];
	} );

/**
 * What the shopper knows of after an answer: everything but what the shop has changed and was not told yet.
 *
 * @param cart  The cart.
 * @param known What was known before.
 * @param own   Key of the line that the shopper wanted to change: what became of that is told otherwise.
 */
export function knownAfter( cart: Cart, known: Quantities, own = '' ): Quantities {
	const untold = changedByShop( cart, known ).filter( ( { line } ) => line.key !== own );
	return Object.fromEntries( [
		...cart.items.map( ( { key, quantity } ) => [ key, quantity ] as const ),
		...untold.map( ( { line, from } ) => [ line.key, from ] as const ),
	] );
}
