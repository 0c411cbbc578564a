import { next, stepOf } from '../../../../blocks/page-spinner/view/steps';

const counted = ( step: number ) => {
	const seen = [ 0 ];
	while ( seen.length < 30 && seen.at( -1 ) !== seen.at( -2 ) ) {
		seen.push( next( seen.at( -1 )!, step, false ) );
	}
	return [ ...new Set( seen ) ];
};

it( 'counts in steps of five to 95, and on to a hundred when the page has loaded', () => {
	expect( counted( stepOf( undefined ) ) ).toEqual( Array.from( { length: 20 }, ( _, index ) => 5 * index ) );
	expect( next( 95, 5, true ) ).toBe( 100 );
} );

it( 'counts as the author wants', () => {
	expect( counted( stepOf( 30 ) ) ).toEqual( [ 0, 30, 60, 90 ] );
	expect( next( 90, 30, true ) ).toBe( 100 );
	expect( [ 0, -1, 51, 2.5, '5', null ].map( stepOf ) ).toEqual( [ 5, 5, 5, 5, 5, 5 ] );
} );
