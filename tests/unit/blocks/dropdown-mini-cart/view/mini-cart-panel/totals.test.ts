/** What stands below the lines of a mini cart. */
import { cartTotals } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/totals';
import type { Cart } from '../../../../../../src/view/shop/cart';

const totals = {
	currency_minor_unit: 2,
	currency_prefix: '€',
	currency_suffix: '',
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
	total_items: '1000',
	total_items_tax: '0',
	total_discount: '0',
	total_discount_tax: '0',
};
// Of the many members of a cart these are all that are read.
const cart = {
	items: [],
	coupons: [],
	fees: [],
	totals,
	extensions: { eidan: { later: 'Shipping and discounts later.', later_here: 'Shipping later.' } },
} as unknown as Cart;

/** A dialog with these parts, and what draws a cart in it. */
const dialogWith = ( parts: string ) => {
	document.body.innerHTML = `<dialog>${ parts }<p><span class="eidan-mini-cart__subtotal"></span></p>
		<ul class="eidan-mini-cart__coupons"></ul><p><span></span><span class="eidan-mini-cart__after"></span></p>
		<p class="eidan-mini-cart__later"></p></dialog>`;
	const dialog = document.querySelector( 'dialog' )!;
	const draw = cartTotals(
		dialog,
		document.createDocumentFragment(),
		( name ) => name,
		async () => true,
		new AbortController().signal
	);
	return { draw, textOf: ( name: string ) => dialog.querySelector( `.eidan-mini-cart__${ name }` )!.textContent };
};

const drawn = ( parts: string ) => {
	const { draw, textOf } = dialogWith( parts );
	draw( cart );
	return textOf( 'later' );
};

it( 'leaves discounts to the checkout only where no coupon can be entered beside it', () => {
	expect( drawn( '' ) ).toBe( 'Shipping and discounts later.' );
	expect( drawn( '<details data-eidan-cart-part="note"></details>' ) ).toBe( 'Shipping and discounts later.' );
	expect( drawn( '<details data-eidan-cart-part="coupon"></details>' ) ).toBe( 'Shipping later.' );
} );

it( 'draws the sum of each cart, also where nothing but a line has changed', () => {
	const { draw, textOf } = dialogWith( '' );
	draw( cart );
	expect( textOf( 'subtotal' ) ).toBe( '€10.00' );
	draw( { ...cart, totals: { ...totals, total_items: '500' } } as unknown as Cart );
	expect( textOf( 'subtotal' ) ).toBe( '€5.00' );
} );
