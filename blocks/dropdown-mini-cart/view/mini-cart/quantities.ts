/**
 * Finds quantities that the shop has changed by itself. WooCommerce lowers a quantity to what is in stock, or raises it
 * to the smallest order, without telling the shopper. Pure functions.
 */
import type { Cart, Line } from '../../../../src/view/shop/cart';

/** Quantities that the shopper has seen, by the keys of their lines. */
export type Quantities = Record< string, number >;

/** A line that the shop has changed. */
export interface Changed {
	line: Line;
	/** The quantity that the shopper has seen. */
	from: number;
}

/** Whether a quantity can be ordered. Multiples of fractions such as 0.1 may be off by a rounding error. */
const isPossible = ( quantity: number, { minimum, maximum, multiple_of: step }: Line[ 'quantity_limits' ] ): boolean =>
	quantity >= minimum &&
	quantity <= maximum &&
	( ! step || Math.abs( quantity / step - Math.round( quantity / step ) ) < 0.0001 );

/**
 * Returns lines with a changed quantity whose old quantity can no longer be ordered. If it could, somebody changed it
 * on purpose: in another tab, or on the cart page.
 *
 * @param cart  The Store API's latest answer.
 * @param known Quantities that the shopper has seen.
 */
export const changedByShop = ( cart: Cart, known: Quantities ): Changed[] =>
	cart.items.flatMap( ( line ) => {
		const from = known[ line.key ];
		return from === undefined || from === line.quantity || isPossible( from, line.quantity_limits )
			? []
			: [ { line, from } ];
	} );

/**
 * Returns the quantities that the shopper knows after an answer. Lines that the shop has changed keep their old
 * quantity until the shopper is told.
 *
 * @param cart  The Store API's latest answer.
 * @param known Quantities known before.
 * @param own   Key of the line that the shopper wanted to change. That result is announced elsewhere.
 */
export function knownAfter( cart: Cart, known: Quantities, own = '' ): Quantities {
	const untold = changedByShop( cart, known ).filter( ( { line } ) => line.key !== own );
	return Object.fromEntries( [
		...cart.items.map( ( { key, quantity } ) => [ key, quantity ] as const ),
		...untold.map( ( { line, from } ) => [ line.key, from ] as const ),
	] );
}
