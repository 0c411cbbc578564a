/**
 * @jest-environment node
 */
import { share } from '../../../../tools/test/shares.mjs';

describe( 'the share of slow tests that there is time for', () => {
	it( 'is all where the time suffices', () => {
		expect( share( { tests: 100, pace: 1, left: 200, turn: 7 } ) ).toEqual( { index: 1, count: 1 } );
	} );

	it( 'is as large as the time allows, and each comes in its turn', () => {
		const shares = [ 0, 1, 2, 3 ].map( ( turn ) => share( { tests: 1000, pace: 1, left: 500, turn } ) );
		expect( shares.map( ( { count } ) => count ) ).toEqual( [ 3, 3, 3, 3 ] );
		expect( shares.map( ( { index } ) => index ) ).toEqual( [ 1, 2, 3, 1 ] );
	} );

	it( 'is smaller on a machine half as quick', () => {
		expect( share( { tests: 1000, pace: 2, left: 500, turn: 0 } ).count ).toBe( 6 );
	} );
} );
