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

const drawn = ( parts: string ) => {
	document.body.innerHTML = `<dialog>${ parts }<p><span class="eidan-mini-cart__subtotal"></span></p>
		<ul class="eidan-mini-cart__coupons"></ul><p><span></span><span class="eidan-mini-cart__after"></span></p>
		<p class="eidan-mini-cart__later"></p></dialog>`;
	const dialog = document.querySelector( 'dialog' )!;
	cartTotals(
		dialog,
		document.createDocumentFragment(),
		( name ) => name,
		async () => true,
		new AbortController().signal
	)( cart );
	return dialog.querySelector( '.eidan-mini-cart__later' )!.textContent;
};

it( 'leaves discounts to the checkout only where no coupon can be entered beside it', () => {
	expect( drawn( '' ) ).toBe( 'Shipping and discounts later.' );
	expect( drawn( '<details data-eidan-cart-part="note"></details>' ) ).toBe( 'Shipping and discounts later.' );
	expect( drawn( '<details data-eidan-cart-part="coupon"></details>' ) ).toBe( 'Shipping later.' );
} );
