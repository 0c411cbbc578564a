import { duration } from '../../../../src/view/motion/pace';

describe( 'the pace of a marquee', () => {
	it( 'takes a word across the marquee in 33 seconds at the pace of the specification', () => {
		expect( duration( 1000, 1000, 0.05 ) ).toBeCloseTo( 33.33, 2 );
	} );

	it( 'does not depend on how many words there are', () => {
		const speed = ( width: number ) => width / duration( width, 1000, 0.05 );
		expect( speed( 400 ) ).toBeCloseTo( speed( 8000 ) );
	} );

	it( 'is the step for each frame, 60 times a second', () => {
		expect( 100 / duration( 100, 100, 0.2 ) ).toBeCloseTo( 0.2 * 60 );
	} );

	it.each( [ undefined, null, 'x', 0, {} ] )( 'is the default one for %p', ( step ) => {
		expect( duration( 500, 1000, step ) ).toBe( duration( 500, 1000, 0.05 ) );
	} );
} );
