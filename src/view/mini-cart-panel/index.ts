/**
 * What a mini cart opens. Loaded when one is opened first, or about to be.
 */
import { overlay } from '@eidan/overlay';
import type { Store } from '../mini-cart/store';
import { dropDown } from './dropdown';
import { lines } from './lines';

interface Parts {
	root: HTMLElement;
	opener: HTMLElement;
	dialog: HTMLDialogElement;
	store: Store;
	/** It is a drawer on wide screens, too. */
	drawer: boolean;
	/** What is said; `%s` stands for names, numbers and amounts. */
	words: Record< string, string >;
	/** Called after each change that was made here. */
	changed: () => void;
	signal: AbortSignal;
}

/** Up to this width it is a drawer. */
const NARROW = '(max-width: 768px)';

/**
 * Makes a mini cart's dialog ready.
 *
 * @return Opens it; the element that is handed over gets the focus when it closes.
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
}: Parts ): ( back: HTMLElement ) => void {
	const fill = lines( { dialog, store, words, changed, signal } );
	const narrow = window.matchMedia( NARROW );
	narrow.addEventListener( 'change', () => dialog.close(), { signal } );

	return ( back ) => {
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
		fill();
	};
}
