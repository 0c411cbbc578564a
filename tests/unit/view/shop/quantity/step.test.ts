import fc from 'fast-check';
import { clamp, rangeOf, stepped } from '../../../../../src/view/shop/quantity/step';

const field = ( min: string, max: string, by: string ) => rangeOf( { min, max, step: by } );

describe( 'a quantity', () => {
	it.each( [
		// value, direction, min, max, step, expected
		[ '1', 1, '1', '', '1', 2 ],
		[ '1', -1, '1', '', '1', 1 ],
		[ '3', -1, '0', '', '1', 2 ],
		[ '0', -1, '0', '', '1', 0 ],
		[ '9', 1, '1', '10', '4', 10 ],
		[ '10', 1, '1', '10', '1', 10 ],
		[ '0.1', 1, '0', '', '0.2', 0.3 ],
		[ '0.3', -1, '0.1', '', '0.1', 0.2 ],
		[ '', 1, '0', '', '1', 1 ],
		[ 'many', 1, '2', '8', '2', 4 ],
		[ 'many', -1, '2', '8', '2', 2 ],
		[ '50', -1, '1', '10', '1', 10 ],
		[ '-5', 1, '1', '10', '1', 1 ],
		[ '1', 1, '', '', 'any', 2 ],
		[ '1', 1, '0', '0', '1', 0 ],
		[ '2', 1, '5', '3', '1', 5 ],
	] as const )( '%s after %i, of %s to %s by %s, is %d', ( value, direction, min, max, by, expected ) => {
		expect( stepped( value, direction, field( min, max, by ) ) ).toBe( expected );
	} );

	it( 'that was typed becomes one that the range allows', () => {
		expect( clamp( '12', field( '1', '10', '1' ) ) ).toBe( 10 );
		expect( clamp( '0', field( '1', '10', '1' ) ) ).toBe( 1 );
		expect( clamp( 'x', field( '3', '', '1' ) ) ).toBe( 3 );
		expect( clamp( '4', field( '1', '10', '3' ) ) ).toBe( 4 );
	} );

	// Compute the expected value in whole hundredths, to avoid the rounding errors of binary fractions.
	const hundredths = fc.integer( { min: 0, max: 100_000 } );
	const text = ( value: number ) => String( value / 100 );
	const cases = fc.record( {
		min: hundredths,
		room: fc.option( hundredths ),
		by: fc.integer( { min: 1, max: 2_000 } ),
		value: fc.option( fc.integer( { min: -1_000, max: 250_000 } ) ),
		noise: fc.constantFrom( '', ' ', 'x', '1,5', '--2' ),
	} );

	it( 'keeps the rules in 400 generated cases', () => {
		fc.assert(
			fc.property(
				cases,
				fc.constantFrom( 1 as const, -1 as const ),
				( { min, room, by, value, noise }, direction ) => {
					const max = room === null ? null : min + room;
					const range = field( text( min ), max === null ? '' : text( max ), text( by ) );
					const got = stepped( value === null ? noise : text( value ), direction, range );
					const next = ( value ?? min ) + direction * by;
					const expected = Math.max( min, max === null ? next : Math.min( max, next ) ) / 100;
					expect( got ).toBe( expected );
				}
			),
			{ numRuns: 400, seed: 5 }
		);
	} );
} );
