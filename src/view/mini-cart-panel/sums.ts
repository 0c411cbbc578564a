import { changes, subtotal, sumSoFar, type Cart } from '../mini-cart/cart';
import { couponElement, feeElement, shown, type Text } from './elements';

/**
 * What stands under the lines: their sum, a line for each coupon and each fee, the sum after them, and what is still to
 * come.
 *
 * @param dialog   The mini cart's dialog.
 * @param template What coupons and fees are made of.
 * @param text     Gives a sentence with values in it.
 * @param remove   Called with the code of a coupon that is not wanted any more; false where it stayed.
 * @param signal   Ends it.
 * @return Shows a cart.
 */
export function sums(
	dialog: HTMLElement,
	template: DocumentFragment,
	text: Text,
	remove: ( code: string ) => Promise< boolean >,
	signal: AbortSignal
): ( cart?: Cart ) => void {
	const [ sum, coupons, after, later ] = [ 'subtotal', 'coupons', 'after', 'later' ].map( ( name ) =>
		dialog.querySelector< HTMLElement >( `.eidan-mini-cart__${ name }` )!
	) as [ HTMLElement, HTMLElement, HTMLElement, HTMLElement ];
	let drawn = '';

	coupons.addEventListener(
		'click',
		async ( { target } ) => {
			const button = ( target as Element ).closest( 'button' );
			const code = button?.parentElement!.dataset.key;
			if ( code && ( await remove( code ) ) ) {
				// What had the focus is gone.
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
			shown( element.closest( 'p' ), !! words );
		};
		write( sum, cart ? subtotal( cart ) : '' );
		const kind = cart ? changes( cart ) : '';
		write( after, kind && sumSoFar( cart! ) );
		if ( kind ) {
			after.parentElement!.firstElementChild!.textContent = text( kind );
		}
		write( later, cart?.extensions.eidan?.later ?? '' );
		const now = JSON.stringify( [ cart?.coupons, cart?.fees, cart?.extensions.eidan ] );
		// What is the same stays: it may have the focus.
		if ( now !== drawn ) {
			drawn = now;
			coupons.replaceChildren(
				...( cart?.coupons ?? [] ).map( ( coupon ) => couponElement( template, coupon, cart!, text ) ),
				...( cart?.fees ?? [] ).map( ( fee ) => feeElement( template, fee, cart! ) )
			);
			shown( coupons, coupons.childElementCount > 0 );
		}
	};
}
