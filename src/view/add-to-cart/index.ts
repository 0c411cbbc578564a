/**
 * Puts a product into the cart without leaving the page, by WooCommerce's
 * Store API; without this script its form is sent as it is.
 */
import { define } from '@eidan/runtime';
import { changeCart, inTurn, readCart, reasonOf } from '@eidan/shop-client';
import { say } from '@eidan/shop-words';
import type { Cart, Line } from '../mini-cart/cart';
import { query } from '../shop/jquery';
import { settingsOf, type Settings } from './settings';

/** How long the button says what has happened. */
const SAID = 4000;

let settings: Settings;

/** Tells mini carts: WooCommerce's blocks listen to the first, its classic scripts and other plugins to the others. */
const tell = ( button: Element ) => {
	const { body } = document;
	body.dispatchEvent(
		new CustomEvent( 'wc-blocks_added_to_cart', { bubbles: true, detail: { preserveCartData: false } } )
	);
	// Without fragments, which come with the refresh.
	query( body )?.trigger( 'added_to_cart', [ {}, '', query( button ) ] );
	query( body )?.trigger( 'wc_fragment_refresh' );
};

define( 'add-to-cart', ( root, _, { signal } ) => {
	const form = root as HTMLFormElement;
	const button = form.querySelector( 'button[value]' ) as HTMLButtonElement;
	const label = button.firstElementChild!;
	const status = form.lastElementChild!;
	const usual = label.textContent;
	let timer: ReturnType< typeof setTimeout >;

	const restore = () => {
		label.textContent = usual;
	};
	const link = () =>
		status.append(
			' ',
			Object.assign( document.createElement( 'a' ), { href: settings.cart, textContent: settings.words.view } )
		);
	/** Lines of the cart with this product. */
	const linesOf = ( { items }: Cart ): Line[] =>
		items.filter( ( { id } ) => id === +( button.dataset.variation || button.value ) );
	const countOf = ( lines: Line[] ) => lines.reduce( ( sum, { quantity } ) => sum + quantity, 0 );
	const add = async () => {
		const { words, url } = settings;
		const item = {
			id: +button.value,
			quantity: +( new FormData( form ).get( 'quantity' ) ?? 1 ),
			variation: [ ...form.querySelectorAll< HTMLElement >( '[data-attribute]' ) ].map( ( field ) => ( {
				attribute: field.dataset.attribute,
				value: field.querySelector( 'select' )!.value,
			} ) ),
		};
		const { cart } = await inTurn( () => changeCart( `${ url }/add-item`, item, url ) );
		const count = countOf( linesOf( cart ) );
		// WooCommerce brings a new line to the quantities that there are, and calls it a success.
		say( status, count && count < item.quantity ? words.other.replace( '%s', `${ count }` ) : words.done );
		link();
		label.textContent = words.added;
		tell( button );
	};
	const explain = async ( error: unknown ) => {
		const { words, url } = settings;
		const { reason, html } = reasonOf( error );
		if ( reason !== 'amount' ) {
			say( status, reason === 'said' ? html : words[ reason ] );
			if ( reason === 'slow' ) {
				link();
			}
			return;
		}
		// How much of it is in the cart: only now is it asked.
		const lines = await inTurn( () => readCart( url ) ).then(
			( { cart } ) => linesOf( cart ),
			() => []
		);
		const count = countOf( lines );
		const isOnce = lines.some( ( line ) => line.sold_individually );
		const hint = count
			? words.inCart.replace( '%s', `${ count }` )
			: form.querySelector( '[name="quantity"]:not([type="hidden"])' ) && words.less;
		say( status, isOnce ? words.once : [ html, hint ].filter( Boolean ).join( ' ' ) );
		if ( count ) {
			link();
		}
	};

	signal.onabort = () => clearTimeout( timer );
	form.addEventListener(
		'submit',
		async ( event ) => {
			settings = settingsOf();
			// The shop itself takes the form where its address is not known.
			if ( ! settings.url ) {
				return;
			}
			event.preventDefault();
			if ( form.ariaBusy !== 'true' ) {
				clearTimeout( timer );
				form.ariaBusy = 'true';
				// With the tap itself: on a slow line the answer takes seconds.
				label.textContent = status.textContent = settings.words.adding;
				await add().catch( ( error: unknown ) => {
					restore();
					return explain( error );
				} );
				timer = setTimeout( restore, SAID );
				form.ariaBusy = 'false';
			}
		},
		{ signal }
	);
	// What was added is not what is chosen now.
	form.addEventListener( 'change', () => form.ariaBusy !== 'true' && restore(), { signal } );
} );
