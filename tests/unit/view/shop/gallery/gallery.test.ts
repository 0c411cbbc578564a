/** Decisions of a product's gallery and of its sticky bar. */
import { placeOf, share, zoomOf } from '../../../../../src/view/shop/gallery/place';
import { covered, hasLeft } from '../../../../../src/view/shop/sticky/decide';

describe( 'the gallery', () => {
	it.each( [
		[ '12', 3 ],
		[ '13', 0 ],
		[ '', 0 ],
	] )( 'has the variation %p at %p', ( variation, place ) =>
		expect( placeOf( { 12: 3 }, variation ) ).toBe( place )
	);

	it.each( [
		[ 1600, 800, 2 ],
		[ 4000, 800, 2.5 ],
		[ 900, 800, 1 ],
		[ 300, 800, 1 ],
		[ 0, 800, 1 ],
		[ 800, 0, 1 ],
	] )( 'enlarges a file of %p pixels shown at %p by %p', ( file, shown, zoom ) =>
		expect( zoomOf( file, shown ) ).toBe( zoom )
	);

	it( 'calculates the position of the mouse', () =>
		expect( [ share( 150, 100, 200 ), share( 100, 100, 200 ), share( 300, 100, 200 ) ] ).toEqual( [
			'25%',
			'0%',
			'100%',
		] ) );
} );

describe( 'the bar', () => {
	it.each( [
		[ -80, -30, true ],
		[ -20, 20, false ],
		[ 900, 950, false ],
		[ 0, 0, false ],
	] )( 'of a button from %p to %p is there: %p', ( top, bottom, left ) =>
		expect( hasLeft( { top, bottom } ) ).toBe( left )
	);

	it.each( [
		[ 700, 740, 0 ],
		[ 700, 800, 50 ],
		[ 760, 790, 40 ],
		[ 900, 950, 0 ],
	] )( 'from 750 to 820 has the page scroll by %3$p for what is from %p to %p', ( top, bottom, by ) =>
		expect( covered( { top, bottom }, { top: 750, bottom: 820 } ) ).toBe( by )
	);
} );
