interface Tabs {
	/** Index of the focused tab. */
	at: number;
	/** Number of tabs. */
	count: number;
	/** Whether they are one below the other. */
	vertical: boolean;
	/** Whether the first one is on the right. */
	rtl: boolean;
}

/**
 * Returns which tab a key leads to. Enter and Space lead to the focused tab, to activate it.
 *
 * @param event Key and modifiers. Shortcuts of the browser (such as Alt+Left for Back) are ignored.
 * @param tabs  State of the tabs: which is focused, how many there are, their direction.
 * @return Index of the tab, or -1 if the key has no meaning here.
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
