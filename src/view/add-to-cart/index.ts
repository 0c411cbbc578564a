/**
 * Puts a product into the cart without leaving the page, by WooCommerce's
 * Store API; without this script its form is sent as it is.
 *
 * The interface wants a nonce that no cached page can hold: it comes with the
 * cart, on the first click.
 */
import { define } from '@eidan/runtime';

interface Settings {
	/** Address of the cart in the Store API. */
	url: string;
	/** Address of the cart's page. */
	cart: string;
	/** WordPress's own, only for shoppers who are logged in. */
	nonce?: string;
	words: Record< 'added' | 'done' | 'view' | 'out' | 'few' | 'gone' | 'away', string >;
}

type JQuery = ( element: Element ) => { trigger: ( name: string, data?: unknown[] ) => void };

/** How long the button says what has happened. */
const SAID = 4000;

let settings: Settings | undefined;
let nonce = '';

const ask = async ( path: string, body?: object ): Promise< Response > => {
	const own = settings!.nonce;
	const response = await fetch( settings!.url + path, {
		method: body ? 'POST' : 'GET',
		headers: { Nonce: nonce, 'Content-Type': 'application/json', ...( own ? { 'X-WP-Nonce': own } : {} ) },
		...( body ? { body: JSON.stringify( body ) } : {} ),
		cache: 'no-store',
	} );
	nonce = response.headers.get( 'Nonce' ) || nonce;
	return response;
};

/** Tells mini carts: WooCommerce's blocks listen to the first, its classic scripts and other plugins to the others. */
const tell = ( button: Element ) => {
	const { body } = document;
	const { jQuery } = window as { jQuery?: JQuery };
	body.dispatchEvent( new CustomEvent( 'wc-blocks_added_to_cart', { bubbles: true, detail: { preserveCartData: false } } ) );
	const hash = /woocommerce_cart_hash=(\w*)/.exec( document.cookie )?.[ 1 ];
	jQuery?.( body ).trigger( 'added_to_cart', [ {}, hash, jQuery( button ) ] );
	jQuery?.( body ).trigger( 'wc_fragment_refresh' );
};

define( 'add-to-cart', ( root, _, { signal } ) => {
	const form = root as HTMLFormElement;
	const button = form.querySelector< HTMLButtonElement >( '[name="add-to-cart"]' )!;
	const label = button.firstElementChild as HTMLElement;
	const status = form.lastElementChild as HTMLElement;
	const usual = label.textContent;
	let timer: ReturnType< typeof setTimeout >;
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );

	const add = async () => {
		// Only a script element: authors may write others with the same id.
		settings ??= JSON.parse( document.querySelector( 'script[id$="@eidan/add-to-cart"]' )!.textContent! ) as Settings;
		const { words, cart } = settings;
		const quantity = Number( new FormData( form ).get( 'quantity' ) ?? 1 );
		const post = () => ask( '/add-item', { id: Number( button.value ), quantity } );
		if ( ! nonce ) {
			await ask( '' );
		}
		let response = await post();
		if ( response.status === 401 || response.status === 403 ) {
			// Older than a day, or of somebody who has logged in since: the refusal brings a new one, or the cart does.
			await ask( '' );
			response = await post();
		}
		if ( response.ok ) {
			label.textContent = words.added;
			status.replaceChildren( `${ words.done } `, Object.assign( document.createElement( 'a' ), { href: cart, textContent: words.view } ) );
			tell( button );
			timer = setTimeout( () => {
				label.textContent = usual;
			}, SAID );
			return;
		}
		const { code = '' } = ( await response.json() ) as { code?: string };
		const [ , why = 'gone' ] = [ [ /partially|too_many|quantity/, 'few' ] as const, [ /out_of_stock/, 'out' ] as const ].find( ( [ pattern ] ) => pattern.test( code ) ) ?? [];
		status.textContent = words[ [ 400, 404, 409 ].includes( response.status ) ? why : 'away' ];
	};

	form.addEventListener(
		'submit',
		async ( event ) => {
			event.preventDefault();
			if ( form.ariaBusy === 'true' ) {
				return;
			}
			clearTimeout( timer );
			form.ariaBusy = 'true';
			status.textContent = '';
			label.textContent = usual;
			await add().catch( () => {
				status.textContent = settings!.words.away;
			} );
			form.ariaBusy = 'false';
		},
		{ signal }
	);
} );
