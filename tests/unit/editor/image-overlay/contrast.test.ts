import {
	contrast,
	SAFE_OPACITY,
	opacityFor,
	stableOpacity,
	type Rgb,
} from '../../../../src/editor/image-overlay/contrast';

const WHITE: Rgb = [ 255, 255, 255 ];
const BLACK: Rgb = [ 0, 0, 0 ];

it( 'knows the contrast of WCAG', () => {
	expect( contrast( WHITE, BLACK ) ).toBeCloseTo( 21 );
	expect( contrast( [ 118, 118, 118 ], WHITE ) ).toBeCloseTo( 4.54, 1 );
} );

it( 'is as strong as the worst part of a picture needs, and no stronger', () => {
	expect( opacityFor( [ [ 20, 20, 20 ] ], WHITE, BLACK ) ).toBe( 0 );
	const needed = opacityFor(
		[
			[ 20, 20, 20 ],
			[ 200, 180, 160 ],
		],
		WHITE,
		BLACK
	);
	expect( needed ).toBe( opacityFor( [ [ 200, 180, 160 ] ], WHITE, BLACK ) );
	const share = 1 - ( needed ?? 0 ) / 100;
	expect( contrast( [ 200 * share, 180 * share, 160 * share ], WHITE ) ).toBeGreaterThanOrEqual( 4.5 );
	const less = share + 0.01;
	expect( contrast( [ 200 * less, 180 * less, 160 * less ], WHITE ) ).toBeLessThan( 4.5 );
} );

it( 'has an opacity that is enough for any picture, and says where none is', () => {
	expect( opacityFor( [ WHITE, BLACK ], WHITE, BLACK ) ).toBeLessThanOrEqual( SAFE_OPACITY );
	expect( opacityFor( [ WHITE, BLACK ], BLACK, WHITE ) ).toBeLessThanOrEqual( SAFE_OPACITY );
	expect( opacityFor( [ [ 128, 128, 128 ] ], [ 100, 100, 100 ], BLACK ) ).toBeNull();
} );

it( 'keeps what is stored for a film while it is enough, so that a post that is opened does not change', () => {
	const stored = stableOpacity( SAFE_OPACITY, 48 );
	expect( stored ).toBeGreaterThan( 48 );
	for ( const needed of [ 46, 47, 48, 49, 50 ] ) {
		expect( stableOpacity( stored, needed ) ).toBe( stored );
	}
	expect( stableOpacity( 48, 60 ) ).toBeGreaterThanOrEqual( 60 );
	expect( stableOpacity( 90, 20 ) ).toBeLessThan( 30 );
	expect( stableOpacity( 0, 100 ) ).toBe( 100 );
} );
