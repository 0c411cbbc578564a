/** What a product card shows once one value is chosen on it. */
import { shownOf } from '../../../../../src/view/shop/card/decide';
import type { Choice } from '../../../../../src/view/shop/choices/decide';

let last = 0;
const variation = ( attributes: Record< string, string >, more: Partial< Choice > = {} ): Choice => ( {
	id: ++last,
	sku: '',
	attributes,
	is_in_stock: true,
	price: '<b>10</b>',
	stock: 'In stock',
	image: { src: `/${ last }.jpg` },
	min: 1,
	max: 0,
	...more,
} );
const tone = ( value: string, more: Partial< Choice > = {} ) => variation( { tone: value }, more );

it( 'means the variation where there is nothing else to choose', () => {
	const red = tone( 'red', { price: '<b>12</b>', stock: 'Only 2 left' } );
	expect( shownOf( [ tone( 'blue' ), red ], 'tone', 'red' ) ).toEqual( {
		image: red.image,
		price: '<b>12</b>',
		stock: 'Only 2 left',
		isOut: false,
		choice: red,
		values: { tone: 'red' },
	} );
} );

it( 'means none while a size is open, and shows what all of that colour have', () => {
	const sizes = [ 'S', 'M' ].map( ( size ) => variation( { tone: 'red', size } ) );
	const shown = shownOf( [ variation( { tone: 'blue', size: 'S' } ), ...sizes ], 'tone', 'red' );
	expect( shown ).toMatchObject( { image: sizes[ 0 ]!.image, price: '<b>10</b>', stock: '', isOut: false } );
	expect( [ shown.choice, shown.values ] ).toEqual( [ undefined, { tone: 'red' } ] );
	sizes[ 1 ]!.price = '<b>11</b>';
	expect( shownOf( sizes, 'tone', 'red' ).price ).toBe( '' );
} );

it( 'means the only size that a colour has, but not the last one that is left', () => {
	const only = variation( { tone: 'red', size: 'M' } );
	const others = [ variation( { tone: 'blue', size: 'S' } ), variation( { tone: 'blue', size: 'M' } ) ];
	expect( shownOf( [ ...others, only ], 'tone', 'red' ) ).toMatchObject( {
		choice: only,
		values: { tone: 'red', size: 'M' },
	} );
	others[ 0 ]!.is_in_stock = false;
	expect( shownOf( others, 'tone', 'blue' ).choice ).toBeUndefined();
	expect( shownOf( others, 'tone', 'blue' ).image ).toBe( others[ 1 ]!.image );
} );

it( 'knows variations of any value', () => {
	const any = tone( '' );
	expect( shownOf( [ any ], 'tone', 'red' ) ).toMatchObject( { choice: any, values: { tone: 'red' } } );
	// Of any size somebody has to choose one.
	expect( shownOf( [ variation( { tone: 'red', size: '' } ) ], 'tone', 'red' ).choice ).toBeUndefined();
} );

it( 'adds nothing that is sold out, does not exist or is not known', () => {
	const out = tone( 'red', { is_in_stock: false, stock: 'Out of stock' } );
	expect( shownOf( [ out, tone( 'blue' ) ], 'tone', 'red' ) ).toMatchObject( { isOut: true, stock: 'Out of stock' } );
	expect( shownOf( [ out ], 'tone', 'red' ).choice ).toBeUndefined();
	expect( shownOf( [ tone( 'blue' ) ], 'tone', 'red' ) ).toMatchObject( { isOut: true, image: {}, price: '' } );
	expect( shownOf( [], 'tone', 'red' ) ).toEqual( {
		image: {},
		price: '',
		stock: '',
		isOut: false,
		values: { tone: 'red' },
	} );
} );
