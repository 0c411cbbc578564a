/** The note on the order. */
import type { Cart } from '../../../../../../src/view/shop/cart';
import type { Tools } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/part';
import { start } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-note';

let sent: unknown[];
let isDone: boolean;
let draw: () => void;
let cart: Cart | undefined;
const field = () => document.querySelector( 'textarea' )!;
const type = ( note: string ) => {
	field().value = note;
	field().dispatchEvent( new Event( 'input' ) );
};

beforeEach( () => {
	jest.useFakeTimers();
	sent = [];
	isDone = true;
	cart = undefined;
	document.body.innerHTML = `<dialog><details data-words='{"saved":"Saved."}'><textarea></textarea><p role="alert" hidden></p></details></dialog>`;
	const store = {
		get cart() {
			return cart;
		},
		subscribe: ( listener: () => void ) => ( draw = listener ),
		send: async ( path: string, body: object ) => sent.push( [ path, body ] ),
	};
	start( document.querySelector( 'details' )!, {
		store,
		run: async ( act: () => Promise< unknown > ) => {
			await act();
			return isDone;
		},
		signal: new AbortController().signal,
	} as unknown as Tools );
} );
afterEach( () => jest.useRealTimers() );

const note = ( words: string ) => [ '/extensions', { namespace: 'eidan', data: { note: words } } ];

it( 'is sent once after a pause, and at once when the field is left', async () => {
	type( 'Ring' );
	type( 'Ring twice' );
	await jest.advanceTimersByTimeAsync( 1499 );
	expect( sent ).toEqual( [] );
	await jest.advanceTimersByTimeAsync( 1 );
	expect( sent ).toEqual( [ note( 'Ring twice' ) ] );
	type( 'Ring once' );
	field().dispatchEvent( new Event( 'change' ) );
	await jest.advanceTimersByTimeAsync( 2000 );
	expect( sent.slice( 1 ) ).toEqual( [ note( 'Ring once' ) ] );
} );

it( 'is sent when the mini cart closes or the page goes', async () => {
	type( 'Ring' );
	document.querySelector( 'dialog' )!.dispatchEvent( new Event( 'close' ) );
	type( 'Knock' );
	window.dispatchEvent( new Event( 'pagehide' ) );
	window.dispatchEvent( new Event( 'pagehide' ) );
	await jest.advanceTimersByTimeAsync( 0 );
	expect( sent ).toEqual( [ note( 'Ring' ), note( 'Knock' ) ] );
} );

it( 'is sent again if it was refused', async () => {
	isDone = false;
	type( 'Ring' );
	await jest.advanceTimersByTimeAsync( 1500 );
	field().dispatchEvent( new Event( 'change' ) );
	await jest.advanceTimersByTimeAsync( 0 );
	expect( sent ).toHaveLength( 2 );
} );

it( 'shows what the shop has, and does not overwrite what is typed', () => {
	cart = { extensions: { eidan: { note: 'Ring' } } } as unknown as Cart;
	draw();
	expect( [ field().value, document.querySelector( 'details' )!.open ] ).toEqual( [ 'Ring', true ] );
	type( 'Knock' );
	draw();
	expect( field().value ).toBe( 'Knock' );
} );
