/** Thirty orders over all ways into the cart, and all settings that change sums. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Taxes } from './order-sums';
import type { Shop } from './shop';

/** The way into the cart, and what is done in the mini cart. */
type Add = 'swatch' | 'sticky' | 'quick view' | 'filter';
type InCart = 'coupon' | 'note' | 'cross-sell' | 'all';

/** An order. */
export interface Way {
	number: number;
	add: Add;
	inCart: InCart;
	taxes: Taxes;
	decimals: 0 | 2 | 3;
	orders: 'tables' | 'posts';
	who: 'guest' | 'customer';
	checkout: 'classic' | 'block';
}

type Row = [ Add, InCart, Taxes, Way[ 'decimals' ], Way[ 'orders' ], Way[ 'who' ], Way[ 'checkout' ] ];

/** Each value of a column meets each value of every other one. */
const ROWS: Row[] = [
	[ 'swatch', 'coupon', 'incl incl', 2, 'posts', 'guest', 'block' ],
	[ 'swatch', 'coupon', 'excl excl', 2, 'tables', 'customer', 'block' ],
	[ 'swatch', 'coupon', 'incl excl', 3, 'posts', 'customer', 'classic' ],
	[ 'swatch', 'note', 'incl incl', 0, 'posts', 'customer', 'classic' ],
	[ 'swatch', 'note', 'excl incl', 2, 'tables', 'guest', 'block' ],
	[ 'swatch', 'cross-sell', 'excl excl', 3, 'tables', 'guest', 'block' ],
	[ 'swatch', 'all', 'off', 3, 'posts', 'customer', 'classic' ],
	[ 'sticky', 'coupon', 'off', 0, 'tables', 'guest', 'classic' ],
	[ 'sticky', 'note', 'off', 2, 'posts', 'guest', 'classic' ],
	[ 'sticky', 'note', 'incl excl', 0, 'tables', 'guest', 'block' ],
	[ 'sticky', 'cross-sell', 'incl incl', 0, 'posts', 'customer', 'classic' ],
	[ 'sticky', 'cross-sell', 'excl incl', 3, 'tables', 'customer', 'block' ],
	[ 'sticky', 'all', 'off', 0, 'posts', 'customer', 'block' ],
	[ 'sticky', 'all', 'excl excl', 0, 'tables', 'customer', 'classic' ],
	[ 'quick view', 'coupon', 'excl incl', 0, 'tables', 'customer', 'classic' ],
	[ 'quick view', 'coupon', 'excl incl', 3, 'tables', 'guest', 'block' ],
	[ 'quick view', 'note', 'excl excl', 3, 'posts', 'customer', 'block' ],
	[ 'quick view', 'cross-sell', 'off', 2, 'tables', 'customer', 'classic' ],
	[ 'quick view', 'cross-sell', 'incl excl', 0, 'tables', 'guest', 'classic' ],
	[ 'quick view', 'all', 'incl incl', 0, 'tables', 'customer', 'classic' ],
	[ 'quick view', 'all', 'incl incl', 3, 'posts', 'guest', 'block' ],
	[ 'quick view', 'all', 'excl incl', 2, 'posts', 'guest', 'classic' ],
	[ 'filter', 'coupon', 'incl excl', 3, 'posts', 'customer', 'classic' ],
	[ 'filter', 'note', 'off', 3, 'posts', 'customer', 'block' ],
	[ 'filter', 'note', 'excl incl', 2, 'tables', 'guest', 'block' ],
	[ 'filter', 'cross-sell', 'excl excl', 0, 'posts', 'guest', 'classic' ],
	[ 'filter', 'cross-sell', 'excl excl', 2, 'tables', 'guest', 'block' ],
	[ 'filter', 'cross-sell', 'incl excl', 2, 'posts', 'guest', 'block' ],
	[ 'filter', 'all', 'incl incl', 3, 'tables', 'customer', 'classic' ],
	[ 'filter', 'all', 'incl excl', 2, 'tables', 'guest', 'block' ],
];

/** All orders. */
export const ways: Way[] = ROWS.map( ( [ add, inCart, taxes, decimals, orders, who, checkout ], index ) => ( {
	number: index + 1,
	add,
	inCart,
	taxes,
	decimals,
	orders,
	who,
	checkout,
} ) );

/** Pairs of values of two columns that no order has. */
export const missingPairs = (): string[] =>
	ROWS[ 0 ]!.flatMap( ( _, one ) =>
		ROWS[ 0 ]!.flatMap( ( __, other ) =>
			[ ...new Set( ROWS.map( ( row ) => row[ one ] ) ) ].flatMap( ( value ) =>
				[ ...new Set( ROWS.map( ( row ) => row[ other ] ) ) ]
					.filter(
						( met ) => one < other && ! ROWS.some( ( row ) => row[ one ] === value && row[ other ] === met )
					)
					.map( ( met ) => `${ value }, ${ met }` )
			)
		)
	);

/** Names of the products that are bought, and their prices as entered, by decimals. */
export const PRICES = {
	0: {
		Drawer: '7',
		'Bowl before': '40',
		Bowl: '33',
		'Mug red': '10',
		'Mug blue': '13',
		'Shirt red S': '19',
		'Shirt red M': '21',
		'Shirt blue S': '23',
		'Shirt blue M': '29',
	},
	2: {
		Drawer: '7.49',
		'Bowl before': '39.99',
		Bowl: '33.33',
		'Mug red': '9.99',
		'Mug blue': '12.95',
		'Shirt red S': '19.5',
		'Shirt red M': '21.45',
		'Shirt blue S': '23.35',
		'Shirt blue M': '29.9',
	},
	3: {
		Drawer: '7.125',
		'Bowl before': '39.999',
		Bowl: '33.333',
		'Mug red': '9.995',
		'Mug blue': '12.345',
		'Shirt red S': '19.555',
		'Shirt red M': '21.455',
		'Shirt blue S': '23.335',
		'Shirt blue M': '29.905',
	},
} as const;

/** Name of a product or a variation. */
export type Name = keyof ( typeof PRICES )[ 2 ];

/** What is created for an order. */
export interface Goods {
	ids: Record< Name | 'Mug' | 'Shirt', number >;
	/** Address of the shirt. */
	shirt: string;
}

/** Switches of `shop-switches.php` that an order is made under. */
export const switchesOf = ( { taxes, decimals, orders }: Pick< Way, 'taxes' | 'decimals' | 'orders' > ): string[] => {
	const [ entered, shown ] = taxes.split( ' ' );
	return [
		...( taxes === 'off' ? [] : [ 'taxed', `entered-${ entered }`, `shown-${ shown }` ] ),
		`decimals-${ decimals }`,
		...( orders === 'posts' ? [ 'posts' ] : [] ),
	];
};

/** PHP that makes the statements after it run under these switches. */
const under = ( way: Way ) => `eidan_switch_options( array( '${ switchesOf( way ).join( "', '" ) }' ) );`;

const CODE = readFileSync( join( __dirname, 'order-ways.php' ) ).toString().replace( '<?php', '' );

/** Creates the products of an order. They are its own, since WooCommerce stores prices of variations as they are shown. */
export const goodsOf = ( shop: Shop, way: Way ): Promise< Goods > =>
	shop.php< Goods >(
		`${ under( way ) } $prices = json_decode( '${ JSON.stringify( PRICES[ way.decimals ] ) }', true ); ${ CODE }`
	);

/** An order as it is stored. */
export interface Stored {
	/** Post type of its post: with tables only a place is held. */
	type: string;
	total: number;
	tax: number;
	coupons: string[];
	/** As words. WooCommerce keeps the note of an order that is a post as HTML. */
	note: string;
	customer: number;
	/** Quantities by product or variation. */
	lines: Record< string, number >;
}

/** Reads an order. */
export const storedOf = ( shop: Shop, way: Way, id: number ): Promise< Stored > =>
	shop.php< Stored >( `${ under( way ) }
	$order = wc_get_order( ${ id } );
	$lines = array();
	foreach ( $order->get_items() as $item ) {
		$lines[ $item->get_variation_id() ?: $item->get_product_id() ] = $item->get_quantity();
	}
	return array( 'type' => get_post_type( ${ id } ), 'total' => (float) $order->get_total(), 'tax' => (float) $order->get_total_tax(), 'coupons' => array_values( $order->get_coupon_codes() ), 'note' => ${ way.orders === 'posts' ? 'html_entity_decode( $order->get_customer_note() )' : '$order->get_customer_note()' }, 'customer' => $order->get_customer_id(), 'lines' => $lines );` );
