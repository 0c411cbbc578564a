import { inLayout } from '../../../../blocks/blog-list/variations';

const grid = {
	layout: 'grid' as const,
	elements: [ 'image', 'terms', 'date', 'title', 'excerpt' ] as never,
	ratio: '3/2' as const,
};

describe( 'another layout', () => {
	it( 'brings the elements and the ratio that suit it, and takes them away again', () => {
		const standard = inLayout( grid, 'standard' );
		expect( standard ).toEqual( {
			layout: 'standard',
			elements: [ 'image', 'date', 'terms', 'reading-time', 'title', 'excerpt', 'read-more' ],
			ratio: '16/9',
		} );
		expect( inLayout( standard as never, 'grid' ) ).toEqual( grid );
	} );

	it( 'leaves what the author chose', () => {
		const own = { ...grid, elements: [ 'title', 'image' ] as never, ratio: '1/1' as const };
		expect( inLayout( own, 'standard' ) ).toEqual( { ...own, layout: 'standard' } );
	} );

	it( 'of titles only has no pictures and no excerpts', () => {
		expect( inLayout( grid, 'minimal' ).elements ).toEqual( [ 'date', 'title', 'terms' ] );
		expect(
			inLayout( { ...grid, elements: [ 'image', 'author', 'title', 'excerpt' ] as never }, 'minimal' ).elements
		).toEqual( [ 'author', 'title' ] );
	} );
} );
