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
export { walkThrough } from './walk';
export { seesTroubles, troubles } from './whole-page';
export { PLACES, type Pattern } from './pattern';

/** Every key table that there is. A block with another pattern needs one more. */
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

/** What somebody can do something with: by native element, by role, by state, or because it takes the focus. */
const INTERACTIVE = [
	'a[href], button, input, select, textarea, summary, dialog, video[controls], audio[controls], iframe, object, embed, [contenteditable], [tabindex="0"]',
	...'button checkbox combobox grid gridcell link listbox menu menubar menuitem menuitemcheckbox menuitemradio option radio radiogroup scrollbar searchbox slider spinbutton switch tab tablist textbox toolbar tree treegrid treeitem dialog alertdialog feed application'
		.split( ' ' )
		.map( ( role ) => `[role="${ role }"]` ),
	'[aria-roledescription], [aria-expanded], [aria-haspopup], [aria-pressed], [aria-checked], [aria-selected], [aria-valuenow]',
].join();

/** Elements that somebody can do something with and that no key table of their own fixture covers. */
export const strangers = ( page: Page ): Promise< string[] > =>
	page.evaluate(
		( { places, interactive, tables } ) => {
			/** Whether the pattern is there, in the same fixture if the element belongs to one. */
			const isThere = ( root: string, section: Element | null ) =>
				section ? ( section.closest( root ) ?? section.querySelector( root ) ) : document.querySelector( root );
			return (
				[ ...document.querySelectorAll( places ) ]
					.flatMap( ( place ) => [ place, ...place.querySelectorAll( '*' ) ] )
					// What is closed is nobody's; who opens it proves what is in it.
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
 * What each occurrence of a pattern on the page is made of: elements, roles, states and properties. Two that are made
 * of the same have the same keys.
 *
 * @param page    Visitor's page.
 * @param pattern Key table.
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
						// Numbers and words that are said are content.
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
