/**
 * The content of an open mini cart: lines whose quantity can be changed and that can be removed and restored, the
 * totals, and how much is missing for free shipping.
 */
import { wordsOf } from '@eidan/shop-words';
import type { Change, Store } from '../mini-cart/store';
import { lineElements } from './draw';
import { arrange, toggle } from './elements';
import { freeShipping } from './free-shipping';
import { holdLinks } from './hold-links';
import { messages, sentences, type ShowProblem } from './messages';
import { startParts } from './parts';
import { quantities } from './quantities';
import { refreshing } from './refreshing';
import { removals } from './removed';
import { cartActions } from './cart-actions';
import { cartTotals } from './totals';

interface Parts {
	dialog: HTMLDialogElement;
	store: Store;
	/** Texts by their names. `%s` stands for names, numbers and amounts. */
	words: Record< string, string >;
	/** Called after each change of the cart made here. */
	changed: () => void;
	signal: AbortSignal;
}

/** Returns the key of the line in which an event happened. */
const keyOf = ( target: EventTarget | null ) =>
	( target as Element ).closest< HTMLElement >( '[data-key]' )?.dataset.key ?? '';

/**
 * Prepares the content of a mini cart.
 *
 * @return Fills the mini cart with what is in the cart now. Its argument is called if the shop cannot be asked.
 */
export function lines( { dialog, store, words, changed, signal }: Parts ): ( closed?: () => void ) => void {
	const part = ( name: string ) => dialog.querySelector< HTMLElement >( `.eidan-mini-cart__${ name }` );
	const list = part( 'lines' )!;
	const problem = part( 'problem' )!;
	const template = dialog.querySelector< HTMLTemplateElement >( ':scope > template' )!.content;
	const elements = new Map< string, HTMLElement >();
	const waiting = new Map< string, number >();
	const text = sentences( words );
	const output = messages( part( 'news' )!, problem, part( 'changed' ) );
	const [ say, showProblem ] = output;

	const drawTotals = cartTotals(
		dialog,
		template,
		text,
		( code ) => change( '/remove-coupon', { code }, wordsOf( code ) ),
		signal
	);
	const drawFree = freeShipping( part( 'free' ), text );
	const draw = () => {
		const { cart } = store;
		const inOrder = lineElements( cart, elements, template, ( key ) => waiting.has( key ), text );
		arrange( list, removed.among( inOrder, elements ) );
		// Only an answer of the shop tells that a cart is empty.
		const isEmpty = !! cart && ! elements.size;
		toggle( list, list.childElementCount > 0 || ! isEmpty );
		toggle( part( 'empty' ), isEmpty );
		toggle( part( 'foot' ), ! isEmpty );
		toggle( part( 'parts' ), ! isEmpty );
		drawTotals( cart );
		return drawFree( cart );
	};
	const [ run, isBusy ] = cartActions( dialog, store, text, output, draw, signal );
	const change = async ( path: string, body: Change, name: string, done?: string, refused?: ShowProblem ) => {
		const isDone = await run( () => store.send( path, body ), name, done, refused );
		if ( isDone ) {
			changed();
		}
		return isDone;
	};
	const removed = removals( { dialog, list, template, elements, text, draw, change } );
	const quantityOf = ( key: string ) => store.cart?.items.find( ( line ) => line.key === key )?.quantity;
	const [ enter, forget, flush ] = quantities( elements, waiting, quantityOf, text, showProblem, draw, change );
	const settled = async () => {
		await Promise.all( flush() );
		await store.load().catch( () => {} );
		// If the mini cart is closed nobody can read the error, so follow the link.
		return problem.hidden || ! dialog.open;
	};

	const on = ( target: EventTarget, type: string, listener: ( event: Event ) => void ) =>
		target.addEventListener( type, listener, { signal } );
	on( list, 'click', ( { target } ) => {
		const button = ( target as Element ).closest< HTMLElement >( 'button' );
		const key = keyOf( target );
		const input = elements.get( key )?.querySelector( 'input' );
		if ( ! button ) {
			return;
		}
		if ( button.dataset.step && input ) {
			enter( key, input, button.dataset.step === '1' ? 1 : -1 );
		} else if ( 'remove' in button.dataset ) {
			forget( key );
			void removed.remove( key );
		} else {
			void removed.undo( key );
		}
	} );
	on( list, 'input', ( { target } ) => ( ( target as HTMLElement ).dataset.typed = 'true' ) );
	on( list, 'change', ( { target } ) => {
		const input = target as HTMLInputElement;
		delete input.dataset.typed;
		enter( keyOf( input ), input );
	} );
	holdLinks( () => isBusy() || waiting.size > 0, settled, signal );
	// Send changed quantities also if the shopper closes the mini cart or leaves the page at once.
	on( dialog, 'close', flush );
	on( window, 'pagehide', flush );
	signal.addEventListener( 'abort', () => {
		waiting.forEach( ( timer ) => window.clearTimeout( timer ) );
		removed.stop();
	} );

	startParts( dialog, { store, run, change, signal } );
	const refresh = refreshing( dialog, store, draw, run, signal );
	return async ( closed ) => {
		await refresh( closed );
		// Who has opened it reads the total there. What has changed since is news.
		say( [ ...( part( 'changed' )?.children ?? [] ) ].map( ( { textContent } ) => textContent ).join( ' ' ) );
	};
}
