import { inLayout } from '../../../../blocks/portfolio-list/variations';

const grid = { layout: 'grid' as const, columns: {}, ratio: '4/5' as const, textPosition: 'below' as const };

describe( 'another layout', () => {
	it( 'brings what suits it, and takes it away again', () => {
		const tiles = inLayout( grid, 'tiles' );
		expect( tiles ).toEqual( {
			layout: 'tiles',
			columns: { desktop: 4, tablet: 2, phone: 2 },
			ratio: '1/1',
			textPosition: 'over',
		} );
		expect( inLayout( tiles as never, 'grid' ) ).toEqual( grid );
		// PHP turns an empty object into an empty array.
		expect( inLayout( { ...grid, columns: [] as never }, 'tiles' ) ).toEqual( tiles );
	} );

	it( 'leaves what the author chose', () => {
		const own = { ...grid, columns: { desktop: 5 }, ratio: '1/1' as const, textPosition: 'hover' as const };
		expect( inLayout( own, 'tiles' ) ).toEqual( { ...own, layout: 'tiles' } );
	} );
} );
