import { measure, type Screenshot } from '../../../../e2e/support/contrast/measure';

const WIDTH = 20;
const HEIGHT = 10;
const MARK = [ 255, 0, 255 ];

type Color = [ number, number, number ];
const WHITE: Color = [ 255, 255, 255 ];

/** Returns an image whose pixels come from a function. */
const draw = ( color: ( x: number, y: number ) => Color ): Screenshot => ( {
	width: WIDTH,
	height: HEIGHT,
	channels: 3,
	data: Uint8Array.from(
		Array.from( { length: WIDTH * HEIGHT }, ( _, index ) =>
			color( index % WIDTH, Math.floor( index / WIDTH ) )
		).flat()
	),
} );

/** Whether a pixel belongs to a letter: every other column in a part of the image. */
const isInk = ( x: number, y: number ) => x >= 4 && x < 16 && x % 2 === 0 && y >= 2 && y < 8;

const look = ( ink: Color, ground: ( x: number ) => Color = () => WHITE, marked: Color = [ 255, 0, 255 ] ) =>
	measure(
		{
			shown: draw( ( x, y ) => ( isInk( x, y ) ? ink : ground( x ) ) ),
			bare: draw( ground ),
			marked: draw( ( x, y ) => ( isInk( x, y ) ? marked : ground( x ) ) ),
		},
		[ { box: [ 2, 1, 18, 9 ], mark: 0, isTight: true } ],
		[ MARK ]
	)[ 0 ];

it( 'reckons contrast as WCAG does', () => {
	expect( look( [ 0, 0, 0 ] )?.contrast ).toBeCloseTo( 21, 5 );
	expect( look( [ 119, 119, 119 ] )?.contrast ).toBeCloseTo( 4.48, 2 );
	expect( look( [ 118, 118, 118 ] )?.contrast ).toBeCloseTo( 4.54, 2 );
} );

it( 'sees words that have the color of their ground', () => {
	expect( look( WHITE ) ).toMatchObject( { contrast: 1, ink: WHITE, ground: WHITE } );
} );

it( 'takes the worst part of a word on a picture', () => {
	const half = ( x: number ): Color => ( x < 10 ? WHITE : [ 0, 0, 0 ] );
	expect( look( [ 20, 20, 20 ], half )?.contrast ).toBeLessThan( 1.2 );
	expect( look( [ 20, 20, 20 ], ( x ) => ( x < 10 ? WHITE : [ 200, 200, 200 ] ) )?.contrast ).toBeGreaterThan( 10 );
} );

it( 'leaves out lines that are cut off at the tips of their letters', () => {
	const tips = draw( ( x, y ) => ( y === 2 && isInk( x, y ) ? [ 160, 160, 160 ] : WHITE ) );
	const marked = draw( ( x, y ) => ( y === 2 && isInk( x, y ) ? [ 255, 0, 255 ] : WHITE ) );
	const read = ( isTight: boolean ) =>
		measure(
			{ shown: tips, bare: draw( () => WHITE ), marked },
			[ { box: [ 2, 1, 18, 9 ], mark: 0, isTight } ],
			[ MARK ]
		)[ 0 ];
	expect( read( true ) ).toBeNull();
	expect( read( false )?.contrast ).toBeLessThan( 3 );
} );

it( 'leaves out what is cut off, covered or closed, and shadows of other colors', () => {
	expect( look( [ 0, 0, 0 ], () => WHITE, WHITE ) ).toBeNull();
	expect( look( [ 0, 0, 0 ], () => WHITE, [ 0, 200, 0 ] ) ).toBeNull();
} );
