declare global {
	interface Window {
		/**
		 * Whether the entry of a dialog that was closed is still being left: browsers go back a moment later. It stands
		 * on the window, as every module with such dialogs has a copy of this file.
		 */
		eidanIsLeaving?: boolean;
	}
}

/**
 * Gives an open dialog an address (the part behind `#`), so that its content can be shared as a link and the browser's
 * Back button closes it. Opening adds one history entry. Moving on inside the dialog replaces that entry.
 *
 * @param dialog The open dialog.
 * @param shown  Returns the fragment, without `#`, of what the dialog shows now.
 * @param close  Closes the dialog.
 * @param signal Stops it when aborted. If you abort it when the dialog closes, add your own `close` listener after this
 *               call.
 * @return Call it when the dialog shows something else: it updates the address.
 */
export function syncDialogAddress(
	dialog: HTMLDialogElement,
	shown: () => string,
	close: () => void,
	signal: AbortSignal
): () => void {
	const { location, history } = window;
	const isThere = () => location.hash === `#${ shown() }`;
	// Keep the existing state: WordPress reloads a page if its own mark is missing from the state.
	const add = () =>
		history.pushState( { ...history.state, eidanOverlay: performance.timeOrigin }, '', `#${ shown() }` );
	/** Whether this dialog opened while another one's entry was being left. It gets its own entry after that. */
	let isEarly = window.eidanIsLeaving;

	window.addEventListener(
		'popstate',
		() => {
			if ( isEarly ) {
				isEarly = false;
				add();
			} else if ( ! isThere() ) {
				close();
			}
		},
		{ signal }
	);
	dialog.addEventListener(
		'close',
		() => {
			if ( isEarly || ! isThere() ) {
				return;
			}
			// That entry belongs to the document before a reload: going back to it would load the page again.
			if ( history.state?.eidanOverlay === performance.timeOrigin ) {
				window.eidanIsLeaving = true;
				window.addEventListener( 'popstate', () => ( window.eidanIsLeaving = false ), { once: true } );
				history.back();
			} else {
				history.replaceState( null, '', location.href.split( '#' )[ 0 ] );
			}
		},
		{ signal }
	);
	if ( ! isEarly && ! isThere() ) {
		add();
	}
	return () => isEarly || history.replaceState( history.state, '', `#${ shown() }` );
}
