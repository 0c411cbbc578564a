import type { Page } from '@playwright/test';
import { control, toggle } from './button';
import { carousel } from './carousel';
import { dialog } from './dialog';
import { disclosure } from './disclosure';
import { feed } from './feed';
import { choice, more, pages } from './list';
import { PLACES, type Pattern } from './pattern';
import { tabs } from './tabs';

export { walkThrough } from './walk';
export { PLACES, type Pattern } from './pattern';

/** Every key table that there is. A block with another pattern needs one more. */
export const patterns: Pattern[] = [ tabs, disclosure, carousel, dialog, feed, more, pages, choice, toggle, control ];

/** What somebody can do something with: by native element, by role, by state, or because it takes the focus. */
const INTERACTIVE = [
	'a[href], button, input, select, textarea, summary, dialog, video[controls], audio[controls], iframe, object, embed, [contenteditable], [tabindex="0"]',
	...'button checkbox combobox grid gridcell link listbox menu menubar menuitem menuitemcheckbox menuitemradio option radio radiogroup scrollbar searchbox slider spinbutton switch tab tablist textbox toolbar tree treegrid treeitem dialog alertdialog feed application'
		.split( ' ' )
		.map( ( role ) => `[role="${ role }"]` ),
	'[aria-roledescription], [aria-expanded], [aria-haspopup], [aria-pressed], [aria-checked], [aria-selected], [aria-valuenow]',
].join();

/** Elements that somebody can do something with and that no key table covers. */
export const strangers = ( page: Page ): Promise< string[] > =>
	page.evaluate(
		( { places, interactive, tables } ) =>
			[ ...document.querySelectorAll( places ) ]
				.flatMap( ( place ) => [ place, ...place.querySelectorAll( '*' ) ] )
				.filter( ( element ) => element.matches( interactive ) && ! element.closest( '[inert]' ) )
				.filter( ( element ) => ! tables.some( ( { root, covers } ) => element.matches( covers ) && document.querySelector( root ) ) )
				.map( ( element ) => element.outerHTML.slice( 0, 200 ) ),
		{ places: PLACES, interactive: INTERACTIVE, tables: patterns.map( ( { root, covers } ) => ( { root, covers } ) ) }
	);
