/**
 * Makes rows stops of the tab key where they stand under reduced motion, so that they can be scrolled by keyboard. One
 * that runs is none.
 *
 * @param views  What shows each row.
 * @param signal Ends it.
 */
export function tabStops( views: NodeListOf< HTMLElement >, signal: AbortSignal ): void {
	const reduced = matchMedia( '(prefers-reduced-motion)' );
	const set = () => views.forEach( ( view ) => ( view.tabIndex = reduced.matches ? 0 : -1 ) );
	set();
	reduced.addEventListener( 'change', set, { signal } );
}
