import { reasonOf, type Reason } from '@eidan/shop-client';
import { wordsOf } from '@eidan/shop-words';
import { sumSoFar } from '../../../../src/view/shop/cart';
import type { Store } from '../mini-cart/store';
import type { Text } from './elements';
import type { Messages } from './messages';

/** Errors that have texts of ours. For all others the shop's text is shown. */
const KNOWN: readonly Reason[] = [ 'gone', 'offline', 'slow', 'away' ];

/**
 * Does something with the cart. `name` is the name of the line or coupon it is about, `done` a sentence to announce
 * before the new total if it worked. Returns false if it failed.
 */
export type Run = ( act: () => Promise< unknown >, name?: string, done?: string ) => Promise< boolean >;

/**
 * Does what the shopper asks for, then reports the result: errors, what the shop has changed by itself, the new total.
 * Changes made in other tabs are announced, too.
 *
 * @param dialog   The mini cart's dialog.
 * @param store    The cart.
 * @param text     Returns a sentence with values in it.
 * @param messages Announces news and shows errors.
 * @param draw     Draws the current cart. Returns what else to announce about it.
 * @param signal   Stops it when aborted.
 * @return Two functions. The first does something with the cart. The second tells whether something is being done.
 */
export function cartActions(
	dialog: HTMLDialogElement,
	store: Store,
	text: Text,
	[ say, showProblem ]: Messages,
	draw: () => string,
	signal: AbortSignal
): [ Run, () => boolean ] {
	let busy = 0;
	/** The total that was announced last. */
	let known = '';
	const sumNow = () => {
		const { cart } = store;
		return ( cart && ( cart.items_count ? text( 'sum', sumSoFar( cart ) ) : text( 'items', 0 ) ) ) ?? '';
	};

	store.subscribe( () => {
		if ( busy ) {
			return;
		}
		draw();
		// Announce only the new total of what another tab has changed.
		if ( dialog.open ) {
			store
				.load()
				.then( () => {
					if ( ! busy && dialog.open && known !== sumNow() ) {
						say( ( known = sumNow() ) );
					}
				} )
				.catch( () => {} );
		}
	}, signal );

	const run: Run = async ( act, name = '', done ) => {
		showProblem( '' );
		say( '' );
		dialog.ariaBusy = 'true';
		busy++;
		let isDone = false;
		try {
			await act();
			isDone = true;
		} catch ( error ) {
			const { reason, html } = reasonOf( error );
			const own = KNOWN.includes( reason ) ? text( reason, name ) : '';
			showProblem( own, own ? '' : html );
		}
		busy--;
		dialog.ariaBusy = `${ busy > 0 }`;
		const news = draw();
		known = sumNow();
		if ( isDone && store.cart ) {
			showProblem(
				store
					.takeChanged()
					.map( ( { line, from } ) => text( 'byShop', wordsOf( line.name ), from, line.quantity ) )
					.join( ' ' ),
				store.cart.errors.map( ( { message = '' } ) => message ).join( ' ' )
			);
			say( [ done, known, news ].filter( Boolean ).join( ' ' ) );
		}
		return isDone;
	};
	return [ run, () => busy > 0 ];
}
