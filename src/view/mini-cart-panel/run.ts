import { reasonOf, type Reason } from '@eidan/shop-client';
import { wordsOf } from '@eidan/shop-words';
import { sumSoFar } from '../mini-cart/cart';
import type { Store } from '../mini-cart/store';
import type { Text } from './elements';
import type { Messages } from './messages';

/** Reasons that have words of ours; the others are told in the shop's. */
const KNOWN: readonly Reason[] = [ 'gone', 'offline', 'slow', 'away' ];

/** Does something with the cart, about what has this name; false where it failed. */
export type Run = ( act: () => Promise< unknown >, name?: string ) => Promise< boolean >;

/**
 * Does what the shopper asks for, and tells what came of it: what failed, what the shop has changed by itself, the new
 * sum. What other tabs do is told, too.
 *
 * @param dialog   The mini cart's dialog.
 * @param store    The cart.
 * @param text     Gives a sentence with values in it.
 * @param messages What the mini cart tells.
 * @param draw     Shows the cart as it is now, and gives what else is to be said of it.
 * @param signal   Ends it.
 * @return Does something with the cart, and tells whether something is being done.
 */
export function runner(
	dialog: HTMLDialogElement,
	store: Store,
	text: Text,
	[ say, complain ]: Messages,
	draw: () => string,
	signal: AbortSignal
): [ Run, () => boolean ] {
	let busy = 0;
	/** The sum that the shopper knows of. */
	let known = '';
	const sumNow = () => ( store.cart ? text( 'sum', sumSoFar( store.cart ) ) : text( 'items', 0 ) );

	store.subscribe( () => {
		if ( busy ) {
			return;
		}
		draw();
		// What another tab has changed is known by its sum alone.
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

	const run: Run = async ( act, name = '' ) => {
		complain( '' );
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
			complain( own, own ? '' : html );
		}
		busy--;
		dialog.ariaBusy = `${ busy > 0 }`;
		const news = draw();
		known = sumNow();
		if ( isDone && store.cart ) {
			complain(
				store
					.takeChanged()
					.map( ( { line, from } ) => text( 'byShop', wordsOf( line.name ), from, line.quantity ) )
					.join( ' ' ),
				store.cart.errors.map( ( { message = '' } ) => message ).join( ' ' )
			);
			say( [ known, news ].filter( Boolean ).join( ' ' ) );
		}
		return isDone;
	};
	return [ run, () => busy > 0 ];
}
