import { overlay } from '@eidan/overlay';
import { knowDialogs } from '../dialog';

beforeAll( knowDialogs );

const setUp = () => {
	document.body.innerHTML = `<button id="opener">Open</button>
		<dialog class="eidan-overlay" tabindex="-1"><button id="first">One</button><button disabled>Off</button><button hidden>Hidden</button>
		<a>No link</a><a id="last" href="#x">Two</a><button id="closer" data-eidan-close tabindex="-1"><span>Close</span></button></dialog>`;
	const dialog = document.querySelector( 'dialog' )!;
	const controller = new AbortController();
	const opener = document.getElementById( 'opener' )!;
	return { dialog, controller, opener, ui: overlay( dialog, opener, controller.signal ) };
};
const byId = ( id: string ) => document.getElementById( id )!;
const tab = ( on: HTMLElement, shiftKey = false ) => {
	const event = new KeyboardEvent( 'keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true } );
	on.dispatchEvent( event );
	return event.defaultPrevented;
};

it( 'gives the focus back to the opener', () => {
	const { ui, opener } = setUp();
	expect( ui.open() ).toBe( true );
	byId( 'first' ).focus();
	expect( ui.close() ).toBe( true );
	expect( document.body.ownerDocument.activeElement ).toBe( opener );
} );

it( 'does not move the focus if the visitor has moved it before the event "close"', () => {
	const { ui, dialog, opener } = setUp();
	opener.focus();
	ui.open();
	byId( 'first' ).focus();
	// Browsers return the focus at once, and send the event later.
	dialog.close = () => {
		dialog.removeAttribute( 'open' );
		opener.focus();
	};
	ui.close();
	const next = document.createElement( 'button' );
	opener.after( next );
	next.focus();
	dialog.dispatchEvent( new Event( 'close' ) );
	expect( document.body.ownerDocument.activeElement ).toBe( next );
} );

it( 'gives the focus to another opener than the one that had it', () => {
	const { ui, dialog, opener } = setUp();
	opener.focus();
	ui.open();
	const other = document.createElement( 'button' );
	opener.after( other );
	ui.opener = other;
	opener.focus();
	dialog.dispatchEvent( new Event( 'close' ) );
	expect( document.body.ownerDocument.activeElement ).toBe( other );
} );

it( 'does not open twice nor close twice', () => {
	const { ui } = setUp();
	expect( ui.close() ).toBe( false );
	expect( ui.open() ).toBe( true );
	expect( ui.open() ).toBe( false );
} );

it( 'lets listeners refuse to open and to close', () => {
	const { ui, dialog } = setUp();
	const refuse = ( event: Event ) => event.preventDefault();
	document.addEventListener( 'eidan:open', refuse, { once: true } );
	expect( ui.open() ).toBe( false );
	expect( dialog.open ).toBe( false );
	ui.open();
	document.addEventListener( 'eidan:close', refuse, { once: true } );
	expect( ui.close() ).toBe( false );
	expect( dialog.open ).toBe( true );
} );

it( 'wraps Tab at both ends and leaves it alone in between', () => {
	const { ui } = setUp();
	ui.open();
	byId( 'last' ).focus();
	expect( tab( byId( 'last' ) ) ).toBe( true );
	expect( document.body.ownerDocument.activeElement ).toBe( byId( 'first' ) );
	expect( tab( byId( 'first' ), true ) ).toBe( true );
	expect( document.body.ownerDocument.activeElement ).toBe( byId( 'last' ) );
	byId( 'first' ).focus();
	expect( tab( byId( 'first' ) ) ).toBe( false );
} );

it( 'closes on Escape, through the event that can be refused', () => {
	const { ui, dialog } = setUp();
	ui.open();
	const cancel = new Event( 'cancel', { cancelable: true } );
	dialog.dispatchEvent( cancel );
	expect( cancel.defaultPrevented ).toBe( true );
	expect( dialog.open ).toBe( false );
} );

it( 'closes on its closer and on the backdrop, but not after a press that began inside', () => {
	const { ui, dialog } = setUp();
	ui.open();
	byId( 'closer' ).querySelector( 'span' )!.click();
	expect( dialog.open ).toBe( false );

	ui.open();
	byId( 'first' ).dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
	dialog.click();
	expect( dialog.open ).toBe( true );
	dialog.dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
	dialog.click();
	expect( dialog.open ).toBe( false );
} );

it( 'keeps the room of the scroll bar, also under a second overlay', () => {
	const { ui } = setUp();
	const room = () => document.documentElement.style.getPropertyValue( '--eidan-scrollbar' );
	Object.defineProperty( document.documentElement, 'clientWidth', {
		configurable: true,
		value: window.innerWidth - 15,
	} );
	ui.open();
	expect( room() ).toBe( '15px' );
	const second = document.createElement( 'dialog' );
	document.body.append( second );
	Object.defineProperty( document.documentElement, 'clientWidth', { configurable: true, value: window.innerWidth } );
	overlay( second, null, new AbortController().signal ).open();
	expect( room() ).toBe( '15px' );
} );

it( 'does nothing more once its signal is aborted', () => {
	const { ui, dialog, controller } = setUp();
	ui.open();
	controller.abort();
	byId( 'closer' ).click();
	expect( dialog.open ).toBe( true );
} );
