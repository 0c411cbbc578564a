/**
 * Lets the Tab key reach rows under reduced motion, so that they can be scrolled with the keyboard. Moving rows are
 * skipped.
 *
 * @param views  The visible area of each row.
 * @param signal Stops it when aborted.
 */
export function tabStops( views: NodeListOf< HTMLElement >, signal: AbortSignal ): void {
	const reduced = matchMedia( '(prefers-reduced-motion)' );
	const set = () => views.forEach( ( view ) => ( view.tabIndex = reduced.matches ? 0 : -1 ) );
	set();
	reduced.addEventListener( 'change', set, { signal } );
}
