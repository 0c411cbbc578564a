/**
 * A mini cart: a link to the cart page that becomes the button of a drop-down or a drawer with the cart's content.
 *
 * A cached page is the same for everybody. So the count comes from WooCommerce's cookies and from what this browser has
 * loaded before. The cart is requested only if it has changed. If the cookies are HttpOnly, what this browser has loaded
 * last is shown, and the shop is asked on opening.
 */
import { define } from '@eidan/runtime';
import { dataOf } from '../../../../src/view/data';
import { announceChange, listenForChanges } from './events';
import { becomeButton, opening } from './opening';
import { storeOf } from './store';

/** Options of `data-eidan-mini-cart`. */
export interface MiniCartOptions {
	/** Whether the count is shown for an empty cart, too. */
	zero?: boolean;
	/** Whether it opens when something is added. */
	opens?: boolean;
	/** Whether it is a drawer on wide screens, too. */
	drawer?: boolean;
	/** Whether the server knows of items in the cart. Only on pages that no cache keeps. */
	filled?: boolean;
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

define< MiniCartOptions >( 'mini-cart', ( root, { zero, opens, drawer = false, filled }, { signal } ) => {
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
			sum.classList.add( 'is-known' );
		}
		// Announce only changes made in this tab by other scripts, not the first load or changes of other tabs. An
		// open mini cart makes its own announcements, for all of the page.
		if ( isOwn && text && last !== text && ! document.querySelector( OPEN ) && isFirst() ) {
			status.textContent = text;
		}
		last = text || last;
		said!.textContent = count!.hidden ? '' : text;
	};
	const [ open, prepare ] = opening( {
		root,
		opener,
		dialog,
		store,
		drawer,
		words,
		changed: announceChange,
		signal,
	} );

	becomeButton( opener, dialog, open, prepare, signal );
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
	const known = store.known();
	const isAsked = filled ? ! known?.count : ! known && ( zero || sum );
	// A zero is shown only if the shop has told it, so an author who wants to show it has the shop asked once.
	void ( isAsked ? store.load( true ).catch( () => {} ) : store.check() );
	if ( sum ) {
		// Prices may have changed while the tab was away.
		document.addEventListener(
			'visibilitychange',
			() => document.hidden || ( store.known()?.count && void store.load( true ).catch( () => {} ) ),
			{ signal }
		);
	}
} );
