import { changes, subtotal, sumSoFar, type Cart } from '../../../../src/view/shop/cart';
import { couponElement, feeElement, toggle, type Text } from './elements';

/**
 * Draws what is below the lines: their total, a line for each coupon and each fee, the total after these, and what is
 * added at the checkout.
 *
 * @param dialog   The mini cart's dialog.
 * @param template Templates of coupons and fees.
 * @param text     Returns a sentence with values in it.
 * @param remove   Removes the coupon with this code. Returns false if that failed.
 * @param signal   Stops it when aborted.
 * @return Draws a cart.
 */
export function cartTotals(
	dialog: HTMLElement,
	template: DocumentFragment,
	text: Text,
	remove: ( code: string ) => Promise< boolean >,
	signal: AbortSignal
): ( cart?: Cart ) => void {
	const [ sum, coupons, after, later ] = [ 'subtotal', 'coupons', 'after', 'later' ].map( ( name ) =>
		dialog.querySelector< HTMLElement >( `.eidan-mini-cart__${ name }` )!
	) as [ HTMLElement, HTMLElement, HTMLElement, HTMLElement ];
	/** Whether coupons are entered here. Then what is to come at the checkout has none. */
	const takesCoupons = !! dialog.querySelector( '[data-eidan-cart-part=coupon]' );
	let drawn = '';

	coupons.addEventListener(
		'click',
		async ( { target } ) => {
			const button = ( target as Element ).closest( 'button' );
			const code = button?.parentElement!.dataset.key;
			if ( code && ( await remove( code ) ) ) {
				// The focused button is gone.
				(
					coupons.querySelector( 'button' ) ?? dialog.querySelector< HTMLElement >( '[data-eidan-close]' )
				)?.focus();
			}
		},
		{ signal }
	);

	return ( cart ) => {
		const write = ( element: HTMLElement, words: string ) => {
			element.textContent = words;
			toggle( element.closest( 'p' ), !! words );
		};
		write( sum, cart ? subtotal( cart ) : '' );
		const kind = cart ? changes( cart ) : '';
		write( after, kind && sumSoFar( cart! ) );
		if ( kind ) {
			after.parentElement!.firstElementChild!.textContent = text( kind );
		}
		const { later: all, later_here: here } = cart?.extensions.eidan ?? {};
		write( later, ( takesCoupons ? here : all ) ?? '' );
		const now = JSON.stringify( [ cart?.coupons, cart?.fees, cart?.extensions.eidan ] );
		// Keep unchanged elements, since one of them may have the focus.
		if ( now !== drawn ) {
			drawn = now;
			coupons.replaceChildren(
				...( cart?.coupons ?? [] ).map( ( coupon ) => couponElement( template, coupon, cart!, text ) ),
				...( cart?.fees ?? [] ).map( ( fee ) => feeElement( template, fee, cart! ) )
			);
			toggle( coupons, coupons.childElementCount > 0 );
		}
	};
}
