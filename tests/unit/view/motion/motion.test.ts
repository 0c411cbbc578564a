import { motion } from '../../../../src/view/motion';

let reduced: EventTarget & { matches: boolean };
let seen: ( visible: boolean ) => void;
const disconnect = jest.fn();

beforeEach( () => {
	reduced = Object.assign( new EventTarget(), { matches: false } );
	window.matchMedia = () => reduced as unknown as MediaQueryList;
	disconnect.mockClear();
	window.IntersectionObserver = class {
		constructor( callback: ( entries: { isIntersecting: boolean }[] ) => void ) {
			seen = ( isIntersecting ) => callback( [ { isIntersecting } ] );
		}
		observe() {}
		disconnect = disconnect;
	} as unknown as typeof IntersectionObserver;
	document.body.innerHTML =
		'<div id="root"><button data-stop="Stop" data-start="Start"></button><a href="#x">Link</a></div>';
} );

function begin( hover = true ) {
	const root = document.getElementById( 'root' )!;
	const button = root.querySelector( 'button' )!;
	const moves: boolean[] = [];
	const controller = new AbortController();
	motion( root, { button, hover, move: ( now ) => moves.push( now ) }, controller.signal );
	return { root, button, link: root.querySelector( 'a' )!, moves, controller };
}

describe( 'the motion contract', () => {
	it( 'moves once it can be seen and rests out of sight', () => {
		const { moves } = begin();
		expect( moves ).toEqual( [] );
		seen( true );
		seen( false );
		expect( moves ).toEqual( [ true, false ] );
	} );

	it( 'stops for good on focus, and starts again by the button only', () => {
		const { root, button, link, moves } = begin();
		seen( true );
		link.focus();
		expect( button.getAttribute( 'aria-label' ) ).toBe( 'Start' );
		link.blur();
		root.dispatchEvent( new Event( 'pointerleave' ) );
		expect( moves ).toEqual( [ true, false ] );
		button.click();
		expect( moves ).toEqual( [ true, false, true ] );
		expect( button.getAttribute( 'aria-label' ) ).toBe( 'Stop' );
	} );

	it( 'is only held by a pointer above', () => {
		const { root, button, moves } = begin();
		seen( true );
		root.dispatchEvent( new Event( 'pointerenter' ) );
		expect( button.getAttribute( 'aria-label' ) ).toBe( 'Stop' );
		root.dispatchEvent( new Event( 'pointerleave' ) );
		expect( moves ).toEqual( [ true, false, true ] );
	} );

	it( 'can ignore pointers', () => {
		const { root, moves } = begin( false );
		seen( true );
		root.dispatchEvent( new Event( 'pointerenter' ) );
		expect( moves ).toEqual( [ true ] );
	} );

	it( 'does not start where motion is unwanted, and stops when it becomes so', () => {
		reduced.matches = true;
		const still = begin();
		seen( true );
		expect( still.moves ).toEqual( [] );
		still.controller.abort();

		reduced.matches = false;
		const { moves } = begin();
		seen( true );
		reduced.matches = true;
		reduced.dispatchEvent( new Event( 'change' ) );
		expect( moves ).toEqual( [ true, false ] );
	} );

	it( 'rests in a hidden tab', () => {
		const { moves } = begin();
		seen( true );
		const hidden = jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		hidden.mockRestore();
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		expect( moves ).toEqual( [ true, false, true ] );
	} );

	it( 'leaves nothing behind', () => {
		const { button, moves, controller } = begin();
		seen( true );
		controller.abort();
		expect( moves ).toEqual( [ true, false ] );
		expect( disconnect ).toHaveBeenCalledTimes( 1 );
		button.click();
		reduced.dispatchEvent( new Event( 'change' ) );
		expect( moves ).toEqual( [ true, false ] );
	} );
} );
