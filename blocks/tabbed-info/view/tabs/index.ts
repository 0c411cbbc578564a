import { define } from '@eidan/runtime';

import { target } from '../../../../src/view/tabs/keys';
import { tabOf } from './tab';

/** Options of `data-eidan-tabs`. */
interface Options {
	/** Arrow keys only move the focus. Enter or Space activates a tab. */
	manual?: unknown;
}

/*
 * The `<details>` elements keep their role: `open` is the only state, `name` keeps one open at a time, and the browser
 * opens the right one for find in page and for links into it. While the style sheet shows tabs, a tab list (printed
 * empty by PHP) replaces their summaries. While it shows an accordion (small screens, narrow columns, print), the
 * summaries are used.
 */
define< Options >( 'tabs', ( root, { manual }, { signal } ) => {
	const [ list, ...items ] = Array.from( root.children ) as [ HTMLElement, ...HTMLDetailsElement[] ];
	let live = false;
	let current = 0;
	// The focused tab, if it was hidden while it had the focus. Browsers remove the focus from hidden elements.
	let lost: EventTarget | null | undefined;

	const sync = () => {
		const index = items.findIndex( ( { open } ) => open );
		if ( index >= 0 ) {
			current = index;
		} else if ( live ) {
			// With tabs, one is always open if there are any.
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

	const choose = ( item: HTMLDetailsElement ) => {
		if ( ! item.open ) {
			// From the first choice on, pictures swap with a motion (blocks/tabbed-info/styles/tabs-pictures.scss).
			root.classList.add( 'has-moved' );
		}
		show( item );
	};

	const reveal = () => show( items.find( ( item ) => item.querySelector( ':target' ) ) );

	const tabs = items.map( ( item ) => tabOf( item, () => choose( item ) ) );
	list.replaceChildren( ...tabs );
	// Browsers load no lazy picture of a closed panel. It is loaded as soon as a tab may be chosen.
	const load = () => root.querySelectorAll( 'img' ).forEach( ( image ) => ( image.loading = 'eager' ) );
	list.onpointerover = load;
	list.addEventListener( 'focusin', load, { signal } );
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
				choose( items[ index ]! );
			}
		}
	};

	list.addEventListener(
		'focusout',
		( { target: tab } ) => {
			// Check the tab, since the list has no box of its own. If the tab is still visible, the visitor has left
			// it.
			lost = ( tab as Element ).checkVisibility() ? undefined : tab;
		},
		{ signal }
	);
	root.addEventListener( 'toggle', sync, { signal, capture: true } );
	addEventListener( 'hashchange', reveal, { signal } );
	const update = () => {
		const { activeElement, body } = document;
		// Restore the focus only if it has not moved elsewhere since.
		const focused = activeElement === body ? lost : activeElement;
		live = getComputedStyle( root ).display !== 'block';
		root.classList.toggle( 'is-live', live );
		// Before one is focused: only then tabs can have the focus.
		sync();
		items.forEach( ( { children }, at ) => {
			const [ summary, panel ] = children as HTMLCollectionOf< HTMLElement > & [ HTMLElement, HTMLElement ];
			panel.role = live ? 'tabpanel' : 'group';
			panel.tabIndex = live ? 0 : -1;
			if ( focused === ( live ? summary : tabs[ at ] ) ) {
				( live ? tabs[ at ]! : summary ).focus();
			}
		} );
		// Moving the focus fires `focusout` on the list again, so reset.
		lost = undefined;
	};
	// Update at once, so that the list and the summaries are never painted together.
	update();
	const observer = new ResizeObserver( update );
	observer.observe( root );
	signal.onabort = () => observer.disconnect();
	reveal();
} );
