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
