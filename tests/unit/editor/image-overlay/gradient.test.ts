import { readFileSync } from 'node:fs';
import { opacityFor, type Rgb } from '../../../../src/editor/image-overlay/contrast';
import {
	belowGradient,
	gradientOf,
	gradientProps,
	rangeBelow,
	shownGradient,
	stopsOf,
	withGradient,
} from '../../../../src/editor/image-overlay/gradient';
import { strongestShade } from '../../../../src/editor/image-overlay/shade';

const BLACK: Rgb = [ 0, 0, 0 ];
const WHITE: Rgb = [ 255, 255, 255 ];
const NIGHT = 'linear-gradient(180deg,rgb(0,0,0) 0%,rgb(0,0,151) 100%)';

const presets = [
	{ slug: 'night', gradient: NIGHT },
	{ slug: 'wheel', gradient: 'conic-gradient(red, blue)' },
];

it.each( [
	[
		NIGHT,
		[
			[ 0, 0, 0, 1 ],
			[ 0, 0, 151, 1 ],
		],
	],
	[
		'linear-gradient(to top, rgba(0,0,0,0.8) 0%, rgba(0,0,0,0) 100%)',
		[
			[ 0, 0, 0, 0.8 ],
			[ 0, 0, 0, 0 ],
		],
	],
	[
		'linear-gradient(#fff, #000f 20%, #aabbcc00 30% 40%)',
		[
			[ 255, 255, 255, 1 ],
			[ 0, 0, 0, 1 ],
			[ 170, 187, 204, 0 ],
		],
	],
	[
		'linear-gradient(0.25turn, hsl(240, 100%, 50%), hsla(0 100% 50% / 50%))',
		[
			[ 0, 0, 255, 1 ],
			[ 255, 0, 0, 0.5 ],
		],
	],
	[
		'radial-gradient(circle at 20% top, TRANSPARENT, rgb(100% 0% 0%))',
		[
			[ 0, 0, 0, 0 ],
			[ 255, 0, 0, 1 ],
		],
	],
	[ 'linear-gradient(#fff)', undefined ],
	[ `linear-gradient(${ Array( 13 ).fill( '#fff' ).join() })`, undefined ],
	[ 'linear-gradient(var(--a), #fff)', undefined ],
	[ 'conic-gradient(#fff, #000)', undefined ],
	[ 'linear-gradient(#fff, url(//evil.example))', undefined ],
	[ 'linear-gradient(#fff, #000);color:red', undefined ],
	[ 'linear-gradient(#fff, #000)\n', undefined ],
	[ 'linear-gradient(#fff, rgb(1,,2,3))', undefined ],
] )( 'reads the colors of %j', ( css, stops ) => {
	expect( stopsOf( css ) ).toEqual( stops );
} );

it( 'refuses script', () => {
	const payloads = JSON.parse( readFileSync( 'tests/fixtures/xss-payloads.json', 'utf8' ) ) as { payload: string }[];
	for ( const { payload } of payloads ) {
		for ( const gradient of [
			payload,
			`linear-gradient(${ payload })`,
			`linear-gradient(#fff, #000)${ payload }`,
		] ) {
			expect( gradientOf( { gradient }, presets ) ).toBeUndefined();
			expect( gradientProps( { gradient } ) ).toEqual( { className: '', style: {} } );
		}
	}
} );

it( 'finds presets, and says what only the page knows', () => {
	expect( gradientOf( { gradient: 'var:preset|gradient|night' }, presets ) ).toEqual( [
		[ 0, 0, 0, 0.5 ],
		[ 0, 0, 151, 0.5 ],
	] );
	expect( gradientOf( { gradient: 'var:preset|gradient|wheel' }, presets ) ).toBe( 'unknown' );
	expect( gradientOf( { gradient: 'var:preset|gradient|gone' }, presets ) ).toBeUndefined();
	expect( gradientOf( {}, presets ) ).toBeUndefined();
} );

it( 'stores presets by their names, and forgets the opacity with the gradient', () => {
	const chosen = withGradient( presets, { opacity: 30 }, NIGHT );
	expect( chosen ).toEqual( { gradient: 'var:preset|gradient|night', opacity: 30 } );
	expect( shownGradient( presets, chosen.gradient ) ).toBe( NIGHT );
	expect( gradientProps( chosen ) ).toEqual( {
		className: 'has-overlay-gradient',
		style: {
			'--eidan-overlay-gradient': 'var(--wp--preset--gradient--night)',
			'--eidan-overlay-opacity': '30%',
		},
	} );
	expect( withGradient( presets, {}, 'linear-gradient(#fff, #000)' ) ).toEqual( {
		gradient: 'linear-gradient(#fff, #000)',
	} );
	expect( withGradient( presets, chosen, undefined ) ).toEqual( {} );
} );

it( 'gives words the shade of what is seen', () => {
	const white = [ WHITE, WHITE ] as const;
	const whole = gradientOf( { gradient: NIGHT, opacity: 100 }, presets );
	const faint = gradientOf( { gradient: NIGHT, opacity: 30 }, presets );
	expect( strongestShade( [ rangeBelow( white, whole ) ] ) ).toEqual( { isDark: false, percent: 0 } );
	// Nothing is known of the image, and yet all that it can show is dark.
	expect( strongestShade( [ rangeBelow( null, whole ) ] ) ).toEqual( { isDark: false, percent: 0 } );
	// Where the gradient is faint, the shade does the rest.
	const rest = strongestShade( [ rangeBelow( white, faint ) ], true ).percent;
	expect( rest ).toBeGreaterThan( 0 );
	expect( rest ).toBeLessThan( strongestShade( [ white ], true ).percent );
	expect( strongestShade( [ rangeBelow( white, 'unknown' ) ] ).percent ).toBe( 56 );
	expect( rangeBelow( white, undefined ) ).toBe( white );
} );

it( 'mixes each color of an image with the whole gradient', () => {
	const fading = gradientOf(
		{ gradient: 'linear-gradient(rgba(0,0,0,0.8), rgba(0,0,0,0))', opacity: 100 },
		presets
	) as Exclude< ReturnType< typeof gradientOf >, 'unknown' | undefined >;
	const seen = belowGradient( WHITE, fading );
	expect( seen ).toContainEqual( WHITE );
	expect( Math.round( seen[ 0 ]?.[ 0 ] ?? 0 ) ).toBe( 51 );
	// What is transparent somewhere helps no words.
	expect( opacityFor( seen, WHITE, BLACK ) ).toBe( opacityFor( [ WHITE ], WHITE, BLACK ) );
} );
