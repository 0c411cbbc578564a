import { numberIn, partOf } from '../../../../src/view/count/part';

it.each( [
	[ '11 m', 0, '11' ],
	[ 'About 1,250 people', 6, '1,250' ],
	[ '1.250,50 €', 0, '1.250,50' ],
	[ '12 500 Meter', 0, '12 500' ],
	[ '38 of 46', 0, '38' ],
	[ '4.5/5', 0, '4.5' ],
	[ 'since 2019', 6, '2019' ],
] )( 'finds the number of “%s”', ( text, index, number ) => {
	expect( numberIn( text ) ).toEqual( { index, number } );
} );

it( 'finds none where there is none', () => {
	expect( numberIn( '½ of it' ) ).toBeNull();
} );

it.each( [
	[ '38', [ '0', '19', '38' ] ],
	[ '1,250', [ '0', '625', '1,250' ] ],
	[ '2.400.000', [ '0', '1.200.000', '2.400.000' ] ],
	[ '4,5', [ '0,0', '2,3', '4,5' ] ],
	[ '0.08', [ '0.00', '0.04', '0.08' ] ],
] )( 'writes parts of %s like the whole', ( number, expected ) => {
	expect( [ 0, 0.5, 1 ].map( ( part ) => partOf( number, part ) ) ).toEqual( expected );
} );
