/**
 * Finds what the shop has changed by itself since the shopper saw the cart: quantities that WooCommerce lowers to what is
 * in stock, prices, what is left, and lines that can no longer be bought. WooCommerce tells none of it. Pure functions.
 */
import { money, type Cart, type Line } from '../../../../src/view/shop/cart';

/** What the shopper has seen of a line: quantity, price of a piece in the smallest unit, how many were left, name. */
export type Seen = readonly [ quantity: number, price: string, left: number | null, name: string ];

/** By the keys of lines. */
export type SeenLines = Record< string, Seen >;

/** Name of a sentence and its values. The first one is the name of a product, as HTML. */
export type Change = readonly [ word: string, name: string, ...values: ( string | number )[] ];

/** Whether a quantity can be ordered. Multiples of fractions such as 0.1 may be off by a rounding error. */
const isPossible = ( quantity: number, { minimum, maximum, multiple_of: step }: Line[ 'quantity_limits' ] ): boolean =>
	quantity >= minimum &&
	quantity <= maximum &&
	( ! step || Math.abs( quantity / step - Math.round( quantity / step ) ) < 0.0001 );

const seenNow = ( { quantity, prices, low_stock_remaining: left, name }: Line ): Seen => [
	quantity,
	prices?.price ?? '',
	left ?? null,
	name,
];

/**
 * Returns what has changed of a line. If its old quantity could still be ordered, somebody changed it on purpose, in
 * another tab or on the cart page. Then its price may depend on the quantity, and says nothing new.
 */
const changesOf = ( line: Line, [ from, before, wereLeft ]: Seen ): Change[] => {
	const { name, prices } = line;
	const [ quantity, price, left ] = seenNow( line );
	const isSame = from === quantity;
	const isByShop = ! isSame && ! isPossible( from, line.quantity_limits );
	return [
		...( isByShop ? [ [ 'byShop', name, from, quantity ] as const ] : [] ),
		...( ( isSame || isByShop ) && before && price && before !== price
			? [ [ 'price', name, money( Number( before ), prices ), money( Number( price ), prices ) ] as const ]
			: [] ),
		...( isSame && left && ( wereLeft === null || left < wereLeft ) ? [ [ 'few', name, left ] as const ] : [] ),
	];
};

/** Returns lines that the shopper has seen, and that the shop has taken out of the cart. */
const goneFrom = ( { items, extensions }: Cart, seen: SeenLines ) =>
	( extensions?.eidan?.gone ?? [] ).flatMap( ( key ) =>
		seen[ key ] && ! items.some( ( line ) => line.key === key ) ? [ [ key, seen[ key ] ] as const ] : []
	);

/**
 * Returns everything that the shop has changed.
 *
 * @param cart The Store API's latest answer.
 * @param seen What the shopper has seen.
 */
export const changedByShop = ( cart: Cart, seen: SeenLines ): Change[] => [
	...goneFrom( cart, seen ).map( ( [ , [ , , , name ] ] ) => [ 'lost', name ] as const ),
	...cart.items.flatMap( ( line ) => {
		const before = seen[ line.key ];
		return before ? changesOf( line, before ) : [];
	} ),
];

/**
 * Returns what the shopper has seen after an answer. Lines that the shop has changed stay as they were until the shopper
 * is told.
 *
 * @param cart The Store API's latest answer.
 * @param seen What the shopper had seen before.
 * @param own  Key of the line that the shopper wanted to change. That result is announced elsewhere.
 */
export const seenAfter = ( cart: Cart, seen: SeenLines, own = '' ): SeenLines =>
	Object.fromEntries( [
		...goneFrom( cart, seen ).filter( ( [ key ] ) => key !== own ),
		...cart.items.map( ( line ) => {
			const before = seen[ line.key ];
			const isUntold = before && line.key !== own && changesOf( line, before ).length;
			return [ line.key, isUntold ? before : seenNow( line ) ] as const;
		} ),
	] );
