/**
 * Optimisers that hold scripts back until a visitor does something (“delay JavaScript”). Nothing may move when the
 * scripts come, every block has to start, and the press that brings them must not be lost.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { delayScripts, scriptsThere } from './support/delayed';
import { firstPress, heldBack, slowly, type Press } from './support/delayed-stories';
import { pagesOfMost } from './support/most';
import { settled } from './support/settled';
import { publish, sheetMarkup } from './support/sheets';

const fixture = ( name: string ) => readFileSync( join( __dirname, `../fixtures/blocks/${ name }.html` ), 'utf8' );

for ( const [ index, list ] of pagesOfMost().entries() ) {
	const names = list.map( ( { name } ) => name ).join( ', ' );
	test( `page ${ index + 1 }: start and do not move when held scripts come (${ names }) @slow`, async ( {
		site,
		page,
		allowErrors,
	} ) => {
		const [ url = '' ] = await publish( site, [ sheetMarkup( list ) ] );
		await heldBack( page, url, allowErrors );
	} );
}

const PRESSES: Record< string, Press > = {
	panel: { target: '.wp-block-eidan-opener', shows: 'dialog[open]' },
	panel__popup: { target: '.wp-block-eidan-opener', shows: 'dialog[open]' },
	'search-cover': { target: '.wp-block-eidan-opener', shows: 'dialog[open]' },
	'image-gallery': { target: '.eidan-gallery a', shows: 'dialog[open]' },
	'instagram-feed-list': { target: '.wp-block-image a', shows: 'dialog[open]' },
	'video-button': { target: 'a.eidan-video-button, .wp-block-eidan-video-button a', shows: 'dialog[open]' },
	'team-list': { target: '.eidan-list .eidan-card__title a, .eidan-list h3 a', shows: 'dialog[open]' },
	header__vertical: { target: '.eidan-header__opener', shows: '.eidan-header__drawer[open]', width: 390 },
	menu: { target: '.entry-content .eidan-menu__toggle', shows: '.entry-content .eidan-menu details[open]' },
	menu__accordion: {
		target: '.entry-content .eidan-menu__toggle',
		shows: '.entry-content .eidan-menu details[open]',
	},
	'tabbed-info': {
		target: '.eidan-tabs__summary:has-text("Build")',
		shows: 'text=Small steps, each of them useful on its own',
	},
	'tabbed-info__accordion': {
		target: '.eidan-tabs details:nth-of-type(2) summary',
		shows: '.eidan-tabs details:nth-of-type(2)[open]',
	},
	'blog-list__filters': { target: '.eidan-list__more', shows: '.eidan-list__item:nth-child(6)' },
};

test( 'the first press does what it is for, and once', async ( { page, site } ) => {
	const names = Object.keys( PRESSES );
	const urls = await publish( site, names.map( fixture ) );
	await slowly( page );
	for ( const [ index, name ] of names.entries() ) {
		await firstPress( page, urls[ index ]!, PRESSES[ name ]!, name );
	}
} );

test( 'a link that is pressed before its script leads where it leads, and the panel is there @slow', async ( {
	page,
	site,
} ) => {
	const [ url = '' ] = await publish( site, [ fixture( 'opener' ) ] );
	await delayScripts( page, url, { isReplayed: false } );
	await slowly( page );
	await page.goto( url );
	await page.locator( '.wp-block-eidan-opener' ).click();
	await scriptsThere( page );
	await settled( page );
	await expect( page.getByText( 'What the opener opens.' ) ).toBeVisible();
} );

test( 'a page spinner never covers a page that is there, whether an optimiser looks at its attributes or not', async ( {
	page,
	site,
} ) => {
	const [ url = '' ] = await publish( site, [ fixture( 'page-spinner' ) ] );
	for ( const isAsked of [ true, false ] ) {
		await page.unrouteAll();
		await delayScripts( page, url, { isAsked } );
		await page.goto( url );
		const spinner = page.locator( '.wp-block-eidan-page-spinner' );
		// Without its script it goes after its longest time.
		await expect( spinner ).toBeHidden();
		await page.keyboard.press( 'Shift' );
		await scriptsThere( page );
		await settled( page );
		await expect( spinner ).toBeHidden();
	}
} );
