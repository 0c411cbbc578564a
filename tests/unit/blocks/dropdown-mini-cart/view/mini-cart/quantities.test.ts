/** Which quantities the shop has changed by itself, and which the shopper wanted. */
import type { Cart } from '../../../../../../src/view/shop/cart';
import { changedByShop, knownAfter } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart/quantities';

const cart = ( quantity: number, limits: { minimum?: number; maximum?: number; multiple_of?: number } = {} ) =>
	( {
		items: [
			{
				key: 'a',
				name: 'Lamp',
				quantity,
				quantity_limits: { minimum: 1, maximum: 9999, multiple_of: 1, editable: true, ...limits },
			},
		],
	} ) as unknown as Cart;
const changed = ( now: Cart, from: number | undefined ) =>
	changedByShop( now, from === undefined ? {} : { a: from } ).map( ( entry ) => [ entry.from, entry.line.quantity ] );

it.each( [
	[ 'fewer are left', cart( 2, { maximum: 2 } ), 5, [ [ 5, 2 ] ] ],
	[ 'there is a least quantity now', cart( 6, { minimum: 6 } ), 2, [ [ 2, 6 ] ] ],
	[ 'it comes in sixes now', cart( 6, { minimum: 6, multiple_of: 6 } ), 7, [ [ 7, 6 ] ] ],
	[ 'it comes in parts now', cart( 0.5, { minimum: 0.5, multiple_of: 0.5 } ), 0.7, [ [ 0.7, 0.5 ] ] ],
	[ 'nothing changed', cart( 5 ), 5, [] ],
	[ 'another tab took some away', cart( 2, { maximum: 9 } ), 5, [] ],
	[ 'another tab took some away of a product in parts', cart( 0.1, { minimum: 0.1, multiple_of: 0.1 } ), 0.3, [] ],
	[ 'somebody who owns the shop put more in than it sells', cart( 5, { maximum: 2 } ), 5, [] ],
	[ 'the line is new', cart( 2, { maximum: 2 } ), undefined, [] ],
] )( 'when %s', ( _, now, from, expected ) => {
	expect( changed( now, from ) ).toEqual( expected );
} );

it( 'keeps a change that was not announced yet when the line changes again', () => {
	const known = knownAfter( cart( 2, { maximum: 2 } ), { a: 5, gone: 1 } );
	expect( known ).toEqual( { a: 5 } );
	expect( changed( cart( 1, { maximum: 1 } ), known.a ) ).toEqual( [ [ 5, 1 ] ] );
} );

it( 'does not announce what the shopper asked for or was refused', () => {
	expect( knownAfter( cart( 2, { maximum: 2 } ), { a: 5 }, 'a' ) ).toEqual( { a: 2 } );
} );
