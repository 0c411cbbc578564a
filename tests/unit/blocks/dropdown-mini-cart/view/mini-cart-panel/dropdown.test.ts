import { dropDown } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/dropdown';

const show = () => {
	document.body.innerHTML = `
		<div><button id="opener">Cart</button><dialog><button>Checkout</button></dialog></div>
		<div role="alert" tabindex="-1">“Desk” has been added to your cart.</div>
		<a id="next" href="/shop/">Shop</a>`;
	const dialog = document.querySelector( 'dialog' )!;
	dialog.show = () => ( dialog.open = true );
	dialog.close = () => ( dialog.open = false );
	dropDown( dialog, dialog.parentElement!, document.querySelector( '#opener' )!, new AbortController().signal );
	return dialog;
};
const focus = ( selector: string ) => document.querySelector< HTMLElement >( selector )!.focus();

test( 'the cart closes when the focus goes on to what comes next, which keeps it', () => {
	const dialog = show();
	focus( 'dialog button' );
	expect( dialog.open ).toBe( true );
	focus( '#next' );
	expect( dialog.open ).toBe( false );
	expect( document.activeElement ).toBe( document.querySelector( '#next' ) );
} );

// woocommerce.js focuses the first notice half a second after the page, whatever the shopper does by then.
test( 'a notice that a script focuses does not close the cart', () => {
	const dialog = show();
	focus( '[role="alert"]' );
	expect( dialog.open ).toBe( true );
} );
