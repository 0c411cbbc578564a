import { within, zoomed, FIT } from '../../../../src/view/lightbox/zoom';

describe( 'zoomed', () => {
	it( 'keeps what is seen at a point at that point', () => {
		const view = { scale: 1.5, x: 20, y: -10 };
		const next = zoomed( view, 2, { x: 100, y: 50 } );
		const seen = ( { scale, x, y }: typeof view ) => [ ( 100 - x ) / scale, ( 50 - y ) / scale ];
		expect( next.scale ).toBe( 3 );
		expect( seen( next )[ 0 ] ).toBeCloseTo( seen( view )[ 0 ]! );
		expect( seen( next )[ 1 ] ).toBeCloseTo( seen( view )[ 1 ]! );
	} );

	it( 'never shrinks below the whole picture nor grows without end', () => {
		expect( zoomed( FIT, 0.2, { x: 0, y: 0 } ).scale ).toBe( 1 );
		expect( zoomed( FIT, 1000, { x: 0, y: 0 } ).scale ).toBe( 4 );
	} );
} );

describe( 'within', () => {
	it( 'centres a picture that is smaller than the stage', () => {
		expect( within( 70, 400, 1000 ) ).toBe( 0 );
	} );

	it( 'stops at the edges of a larger picture', () => {
		expect( within( 900, 1400, 1000 ) ).toBe( 200 );
		expect( within( -900, 1400, 1000 ) ).toBe( -200 );
		expect( within( 150, 1400, 1000 ) ).toBe( 150 );
	} );
} );
