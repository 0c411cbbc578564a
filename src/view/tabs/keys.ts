interface Tabs {
	/** The tab that has the focus. */
	at: number;
	/** How many tabs there are. */
	count: number;
	/** Whether they are one below the other. */
	vertical: boolean;
	/** Whether the first one is on the right. */
	rtl: boolean;
}

/**
 * The key table of tabs: which tab a key leads to; Enter and Space to the one
 * that has the focus, to activate it.
 *
 * @param event Key and modifiers; a browser's own shortcuts (Alt+Left is
 *              Back) are left alone.
 * @param tabs  The tabs.
 * @return Number of the tab, -1 when the key means nothing here.
 */
export function target(
	event: Pick< KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' >,
	{ at, count, vertical, rtl }: Tabs
): number {
	const sideways = rtl ? [ 'ArrowRight', 'ArrowLeft' ] : [ 'ArrowLeft', 'ArrowRight' ];
	const [ back, forward ] = vertical ? [ 'ArrowUp', 'ArrowDown' ] : sideways;
	const targets: Record< string, number > = {
		Home: 0,
		End: count - 1,
		Enter: at,
		' ': at,
		[ back! ]: ( at || count ) - 1,
		[ forward! ]: ( at + 1 ) % count,
	};
	return event.altKey || event.ctrlKey || event.metaKey ? -1 : ( targets[ event.key ] ?? -1 );
}
