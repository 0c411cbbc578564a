import { loadPart } from '@eidan/parts';
import type { Store } from './store';

interface Parts {
	root: HTMLElement;
	/** The link to the cart. */
	opener: HTMLAnchorElement;
	dialog: HTMLDialogElement;
	store: Store;
	/** Whether it is a drawer on wide screens, too. */
	drawer: boolean;
	/** Texts by their names. */
	words: Record< string, string >;
	/** Called after each change of the cart made in the panel. */
	changed: () => void;
	signal: AbortSignal;
}

/** Opens the mini cart. The element gets the focus when it closes. `isPressed` tells whether the shopper opened it. */
type Open = ( back: HTMLElement, isPressed?: boolean ) => void;

/** Closes the mini cart that is open, so that only one of the page's speaks. */
const closeOthers = ( dialog: HTMLDialogElement ) => {
	const open = document.querySelector< HTMLDialogElement >( '[data-eidan-mini-cart] dialog[open]' );
	if ( open !== dialog ) {
		open?.close();
	}
};

/**
 * Opens a mini cart. Its panel is loaded with the first opening.
 *
 * @return Two functions. The first opens it, the second loads the panel before it is needed.
 */
export function opening( parts: Parts ): [ Open, () => void ] {
	const { root, opener, dialog, words, signal } = parts;
	const load = () => loadPart( 'mini-cart-panel', () => import( '@eidan/mini-cart-panel' ) );
	let ready: Promise< Open | undefined > | undefined;

	/** Says that there is no connection, where the panel that would say it cannot be loaded. */
	const sayOffline = () => {
		const problem = root.querySelector< HTMLElement >( '.eidan-mini-cart__problem' )!;
		problem.textContent = words.offline!;
		problem.hidden = false;
		dialog.classList.add( 'is-drawer' );
		dialog.showModal();
		const again = () => {
			if ( dialog.open && ! ready ) {
				problem.hidden = true;
				dialog.close();
				open( opener, true );
			}
		};
		window.addEventListener( 'online', again, { signal, once: true } );
	};
	dialog.addEventListener(
		'click',
		( { target } ) => ! ready && ( target as Element ).closest( '[data-eidan-close]' ) && dialog.close(),
		{ signal }
	);

	const open: Open = ( back, isPressed ) => {
		if ( ! ready && ! navigator.onLine ) {
			return sayOffline();
		}
		ready ??= load().then( ( part ) => part?.panel( parts ) );
		// Show it at once: on a slow connection loading takes seconds.
		opener.ariaBusy = 'true';
		ready.then( ( reveal ) => {
			opener.ariaBusy = 'false';
			closeOthers( dialog );
			if ( reveal ) {
				return reveal( back, isPressed );
			}
			ready = undefined;
			// If loading fails, go to the cart page.
			return navigator.onLine ? window.location.assign( opener.href ) : sayOffline();
		} );
	};
	// Offline, loading would only fail, and a part that has failed twice is not tried again.
	return [ open, () => void ( navigator.onLine && load() ) ];
}

/**
 * Makes the link to the cart the button of its dialog. With a modifier key it stays a link.
 *
 * @param opener  The link.
 * @param dialog  The dialog that it opens and closes.
 * @param open    Opens the dialog.
 * @param prepare Called when the button is about to be pressed.
 * @param signal  Stops it when aborted.
 */
export function becomeButton(
	opener: HTMLAnchorElement,
	dialog: HTMLDialogElement,
	open: Open,
	prepare: () => void,
	signal: AbortSignal
): void {
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
				open( opener, true );
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
	opener.addEventListener( 'pointerenter', prepare, { signal, once: true } );
}
