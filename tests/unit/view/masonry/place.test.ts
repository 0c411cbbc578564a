import { placesOf } from '../../../../src/view/masonry/place';

describe( 'the places of a masonry', () => {
	it( 'read across where items are equally high', () => {
		expect( placesOf( [ 100, 100, 100, 100 ], 3 ) ).toEqual( [
			{ lane: 0, top: 0 },
			{ lane: 1, top: 0 },
			{ lane: 2, top: 0 },
			{ lane: 0, top: 100 },
		] );
	} );

	it( 'are where there is the most room', () => {
		expect( placesOf( [ 300, 100, 200, 100 ], 3 )[ 3 ] ).toEqual( { lane: 1, top: 100 } );
	} );

	it( 'ignore differences of a few pixels', () => {
		expect( placesOf( [ 110, 100, 100 ], 2 )[ 2 ] ).toEqual( { lane: 0, top: 110 } );
	} );

	it( 'stay what they are when more comes', () => {
		const heights = [ 300, 120, 210, 90, 400, 50, 220 ];
		expect( placesOf( [ ...heights, 10, 500 ], 3 ).slice( 0, heights.length ) ).toEqual( placesOf( heights, 3 ) );
	} );
} );
