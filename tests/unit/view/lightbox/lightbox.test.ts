import '@eidan/lightbox';
import { knowDialogs } from '../dialog';

const DIALOG = `<dialog class="eidan-overlay eidan-lightbox">
	<button class="eidan-lightbox__zoom" aria-pressed="false"></button><button data-eidan-close autofocus></button>
	<div class="eidan-lightbox__stage"></div><p class="eidan-lightbox__error" hidden><a class="eidan-lightbox__file" href="#"></a></p>
	<div class="eidan-lightbox__text"><p><span class="eidan-lightbox__number"></span><span class="eidan-lightbox__total"></span></p>
	<span class="eidan-lightbox__alt"></span><div class="eidan-lightbox__caption"></div></div>
	<button class="eidan-lightbox__previous"></button><button class="eidan-lightbox__next"></button></dialog>`;

const image = ( id: string, group = '', caption = '' ) =>
	`<figure><a id="${ id }" href="https://example.org/${ id }.jpg" data-eidan-lightbox='${ group ? `{"group":"${ group }","width":1600,"height":900}` : '' }'><img alt="Alt ${ id }"></a>${
		caption && `<figcaption>${ caption }</figcaption>`
	}</figure>`;

const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
const popped = ( by: () => void ) =>
	new Promise( ( resolve ) => {
		window.addEventListener( 'popstate', resolve, { once: true } );
		by();
	} );
const back = () => popped( () => window.history.back() );
// Closing goes back in the history by itself.
const close = ( dialog: HTMLDialogElement ) => popped( () => dialog.close() );
const setUp = async ( html: string ) => {
	document.body.innerHTML = html + DIALOG;
	await settle();
	return document.querySelector( 'dialog' )!;
};
const click = ( id: string, init: MouseEventInit = {} ) => {
	const event = new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } );
	let prevented = false;
	const last = () => {
		prevented = event.defaultPrevented;
		// jsdom cannot follow links.
		event.preventDefault();
	};
	window.addEventListener( 'click', last, { once: true } );
	document.getElementById( id )!.dispatchEvent( event );
	return prevented;
};
const text = ( part: string ) => document.querySelector( `.eidan-lightbox__${ part }` )!.textContent;
const press = ( key: string ) =>
	document
		.querySelector( 'dialog' )!
		.dispatchEvent( new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } ) );
const shown = () => document.querySelector< HTMLImageElement >( '.eidan-lightbox__stage img' )?.alt;

beforeAll( knowDialogs );
afterEach( async () => {
	document.querySelector( 'dialog' )?.remove();
	document.body.innerHTML = '';
	await settle();
	window.history.replaceState( null, '', '/' );
} );

it( 'opens a picture with its caption, and leaves modified clicks to the browser', async () => {
	const dialog = await setUp( image( 'a', '', 'The <em>hall</em>' ) );
	expect( click( 'a', { ctrlKey: true } ) ).toBe( false );
	expect( dialog.open ).toBe( false );
	expect( click( 'a' ) ).toBe( true );
	expect( dialog.open ).toBe( true );
	expect( shown() ).toBe( 'Alt a' );
	expect( document.querySelector( '.eidan-lightbox__caption' )!.innerHTML ).toBe( 'The <em>hall</em>' );
	expect( dialog.classList.contains( 'is-single' ) ).toBe( true );
	await close( dialog );
} );

it( 'browses a group across blocks in the order of the page, round and round', async () => {
	const dialog = await setUp(
		`${ image( 'a', 'g' ) }<div>${ image( 'x', 'other' ) }</div>${ image( 'b', 'g' ) }<p></p>${ image( 'c', 'g' ) }`
	);
	click( 'b' );
	expect( [ text( 'number' ), text( 'total' ) ] ).toEqual( [ '02', '03' ] );
	press( 'ArrowRight' );
	expect( shown() ).toBe( 'Alt c' );
	press( 'ArrowRight' );
	expect( shown() ).toBe( 'Alt a' );
	press( 'End' );
	expect( shown() ).toBe( 'Alt c' );
	press( 'Home' );
	expect( shown() ).toBe( 'Alt a' );
	press( 'ArrowLeft' );
	expect( shown() ).toBe( 'Alt c' );
	await close( dialog );
} );

it( 'gives each picture an address and returns the focus to the one seen last', async () => {
	const dialog = await setUp( image( 'a', 'g' ) + image( 'b', 'g' ) );
	const entries = window.history.length;
	click( 'a' );
	expect( window.location.hash ).toBe( '#a' );
	press( 'ArrowRight' );
	expect( window.location.hash ).toBe( '#b' );
	expect( window.history.length ).toBeLessThanOrEqual( entries + 1 );
	await back();
	expect( dialog.open ).toBe( false );
	expect( window.location.hash ).toBe( '' );
	expect( document.body.ownerDocument.activeElement ).toBe( document.getElementById( 'b' ) );
} );

it( 'opens a picture by its address, and forgets the address when it closes', async () => {
	window.history.replaceState( null, '', '/page#b' );
	const dialog = await setUp( '' );
	document.body.insertAdjacentHTML( 'afterbegin', image( 'a', 'g' ) + image( 'b', 'g' ) );
	await settle();
	expect( dialog.open ).toBe( true );
	expect( shown() ).toBe( 'Alt b' );
	dialog.close();
	expect( window.location.hash ).toBe( '' );
} );

/** What jsdom does not know of an image. */
const natural = ( id: string, width: number, height: number ) =>
	Object.defineProperties( document.querySelector( `#${ id } img` ), {
		naturalWidth: { value: width },
		naturalHeight: { value: height },
	} );
const large = () => document.querySelector< HTMLImageElement >( '.eidan-lightbox__stage img' )!;

it( 'has the shape of a picture before it is loaded, and chooses among all of its files', async () => {
	const dialog = await setUp( image( 'a', 'g' ) );
	const small = document.querySelector< HTMLImageElement >( '#a img' )!;
	small.srcset = 'https://example.org/a-300x169.jpg 300w, https://example.org/a-1024x576.jpg 1024w';
	natural( 'a', 1024, 576 );
	click( 'a' );
	expect( large().style.getPropertyValue( '--width' ) ).toBe( '1600px' );
	expect( large().srcset ).toBe( `${ small.srcset }, https://example.org/a.jpg 1600w` );
	await close( dialog );
} );

it( 'takes the shape of a picture outside the library from the page, if it is the same file', async () => {
	const dialog = await setUp( image( 'a' ) + image( 'b' ) );
	document.querySelector< HTMLImageElement >( '#a img' )!.src = 'https://example.org/a.jpg';
	document.querySelector< HTMLImageElement >( '#b img' )!.src = 'https://example.org/b-small.jpg';
	natural( 'a', 800, 400 );
	natural( 'b', 800, 400 );
	click( 'a' );
	expect( large().style.getPropertyValue( '--ratio' ) ).toBe( '2' );
	expect( large().srcset ).toBe( '' );
	await close( dialog );
	click( 'b' );
	expect( large().style.getPropertyValue( '--ratio' ) ).toBe( '' );
	await close( dialog );
} );

it( 'says when a picture fails, and tries again when one comes back', async () => {
	const dialog = await setUp( image( 'a', 'g' ) + image( 'b', 'g' ) );
	click( 'a' );
	const error = document.querySelector< HTMLElement >( '.eidan-lightbox__error' )!;
	const first = document.querySelector( '.eidan-lightbox__stage img' )!;
	first.dispatchEvent( new Event( 'error' ) );
	expect( error.hidden ).toBe( false );
	expect( error.querySelector( 'a' )!.href ).toBe( 'https://example.org/a.jpg' );
	press( 'ArrowRight' );
	expect( error.hidden ).toBe( true );
	press( 'ArrowLeft' );
	expect( document.querySelector( '.eidan-lightbox__stage img' ) ).not.toBe( first );
	await close( dialog );
} );

it( 'follows the link if there is no dialog or no image', async () => {
	document.body.innerHTML = `${ image( 'a' ) }<a id="evil" href="javascript:void 0" data-eidan-lightbox>x</a>`;
	await settle();
	expect( click( 'a', { cancelable: true } ) ).toBe( false );
	expect( click( 'evil' ) ).toBe( false );
} );
