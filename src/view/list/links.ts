/**
 * Whether the panel of a list's filters is open. Old browsers have none that opens.
 *
 * @param panel The panel, if the list has one.
 */
export const isOpen = ( panel: HTMLElement | null ): panel is HTMLElement =>
	!! panel?.popover && panel.matches( ':popover-open' );

/**
 * Listens for clicks on the links of a list: its filters, its pages, or "load more".
 *
 * @param root   The list.
 * @param on     Adds an event listener that is removed when the list's view ends.
 * @param chosen Called with the link, and with whether a visitor clicked it. If not, infinite scrolling did. Without
 *               it, links lead where they lead.
 */
export const followLinks = (
	root: HTMLElement,
	on: < E extends Event >( target: EventTarget, name: string, listener: ( event: E ) => void ) => void,
	chosen?: ( link: HTMLAnchorElement, byVisitor: boolean ) => void
): void => {
	const hidePanel = ( from?: Node ) => {
		const panel = root.querySelector< HTMLElement >( '.eidan-list__panel' );
		if ( isOpen( panel ) && ! ( from && panel.contains( from ) ) ) {
			panel.hidePopover();
		}
	};

	on< MouseEvent >( root, 'click', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >(
			'.eidan-list__bar a[href],.eidan-list__all,a.eidan-list__page,.eidan-list__more'
		);
		if ( ! link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ) {
			return;
		}
		if ( ! chosen ) {
			// The page that is loading has it closed, and Back leads to this one.
			hidePanel();
		} else {
			event.preventDefault();
			// Not every browser focuses a link on click. Do not move the focus for clicks by script.
			if ( event.isTrusted ) {
				link.focus();
			}
			chosen( link, event.isTrusted );
		}
	} );

	// Who leaves the panel of filters by keyboard would go on beneath it.
	on< FocusEvent >( root, 'focusin', ( { target } ) => hidePanel( target as Node ) );

	// If several terms can be chosen, the filter links have a role that is also operated with Space.
	on< KeyboardEvent >( root, 'keydown', ( event ) => {
		const { key, target } = event as { key: string; target: unknown };
		if ( key === ' ' && ( target as Element ).matches( '.eidan-list__bar [role]' ) ) {
			event.preventDefault();
			( target as HTMLElement ).click();
		}
	} );
};
