/** What the shop has changed by itself, and what the shopper wanted. */
import type { Cart, Line } from '../../../../../../src/view/shop/cart';
import { changedByShop, seenAfter, type Seen } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart/seen';

const euro = {
	currency_minor_unit: 2,
	currency_prefix: '€',
	currency_suffix: '',
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
};
interface More {
	limits?: { minimum?: number; maximum?: number; multiple_of?: number };
	price?: string;
	left?: number | null;
}
const line = ( quantity: number, { limits = {}, price = '1000', left = null }: More = {} ) =>
	( {
		key: 'a',
		name: 'Lamp',
		quantity,
		quantity_limits: { minimum: 1, maximum: 9999, multiple_of: 1, editable: true, ...limits },
		prices: { ...euro, price },
		low_stock_remaining: left,
	} ) as Line;
const cart = ( quantity: number, limits: More[ 'limits' ] = {}, more: More = {} ) =>
	( { items: [ line( quantity, { ...more, limits } ) ], extensions: {} } ) as unknown as Cart;
const was = ( quantity: number, price = '1000', left: number | null = null ): Seen => [ quantity, price, left, 'Lamp' ];
const told = ( now: Cart, before: Seen | undefined ) => changedByShop( now, before ? { a: before } : {} );
const byShop = ( from: number, to: number ) => [ 'byShop', 'Lamp', from, to ];

it.each( [
	[ 'fewer are left', cart( 2, { maximum: 2 } ), 5, [ byShop( 5, 2 ) ] ],
	[ 'there is a least quantity now', cart( 6, { minimum: 6 } ), 2, [ byShop( 2, 6 ) ] ],
	[ 'it comes in sixes now', cart( 6, { minimum: 6, multiple_of: 6 } ), 7, [ byShop( 7, 6 ) ] ],
	[ 'it comes in parts now', cart( 0.5, { minimum: 0.5, multiple_of: 0.5 } ), 0.7, [ byShop( 0.7, 0.5 ) ] ],
	[ 'nothing changed', cart( 5 ), 5, [] ],
	[ 'another tab took some away', cart( 2, { maximum: 9 } ), 5, [] ],
	[ 'another tab took some away of a product in parts', cart( 0.1, { minimum: 0.1, multiple_of: 0.1 } ), 0.3, [] ],
	[ 'somebody who owns the shop put more in than it sells', cart( 5, { maximum: 2 } ), 5, [] ],
	[ 'the line is new', cart( 2, { maximum: 2 } ), undefined, [] ],
] )( 'when %s', ( _, now, from, expected ) => {
	expect( told( now, from === undefined ? from : was( from ) ) ).toEqual( expected );
} );

it.each( [
	[ 'it costs more', '1250', was( 5 ), [ [ 'price', 'Lamp', '€10.00', '€12.50' ] ] ],
	[ 'it costs less', '750', was( 5 ), [ [ 'price', 'Lamp', '€10.00', '€7.50' ] ] ],
	[ 'another quantity was wanted, which may have its own price', '750', was( 4 ), [] ],
	[ 'the price was not known', '750', was( 5, '' ), [] ],
	[ 'the shop does not tell the price', '', was( 5 ), [] ],
] )( 'of a price, when %s', ( _, price, before, expected ) => {
	expect( told( cart( 5, {}, { price } ), before ) ).toEqual( expected );
} );

it.each( [
	[ 'few are left now', 3, was( 2 ), [ [ 'few', 'Lamp', 3 ] ] ],
	[ 'fewer are left', 2, was( 2, '1000', 3 ), [ [ 'few', 'Lamp', 2 ] ] ],
	[ 'as many are left', 3, was( 2, '1000', 3 ), [] ],
	[ 'more are left', 4, was( 2, '1000', 3 ), [] ],
	[ 'enough are there again', null, was( 2, '1000', 3 ), [] ],
] )( 'of the stock, when %s', ( _, left, before, expected ) => {
	expect( told( cart( 2, {}, { left } ), before ) ).toEqual( expected );
} );

it( 'tells of a lower quantity and a new price together, and of the stock in the quantity', () => {
	expect( told( cart( 2, { maximum: 2 }, { price: '1100', left: 2 } ), was( 5 ) ) ).toEqual( [
		byShop( 5, 2 ),
		[ 'price', 'Lamp', '€10.00', '€11.00' ],
	] );
} );

it( 'names a line that the shop has taken out, and none that the shopper has removed', () => {
	const empty = ( gone: string[] ) => ( { items: [], extensions: { eidan: { gone } } } ) as unknown as Cart;
	const seen = { a: was( 2 ) };
	expect( changedByShop( empty( [ 'a' ] ), seen ) ).toEqual( [ [ 'lost', 'Lamp' ] ] );
	expect( changedByShop( empty( [] ), seen ) ).toEqual( [] );
	expect( changedByShop( empty( [ 'a' ] ), {} ) ).toEqual( [] );
	expect( seenAfter( empty( [ 'a' ] ), seen ) ).toEqual( seen );
	expect( seenAfter( empty( [ 'a' ] ), seen, 'a' ) ).toEqual( {} );
	// It was put in again.
	expect(
		changedByShop( { ...cart( 2 ), extensions: { eidan: { gone: [ 'a' ] } } } as unknown as Cart, seen )
	).toEqual( [] );
} );

it( 'keeps a change that was not announced yet when the line changes again', () => {
	const seen = seenAfter( cart( 2, { maximum: 2 } ), { a: was( 5 ), gone: was( 1 ) } );
	expect( seen ).toEqual( { a: was( 5 ) } );
	expect( told( cart( 1, { maximum: 1 } ), seen.a ) ).toEqual( [ byShop( 5, 1 ) ] );
	const dearer = seenAfter( cart( 5, {}, { price: '1100' } ), { a: was( 5 ) } );
	expect( told( cart( 5, {}, { price: '1200' } ), dearer.a ) ).toEqual( [ [ 'price', 'Lamp', '€10.00', '€12.00' ] ] );
	// A price that is back has not changed.
	expect( told( cart( 5 ), dearer.a ) ).toEqual( [] );
} );

it( 'does not announce what the shopper asked for or was refused', () => {
	expect( seenAfter( cart( 2, { maximum: 2 } ), { a: was( 5 ) }, 'a' ) ).toEqual( { a: was( 2 ) } );
} );
