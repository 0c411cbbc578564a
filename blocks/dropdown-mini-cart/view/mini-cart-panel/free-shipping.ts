import { changes, money, type Cart } from '../../../../src/view/shop/cart';
import { toggle } from './elements';

/**
 * Runs the bar that shows how much is missing for free shipping.
 *
 * @param bar  Its element, if the author wants it.
 * @param text Returns a sentence with amounts in it.
 * @return Shows the bar for a cart. Returns a message if free shipping was reached just now, else ''.
 */
export function freeShipping(
	bar: HTMLElement | null,
	text: ( name: string, ...amounts: string[] ) => string
): ( cart?: Cart ) => string {
	let wasFree: boolean | undefined;
	return ( cart ) => {
		const { minimum = '0', remaining = '0' } = cart?.extensions.eidan?.free_shipping ?? {};
		if ( ! bar || ! cart || ! Number( minimum ) ) {
			toggle( bar, false );
			wasFree = undefined;
			return '';
		}
		const isFree = ! Number( remaining );
		const [ missing, counted, goal ] = [
			Number( remaining ),
			Number( minimum ) - Number( remaining ),
			Number( minimum ),
		].map( ( amount ) => money( amount, cart.totals ) ) as [ string, string, string ];
		const hasDiscount = [ 'afterDiscounts', 'afterBoth' ].includes( changes( cart ) );
		// With a discount there are two totals, and the shop decides which one counts. So the sentence tells the amount
		// that counts.
		const sentence = isFree
			? text( 'reached' )
			: text( hasDiscount ? 'counted' : 'missing', missing, counted, goal );
		bar.firstElementChild!.textContent = sentence;
		bar.style.setProperty( '--share', `${ 1 - Number( remaining ) / Number( minimum ) }` );
		toggle( bar, true );
		const isNews = isFree && wasFree === false;
		wasFree = isFree;
		return isNews ? sentence : '';
	};
}
