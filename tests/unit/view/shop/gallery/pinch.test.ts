/** An image of a product's gallery between two fingers. */
import { grown, held } from '../../../../../src/view/shop/gallery/place';

it( 'grows as the fingers go apart, four times at most, and is never smaller than its frame', () => {
	expect( [ grown( 100, 200 ), grown( 100, 50 ), grown( 10, 900 ), grown( 0, 0 ) ] ).toEqual( [ 2, 1, 4, 1 ] );
} );

it.each( [
	[ 'with the fingers', 30, 200, 2, 30 ],
	[ 'to its start', 900, 200, 2, 200 ],
	[ 'to its end', -900, 100, 2, -300 ],
	[ 'not at all while it is as large as its frame', 30, 200, 1, 0 ],
] )( 'moves %s', ( _, shift, at, zoom, moved ) => {
	// The image begins at `at - at * zoom` and is as long as the frame times the zoom.
	expect( held( shift, at, 400, zoom ) ).toBeCloseTo( moved );
} );
