/**
 * The key table of tabs: which tab a key leads to.
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
	if ( event.altKey || event.ctrlKey || event.metaKey ) {
		return -1;
	}
	const back = vertical ? 'Up' : rtl ? 'Right' : 'Left';
	const forward = vertical ? 'Down' : rtl ? 'Left' : 'Right';
	switch ( event.key ) {
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		case `Arrow${ back }`:
			return ( at || count ) - 1;
		case `Arrow${ forward }`:
			return ( at + 1 ) % count;
		default:
			return -1;
	}
}
