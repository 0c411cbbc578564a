import { shift } from '../../../../src/view/menu/place';
import { movesTowards } from '../../../../blocks/menu/view/pointer-direction';

describe( 'a panel below an entry', () => {
	it( 'stays where it is in the window, and moves along where it would be out', () => {
		expect( shift( 100, 400, 1440 ) ).toBe( 0 );
		expect( shift( 1300, 1600, 1440 ) ).toBe( -176 );
		expect( shift( -30, 200, 1440 ) ).toBe( 46 );
		// If it is wider than the window, its left edge stays visible.
		expect( shift( 40, 500, 390 ) ).toBe( -24 );
	} );
} );

describe( 'the safe triangle', () => {
	const below = { left: 100, right: 400, top: 100, bottom: 300 };
	const from = { x: 150, y: 60 };

	it( 'holds on the way to a panel below, aslant too', () => {
		expect( movesTowards( from, below, { x: 160, y: 80 } ) ).toBe( true );
		expect( movesTowards( from, below, { x: 300, y: 85 } ) ).toBe( true );
		expect( movesTowards( from, below, from ) ).toBe( true );
	} );

	it( 'ends when the pointer moves along the bar or away', () => {
		expect( movesTowards( from, below, { x: 400, y: 60 } ) ).toBe( false );
		expect( movesTowards( from, below, { x: 150, y: 40 } ) ).toBe( false );
		expect( movesTowards( from, below, { x: 380, y: 62 } ) ).toBe( false );
	} );

	it( 'goes to either side, for panels beside an entry', () => {
		expect( movesTowards( { x: 90, y: 200 }, below, { x: 96, y: 190 } ) ).toBe( true );
		expect( movesTowards( { x: 410, y: 200 }, below, { x: 404, y: 250 } ) ).toBe( true );
		expect( movesTowards( { x: 410, y: 200 }, below, { x: 420, y: 200 } ) ).toBe( false );
	} );
} );
