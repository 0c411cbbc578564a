/**
 * Gives the focus to what need not be a control; Tab goes on from there. The page does not scroll.
 *
 * @param element A heading, a section, the page itself.
 */
export const giveFocus = ( element: HTMLElement ): void => {
	element.focus( { preventScroll: true } );
	if ( document.activeElement !== element || ( element === document.body && ! element.hasAttribute( 'tabindex' ) ) ) {
		element.tabIndex = -1;
		element.focus( { preventScroll: true } );
		// Or a click on its words would give it the focus from now on.
		element.addEventListener( 'blur', () => element.removeAttribute( 'tabindex' ), { once: true } );
	}
};

/**
 * Gives the focus to the last control of a header that can be seen, in its compact form the one that opens the menu.
 *
 * Where a control with the focus is hidden, because the window got another size, the browser drops it, and whoever uses
 * the keyboard would begin again at the top of the page.
 *
 * @param lost What is not shown any more; outside of headers nothing is done.
 */
export const focusNeighbor = ( lost: Element ): void =>
	[ ...( lost.closest( '.eidan-header' )?.querySelectorAll< HTMLElement >( 'a[href],button,summary' ) ?? [] ) ]
		// A dialog that slides away is still to be seen for a moment.
		.filter( ( stop ) => stop.checkVisibility() && ! stop.closest( 'dialog' ) )
		.at( -1 )
		?.focus();

/**
 * The same for whatever has the focus inside of something when the window gets another size.
 *
 * The browser may have dropped the focus before we are told of the size, so what had it is remembered.
 *
 * @param root   Say a menu that a header hides where it is compact.
 * @param signal Ends it.
 * @return Looks again, after something else was shown or hidden.
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
	// Who leaves what is still there has gone elsewhere.
	root.addEventListener( 'focusout', ( { target } ) => ( target as Element ).checkVisibility() && ( last = null ), {
		signal,
	} );
	window.addEventListener( 'resize', look, { passive: true, signal } );
	return look;
};
