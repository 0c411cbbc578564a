import { timeAfter } from '../../../../blocks/scrolling-tiles/view/throw';

it.each( [
	[ 'forth', 2000, 0.25, 3000 ],
	[ 'back', 2000, -0.25, 1000 ],
	[ 'back before the start', 500, -0.5, 2500 ],
	[ 'forth past the end', 3500, 0.5, 1500 ],
	[ 'round after round', 9000, -3.25, 0 ],
] )( 'turns the clock of a row %s, within a round of 4 s', ( _, at, share, after ) => {
	expect( timeAfter( at, share, 4000 ) ).toBe( after );
} );
