/**
 * @jest-environment jsdom
 */
import { enquiryForm } from '../../../../blocks/enquiry-form/view/form';

const WORDS = { check: 'Please check:', sending: 'Sending…', failed: 'No connection.' };

const field = ( name: string, html: string ) =>
	`<div><span class="eidan-enquiry__label"><label for="f-${ name }">${ name }</label></span>${ html.replace(
		'>',
		` id="f-${ name }" name="eidan_${ name }" required>`
	) }<span id="f-${ name }-error" hidden>Please fill in: ${ name }</span></div>`;

let answers: Array< unknown >;
let sent: FormData[];
let controller: AbortController;
let submitted: number;

const one = < E extends HTMLElement = HTMLElement >( selector: string ) => document.querySelector< E >( selector )!;
const summary = () => one( '[role=alert]' );
const button = () => one< HTMLButtonElement >( 'button' );
const press = async () => {
	button().click();
	// Fetch, its JSON, and what follows.
	for ( let step = 0; step < 6; step++ ) {
		await Promise.resolve();
	}
};
const type = ( values: Record< string, string > ) =>
	Object.entries( values ).forEach( ( [ name, value ] ) => {
		one< HTMLInputElement >( `[name=eidan_${ name }]` ).value = value;
	} );
const GOOD = { name: 'Anna', email: 'anna@example.com', message: 'Hello' };

beforeEach( () => {
	document.body.innerHTML = `<div id="root"><form>
		<div class="eidan-enquiry__summary" role="alert" tabindex="-1" hidden><p></p></div>
		${ field( 'name', '<input type="text">' ) }${ field( 'email', '<input type="email">' ) }
		${ field( 'message', '<textarea></textarea>' ) }
		<div hidden><input name="eidan_website"></div>
		<input type="hidden" name="eidan_form" value="old">
		<button type="submit" class="eidan-enquiry__send">Send</button></form>
		<p class="eidan-enquiry__sent" tabindex="-1" hidden>Thanks</p></div>`;
	answers = [];
	sent = [];
	submitted = 0;
	window.fetch = ( ( _url: string, { body }: { body: FormData } ) => {
		sent.push( body );
		const answer = answers.shift();
		return answer === undefined
			? Promise.reject( new Error( 'offline' ) )
			: Promise.resolve( {
					json: () => ( answer === 'html' ? Promise.reject( new Error() ) : Promise.resolve( answer ) ),
				} );
	} ) as never;
	HTMLFormElement.prototype.submit = () => void submitted++;
	controller = new AbortController();
	enquiryForm( one( '#root' ), WORDS, controller );
} );
afterEach( () => controller.abort() );

it( 'says beside each field and above all what is missing, and takes the focus there', async () => {
	type( { name: 'Anna' } );
	await press();
	expect( sent ).toEqual( [] );
	expect( document.activeElement ).toBe( summary() );
	expect( summary().hidden ).toBe( false );
	expect( summary().textContent ).toContain( 'Please check:' );
	expect( [ ...summary().querySelectorAll( 'a' ) ].map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
		'#f-email',
		'#f-message',
	] );
	const email = one< HTMLInputElement >( '#f-email' );
	expect( email.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	expect( email.getAttribute( 'aria-describedby' ) ).toBe( 'f-email-error' );
	expect( one( '#f-email-error' ).hidden ).toBe( false );
	expect( one( '#f-name-error' ).hidden ).toBe( true );

	email.value = 'anna@example.com';
	email.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( email.hasAttribute( 'aria-invalid' ) ).toBe( false );
	expect( email.hasAttribute( 'aria-describedby' ) ).toBe( false );
	expect( one( '#f-email-error' ).hidden ).toBe( true );
} );

it( 'names a field that a plugin has added, and says in the words of the browser what is wrong', async () => {
	type( GOOD );
	one( 'form' ).insertAdjacentHTML( 'beforeend', '<input id="riddle" required aria-describedby="its-own">' );
	const riddle = one< HTMLInputElement >( '#riddle' );
	await press();
	expect( sent ).toEqual( [] );
	expect( summary().querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( '#riddle' );
	expect( summary().querySelector( 'a' )!.textContent ).toBe( riddle.validationMessage );
	expect( riddle.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	riddle.value = '4';
	riddle.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( riddle.hasAttribute( 'aria-invalid' ) ).toBe( false );
	expect( riddle.getAttribute( 'aria-describedby' ) ).toBe( 'its-own' );
} );

it( 'sends once, whatever is pressed meanwhile, and shows the thanks', async () => {
	type( GOOD );
	answers = [ { sent: true } ];
	button().click();
	expect( button().textContent ).toBe( 'Sending…' );
	expect( button().getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	await press();
	expect( sent ).toHaveLength( 1 );
	expect( [ ...sent[ 0 ]!.keys() ] ).toContain( 'eidan_script' );
	expect( sent[ 0 ]!.get( 'eidan_message' ) ).toBe( 'Hello' );
	expect( one( 'form' ).hidden ).toBe( true );
	expect( document.activeElement ).toBe( one( '.eidan-enquiry__sent' ) );
} );

it( 'keeps what was typed and takes the new token when the server wants it once more', async () => {
	type( { ...GOOD, website: 'filled by the browser' } );
	answers = [ { say: 'Once more.', errors: [ 'email', 'none', '' ], token: 'new' }, { sent: true } ];
	await press();
	expect( summary().textContent ).toContain( 'Once more.' );
	expect( one( '#f-email-error' ).hidden ).toBe( false );
	expect( one< HTMLInputElement >( '#f-name' ).value ).toBe( 'Anna' );
	expect( button().textContent ).toBe( 'Send' );
	await press();
	expect( sent[ 1 ]!.get( 'eidan_form' ) ).toBe( 'new' );
	expect( sent[ 1 ]!.get( 'eidan_website' ) ).toBe( '' );
	expect( one( '.eidan-enquiry__sent' ).hidden ).toBe( false );
} );

it( 'leaves it to the browser where scripts may not send, but not without a connection', async () => {
	type( GOOD );
	const online = jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	await press();
	await press();
	expect( submitted ).toBe( 0 );
	online.mockReturnValue( true );
	await press();
	expect( summary().textContent ).toBe( 'No connection.' );
	expect( submitted ).toBe( 0 );
	await press();
	expect( submitted ).toBe( 1 );
	online.mockRestore();
} );

it( 'says that there is no connection, and lets one try again', async () => {
	type( GOOD );
	await press();
	expect( summary().textContent ).toBe( 'No connection.' );
	answers = [ { sent: true } ];
	await press();
	expect( one( 'form' ).hidden ).toBe( true );
} );

it( 'leaves it to the browser where something else answers, and where only a new page helps', async () => {
	type( GOOD );
	answers = [ 'html', { code: 'rest' }, { say: 'Too old', errors: [], token: '' } ];
	await press();
	await press();
	await press();
	expect( submitted ).toBe( 3 );
} );

it( 'does nothing where another script holds the form, or the form is gone', async () => {
	type( GOOD );
	one( 'form' ).addEventListener( 'submit', ( event ) => event.preventDefault(), true );
	await press();
	expect( sent ).toEqual( [] );
	document.body.innerHTML = '<div id="root"><p class="eidan-enquiry__sent">Thanks</p></div>';
	expect( () => enquiryForm( one( '#root' ), WORDS, controller ) ).not.toThrow();
} );
