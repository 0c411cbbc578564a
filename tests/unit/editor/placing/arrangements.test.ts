import { placedAt, boxAt, styleOf } from '../../../../blocks/stacked-images-item/look';
import { arranged, ARRANGEMENTS } from '../../../../src/editor/placing/arrangements';
import { fit, limitsOf, resized, overhang, turned, type Box } from '../../../../src/editor/placing/box';

const box: Box = { x: 20, y: 10, width: 50, rotation: 0 };

describe( 'a box', () => {
	it( 'stands out at the sides by its rotation', () => {
		expect( overhang( box, 1 ) ).toEqual( { x: 0, y: 0 } );
		// A square that is rotated by 45° is √2 times as wide.
		expect( overhang( { width: 50, rotation: -45 }, 1 ).x ).toBeCloseTo( ( 50 * Math.SQRT2 - 50 ) / 2 );
	} );

	it( 'keeps its corners in the area', () => {
		expect( limitsOf( box, 1 ).x ).toEqual( { min: 0, max: 50 } );
		const { x } = limitsOf( { ...box, rotation: 10 }, 1 );
		expect( x.min ).toBeCloseTo( 4, 1 );
		expect( x.max ).toBeCloseTo( 46, 0 );
		expect( fit( { x: 90, y: -5, width: 50, rotation: 0 }, 1 ) ).toEqual( { x: 50, y: 0, width: 50, rotation: 0 } );
		expect( fit( { x: 0, y: 0, width: 500, rotation: 90 }, 1 ) ).toMatchObject( {
			rotation: 45,
			width: expect.closeTo( 70.7, 0 ),
		} );
		expect( fit( { ...box, width: 1 }, 1 ).width ).toBe( 10 );
	} );

	it( 'is resized along its own upper edge', () => {
		expect( resized( box, { x: 100, y: 500 }, 1000, 1 ).width ).toBe( 60 );
		expect( resized( { ...box, rotation: 30 }, { x: 0, y: 100 }, 1000, 1 ).width ).toBe( 55 );
		expect( resized( box, { x: 900, y: 0 }, 1000, 1 ).width ).toBe( 80 );
		expect( resized( box, { x: 9, y: 9 }, 0, 1 ) ).toBe( box );
	} );

	it( 'turns to the pointer, and is level near to it', () => {
		const middle = { x: 100, y: 100 };
		expect( turned( middle, { x: 100, y: 200 } ) ).toBe( 0 );
		expect( turned( middle, { x: 102, y: 200 } ) ).toBe( 0 );
		expect( turned( middle, { x: 50, y: 150 } ) ).toBe( 45 );
		expect( turned( middle, { x: 200, y: 100 } ) ).toBe( -45 );
	} );
} );

describe.each( ARRANGEMENTS )( 'the arrangement %s', ( name ) => {
	it.each( [ 1, 2, 3, 4, 5, 6 ] )( 'lays %d pictures inside the area, none where another lies', ( count ) => {
		const ratios = [ 0.75, 1.7, 0.83, 1.5, 1, 1.33 ].slice( 0, count );
		const boxes = arranged( name, ratios );
		expect( boxes ).toHaveLength( count );
		boxes.forEach( ( one, index ) => expect( fit( one, ratios[ index ]! ) ).toEqual( one ) );
		expect( new Set( boxes.map( ( { x, y } ) => `${ x } ${ y }` ) ).size ).toBe( count );
		expect(
			Math.min( ...boxes.map( ( one, index ) => one.y - Math.max( 0, overhang( one, ratios[ index ]! ).y ) ) )
		).toBeCloseTo( 0, 0 );
	} );
} );

describe( 'bold arrangements', () => {
	const ratios = [ 0.75, 1.4, 0.8 ];
	/** Share of the smaller image that two have in common, without their rotation. */
	const common = ( boxes: Box[], one: number, other: number ) => {
		const side = ( from: number, length: number, from2: number, length2: number ) =>
			Math.max( 0, Math.min( from + length, from2 + length2 ) - Math.max( from, from2 ) );
		const [ a, b ] = [ boxes[ one ]!, boxes[ other ]! ];
		const [ high, high2 ] = [ a.width / ratios[ one ]!, b.width / ratios[ other ]! ];
		return (
			( side( a.x, a.width, b.x, b.width ) * side( a.y, high, b.y, high2 ) ) /
			Math.min( a.width * high, b.width * high2 )
		);
	};

	it.each( ARRANGEMENTS )( '%s: images overlap clearly, none hides another, and they fill the width', ( name ) => {
		const boxes = arranged( name, ratios );
		for ( const index of [ 1, 2 ] ) {
			const shares = boxes.slice( 0, index ).map( ( _, before ) => common( boxes, before, index ) );
			expect( Math.max( ...shares ) ).toBeGreaterThan( 0.09 );
			expect( Math.max( ...shares ) ).toBeLessThan( 0.8 );
		}
		const left = Math.min( ...boxes.map( ( { x } ) => x ) );
		expect( Math.max( ...boxes.map( ( { x, width } ) => x + width ) ) - left ).toBeGreaterThan( 84 );
		expect( Math.max( ...boxes.map( ( { width } ) => width ) ) ).toBeGreaterThanOrEqual( 50 );
	} );
} );

describe( 'narrow screens', () => {
	const attributes = { place: box, narrow: {} };

	it( 'inherit what was not changed for them', () => {
		expect( boxAt( attributes, 'phone' ) ).toEqual( box );
		const moved = placedAt( attributes, 'phone', { ...box, x: 5 } );
		expect( moved ).toEqual( { narrow: { x: 5 } } );
		expect( boxAt( { ...attributes, ...moved }, 'phone' ) ).toEqual( { ...box, x: 5 } );
		expect( boxAt( { ...attributes, ...moved }, 'desktop' ) ).toEqual( box );
		expect( boxAt( { place: {}, narrow: {} }, 'tablet' ) ).toEqual( { x: 20, y: 0, width: 60, rotation: 0 } );
	} );

	it( 'are not changed when something is moved on wide screens', () =>
		expect( placedAt( attributes, 'tablet', { ...box, y: 3 } ) ).toEqual( { place: { ...box, y: 3 } } ) );

	it( 'have properties of their own', () =>
		expect( styleOf( { ...attributes, narrow: { rotation: 0 }, level: 2 } as never ) ).toMatchObject( {
			'--x': '20%',
			'--rotation': '0deg',
			'--narrow-rotation': '0deg',
			'--eidan-level': 2,
		} ) );
} );
