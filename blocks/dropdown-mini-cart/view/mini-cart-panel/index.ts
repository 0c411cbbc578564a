/**
 * The panel that a mini cart opens. It loads when the first one is opened, or is about to be.
 */
import { overlay } from '@eidan/overlay';
import type { Store } from '../mini-cart/store';
import { dropDown } from './dropdown';
import { lines } from './lines';

interface Parts {
	root: HTMLElement;
	/** The link to the cart. */
	opener: HTMLAnchorElement;
	dialog: HTMLDialogElement;
	store: Store;
	/** Whether it is a drawer on wide screens, too. */
	drawer: boolean;
	/** Texts by their names. `%s` stands for names, numbers and amounts. */
	words: Record< string, string >;
	/** Called after each change of the cart made here. */
	changed: () => void;
	signal: AbortSignal;
}

/** Up to this width it is always a drawer. */
const NARROW = '(max-width: 768px)';

/**
 * Prepares the dialog of a mini cart.
 *
 * @return Opens the dialog. Its arguments are the element that gets the focus when the dialog closes, and whether the
 *         opener was pressed.
 */
export function panel( {
	root,
	opener,
	dialog,
	store,
	drawer,
	words,
	changed,
	signal,
}: Parts ): ( back: HTMLElement, isPressed?: boolean ) => void {
	const fill = lines( { dialog, store, words, changed, signal } );
	const narrow = window.matchMedia( NARROW );
	narrow.addEventListener( 'change', () => dialog.close(), { signal } );

	return ( back, isPressed ) => {
		if ( dialog.open || signal.aborted ) {
			return;
		}
		const shown = new AbortController();
		const until = { signal: shown.signal };
		const isDrawer = drawer || narrow.matches;
		dialog.ariaModal = `${ isDrawer }`;
		dialog.classList.toggle( 'is-drawer', isDrawer );
		dialog.classList.toggle( 'is-clear', ! isDrawer );
		if ( isDrawer ) {
			overlay( dialog, back, shown.signal ).open();
		} else {
			dropDown( dialog, root, back, shown.signal );
		}
		opener.ariaExpanded = 'true';
		const closed = () => {
			shown.abort();
			opener.ariaExpanded = 'false';
		};
		dialog.addEventListener( 'close', closed, until );
		signal.addEventListener( 'abort', closed, until );
		// Without the shop's answers it is a link again.
		fill( isPressed ? () => window.location.assign( opener.href ) : undefined );
	};
}
