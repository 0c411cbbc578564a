/**
 * Puts a product into the cart without leaving the page, by WooCommerce's
 * Store API; without this script its form is sent as it is.
 *
 * The interface wants a nonce that no cached page can hold: it comes with the
 * cart, on the first click.
 */
import { define } from '@eidan/runtime';
import { isCart, type Line } from '../mini-cart/cart';
import { query } from '../shop/jquery';
import { reasonOf, refusal } from '../shop/refusal';
import { say } from '../shop/words';
import { settingsOf, type Settings } from './settings';

/** How long the button says what has happened. */
const SAID = 4000;

let settings: Settings;
let nonce = '';

const ask = async ( path: string, body?: object ): Promise< Response > => {
	const response = await fetch( settings.url + path, {
		method: body ? 'POST' : 'GET',
		headers: { Nonce: nonce, 'Content-Type': 'application/json', ...settings.headers },
		...( body && { body: JSON.stringify( body ) } ),
	} );
	nonce = response.headers.get( 'Nonce' ) || nonce;
	return response;
};

/** Tells mini carts: WooCommerce's blocks listen to the first, its classic scripts and other plugins to the others. */
const tell = ( button: Element ) => {
	const { body } = document;
	body.dispatchEvent( new CustomEvent( 'wc-blocks_added_to_cart', { bubbles: true, detail: { preserveCartData: false } } ) );
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

	const link = () => status.append( ' ', Object.assign( document.createElement( 'a' ), { href: settings.cart, textContent: settings.words.view } ) );
	const add = async () => {
		const { words } = settings;
		const item = {
			id: +button.value,
			quantity: +( new FormData( form ).get( 'quantity' ) ?? 1 ),
			variation: [ ...form.querySelectorAll< HTMLElement >( '[data-attribute]' ) ].map( ( field ) => ( {
				attribute: field.dataset.attribute,
				value: field.querySelector( 'select' )!.value,
			} ) ),
		};
		let response: Response | undefined;
		// A nonce that is a day old, or of somebody who has logged in since, is refused: once more with a new one.
		for ( let tries = 2; tries-- && ( ! response || /40[13]/.test( `${ response.status }` ) ); ) {
			if ( response || ! nonce ) {
				await ask( '' );
			}
			response = await ask( '/add-item', item );
		}
		const answer: unknown = await response!.json();
		if ( ! response!.ok || ! isCart( answer ) ) {
			throw refusal( response!.status, response!.ok ? undefined : answer );
		}
		say( status, words.done );
		link();
		label.textContent = words.added;
		tell( button );
		timer = setTimeout( () => {
			label.textContent = usual;
		}, SAID );
	};
	/** How much of it is in the cart, once the shop refused more: only then is it asked. */
	const inCart = async (): Promise< Line[] > => {
		const cart: unknown = await ask( '' ).then(
			( response ) => response.json(),
			() => {}
		);
		return isCart( cart ) ? cart.items.filter( ( { id } ) => id === +( button.dataset.variation || button.value ) ) : [];
	};
	const explain = async ( error: unknown ) => {
		const { words } = settings;
		const { reason, html } = reasonOf( error );
		if ( reason !== 'amount' ) {
			say( status, reason === 'said' ? html : words[ reason ] );
			return;
		}
		const lines = await inCart();
		const count = lines.reduce( ( sum, { quantity } ) => sum + quantity, 0 );
		const isOnce = lines.some( ( line ) => line.sold_individually );
		const hint = count ? words.inCart.replace( '%s', `${ count }` ) : form.querySelector( '[name="quantity"]:not([type="hidden"])' ) && words.less;
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
				status.textContent = '';
				label.textContent = usual;
				await add().catch( explain );
				form.ariaBusy = 'false';
			}
		},
		{ signal }
	);
} );
