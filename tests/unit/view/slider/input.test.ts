import { positionOf } from '../../../../src/view/slider/keys';
import { direction, isFilled, turns } from '../../../../src/view/pointer/wheel';

const press = ( key: string, more = {} ) => ( {
	key,
	altKey: false,
	ctrlKey: false,
	metaKey: false,
	shiftKey: false,
	...more,
} );
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
		expect(
			positionOf( press( 'ArrowLeft', { [ name ]: true } ), engine, { vertical: false, rtl: false } )
		).toBeUndefined();
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

	it( 'works if the slider fills the window or is completely in it, except for a tenth', () => {
		expect( isFilled( { top: 80, bottom: 980 }, 900 ) ).toBe( true );
		expect( isFilled( { top: -80, bottom: 820 }, 900 ) ).toBe( true );
		expect( isFilled( { top: 120, bottom: 1020 }, 900 ) ).toBe( false );
		expect( isFilled( { top: -400, bottom: 1100 }, 900 ) ).toBe( true );
		expect( isFilled( { top: 300, bottom: 800 }, 900 ) ).toBe( true );
		expect( isFilled( { top: 500, bottom: 1000 }, 900 ) ).toBe( false );
	} );

	it( 'moves once per lock time, and ignores events elsewhere or that cannot be cancelled', () => {
		const root = document.createElement( 'div' );
		const moves: number[] = [];
		let position: { index: number; stops: number } | undefined = { index: 0, stops: 3 };
		const send = ( deltaY: number, at: number, cancelable = true ) => {
			const event = new WheelEvent( 'wheel', { deltaY, cancelable } );
			Object.defineProperty( event, 'timeStamp', { value: at } );
			root.dispatchEvent( event );
			return event.defaultPrevented;
		};
		turns(
			root,
			700,
			() => position,
			( way ) => moves.push( ( position!.index += way ) ),
			new AbortController().signal
		);
		expect( [ send( 100, 1000 ), send( 100, 1600 ), send( 100, 1800 ) ] ).toEqual( [ true, true, true ] );
		expect( moves ).toEqual( [ 1, 2 ] );
		// At the end: the rest of the turn is still taken, then the page scrolls.
		expect( [ send( 100, 2400 ), send( 100, 2600 ) ] ).toEqual( [ true, false ] );
		expect( send( -100, 4000, false ) ).toBe( false );
		position = undefined;
		expect( send( -100, 5000 ) ).toBe( false );
		expect( moves ).toEqual( [ 1, 2 ] );
	} );
} );
