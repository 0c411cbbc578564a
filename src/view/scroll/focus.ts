/**
 * Focuses an element, also one that is not a control. Tab continues from there. The page does not scroll.
 *
 * @param element A heading, a section, or the body.
 */
export const giveFocus = ( element: HTMLElement ): void => {
	element.focus( { preventScroll: true } );
	if ( document.activeElement !== element || ( element === document.body && ! element.hasAttribute( 'tabindex' ) ) ) {
		element.tabIndex = -1;
		element.focus( { preventScroll: true } );
		// Otherwise a click on its text would focus it from now on.
		element.addEventListener( 'blur', () => element.removeAttribute( 'tabindex' ), { once: true } );
	}
};

/**
 * Focuses the last visible control of a header. In the compact form that is the one that opens the menu.
 *
 * If a focused control becomes hidden after a resize, the browser drops the focus, and keyboard users would start again
 * at the top of the page.
 *
 * @param lost The control that is now hidden. Outside headers nothing happens.
 */
export const focusNeighbor = ( lost: Element ): void =>
	[ ...( lost.closest( '.eidan-header' )?.querySelectorAll< HTMLElement >( 'a[href],button,summary' ) ?? [] ) ]
		// A dialog is still visible for a moment while it slides out.
		.filter( ( stop ) => stop.checkVisibility() && ! stop.closest( 'dialog' ) )
		.at( -1 )
		?.focus();

/**
 * Calls `focusNeighbor` when the focused element inside `root` becomes hidden by a resize.
 *
 * The browser may drop the focus before the resize event, so the focused element is remembered.
 *
 * @param root   For example a menu that a compact header hides.
 * @param signal Stops it when aborted.
 * @return Call it after something else was shown or hidden: it checks again.
 */
export const keepFocus = ( root: Element, signal: AbortSignal ): ( () => void ) => {
	let last: Element | null = null;
	const look = () => {
		const { activeElement, body } = document;
		if ( last && ( activeElement === last || activeElement === body ) && ! last.checkVisibility() ) {
			const lost = last;
			last = null;
			focusNeighbor( lost );
		}
	};
	root.addEventListener(
		'focusin',
		( { target } ) => ( last = ( target as Element ).closest( 'dialog' ) ? null : ( target as Element ) ),
		{ signal }
	);
	// If the element is still visible, the visitor has moved the focus.
	root.addEventListener( 'focusout', ( { target } ) => ( target as Element ).checkVisibility() && ( last = null ), {
		signal,
	} );
	window.addEventListener( 'resize', look, { passive: true, signal } );
	return look;
};
