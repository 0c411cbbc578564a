/** Forms of a shop whose templates left out the hooks on which WooCommerce prints the element. */
import { defineInputs } from '../../../../src/attribution/page/inputs';

const values = { utm_source: 'news', utm_medium: 'email' };
const fields = { utm_source: 'current.src', utm_medium: 'current.mdm' };
const fill = defineInputs( { params: { prefix: 'p_' }, fields }, () => values );

/** Returns what a form would send. */
const sent = ( selector: string ) => [ ...new FormData( document.querySelector< HTMLFormElement >( selector )! ) ];

const SENT = [
	[ 'p_utm_source', 'news' ],
	[ 'p_utm_medium', 'email' ],
];

it.each( [
	[ 'checkout', '<form class="checkout woocommerce-checkout"></form>' ],
	[ 'registration', '<div class="woocommerce"><form class="register"></form></div>' ],
	[ 'payment of an order', '<form id="order_review"></form>' ],
] )( 'a form of the %s without the hooks gets the inputs', ( _, html ) => {
	document.body.innerHTML = html;
	fill();
	fill();
	expect( sent( 'form' ) ).toEqual( SENT );
} );

it( 'a form that has the element gets no second one, and one beside the form is of no use to it', () => {
	const element = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
	document.body.innerHTML = `<form class="checkout">${ element }</form>${ element }<form id="order_review"></form>`;
	fill();
	expect( document.querySelectorAll( 'form.checkout wc-order-attribution-inputs' ) ).toHaveLength( 1 );
	expect( sent( 'form.checkout' ) ).toEqual( SENT );
	expect( sent( '#order_review' ) ).toEqual( SENT );
} );

it( 'a form that comes later has them by the time that it is sent', () => {
	document.body.innerHTML = '';
	fill();
	document.body.innerHTML = '<form class="checkout"></form>';
	let found: unknown;
	document.querySelector( 'form' )!.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		found = sent( 'form' );
	} );
	document.querySelector( 'form' )!.requestSubmit();
	expect( found ).toEqual( SENT );
} );

it.each( [
	'<form></form>',
	'<form class="register"></form>',
	'<div id="order_review"></div>',
	'<form class="cart"></form>',
] )( '%s is no form of an order', ( html ) => {
	document.body.innerHTML = html;
	fill();
	expect( document.querySelector( 'input' ) ).toBeNull();
} );

it( 'an input that somebody took out is warned of, and the others are filled', () => {
	document.body.innerHTML = '<form class="checkout"></form>';
	fill();
	document.querySelector( 'input' )!.remove();
	document.querySelector( 'input' )!.value = '';
	fill();
	expect( sent( 'form' ) ).toEqual( SENT.slice( 1 ) );
	expect( console ).toHaveWarnedWith( 'wc-order-attribution-inputs probably manipulated: no "p_utm_source"' );
} );
