import { dropDowns } from '../../../../blocks/menu/view/drop-downs';

Element.prototype.checkVisibility = () => true;

const show = () => {
	document.body.innerHTML = `
		<nav><ul><li><details open><summary>Work</summary><a href="/work/">All</a></details></li></ul></nav>
		<div role="alert" tabindex="-1">“Desk” has been added to your cart.</div>
		<a id="next" href="/shop/">Shop</a>`;
	dropDowns( document.querySelector( 'nav' )!, new AbortController().signal );
	return document.querySelector( 'details' )!;
};
const focus = ( selector: string ) => document.querySelector< HTMLElement >( selector )!.focus();

test( 'a drop-down closes when the focus goes on to what comes next', () => {
	const details = show();
	focus( 'details a' );
	expect( details.open ).toBe( true );
	focus( '#next' );
	expect( details.open ).toBe( false );
} );

// woocommerce.js focuses the first notice half a second after the page, whatever the visitor does by then.
test( 'a notice that a script focuses closes no drop-down', () => {
	const details = show();
	focus( '[role="alert"]' );
	expect( details.open ).toBe( true );
} );
