/**
 * Gives what an open dialog shows an address, so that a link can be shared and Back closes: opening adds one entry to
 * the history, going on inside replaces it.
 *
 * @param dialog The dialog, which is open.
 * @param shown  What the address has behind `#` for what is shown now.
 * @param close  Closes the dialog.
 * @param signal Ends it. Whoever aborts it when the dialog closes listens to `close` after this.
 * @return To be called when something else is shown.
 */
export function addressed(
	dialog: HTMLDialogElement,
	shown: () => string,
	close: () => void,
	signal: AbortSignal
): () => void {
	const { location, history } = window;
	const isThere = () => location.hash === `#${ shown() }`;

	window.addEventListener( 'popstate', () => isThere() || close(), { signal } );
	dialog.addEventListener(
		'close',
		() => {
			if ( ! isThere() ) {
				return;
			}
			// Of a document that was there before a reload, going back would load the page once more.
			if ( history.state?.eidanOverlay === performance.timeOrigin ) {
				history.back();
			} else {
				history.replaceState( null, '', location.href.split( '#' )[ 0 ] );
			}
		},
		{ signal }
	);
	if ( ! isThere() ) {
		// With what is there: WordPress reloads a page whose state is without its mark.
		history.pushState( { ...history.state, eidanOverlay: performance.timeOrigin }, '', `#${ shown() }` );
	}
	return () => history.replaceState( history.state, '', `#${ shown() }` );
}
