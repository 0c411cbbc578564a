import { marginFor } from '../../../../src/view/scroll/margin';

/**
 * Whether the link is shown. A marker, one pixel high, is at the top of the page. The link shows when the marker has
 * left the observed area, which reaches so far above the window.
 */
const isOn = ( scrolled: number, offset: number, height: number ) => 1 < scrolled - marginFor( offset, height );

it( 'is off below 1000 px of scroll position plus half the height of the window', () => {
	expect( [ 549, 550 ].map( ( scrolled ) => isOn( scrolled, 1000, 900 ) ) ).toEqual( [ false, true ] );
	// Half of an odd height is not a whole number.
	expect( [ 667, 668 ].map( ( scrolled ) => isOn( scrolled, 1000, 665 ) ) ).toEqual( [ false, true ] );
} );

it( 'is on from the start where the middle of the window is that far down', () => {
	expect( [ isOn( 0, 450, 900 ), isOn( 0, 451, 900 ), isOn( 0, 0, 900 ) ] ).toEqual( [ true, false, true ] );
} );
