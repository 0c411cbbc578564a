/** The line of a coupon in the mini cart. */
import { couponElement } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/elements';
import type { Cart } from '../../../../../../src/view/shop/cart';

it( 'has its code as words, and goes back to the shop as the shop has it', () => {
	const template = document.createElement( 'template' );
	template.innerHTML = '<p></p><p></p><p><span></span><span></span><button></button></p><p></p>';
	// Of the many members of a cart and a coupon these are all that are read.
	const coupon = {
		code: 'black &amp; white&#039;s 10%',
		totals: { total_discount: '0', total_discount_tax: '0' },
	} as unknown as Cart[ 'coupons' ][ number ];
	const cart = { extensions: { eidan: { free_coupons: [ coupon.code ] } }, totals: {} } as unknown as Cart;
	const line = couponElement( template.content, coupon, cart, ( name, value = '' ) => `${ name } ${ value }` );
	expect( [ ...line.children ].map( ( { textContent, ariaLabel } ) => textContent || ariaLabel ) ).toEqual( [
		"coupon black & white's 10%",
		'freeCoupon ',
		"removeCoupon black & white's 10%",
	] );
	expect( line.dataset.key ).toBe( coupon.code );
} );
