import { duotoneOf, rangeBehind, seenThrough, throughDuotone } from '../../../../src/editor/image-overlay/duotone';
import { strongestShade } from '../../../../src/editor/image-overlay/shade';
import type { Rgb } from '../../../../src/editor/image-overlay/contrast';

const BLACK: Rgb = [ 0, 0, 0 ];
const WHITE: Rgb = [ 255, 255, 255 ];
const NIGHT: Rgb[] = [ BLACK, [ 0, 0, 151 ] ];

const presets = [
	{ slug: 'midnight', colors: [ '#000000', '#00a5ff' ] },
	{ slug: 'off', colors: 'unset' },
];

it.each( [
	[
		[ '#000', 'rgb(255, 240, 192)' ],
		[ BLACK, [ 255, 240, 192 ] ],
	],
	[ 'var:preset|duotone|midnight', [ BLACK, [ 0, 165, 255 ] ] ],
	[ 'var:preset|duotone|off', undefined ],
	[ 'var:preset|duotone|gone', 'unknown' ],
	[ [ 'var(--dark)', '#fff' ], 'unknown' ],
	[ [ '#00000000', '#fff' ], 'unknown' ],
	[ 'unset', undefined ],
	[ undefined, undefined ],
] )( 'reads the duotone %j', ( stored, read ) => {
	expect( duotoneOf( stored, presets ) ).toEqual( read );
} );

it( 'shows colors as the filter of WordPress does', () => {
	expect( throughDuotone( BLACK, NIGHT ) ).toEqual( BLACK );
	expect( throughDuotone( WHITE, NIGHT ) ).toEqual( [ 0, 0, 151 ] );
	expect( throughDuotone( [ 255, 0, 0 ], [ BLACK, WHITE ] ) ).toEqual( [ 76, 76, 76 ] );
	expect( throughDuotone( [ 128, 128, 128 ], [ BLACK, [ 255, 0, 0 ], WHITE ] ) ).toEqual( [ 255, 1, 1 ] );
} );

it( 'gives words the shade of what is seen', () => {
	const white = [ WHITE, WHITE ] as const;
	expect( strongestShade( [ white ] ).isDark ).toBe( true );
	expect( strongestShade( [ rangeBehind( white, NIGHT ) ] ) ).toEqual( { isDark: false, percent: 0 } );
	// Nothing is known of the image, and yet all that it can show is dark.
	expect( strongestShade( [ rangeBehind( null, NIGHT ) ] ) ).toEqual( { isDark: false, percent: 0 } );
	expect( strongestShade( [ rangeBehind( white, 'unknown' ) ] ).percent ).toBe( 56 );
	expect( rangeBehind( white, undefined ) ).toBe( white );
} );

it( 'counts on no duotone of a film, which WebKit shows without it', () => {
	expect( seenThrough( WHITE, NIGHT, false ) ).toEqual( [ [ 0, 0, 151 ] ] );
	expect( seenThrough( WHITE, NIGHT, true ) ).toEqual( [ [ 0, 0, 151 ], WHITE ] );
	expect( seenThrough( WHITE, undefined, true ) ).toEqual( [ WHITE ] );
	expect( strongestShade( [ rangeBehind( null, NIGHT, true ) ] ).percent ).toBe( 56 );
} );
