import type { Page } from '@playwright/test';
import { patterns as built } from './builds';
import { control } from './button';
import { PLACES, type Pattern } from './pattern';

export { builds, nameOf, type Build } from './builds';
export { control } from './button';
export { foundOf, KEYS, rootsOf, wronglyNamed } from './found';
export { type Walked } from './parts';
export { walkThrough } from './walk';
export { proveTabProblems, tabProblems } from './whole-page';

/** All patterns whose keys can be checked. A block that uses another pattern needs a new one in builds.ts. */
const patterns: Pattern[] = [ ...built, control ];

/** Selector of interactive elements: by their tag, role or state, or because they can have the focus. */
const INTERACTIVE = [
	'a[href], button, input:not([type="hidden"]), select, textarea, summary, dialog, video[controls], audio[controls], iframe, object, embed, [contenteditable], [tabindex="0"]',
	...'button checkbox combobox grid gridcell link listbox menu menubar menuitem menuitemcheckbox menuitemradio option radio radiogroup scrollbar searchbox slider spinbutton switch tab tablist textbox toolbar tree treegrid treeitem dialog alertdialog feed application'
		.split( ' ' )
		.map( ( role ) => `[role="${ role }"]` ),
	'[aria-roledescription], [aria-expanded], [aria-haspopup], [aria-pressed], [aria-checked], [aria-selected], [aria-valuenow]',
].join();

/** Returns interactive elements that no pattern of their own fixture covers. */
export const withoutPattern = ( page: Page ): Promise< string[] > =>
	page.evaluate(
		( { places, interactive, tables } ) => {
			/** Whether the pattern is there: in the element's fixture, or anywhere if the element is in no fixture. */
			const isThere = ( root: string, section: Element | null ) =>
				section ? ( section.closest( root ) ?? section.querySelector( root ) ) : document.querySelector( root );
			return (
				[ ...document.querySelectorAll( places ) ]
					.flatMap( ( place ) => [ place, ...place.querySelectorAll( '*' ) ] )
					// Leave out what is in a closed dialog: the pattern that opens the dialog checks it. Nobody reaches what
					// is hidden.
					.filter(
						( element ) =>
							element.matches( interactive ) &&
							! element.closest( '[inert], [hidden], dialog:not([open])' )
					)
					.filter(
						( element ) =>
							! tables.some(
								( { root, covers } ) =>
									element.matches( covers ) && isThere( root, element.closest( '[data-fixture]' ) )
							)
					)
					.map( ( element ) => element.outerHTML.slice( 0, 200 ) )
			);
		},
		{
			places: PLACES,
			interactive: INTERACTIVE,
			tables: patterns.map( ( { root, covers } ) => ( { root, covers } ) ),
		}
	);
