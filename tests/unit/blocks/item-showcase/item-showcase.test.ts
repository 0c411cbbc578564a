import { placeOfNew } from '../../../../blocks/item-showcase/look';
import { sideOf } from '../../../../blocks/item-showcase-item/look';
import { lineOf, pathOf } from '../../../../blocks/item-showcase/view/line';

const frame = { left: 100, top: 0, right: 300, bottom: 200 };

it( 'runs across and then up or down, and changes its colour at the picture’s edge', () => {
	expect( lineOf( { x: 50, y: 20 }, { x: 50, y: 20 }, { x: 200, y: 150 }, frame, 'elbow' ).map( pathOf ) ).toEqual( [
		'M50 20L100 20',
		'M100 20L200 20L200 150',
	] );
	// From the other side.
	expect( lineOf( { x: 350, y: 20 }, { x: 350, y: 20 }, { x: 200, y: 150 }, frame, 'elbow' ).map( pathOf ) ).toEqual(
		[ 'M350 20L300 20', 'M300 20L200 20L200 150' ]
	);
	// Words that stand above the image.
	expect( lineOf( { x: 50, y: -40 }, { x: 50, y: -40 }, { x: 200, y: 150 }, frame, 'elbow' ).map( pathOf ) ).toEqual(
		[ 'M50 -40L200 -40L200 0', 'M200 0L200 150' ]
	);
	expect( lineOf( { x: 50, y: 150 }, { x: 50, y: 150 }, { x: 200, y: 150 }, frame, 'elbow' ).map( pathOf ) ).toEqual(
		[ 'M50 150L50 150L100 150', 'M100 150L200 150' ]
	);
} );

it( 'runs straight, and still meets the edge', () => {
	expect( lineOf( { x: 0, y: 50 }, { x: 0, y: 50 }, { x: 200, y: 150 }, frame, 'straight' ).map( pathOf ) ).toEqual( [
		'M0 50L0 50L100 100',
		'M100 100L200 150',
	] );
	// The line never crosses the words: it first runs along them.
	expect(
		lineOf( { x: 400, y: 50 }, { x: 320, y: 50 }, { x: 200, y: 110 }, frame, 'straight' ).map( pathOf )
	).toEqual( [ 'M400 50L320 50L300 60', 'M300 60L200 110' ] );
	expect(
		lineOf( { x: 150, y: -100 }, { x: 150, y: -100 }, { x: 150, y: 100 }, frame, 'straight' ).map( pathOf )
	).toEqual( [ 'M150 -100L150 -100L150 0', 'M150 0L150 100' ] );
	expect(
		lineOf( { x: 150, y: 50 }, { x: 150, y: 50 }, { x: 150, y: 100 }, frame, 'straight' ).map( pathOf )
	).toEqual( [ 'M150 50L150 50L150 50', 'M150 50L150 100' ] );
} );

it( 'has the first half of the statements on one side and the rest on the other', () => {
	expect( [ 0, 1, 2, 3, 4 ].map( ( index ) => sideOf( index, 5 ) ) ).toEqual( [
		{ isEnd: false, row: 1 },
		{ isEnd: false, row: 2 },
		{ isEnd: false, row: 3 },
		{ isEnd: true, row: 1 },
		{ isEnd: true, row: 2 },
	] );
} );

it( 'gives each new statement a point of its own on the picture', () => {
	const places = Array.from( { length: 8 }, ( _, index ) => placeOfNew( index ) );
	expect( new Set( places.map( ( { x, y } ) => `${ x },${ y }` ) ).size ).toBe( 8 );
	expect( places.every( ( { x, y } ) => x >= 10 && x <= 90 && y >= 10 && y <= 90 ) ).toBe( true );
} );
