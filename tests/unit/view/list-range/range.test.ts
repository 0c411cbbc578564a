import { addressOf, bounded, written } from '../../../../src/view/list-range/range';

describe( 'bounded', () => {
	it( 'keeps the handles from passing each other', () => {
		expect( bounded( [ 60, 50 ], 0 ) ).toBe( 50 );
		expect( bounded( [ 60, 50 ], 1 ) ).toBe( 60 );
		expect( bounded( [ 10, 50 ], 0 ) ).toBe( 10 );
		expect( bounded( [ 10, 50 ], 1 ) ).toBe( 50 );
	} );
} );

describe( 'written', () => {
	it( "has the shop's decimals and no zeros at the end", () => {
		expect( [ written( '10.50', 2 ), written( '10.999', 2 ), written( '10.5', 0 ), written( '7', 3 ) ] ).toEqual( [
			'10.5',
			'11',
			'11',
			'7',
		] );
	} );

	it( 'says nothing for an empty field, and 0 for less', () => {
		expect( [ written( '', 2 ), written( '-5', 2 ), written( '0', 2 ) ] ).toEqual( [ '', '0', '0' ] );
	} );
} );

describe( 'addressOf', () => {
	const data: Array< [ string, string ] > = [
		[ 'page_id', '7' ],
		[ 'eidan-shop-stock', 'instock' ],
		[ 'eidan-shop-price[]', '10.00' ],
		[ 'eidan-shop-price[]', '' ],
	];

	it( 'has one parameter for both ends, and keeps the others', () => {
		expect( addressOf( 'https://a.test/', data, [ '10', '' ] ) ).toBe(
			'https://a.test/?page_id=7&eidan-shop-stock=instock&eidan-shop-price=10-'
		);
		expect( addressOf( 'https://a.test/', data, [ '', '50' ] ) ).toContain( 'eidan-shop-price=-50' );
	} );

	it( 'has none without ends', () => {
		expect( addressOf( 'https://a.test/shop/', data, [ '', '' ] ) ).toBe(
			'https://a.test/shop/?page_id=7&eidan-shop-stock=instock'
		);
	} );
} );
