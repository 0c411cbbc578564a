/**
 * The key table of tabs: which tab a key leads to; Enter and Space to the one
 * that has the focus, to activate it.
 *
 * @param event    Key and modifiers; a browser's own shortcuts (Alt+Left is
 *                 Back) are left alone.
 * @param at       The tab that has the focus.
 * @param count    How many tabs there are.
 * @param vertical Whether they are one below the other.
 * @param rtl      Whether the first one is on the right.
 * @return Number of the tab, -1 when the key means nothing here.
 */
export function target(
	event: Pick< KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' >,
	at: number,
	count: number,
	vertical: boolean,
	rtl: boolean
): number {
	const arrows = vertical ? [ 'ArrowUp', 'ArrowDown' ] : [ 'ArrowLeft', 'ArrowRight' ];
	const back = rtl && ! vertical ? 1 : 0;
	const targets: Record< string, number > = {
		Home: 0,
		End: count - 1,
		Enter: at,
		' ': at,
		[ arrows[ back ]! ]: ( at || count ) - 1,
		[ arrows[ 1 - back ]! ]: ( at + 1 ) % count,
	};
	return event.altKey || event.ctrlKey || event.metaKey ? -1 : targets[ event.key ] ?? -1;
}
