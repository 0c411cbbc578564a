import type { Page } from '@playwright/test';
import { control, toggle } from './button';
import { carousel } from './carousel';
import { dialog } from './dialog';
import { disclosure } from './disclosure';
import { feed } from './feed';
import { choice, more, pages } from './list';
import { PLACES, type Pattern } from './pattern';
import { spinbutton } from './spinbutton';
import { tabs } from './tabs';

export { control } from './button';
export { type Walked } from './parts';
export { walkThrough } from './walk';
export { proveTabProblems, tabProblems } from './whole-page';
export { PLACES, type Pattern } from './pattern';

/** All patterns whose keys can be checked. A block that uses another pattern needs a new one here. */
export const patterns: Pattern[] = [
	tabs,
	disclosure,
	carousel,
	dialog,
	feed,
	more,
	pages,
	choice,
	spinbutton,
	toggle,
	control,
];

/** Selector of interactive elements: by their tag, role or state, or because they can have the focus. */
const INTERACTIVE = [
	'a[href], button, input, select, textarea, summary, dialog, video[controls], audio[controls], iframe, object, embed, [contenteditable], [tabindex="0"]',
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
					// Leave out what is in a closed dialog. The pattern that opens the dialog checks it.
					.filter(
						( element ) =>
							element.matches( interactive ) && ! element.closest( '[inert], dialog:not([open])' )
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

/**
 * Returns a description of each visible occurrence of a pattern: its elements, roles, states and properties. Two
 * occurrences with the same description have the same keys, so one check is enough.
 *
 * @param page    The visitor's page.
 * @param pattern The pattern.
 */
export const signatures = ( page: Page, { root }: Pattern ): Promise< string[] > =>
	page
		.locator( PLACES )
		.locator( 'xpath=descendant-or-self::*' )
		.and( page.locator( root ) )
		.filter( { visible: true } )
		.evaluateAll( ( elements ) => {
			const made = ( element: Element ) =>
				[
					element.tagName,
					...[ ...element.attributes ]
						.filter(
							( { name } ) =>
								name === 'role' ||
								( name.startsWith( 'aria-' ) && ! /label|describedby|controls|owns/.test( name ) )
						)
						// Values that are numbers or texts are content, so they are left out.
						.map( ( { name, value } ) => `${ name }=${ /^[a-z]+$/.test( value ) ? value : '' }` )
						.sort(),
				].join( ' ' );
			return elements.map( ( element ) => {
				const controls = element.querySelectorAll(
					'button, a[href], [role], [tabindex], summary, input, select'
				);
				return [ ...new Set( [ element, ...controls ].map( made ) ) ].sort().join( ', ' );
			} );
		} );
