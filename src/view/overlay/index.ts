/**
 * The overlay shared by everything that opens above the page (images, menus, side area, search, cart). Each is a native
 * `<dialog class="eidan-overlay">` opened by this helper.
 *
 * The browser provides the top layer, makes the page inert, and handles Escape. This helper adds what browsers lack:
 * Tab wraps inside, focus returns to the opener in every browser, a click on the backdrop closes, and events can be
 * cancelled. The style sheet (src/styles/_overlay.scss) animates it and keeps the page from scrolling or shifting. So
 * there is no timer here and nothing to undo.
 */
export interface Overlay {
	/** Gets the focus when the dialog closes. */
	opener: HTMLElement | null;

	/** Opens the dialog. Returns false if it is open already, or if a listener cancelled `eidan:open`. */
	open: () => boolean;

	/** Closes the dialog. Returns false if it is closed already, or if a listener cancelled `eidan:close`. */
	close: () => boolean;
}

const isTabStop = ( element: HTMLElement ) =>
	element.tabIndex >= 0 &&
	! element.matches( ':disabled,a:not([href])' ) &&
	element.checkVisibility( { visibilityProperty: true } );

/**
 * Adds this behaviour to a dialog. A click on anything inside with the attribute `data-eidan-close` closes it.
 *
 * @param dialog The dialog to open and close, closed.
 * @param opener Element that opened it and gets the focus back.
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
				// One overlay may open above another. The scroll bar is gone already then.
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

	// Runs however the dialog was closed: by this helper, the browser, or a form inside. Close events of dialogs inside
	// do not bubble. The event comes a moment later. If the visitor has moved the focus elsewhere by then, leave it
	// there.
	on( 'close', () => {
		const { activeElement, body } = document;
		if ( activeElement === before || activeElement === body || dialog.contains( activeElement ) ) {
			self.opener?.focus();
		}
	} );
	// Fired by Escape and by the back gesture of some systems.
	on( 'cancel', ( event ) => {
		if ( event.target === dialog ) {
			event.preventDefault();
			self.close();
		}
	} );
	// Without this, Tab would also reach the browser's own toolbar.
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
	// A press that starts inside and ends on the backdrop does not close, for example when selecting text or dragging a
	// slider.
	on( 'pointerdown', ( { target } ) => ( pressed = target ) );
	on( 'click', ( { target } ) => {
		if ( target === dialog ? pressed === dialog : ( target as Element ).closest( '[data-eidan-close]' ) ) {
			self.close();
		}
	} );

	return self;
}
