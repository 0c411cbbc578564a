import * as fc from 'fast-check';
import { clamp, countStops, indexAt } from '../../../../src/view/slider/geometry';

describe( 'positions of a row of slides', () => {
	it( 'has one position where everything fits', () => {
		expect( countStops( 300, 0 ) ).toBe( 1 );
		// One pixel too much is a rounding error.
		expect( countStops( 300, 1 ) ).toBe( 1 );
	} );

	it( 'has one position for each slide that can stand at the beginning', () => {
		// Eight slides, three visible.
		expect( countStops( 456.67, 5 * 456.67 ) ).toBe( 6 );
		expect( countStops( 456.67, Math.ceil( 5 * 456.67 ) ) ).toBe( 6 );
	} );

	it( 'counts the end as a position where slides are cut', () => {
		// Four slides, 1.5 visible: positions 0, 1, 2, and the end at 2.5.
		expect( countStops( 200, 500 ) ).toBe( 4 );
	} );

	it( 'finds the nearest position', () => {
		expect( indexAt( 99, 200, 500 ) ).toBe( 0 );
		expect( indexAt( 101, 200, 500 ) ).toBe( 1 );
		expect( indexAt( 499, 200, 500 ) ).toBe( 3 );
	} );

	it( 'finds every position again that it can scroll to', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 40, max: 900 } ),
				fc.integer( { min: 2, max: 40 } ),
				fc.integer( { min: 1, max: 8 } ),
				( step, slides, perView ) => {
					const end = Math.max( 0, ( slides - perView ) * step );
					const stops = countStops( step, end );
					for ( let index = 0; index < stops; index++ ) {
						expect( indexAt( Math.min( index * step, end ), step, end ) ).toBe( index );
					}
				}
			)
		);
	} );

	it( 'keeps inside', () => {
		expect( [ -3, 0, 2.4, 9 ].map( ( index ) => clamp( index, 4 ) ) ).toEqual( [ 0, 0, 2, 3 ] );
	} );
} );
