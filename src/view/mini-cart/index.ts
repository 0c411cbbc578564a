/**
 * A mini cart: a link to the cart page that becomes the button of a drop-down or a drawer with the cart's content.
 *
 * A cached page is the same for everybody. So the count comes from WooCommerce's cookies and from what this browser has
 * loaded before. The cart is requested only if it has changed.
 */
import { loadPart } from '@eidan/parts';
import { define } from '@eidan/runtime';
import { dataOf } from '../data';
import { announceChange, listenForChanges } from './events';
import { storeOf } from './store';

/** Options of `data-eidan-mini-cart`. */
export interface MiniCartOptions {
	/** Whether the count is shown for an empty cart, too. */
	zero?: boolean;
	/** Whether it opens when something is added. */
	opens?: boolean;
	/** Whether it is a drawer on wide screens, too. */
	drawer?: boolean;
}

/** What PHP prints for this module (Blocks\DropdownMiniCart::data). */
interface Shop {
	/** Address of the Store API's cart. */
	url: string;
	/** Currency code of the page. */
	currency: string;
	/** Texts by their names. `%s` stands for names, numbers and amounts. */
	words: Record< string, string >;
}

/** Mini carts that are open or about to be. */
const OPEN = '[data-eidan-mini-cart] :is(dialog[open],a[aria-busy=true])';

/** Closes the mini cart that is open, so that only one of the page's speaks. */
const closeOthers = ( dialog: HTMLDialogElement ) => {
	const open = document.querySelector< HTMLDialogElement >( '[data-eidan-mini-cart] dialog[open]' );
	if ( open !== dialog ) {
		open?.close();
	}
};

define< MiniCartOptions >( 'mini-cart', ( root, { zero = false, opens = false, drawer = false }, { signal } ) => {
	const { url, currency, words = {} } = dataOf< Shop >( 'mini-cart' );
	// Without the API's address it stays a link to the cart.
	if ( ! url ) {
		return;
	}
	const opener = root.querySelector( 'a' )!;
	const dialog = root.querySelector( 'dialog' )!;
	const [ count, said, sum ] = [ '__count', '__items', '__sum' ].map( ( name ) =>
		root.querySelector< HTMLElement >( `.eidan-mini-cart${ name }` )
	);
	const status = root.querySelector( '[role="status"]' )!;
	const store = storeOf( url, currency );
	/**
	 * If a page has several mini carts, only the first visible one announces changes, and only one opens by itself.
	 */
	const isFirst = ( among = '' ) =>
		[ ...document.querySelectorAll( `[data-eidan-mini-cart${ among }]` ) ].find( ( other ) =>
			other.checkVisibility()
		) === root;

	let last = '';
	let isOwn = false;
	const show = () => {
		const known = store.known();
		const text = known ? words.items!.replace( '%s', `${ known.count }` ) : '';
		count!.hidden = ! known || ( ! known.count && ! zero );
		count!.textContent = count!.hidden ? '' : `${ known!.count }`;
		if ( sum && known ) {
			sum.textContent = known.total || sum.dataset.zero!;
		}
		// Announce only changes made in this tab by other scripts, not the first load or changes of other tabs. An
		// open mini cart makes its own announcements, for all of the page.
		if ( isOwn && last && text && last !== text && ! document.querySelector( OPEN ) && isFirst() ) {
			status.textContent = text;
		}
		last = text || last;
		said!.textContent = count!.hidden ? '' : text;
	};
	const load = () => loadPart( 'mini-cart-panel', () => import( '@eidan/mini-cart-panel' ) );
	let ready: Promise< ( ( back: HTMLElement ) => void ) | undefined > | undefined;
	const open = ( back: HTMLElement ) => {
		ready ??= load().then( ( part ) =>
			part?.panel( { root, opener, dialog, store, drawer, words, changed: announceChange, signal } )
		);
		// Show it at once: on a slow connection loading takes seconds.
		opener.ariaBusy = 'true';
		ready.then( ( reveal ) => {
			opener.ariaBusy = 'false';
			closeOthers( dialog );
			// If loading fails, go to the cart page.
			return reveal ? reveal( back ) : window.location.assign( opener.href );
		} );
	};

	opener.role = 'button';
	opener.ariaHasPopup = 'dialog';
	opener.ariaExpanded = 'false';
	opener.setAttribute( 'aria-controls', dialog.id );
	opener.addEventListener(
		'click',
		( event ) => {
			if ( event.ctrlKey || event.metaKey || event.shiftKey || event.altKey ) {
				return;
			}
			event.preventDefault();
			if ( dialog.open ) {
				dialog.close();
			} else {
				open( opener );
			}
		},
		{ signal }
	);
	opener.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === ' ' ) {
				event.preventDefault();
				opener.click();
			}
		},
		{ signal }
	);
	// Load the panel before it is needed.
	opener.addEventListener( 'pointerenter', () => void load(), { signal, once: true } );

	store.subscribe( show, signal );
	listenForChanges(
		store,
		() =>
			opens &&
			isFirst( '*=\'"opens":true\'' ) &&
			open( document.activeElement === document.body ? opener : ( document.activeElement as HTMLElement ) ),
		( is ) => ( isOwn = is ),
		signal
	);
	show();
	void store.check();
} );
