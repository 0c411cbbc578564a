import { rangeOf, safeShade, strongestShade } from '../../../../src/editor/image-overlay/shade';
import type { Rgb } from '../../../../src/editor/image-overlay/contrast';

const gray = ( value: number ): Rgb => [ value, value, value ];
const range = ( darkest: number, brightest: number ) => [ gray( darkest ), gray( brightest ) ] as const;

it.each( [
	[ 'a black one', range( 0, 0 ), false, 0 ],
	[ 'a white one', range( 255, 255 ), true, 0 ],
	[ 'black and white', range( 0, 255 ), false, 56 ],
	[ 'a middle gray one', range( 110, 110 ), true, 7 ],
	[ 'one that cannot be measured', null, false, 56 ],
] )( 'gives an image the shade that the server gives it: %s', ( _, image, isDark, percent ) => {
	const shade = strongestShade( [ image ] );
	expect( shade.isDark ).toBe( isDark );
	expect( Math.abs( shade.percent - percent ) ).toBeLessThanOrEqual( 1 );
} );

it( 'takes what is enough for all images, and the choices of the author first', () => {
	expect( strongestShade( [ range( 255, 255 ), range( 0, 0 ) ] ).isDark ).toBe( false );
	expect( strongestShade( [ range( 0, 20 ), range( 0, 255 ) ] ).percent ).toBeGreaterThan( 50 );
	expect( strongestShade( [ range( 0, 20 ) ], true, 40 ) ).toEqual( { isDark: false, percent: 40 } );
	expect( safeShade() ).toEqual( { isDark: false, percent: 56 } );
} );

it( 'looks only at the part of an image on which words stand', () => {
	const colors = [ 0, 100, 150, 255 ].flatMap( ( value ) => Array.from( { length: 4 }, () => gray( value ) ) );
	expect( rangeOf( colors, 'lower' ) ).toEqual( range( 100, 255 ) );
	expect( rangeOf( colors, 'upper' ) ).toEqual( range( 0, 150 ) );
	expect( rangeOf( colors, 'all' ) ).toEqual( range( 0, 255 ) );
} );
