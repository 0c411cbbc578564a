/**
 * Puts a product into the cart without leaving the page, with WooCommerce's Store API. Without this script the browser
 * submits the form.
 */
import { define } from '@eidan/runtime';
import { changeCart, inTurn, readCart, reasonOf } from '@eidan/shop-client';
import { say } from '@eidan/shop-words';
import type { Cart, Line } from '../shop/cart';
import { announceAdded, mayAdd } from './events';
import { settingsOf, type Settings } from './settings';
import { soldOutOn } from './sold-out';

/** How long the button shows the result, in milliseconds. */
const RESULT_TIME = 4000;

let settings: Settings;

const countOf = ( lines: Line[] ) => lines.reduce( ( sum, { quantity } ) => sum + quantity, 0 );

/** Says why a quantity does not fit what is in the cart. */
const amountWords = ( form: HTMLFormElement, lines: Line[], words: Settings[ 'words' ], html: string ): string => {
	const count = countOf( lines );
	const hint = count
		? words.inCart.replace( '%s', `${ count }` )
		: form.querySelector( '[name="quantity"]:not([type="hidden"])' ) && words.less;
	return lines.some( ( line ) => line.sold_individually ) ? words.once : [ html, hint ].filter( Boolean ).join( ' ' );
};

/** Returns the chosen attributes, as the Store API expects them. */
const variationOf = ( form: HTMLFormElement ) =>
	[ ...form.querySelectorAll< HTMLElement >( '[data-attribute]' ) ].map( ( field ) => ( {
		attribute: field.dataset.attribute,
		value: field.querySelector( 'select' )!.value,
	} ) );

define( 'add-to-cart', ( root, _, { signal } ) => {
	const form = root as HTMLFormElement;
	const button = form.querySelector( 'button[value]' ) as HTMLButtonElement;
	const label = button.firstElementChild!;
	const status = form.lastElementChild!;
	const showOut = soldOutOn( form );
	/** What the button says between two results. */
	let usual = label.textContent;
	let timer: ReturnType< typeof setTimeout >;
	/** Whether the REST API is closed to visitors. Then the browser submits the form. */
	let isPlain = false;

	const restore = () => void ( label.textContent = usual );
	const link = () =>
		status.append(
			' ',
			Object.assign( document.createElement( 'a' ), { href: settings.cart, textContent: settings.words.view } )
		);
	/** Lines of the cart that hold this product. */
	const linesOf = ( { items }: Cart ): Line[] =>
		items.filter( ( { id } ) => id === +( button.dataset.variation || button.value ) );
	const quantityOf = () => +( new FormData( form ).get( 'quantity' ) ?? 1 );
	const add = async () => {
		const { words, url } = settings;
		const item = {
			id: +button.value,
			quantity: quantityOf(),
			variation: variationOf( form ),
		};
		const { cart, headers } = await inTurn( () => changeCart( `${ url }/add-item`, item, url ) );
		const count = countOf( linesOf( cart ) );
		usual = showOut( false, words );
		// WooCommerce may reduce a new line to the quantity that is left, and still report success.
		say( status, count && count < item.quantity ? words.other.replace( '%s', `${ count }` ) : words.done );
		link();
		label.textContent = words.added;
		announceAdded( button, headers.get( 'Cart-Hash' ) ?? '' );
		if ( settings.leave ) {
			window.location.assign( settings.cart );
		}
	};
	const explain = async ( error: unknown ) => {
		const { words, url } = settings;
		const { reason, html, isClosed } = reasonOf( error );
		if ( isClosed ) {
			isPlain = true;
			form.requestSubmit( button );
			return;
		}
		if ( reason === 'out' ) {
			usual = showOut( true, words );
			restore();
		}
		if ( reason !== 'amount' ) {
			say( status, reason === 'said' ? html : words[ reason ] );
			if ( reason === 'slow' ) {
				link();
			}
			return;
		}
		// Ask how many are in the cart only now, since only this error message needs it.
		const lines = await inTurn( () => readCart( url ) ).then(
			( { cart } ) => linesOf( cart ),
			() => []
		);
		say( status, amountWords( form, lines, words, html ) );
		if ( countOf( lines ) ) {
			link();
		}
	};

	signal.onabort = () => clearTimeout( timer );
	form.addEventListener(
		'submit',
		async ( event ) => {
			settings = settingsOf();
			// Without the API's address the browser submits the form to the shop.
			if ( isPlain || ! settings.url ) {
				return;
			}
			event.preventDefault();
			if ( form.ariaBusy === 'true' || ! mayAdd( button, quantityOf() ) ) {
				return;
			}
			clearTimeout( timer );
			form.ariaBusy = 'true';
			// Show the text at once: on a slow connection the answer takes seconds.
			label.textContent = status.textContent = settings.words.adding;
			await add().catch( ( error: unknown ) => {
				restore();
				return explain( error );
			} );
			timer = setTimeout( restore, RESULT_TIME );
			form.ariaBusy = 'false';
		},
		{ signal }
	);
	// After a change the message no longer describes what is chosen.
	form.addEventListener( 'change', () => form.ariaBusy !== 'true' && restore(), { signal } );
} );
