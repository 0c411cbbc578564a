import { stickyIndexAt } from '../../../../src/editor/preview/use-sticky-items';

const heights = [ 400, 400, 400 ];

it.each( [
	[ 'the list is further down', 300, 0 ],
	[ 'the first item is at the top', 0, 0 ],
	[ 'the second one is about to come', -380, 0 ],
	[ 'the second one has come, but for half a pixel', -399.5, 1 ],
	[ 'the last one is at the top', -800, 2 ],
	[ 'the list has gone by', -5000, 2 ],
] )( 'says which item is at the top where %s', ( _, top, index ) => {
	expect( stickyIndexAt( heights, top ) ).toBe( index );
} );
