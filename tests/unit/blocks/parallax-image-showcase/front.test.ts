import { insets, type Sides } from '../../../../blocks/parallax-image-showcase/editor/front';

const MAIN: Sides = [ 10, 88 ];

// tests/php/Blocks/ParallaxImageShowcaseTest.php has the same cases.
it.each( [
	[ 'nothing in front', [], [ 0, 0 ] ],
	[
		'images beside it',
		[
			[ 0, 10 ],
			[ 88, 100 ],
		],
		[ 0, 0 ],
	],
	[
		'one over each side',
		[
			[ 78, 100 ],
			[ 0, 20 ],
		],
		[ 10, 10 ],
	],
	[
		'the one that reaches in farthest',
		[
			[ 0, 14 ],
			[ 5, 24 ],
		],
		[ 14, 0 ],
	],
	[ 'one within the image, nearer to the right', [ [ 60, 80 ] ], [ 0, 28 ] ],
	[ 'one in the middle', [ [ 40, 58 ] ], null ],
	[
		'two that leave too little',
		[
			[ 0, 30 ],
			[ 60, 100 ],
		],
		null,
	],
] as [ string, Sides[], Sides | null ][] )( 'keeps words off images in front: %s', ( _, front, expected ) => {
	expect( insets( MAIN, front ) ).toEqual( expected );
} );
