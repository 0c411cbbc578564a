/**
 * The one overlay: everything that opens above the page (pictures, menus, side
 * area, search, cart) is a native `<dialog>` opened by this helper.
 *
 * The browser gives the top layer, the inert page and Escape; this adds what
 * it does not give: focus that wraps inside, focus that returns to the opener
 * in every browser, a page that neither scrolls nor shifts beneath, closing by
 * a click on the backdrop, and events that can be cancelled.
 *
 * Animation is the style sheet's (`@starting-style`), so closing needs no timer.
 */

/** Closes the overlay when it, or something in it, is clicked. */
const CLOSER = '[data-eidan-close]';

const TAB_STOPS =
	'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

export interface Overlay {
	/**
	 * Opens the dialog. `opener` gets the focus back; without it, the element
	 * that has the focus now. False when a listener of `eidan:open` refused.
	 */
	open: ( opener?: HTMLElement | null ) => boolean;

	/** Closes the dialog. False when a listener of `eidan:close` refused. */
	close: () => boolean;

	/** From now on `element` gets the focus when the dialog closes. */
	returnTo: ( element: HTMLElement ) => void;
}

let locks = 0;
let unlocked: [ overflow: string, padding: string ] = [ '', '' ];

/** Stops the page from scrolling; the room of its scroll bar is kept. */
function lock(): void {
	const { style, clientWidth } = document.documentElement;
	if ( ! locks++ ) {
		unlocked = [ style.overflow, style.paddingInlineEnd ];
		style.paddingInlineEnd = `${ window.innerWidth - clientWidth }px`;
		style.overflow = 'hidden';
	}
}

function unlock(): void {
	const { style } = document.documentElement;
	if ( ! --locks ) {
		[ style.overflow, style.paddingInlineEnd ] = unlocked;
	}
}

/** The elements inside that Tab reaches, in order. */
function tabStops( dialog: HTMLElement ): HTMLElement[] {
	return [ ...dialog.querySelectorAll< HTMLElement >( TAB_STOPS ) ].filter(
		( element ) =>
			element.tabIndex >= 0 &&
			! element.matches( ':disabled' ) &&
			element.checkVisibility( { visibilityProperty: true } )
	);
}

/** Keeps Tab inside: the browser alone would let it out to its own toolbar. */
function wrapFocus( dialog: HTMLElement, event: KeyboardEvent ): void {
	const stops = tabStops( dialog );
	const active = dialog.ownerDocument.activeElement;
	const from = event.shiftKey ? stops[ 0 ] : stops.at( -1 );
	if ( ! from || active === from || ( event.shiftKey && active === dialog ) ) {
		event.preventDefault();
		( event.shiftKey ? stops.at( -1 ) : stops[ 0 ] )?.focus();
	}
}

export function overlay( dialog: HTMLDialogElement, signal: AbortSignal ): Overlay {
	let locked = false;
	let opener: HTMLElement | null = null;
	let pressed: EventTarget | null = null;

	const allows = ( name: string ) =>
		dialog.dispatchEvent( new CustomEvent( `eidan:${ name }`, { bubbles: true, cancelable: true } ) );

	const open: Overlay[ 'open' ] = ( by ) => {
		if ( dialog.open || ! allows( 'open' ) ) {
			return false;
		}
		opener = by ?? ( document.activeElement as HTMLElement | null );
		lock();
		locked = true;
		dialog.showModal();
		return true;
	};

	const close = () => {
		if ( ! dialog.open || ! allows( 'close' ) ) {
			return false;
		}
		dialog.close();
		return true;
	};

	const closed = () => {
		if ( locked ) {
			locked = false;
			unlock();
		}
	};

	// However it was closed: by us, by the browser, by a form inside.
	dialog.addEventListener(
		'close',
		() => {
			closed();
			opener?.focus();
			opener = null;
		},
		{ signal }
	);
	// Escape, and the back gesture of some systems.
	dialog.addEventListener(
		'cancel',
		( event ) => {
			if ( event.target === dialog ) {
				event.preventDefault();
				close();
			}
		},
		{ signal }
	);
	dialog.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Tab' ) {
				wrapFocus( dialog, event );
			}
		},
		{ signal }
	);
	// A press that began inside and ended on the backdrop (text being
	// selected, a slider being dragged) does not close.
	dialog.addEventListener( 'pointerdown', ( event ) => ( pressed = event.target ), { signal } );
	dialog.addEventListener(
		'click',
		( event ) => {
			const target = event.target as Element;
			if ( target.closest( CLOSER ) || ( target === dialog && pressed === dialog ) ) {
				close();
			}
		},
		{ signal }
	);
	// A dialog that leaves the page fires no `close`.
	signal.addEventListener( 'abort', closed, { once: true } );

	return {
		open,
		close,
		returnTo: ( element ) => {
			opener = element;
		},
	};
}
