/**
 * A mini cart: a link to the cart that becomes the button of a drop-down, or of a drawer, with what is in it.
 *
 * A page from a cache is the same for everybody: how much is in the cart is known from WooCommerce's cookies and from
 * what this browser has asked for before, and asked for only when the cart has changed.
 */
import { loadPart } from '@eidan/parts';
import { define } from '@eidan/runtime';
import { dataOf } from '../data';
import { hear, tell } from './events';
import { storeOf } from './store';

/** Options of `data-eidan-mini-cart`. */
export interface MiniCartOptions {
	/** Shows the count of an empty cart, too. */
	zero?: boolean;
	/** Opens when something is added. */
	opens?: boolean;
	/** Is a drawer on wide screens, too. */
	drawer?: boolean;
	/** What is said; `%s` stands for names, numbers and amounts. */
	words?: Record< string, string >;
}

/** What PHP prints for this module (Blocks\DropdownMiniCart::data). */
interface Shop {
	/** Address of the Store API's cart. */
	url: string;
	/** Code of the currency that the page has. */
	currency: string;
}

define< MiniCartOptions >(
	'mini-cart',
	( root, { zero = false, opens = false, drawer = false, words = {} }, { signal } ) => {
		const { url, currency } = dataOf< Shop >( 'mini-cart' );
		// A link to the cart is what it stays.
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
		/** Of several mini carts of a page one speaks, and one opens by itself. */
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
			// Changed here by somebody else, not just read; what other tabs do interrupts nobody, and an open one
			// speaks itself.
			if ( isOwn && last && text && last !== text && ! dialog.open && isFirst() ) {
				status.textContent = text;
			}
			last = text || last;
			said!.textContent = count!.hidden ? '' : text;
		};
		const load = () => loadPart( 'mini-cart-panel', () => import( '@eidan/mini-cart-panel' ) );
		let ready: Promise< ( ( back: HTMLElement ) => void ) | undefined > | undefined;
		const open = ( back: HTMLElement ) => {
			ready ??= load().then( ( part ) =>
				part?.panel( { root, opener, dialog, store, drawer, words, changed: tell, signal } )
			);
			// Seen at once: on a slow line the part takes seconds.
			opener.ariaBusy = 'true';
			ready.then( ( reveal ) => {
				opener.ariaBusy = 'false';
				// The cart itself is what is left where the part does not come.
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
		// What is about to be opened is there when it is.
		opener.addEventListener( 'pointerenter', () => void load(), { signal, once: true } );

		store.subscribe( show, signal );
		hear(
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
	}
);
