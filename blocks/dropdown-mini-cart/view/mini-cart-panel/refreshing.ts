import { reasonOf, Refusal } from '@eidan/shop-client';
import type { Store } from '../mini-cart/store';
import type { Run } from './cart-actions';

/**
 * Keeps an open mini cart fresh. After a minute the shop is asked before prices are shown again: they may have changed
 * since. Without a connection it says so, and asks once there is one.
 *
 * @param dialog The mini cart's dialog.
 * @param store  The cart.
 * @param draw   Draws what is known of the cart.
 * @param run    Does something with the cart and reports errors.
 * @param signal Stops it when aborted.
 * @return Shows what is in the cart now. Asks the shop unless a cookie tells that what this page has loaded is current,
 *         and it is not old. Its argument is called if the shop cannot be asked, as its REST API is closed to visitors.
 */
export function refreshing(
	dialog: HTMLDialogElement,
	store: Store,
	draw: () => void,
	run: Run,
	signal: AbortSignal
): ( closed?: () => void ) => Promise< void > {
	// The style hides prices.
	const hidePrices = ( isHidden: boolean ) => dialog.classList.toggle( 'was-away', isHidden );
	const refresh = async ( closed?: () => void ) => {
		hidePrices( store.isOld() );
		draw();
		const load = () =>
			store.load( store.isOld() || ! store.hasCookie() ).catch( ( error: unknown ) => {
				if ( reasonOf( error ).isClosed ) {
					closed?.();
				}
				throw error;
			} );
		if ( await run( load ) ) {
			hidePrices( false );
		}
	};
	const whenOpen = ( target: EventTarget, type: string, act: () => unknown ) =>
		target.addEventListener( type, () => dialog.open && act(), { signal } );
	whenOpen( document, 'visibilitychange', () =>
		// A tab that is hidden may be drawn once more before scripts run.
		document.hidden ? hidePrices( true ) : refresh()
	);
	whenOpen( window, 'online', () => refresh() );
	whenOpen( window, 'offline', () =>
		run( async () => {
			throw new Refusal( 'offline' );
		} )
	);
	return refresh;
}
