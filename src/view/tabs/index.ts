import { define } from '@eidan/runtime';

import { target } from './keys';

/** Options of `data-eidan-tabs`. */
interface Options {
	/** Arrow keys only move the focus; Enter or Space activates. */
	manual?: unknown;
}

/*
 * The `<details>` elements stay what they are: `open` is the one truth, `name`
 * keeps one open at a time, and the browser itself opens the right one for
 * find in page and for links into it. While the style sheet lays them out as
 * tabs, a tab list (sent empty by PHP) takes the place of their summaries;
 * while it shows an accordion (small screens, narrow columns, print), the
 * summaries are back.
 */
define< Options >( 'tabs', ( root, { manual }, { signal } ) => {
	const [ list, ...items ] = Array.from( root.children ) as [ HTMLElement, ...HTMLDetailsElement[] ];
	let live = false;
	let current = 0;
	// The tab that had the focus when it was hidden, where browsers take the focus away from what is hidden.
	let lost: EventTarget | null | undefined;

	const sync = () => {
		const index = items.findIndex( ( { open } ) => open );
		if ( index >= 0 ) {
			current = index;
		} else if ( live ) {
			// As tabs, one is always open, if there is any.
			show( items[ current ] );
		}
		tabs.forEach( ( tab, at ) => {
			tab.ariaSelected = `${ at === current }`;
			tab.tabIndex = at === current ? 0 : -1;
		} );
	};

	const show = ( item?: HTMLDetailsElement ) => {
		if ( item ) {
			item.open = true;
			sync();
		}
	};

	const reveal = () => show( items.find( ( item ) => item.querySelector( ':target' ) ) );

	const tabs = items.map( ( item ) => {
		const [ summary, panel ] = item.children as HTMLCollectionOf< HTMLElement > & [ HTMLElement, HTMLElement ];
		// Not a button, whose looks the style sheet would have to take away.
		const tab = document.createElement( 'div' );
		tab.role = 'tab';
		tab.className = summary.className;
		tab.id = `${ panel.id }-tab`;
		tab.setAttribute( 'aria-controls', panel.id );
		panel.setAttribute( 'aria-labelledby', tab.id );
		tab.append( ...summary.cloneNode( true ).childNodes );
		tab.onclick = () => show( item );
		return tab;
	} );
	list.replaceChildren( ...tabs );
	list.onkeydown = ( event ) => {
		const index = target( event, {
			at: tabs.indexOf( event.target as HTMLDivElement ),
			count: tabs.length,
			vertical: list.ariaOrientation === 'vertical',
			rtl: root.matches( ':dir(rtl)' ),
		} );
		if ( index >= 0 ) {
			event.preventDefault();
			tabs[ index ]!.focus();
			if ( ! manual || tabs[ index ] === event.target ) {
				show( items[ index ] );
			}
		}
	};

	list.addEventListener(
		'focusout',
		( { target: tab } ) => {
			// Of the tab: the list has no box of its own. A tab that is still there was left by the visitor.
			lost = ( tab as Element ).checkVisibility() ? undefined : tab;
		},
		{ signal }
	);
	root.addEventListener( 'toggle', sync, { signal, capture: true } );
	addEventListener( 'hashchange', reveal, { signal } );
	const update = () => {
		const { activeElement, body } = document;
		// Who has gone elsewhere since then is not pulled back.
		const focused = activeElement === body ? lost : activeElement;
		live = getComputedStyle( root ).display !== 'block';
		root.classList.toggle( 'is-live', live );
		items.forEach( ( { children }, at ) => {
			const [ summary, panel ] = children as HTMLCollectionOf< HTMLElement > & [ HTMLElement, HTMLElement ];
			panel.role = live ? 'tabpanel' : 'group';
			panel.tabIndex = live ? 0 : -1;
			if ( focused === ( live ? summary : tabs[ at ] ) ) {
				( live ? tabs[ at ]! : summary ).focus();
			}
		} );
		// Moving it away has the list lose it once more.
		lost = undefined;
		sync();
	};
	// At once: the list and the summaries that it replaces are never painted together.
	update();
	const observer = new ResizeObserver( update );
	observer.observe( root );
	signal.onabort = () => observer.disconnect();
	reveal();
} );
