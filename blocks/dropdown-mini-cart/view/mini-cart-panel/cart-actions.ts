import { reasonOf, type Reason } from '@eidan/shop-client';
import { wordsOf } from '@eidan/shop-words';
import { sumSoFar } from '../../../../src/view/shop/cart';
import type { Store } from '../mini-cart/store';
import type { Text } from './elements';
import type { Messages, ShowProblem } from './messages';

/** Errors that have texts of ours. For all others the shop's text is shown. */
const KNOWN: readonly Reason[] = [ 'gone', 'offline', 'slow', 'away' ];

/**
 * Does something with the cart. `name` is the name of the line or coupon it is about, `done` a sentence to announce
 * before the new total if it worked, `refused` shows an error in another place. Returns false if it failed.
 */
export type Run = (
	act: () => Promise< unknown >,
	name?: string,
	done?: string,
	refused?: ShowProblem
) => Promise< boolean >;

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
	[ say, showProblem, tell ]: Messages,
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

	/** Shows what the shop has changed by itself. Returns it as one text. */
	const tellChanges = () => {
		// Nobody reads it in one that is closed, so it is told with the next opening.
		if ( ! dialog.open ) {
			return '';
		}
		const said = store.cart!.errors.map( ( { message = '' } ) => wordsOf( message ) ).join();
		const changed = store
			.takeChanged()
			.map( ( [ word, name, ...values ] ) => [ word, wordsOf( name ), ...values ] as const )
			// The shop may say itself that it has taken a line out.
			.filter( ( [ word, name ] ) => word !== 'lost' || ! said.includes( name ) )
			.map( ( sentence ) => text( ...sentence ) );
		if ( changed.length ) {
			tell( changed );
		}
		return changed.join( ' ' );
	};
	dialog.addEventListener( 'close', () => tell( [] ), { signal } );

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
						known = sumNow();
						say( [ tellChanges(), known ].filter( Boolean ).join( ' ' ) );
					}
				} )
				.catch( () => {} );
		}
	}, signal );

	const run: Run = async ( act, name = '', done, refused = showProblem ) => {
		showProblem( '' );
		refused( '' );
		say( '' );
		if ( name ) {
			tell( [] );
		}
		dialog.ariaBusy = 'true';
		busy++;
		let isDone = false;
		try {
			await act();
			isDone = true;
		} catch ( error ) {
			const { reason, html } = reasonOf( error );
			const own = KNOWN.includes( reason ) ? text( reason, name ) : '';
			refused( own, own ? '' : html );
		}
		busy--;
		dialog.ariaBusy = `${ busy > 0 }`;
		const news = draw();
		known = sumNow();
		if ( isDone && store.cart ) {
			showProblem( '', store.cart.errors.map( ( { message = '' } ) => message ).join( ' ' ) );
			say( [ done, tellChanges(), known, news ].filter( Boolean ).join( ' ' ) );
		}
		return isDone;
	};
	return [ run, () => busy > 0 ];
}
