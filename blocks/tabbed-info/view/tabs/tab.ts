/**
 * Creates the tab of an item, with the words of its summary. The tab and the item's panel name each other.
 *
 * @param item   `<details>` with a summary and a panel that has an id.
 * @param choose Called on a click.
 * @return The tab, in no document yet.
 */
export function tabOf( item: HTMLDetailsElement, choose: () => void ): HTMLDivElement {
	const [ summary, panel ] = item.children as HTMLCollectionOf< HTMLElement > & [ HTMLElement, HTMLElement ];
	// Not a button, since the style sheet would have to reset its look.
	const tab = document.createElement( 'div' );
	tab.role = 'tab';
	tab.className = summary.className;
	tab.id = `${ panel.id }-tab`;
	// PHP names a summary without words.
	tab.ariaLabel = summary.ariaLabel;
	tab.setAttribute( 'aria-controls', panel.id );
	panel.setAttribute( 'aria-labelledby', tab.id );
	tab.append( ...summary.cloneNode( true ).childNodes );
	tab.onclick = choose;
	return tab;
}
