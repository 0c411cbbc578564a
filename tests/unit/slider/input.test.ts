import { positionOf } from '../../../src/view/slider/keys';
import { direction } from '../../../src/view/slider-more/wheel';

const press = ( key: string, more = {} ) => ( { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more } );
const turn = ( deltaY: number, more = {} ) => ( { deltaX: 0, deltaY, ctrlKey: false, ...more } );

describe( 'keys of a slider', () => {
	const engine = { index: 2, stops: 5 };

	it( 'follow the reading direction', () => {
		expect( positionOf( press( 'ArrowRight' ), engine, { vertical: false, rtl: false } ) ).toBe( 3 );
		expect( positionOf( press( 'ArrowRight' ), engine, { vertical: false, rtl: true } ) ).toBe( 1 );
		expect( positionOf( press( 'ArrowLeft' ), engine, { vertical: false, rtl: true } ) ).toBe( 3 );
	} );

	it( 'are those of its axis', () => {
		expect( positionOf( press( 'ArrowDown' ), engine, { vertical: true, rtl: false } ) ).toBe( 3 );
		expect( positionOf( press( 'ArrowRight' ), engine, { vertical: true, rtl: false } ) ).toBeUndefined();
		expect( positionOf( press( 'ArrowDown' ), engine, { vertical: false, rtl: false } ) ).toBeUndefined();
	} );

	it( 'know the ends', () => {
		expect( positionOf( press( 'Home' ), engine, { vertical: false, rtl: false } ) ).toBe( 0 );
		expect( positionOf( press( 'End' ), engine, { vertical: false, rtl: false } ) ).toBe( 4 );
	} );

	it.each( [ 'altKey', 'ctrlKey', 'metaKey', 'shiftKey' ] )( 'are the browser’s with %s', ( name ) => {
		expect( positionOf( press( 'ArrowLeft', { [ name ]: true } ), engine, { vertical: false, rtl: false } ) ).toBeUndefined();
	} );

	it( 'leaves names of Object.prototype alone', () => {
		expect( typeof positionOf( press( 'x' ), engine, { vertical: false, rtl: false } ) ).toBe( 'undefined' );
	} );
} );

describe( 'the wheel', () => {
	it( 'moves inside and is released at both ends', () => {
		expect( direction( turn( 100 ), { index: 1, stops: 3, loop: false } ) ).toBe( 1 );
		expect( direction( turn( 100 ), { index: 2, stops: 3, loop: false } ) ).toBe( 0 );
		expect( direction( turn( -100 ), { index: 0, stops: 3, loop: false } ) ).toBe( 0 );
	} );

	it( 'never ends in a loop', () => {
		expect( direction( turn( 100 ), { index: 2, stops: 3, loop: true } ) ).toBe( 1 );
	} );

	it( 'leaves zooming and sideways scrolling to the browser', () => {
		expect( direction( turn( 100, { ctrlKey: true } ), { index: 1, stops: 3, loop: false } ) ).toBe( 0 );
		expect( direction( turn( 10, { deltaX: 50 } ), { index: 1, stops: 3, loop: false } ) ).toBe( 0 );
	} );
} );
