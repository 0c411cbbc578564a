import { reasonOf } from '@eidan/shop-client';
import type { Store } from '../mini-cart/store';
import type { Run } from './cart-actions';

/**
 * Keeps an open mini cart fresh. A tab that was away asks the shop before it shows prices again: they may have changed
 * since.
 *
 * @param dialog The mini cart's dialog.
 * @param store  The cart.
 * @param draw   Draws what is known of the cart.
 * @param run    Does something with the cart and reports errors.
 * @param signal Stops it when aborted.
 * @return Shows what is in the cart now. Asks the shop unless a cookie tells that what this page has loaded is current.
 *         Its argument is called if the shop cannot be asked, as its REST API is closed to visitors.
 */
export function refreshing(
	dialog: HTMLDialogElement,
	store: Store,
	draw: () => void,
	run: Run,
	signal: AbortSignal
): ( closed?: () => void ) => Promise< void > {
	let wasAway = false;
	const refresh = async ( closed?: () => void ) => {
		draw();
		const load = () =>
			store.load( wasAway || ! store.hasCookie() ).catch( ( error: unknown ) => {
				if ( reasonOf( error ).isClosed ) {
					closed?.();
				}
				throw error;
			} );
		if ( await run( load ) ) {
			wasAway = false;
			dialog.classList.remove( 'was-away' );
		}
	};
	document.addEventListener(
		'visibilitychange',
		() => {
			if ( document.hidden ) {
				wasAway = true;
				// The style hides prices.
				dialog.classList.add( 'was-away' );
			} else if ( dialog.open ) {
				void refresh();
			}
		},
		{ signal }
	);
	return refresh;
}
