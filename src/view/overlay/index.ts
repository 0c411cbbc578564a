/**
 * The one overlay: everything that opens above the page (images, menus, side
 * area, search, cart) is a native `<dialog class="eidan-overlay">` opened by
 * this helper.
 *
 * The browser gives the top layer, the inert page and Escape; this adds what
 * it does not give: focus that wraps inside, focus that returns to the opener
 * in every browser, closing by a click on the backdrop, and events that can be
 * cancelled. Animation and the page that neither scrolls nor shifts beneath
 * are the style sheet's (src/styles/_overlay.scss), so there is no timer here
 * and nothing to undo.
 */
export interface Overlay {
	/** Gets the focus when the dialog closes. */
	opener: HTMLElement | null;

	/** Opens the dialog. False when it is open or a listener of `eidan:open` refused. */
	open: () => boolean;

	/** Closes the dialog. False when it is closed or a listener of `eidan:close` refused. */
	close: () => boolean;
}

const isTabStop = ( element: HTMLElement ) =>
	element.tabIndex >= 0 &&
	! element.matches( ':disabled,a:not([href])' ) &&
	element.checkVisibility( { visibilityProperty: true } );

/**
 * Puts a dialog under our rules; whatever is clicked in it with the attribute
 * `data-eidan-close` closes it.
 *
 * @param dialog The dialog.
 * @param opener What opens it.
 * @param signal Ends the helper's listeners.
 */
export function overlay( dialog: HTMLDialogElement, opener: HTMLElement | null, signal: AbortSignal ): Overlay {
	let pressed: EventTarget | null;
	let before: Element | null;

	const allows = ( event: 'open' | 'close' ) =>
		dialog.open === ( event === 'close' ) &&
		dialog.dispatchEvent( new CustomEvent( `eidan:${ event }`, { bubbles: true, cancelable: true } ) );
	const on = < K extends keyof HTMLElementEventMap >(
		type: K,
		listener: ( event: HTMLElementEventMap[ K ] ) => void
	) => dialog.addEventListener( type, listener, { signal } );

	const self: Overlay = {
		opener,
		open: () => {
			const opens = allows( 'open' );
			if ( opens ) {
				const page = document.documentElement;
				// One overlay may open above another: the scroll bar is gone already then.
				if ( ! document.querySelector( '.eidan-overlay[open]' ) ) {
					page.style.setProperty( '--eidan-scrollbar', `${ window.innerWidth - page.clientWidth }px` );
				}
				before = document.activeElement;
				dialog.showModal();
			}
			return opens;
		},
		close: () => {
			const closes = allows( 'close' );
			if ( closes ) {
				dialog.close();
			}
			return closes;
		},
	};

	// However it was closed: by us, by the browser, by a form inside. Events of
	// dialogs inside this one do not bubble. The event comes a moment later,
	// when whoever is quick has gone on from where the browser put the focus.
	on( 'close', () => {
		const { activeElement, body } = document;
		if ( activeElement === before || activeElement === body || dialog.contains( activeElement ) ) {
			self.opener?.focus();
		}
	} );
	// Escape, and the back gesture of some systems.
	on( 'cancel', ( event ) => {
		if ( event.target === dialog ) {
			event.preventDefault();
			self.close();
		}
	} );
	// The browser alone would let Tab out to its own toolbar.
	on( 'keydown', ( event ) => {
		if ( event.key === 'Tab' ) {
			const stops = [ ...dialog.querySelectorAll< HTMLElement >( '*' ) ].filter( isTabStop );
			const [ last, first ] = event.shiftKey ? [ stops[ 0 ], stops.at( -1 ) ] : [ stops.at( -1 ), stops[ 0 ] ];
			const { activeElement } = document;
			if ( ! last || activeElement === last || ( event.shiftKey && activeElement === dialog ) ) {
				event.preventDefault();
				first?.focus();
			}
		}
	} );
	// A press that began inside and ended on the backdrop (text being
	// selected, a slider being dragged) does not close.
	on( 'pointerdown', ( { target } ) => ( pressed = target ) );
	on( 'click', ( { target } ) => {
		if ( target === dialog ? pressed === dialog : ( target as Element ).closest( '[data-eidan-close]' ) ) {
			self.close();
		}
	} );

	return self;
}
