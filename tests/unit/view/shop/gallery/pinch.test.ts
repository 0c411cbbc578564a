/** An image of a product's gallery between two fingers. */
import { pinched, type Finger } from '../../../../../src/view/shop/gallery/pinch';

const from: Finger[] = [
	[ -50, 0 ],
	[ 50, 0 ],
];

it( 'grows as the fingers go apart, and moves with them no further than its edges', () => {
	const apart: Finger[] = [
		[ -100, 0 ],
		[ 100, 0 ],
	];
	expect( pinched( from, apart, 400, 300 ) ).toEqual( { scale: 2, x: 0, y: 0 } );
	const moved = apart.map( ( [ x, y ] ): Finger => [ x + 30, y - 20 ] );
	expect( pinched( from, moved, 400, 300 ) ).toEqual( { scale: 2, x: 30, y: -20 } );
	const far = apart.map( ( [ x, y ] ): Finger => [ x + 900, y + 900 ] );
	expect( pinched( from, far, 400, 300 ) ).toEqual( { scale: 2, x: 200, y: 150 } );
} );

it( 'keeps what is between the fingers there', () => {
	const aside: Finger[] = [
		[ 50, 40 ],
		[ 150, 40 ],
	];
	const apart: Finger[] = [
		[ 0, 40 ],
		[ 200, 40 ],
	];
	// What was at 100, 40 is twice as far from the middle, and moved back by that.
	expect( pinched( aside, apart, 400, 300 ) ).toEqual( { scale: 2, x: -100, y: -40 } );
} );

it( 'is never smaller than its frame, larger than four times, or broken by fingers in one place', () => {
	const together: Finger[] = [
		[ 0, 0 ],
		[ 0, 0 ],
	];
	expect( pinched( from, together, 400, 300 ) ).toEqual( { scale: 1, x: 0, y: 0 } );
	expect( pinched( together, from, 400, 300 ).scale ).toBe( 4 );
	expect( pinched( [], from, 400, 300 ).scale ).toBe( 4 );
} );
