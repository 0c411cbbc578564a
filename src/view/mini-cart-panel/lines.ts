/**
 * What an open mini cart shows: lines whose quantity can be changed, that can be removed and brought back, and how far it
 * is to free shipping.
 */
import { reasonOf, type Reason } from '@eidan/shop-client';
import { say as put, wordsOf } from '@eidan/shop-words';
import { sumSoFar } from '../mini-cart/cart';
import type { Change, Store } from '../mini-cart/store';
import { clamp, rangeOf, stepped, type Range } from '../shop/quantity/step';
import { arranged, lineElement, shown } from './elements';
import { freeShipping } from './free';
import { holdLinks } from './leave';
import { removals } from './removed';
import { sums } from './sums';

interface Parts {
	dialog: HTMLDialogElement;
	store: Store;
	/** What is said; `%s` stands for names, numbers and amounts. */
	words: Record< string, string >;
	/** Called after each change that was made here. */
	changed: () => void;
	signal: AbortSignal;
}

/** Milliseconds without another press before a quantity is sent. */
const PAUSE = 400;
/** The maximum that WooCommerce gives if there is no limit. */
const MANY = 9999;
/** Reasons that have words of ours; the others are told in the shop's. */
const KNOWN: readonly Reason[] = [ 'gone', 'offline', 'slow', 'away' ];

/**
 * Fills a mini cart.
 *
 * @return Fills it once more, with what is in the cart now.
 */
export function lines( { dialog, store, words, changed, signal }: Parts ): () => void {
	const part = < E extends HTMLElement >( name: string ) =>
		dialog.querySelector< E >( `.eidan-mini-cart__${ name }` );
	const list = part( 'lines' )!;
	const [ said, problem ] = [ part( 'news' )!, part( 'problem' )! ];
	const template = dialog.querySelector( 'template' )!.content;
	const elements = new Map< string, HTMLElement >();
	const waiting = new Map< string, number >();
	let busy = 0;
	/** The sum that the shopper knows of. */
	let known = '';

	const text = ( name: string, ...values: ( string | number )[] ) =>
		( words[ name ] ?? '' ).replace( /%(?:(\d)\$)?s/g, ( _, place = 1 ) => `${ values[ place - 1 ] ?? '' }` );
	const say = ( sentence: string ) => ( said.textContent = sentence );
	/** Shows what went wrong: words of ours, or HTML of the shop. */
	const complain = ( sentence: string, html = '' ) => {
		put( problem, html );
		problem.append( html && sentence ? ' ' : '', sentence );
		shown( problem, !! ( sentence || html ) );
	};
	const sumNow = () => ( store.cart ? text( 'sum', sumSoFar( store.cart ) ) : text( 'items', 0 ) );
	const lineOf = ( key: string ) => store.cart?.items.find( ( line ) => line.key === key );
	const nameOf = ( key: string ) => elements.get( key )?.dataset.name ?? '';

	const drawSums = sums( dialog, template, text, ( code ) => change( '/remove-coupon', { code }, code ), signal );
	const drawFree = freeShipping( part( 'free' ), text );
	const draw = () => {
		const { cart } = store;
		const items = cart?.items ?? [];
		const keys = new Set( items.map( ( { key } ) => key ) );
		const inOrder = items.map( ( line ) => {
			const element = lineElement(
				elements.get( line.key ),
				template,
				line,
				cart!,
				text,
				waiting.has( line.key )
			);
			elements.set( line.key, element );
			return element;
		} );
		[ ...elements.keys() ].forEach( ( key ) => keys.has( key ) || elements.delete( key ) );
		arranged( list, removed.among( inOrder, keys ) );
		// What could not be asked for is not empty.
		const isEmpty = cart ? ! items.length : store.known()?.count === 0;
		shown( list, list.childElementCount > 0 || ! isEmpty );
		shown( part( 'empty' ), isEmpty );
		shown( part( 'foot' ), ! isEmpty );
		drawSums( cart );
		return drawFree( cart );
	};

	/** Does something with the cart. A failure is told, and the cart is shown as it is. */
	const run = async ( act: () => Promise< unknown >, name = '' ): Promise< boolean > => {
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
	const change = async ( path: string, body: Change, name: string ) => {
		const isDone = await run( () => store.send( path, body ), name );
		if ( isDone ) {
			changed();
		}
		return isDone;
	};
	const removed = removals( { dialog, list, template, elements, text, say, draw, change } );

	/** What quantities there are of a line, for who wanted another one. */
	const limits = ( key: string, { min, max }: Range ) =>
		text( max < MANY ? 'limit' : 'least', nameOf( key ), min, max );
	const sendQuantity = async ( key: string, hint = '' ) => {
		const quantity = Number( elements.get( key )?.querySelector( 'input' )?.value );
		window.clearTimeout( waiting.get( key ) );
		waiting.delete( key );
		if ( quantity !== lineOf( key )?.quantity ) {
			if ( ! ( await change( '/update-item', { key, quantity }, nameOf( key ) ) ) ) {
				return;
			}
		} else {
			draw();
		}
		if ( hint ) {
			complain( hint );
		}
	};
	const setQuantity = ( key: string, input: HTMLInputElement, quantity: number, hint = '' ) => {
		input.value = `${ quantity }`;
		window.clearTimeout( waiting.get( key ) );
		waiting.set(
			key,
			window.setTimeout( () => void sendQuantity( key, hint ), PAUSE )
		);
		complain( '' );
		draw();
	};
	const flush = () => [ ...waiting.keys() ].map( ( key ) => sendQuantity( key ) );
	const settled = async () => {
		await Promise.all( flush() );
		await store.load().catch( () => {} );
		// Where it is closed nobody reads what failed, and the link is what was wanted.
		return problem.hidden || ! dialog.open;
	};

	const keyOf = ( target: EventTarget | null ) =>
		( target as Element ).closest< HTMLElement >( '[data-key]' )?.dataset.key ?? '';
	list.addEventListener(
		'click',
		( { target } ) => {
			const button = ( target as Element ).closest< HTMLElement >( 'button' );
			const key = keyOf( target );
			const input = elements.get( key )?.querySelector( 'input' );
			if ( ! button ) {
				return;
			}
			if ( button.dataset.step && input ) {
				const range = rangeOf( input );
				const next = stepped( input.value, button.dataset.step === '1' ? 1 : -1, range );
				if ( `${ next }` === input.value ) {
					complain( limits( key, range ) );
				} else {
					setQuantity( key, input, next );
				}
			} else if ( 'remove' in button.dataset ) {
				window.clearTimeout( waiting.get( key ) );
				waiting.delete( key );
				void removed.remove( key );
			} else {
				void removed.undo( key );
			}
		},
		{ signal }
	);
	list.addEventListener( 'input', ( { target } ) => ( ( target as HTMLElement ).dataset.typed = 'true' ), {
		signal,
	} );
	list.addEventListener(
		'change',
		( { target } ) => {
			const input = target as HTMLInputElement;
			const key = keyOf( input );
			const range = rangeOf( input );
			delete input.dataset.typed;
			const quantity = clamp( input.value, range );
			setQuantity( key, input, quantity, `${ quantity }` === input.value ? '' : limits( key, range ) );
		},
		{ signal }
	);
	holdLinks( () => busy + waiting.size > 0, settled, signal );
	// What was set is meant, also by who closes or goes on at once.
	dialog.addEventListener( 'close', flush, { signal } );
	window.addEventListener( 'pagehide', flush, { signal } );
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
	signal.addEventListener( 'abort', () => {
		waiting.forEach( ( timer ) => window.clearTimeout( timer ) );
		removed.stop();
	} );

	return async () => {
		draw();
		await run( () => store.load() );
		say( '' );
	};
}
