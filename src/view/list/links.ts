/**
 * Hears which link of a list is chosen: of its filters, its pages, or the one for more.
 *
 * @param root   The list.
 * @param on     Adds an event listener that is removed when the list's view ends.
 * @param chosen Called with the link, and whether a visitor chose it: infinite scrolling clicks by itself.
 */
export const followLinks = (
	root: HTMLElement,
	on: < E extends Event >( target: EventTarget, name: string, listener: ( event: E ) => void ) => void,
	chosen: ( link: HTMLAnchorElement, byVisitor: boolean ) => void
): void => {
	on< MouseEvent >( root, 'click', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >(
			'.eidan-list__bar a,a.eidan-list__page,.eidan-list__more'
		);
		if ( link && ! event.metaKey && ! event.ctrlKey && ! event.shiftKey && ! event.altKey ) {
			event.preventDefault();
			// Not every browser focuses a link on a click. Clicks of scripts leave the focus alone.
			if ( event.isTrusted ) {
				link.focus();
			}
			chosen( link, event.isTrusted );
		}
	} );

	// Filters are buttons if several terms may be chosen.
	on< KeyboardEvent >( root, 'keydown', ( event ) => {
		const { key, target } = event as { key: string; target: unknown };
		if ( key === ' ' && ( target as Element ).matches( '.eidan-list__bar [role]' ) ) {
			event.preventDefault();
			( target as HTMLElement ).click();
		}
	} );
};
