import { FIT, wheelFactor, wheelUnit, within, zoomed } from '../../../../src/view/lightbox/zoom';

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

describe( 'the wheel', () => {
	const wheel = ( deltaY: number, more: object = {} ) => ( { deltaY, deltaMode: 0, ctrlKey: false, ...more } );

	it( 'zooms in and out by the same, in pixels or in lines', () => {
		expect( wheelFactor( wheel( -100 ) ) * wheelFactor( wheel( 100 ) ) ).toBeCloseTo( 1 );
		expect( wheelFactor( wheel( -100 ) ) ).toBeGreaterThan( 1.3 );
		expect( wheelFactor( wheel( -5, { deltaMode: 1 } ) ) ).toBeCloseTo( wheelFactor( wheel( -100 ) ) );
		expect( [ wheelUnit( wheel( 1 ) ), wheelUnit( wheel( 1, { deltaMode: 1 } ) ) ] ).toEqual( [ 1, 20 ] );
	} );

	it( 'follows a pinch on a trackpad more closely', () => {
		expect( wheelFactor( wheel( -10, { ctrlKey: true } ) ) ).toBeGreaterThan( wheelFactor( wheel( -10 ) ) );
	} );
} );
