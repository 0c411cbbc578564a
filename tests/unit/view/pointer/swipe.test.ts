import { swiped } from '../../../../src/view/pointer/swipe';

describe( 'swiped', () => {
	it.each( [
		[ -80, 10, false, 1 ],
		[ 80, -10, false, -1 ],
		[ -80, 10, true, -1 ],
		[ 80, 10, true, 1 ],
		[ 10, 90, false, 0 ],
		[ 10, -90, false, undefined ],
		[ -40, 5, false, undefined ],
		[ 0, 0, false, undefined ],
	] )( 'moving by %d, %d (right to left: %s) means %s', ( x, y, rtl, way ) => {
		expect( swiped( x, y, rtl ) ).toBe( way );
	} );
} );
