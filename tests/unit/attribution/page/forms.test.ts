/** Forms of enquiries: one field with all values goes along. */
import { connectForms } from '../../../../src/attribution/page/forms';
import type { FieldValues } from '../../../../src/attribution/page/types';

const NAME = 'eidan_attribution';

const VISIT = { utm_source: 'news', utm_medium: 'email', utm_term: '(none)', utm_content: null };

const SENT = { utm_source: 'news', utm_medium: 'email' };

/** Reads what is sent. */
const decode = ( text: unknown ) => JSON.parse( atob( String( text ) ) );

let values: FieldValues | undefined;

const refresh = connectForms( '.known,[data-eidan-attribution]', () => values );

const form = ( selector = 'form' ) => document.querySelector< HTMLFormElement >( selector )!;

/** The field of a form, as scripts read it that know no events of forms: jQuery's serialize() for one. */
const read = ( selector?: string ) =>
	[ ...form( selector ).querySelectorAll( 'input' ) ]
		.filter( ( { name } ) => name === NAME )
		.map( ( { value } ) => decode( value ) );

const focus = ( selector: string ) =>
	document.querySelector( selector )!.dispatchEvent( new FocusEvent( 'focusin', { bubbles: true } ) );

const submit = ( selector = 'form' ) =>
	form( selector ).dispatchEvent( new SubmitEvent( 'submit', { bubbles: true, cancelable: true } ) );

/** What a browser does that makes the data of a form, for itself or for a script. */
const data = ( selector = 'form', given: Record< string, string > = {} ) => {
	const formData = new FormData();
	Object.entries( given ).forEach( ( [ name, value ] ) => formData.set( name, value ) );
	form( selector ).dispatchEvent( Object.assign( new Event( 'formdata', { bubbles: true } ), { formData } ) );
	return formData.getAll( NAME ).map( decode );
};

let errors: jest.SpyInstance;

beforeEach( () => {
	errors = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	values = VISIT;
	document.body.innerHTML = '<form class="known"><input name="your-name"><button>Send</button></form>';
} );

afterEach( () => {
	expect( errors ).not.toHaveBeenCalled();
	errors.mockRestore();
} );

it( 'the data of a form have the values that are known', () => {
	expect( data() ).toEqual( [ SENT ] );
	expect( read() ).toEqual( [] );
} );

it( 'what is sent has nothing that a firewall could take for an attack, in any language', () => {
	values = { utm_campaign: '"select * from" — Frühjahr 🌷 \u2028', session_entry: 'https://x.example/?q="union' };
	submit();
	const [ input ] = document.querySelectorAll< HTMLInputElement >( `[name=${ NAME }]` );
	expect( input!.value ).toMatch( /^[\w+/]+=*$/ );
	expect( read() ).toEqual( [ values ] );
} );

it( 'a script that reads the inputs when the form is sent finds them', () => {
	let found;
	form().addEventListener( 'submit', () => ( found = read() ) );
	submit();
	expect( found ).toEqual( [ SENT ] );
} );

it( 'a script that reads the inputs without an event of the form finds them once a field had the focus', () => {
	focus( 'input' );
	expect( read() ).toEqual( [ SENT ] );
} );

it( 'there is one field, however often a form is sent', () => {
	focus( 'input' );
	submit();
	values = { ...VISIT, utm_source: 'other' };
	submit();
	expect( read() ).toEqual( [ { ...SENT, utm_source: 'other' } ] );
	expect( data( 'form', { [ NAME ]: 'before' } ) ).toEqual( [ { ...SENT, utm_source: 'other' } ] );
} );

it( 'each of several forms has its own, other forms have none', () => {
	document.body.innerHTML =
		'<form class="known" id="a"></form><form data-eidan-attribution id="b"></form><form id="c"><input></form>';
	[ '#a', '#b', '#c' ].forEach( submit );
	focus( '#c input' );
	expect( read( '#a' ) ).toEqual( [ SENT ] );
	expect( read( '#b' ) ).toEqual( [ SENT ] );
	expect( read( '#c' ) ).toEqual( [] );
	expect( data( '#c' ) ).toEqual( [] );
} );

it( 'a form that is put in later, or replaced after it was sent, has it', () => {
	submit();
	form().outerHTML = '<div><form class="known"><input name="again"></form></div>';
	expect( read() ).toEqual( [] );
	focus( 'input' );
	expect( read() ).toEqual( [ SENT ] );
} );

it( 'a field outside the form that belongs to it counts', () => {
	document.body.innerHTML = '<form class="known" id="far"></form><input form="far">';
	focus( 'input' );
	expect( read() ).toEqual( [ SENT ] );
} );

it.each( [
	[ 'without consent', { utm_source: null, utm_medium: null } ],
	[ 'without anything known', { utm_source: '(none)', utm_medium: '' } ],
	[ 'without an engine', undefined ],
] )( 'nothing is sent %s', ( _, nothing ) => {
	values = nothing;
	focus( 'input' );
	submit();
	expect( read() ).toEqual( [] );
	expect( data() ).toEqual( [] );
	expect( data( 'form', { [ NAME ]: 'before' } ) ).toEqual( [] );
} );

it( 'consent that is withdrawn takes it out of all forms, and consent that comes brings it', () => {
	document.body.innerHTML = '<form class="known" id="a"></form><form class="known" id="b"></form>';
	submit( '#a' );
	submit( '#b' );
	values = {};
	refresh();
	expect( [ ...read( '#a' ), ...read( '#b' ) ] ).toEqual( [] );
	values = VISIT;
	refresh();
	expect( [ ...read( '#a' ), ...read( '#b' ) ] ).toEqual( [ SENT, SENT ] );
} );

it( 'forms that are in the page have it from the start', () => {
	document.body.innerHTML = '<form class="known" id="a"></form><form id="b"></form>';
	refresh();
	expect( read( '#a' ) ).toEqual( [ SENT ] );
	expect( read( '#b' ) ).toEqual( [] );
} );

it( 'a form that the server printed with the field keeps the one', () => {
	document.body.innerHTML = `<form class="known"><input type="hidden" name="${ NAME }"></form>`;
	submit();
	expect( read() ).toEqual( [ SENT ] );
} );

it( 'resetting a form does not empty it', () => {
	submit();
	form().reset();
	expect( read() ).toEqual( [ SENT ] );
} );

it( 'a selector that is none harms no form', () => {
	connectForms( ':::', () => VISIT );
	submit();
	expect( errors ).toHaveBeenCalled();
	errors.mockClear();
	expect( read() ).toEqual( [ SENT ] );
} );
