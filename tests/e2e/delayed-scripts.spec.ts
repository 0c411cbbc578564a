/**
 * Optimisers that hold scripts back until a visitor does something (“delay JavaScript”). Nothing may move when the
 * scripts come, every block has to start, and the press that brings them must not be lost.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { onlyInside } from './support/blocks';
import { delayScripts, scriptsThere } from './support/delayed';
import { settled } from './support/settled';
import { painted, watchShifts } from './support/shifts';
import { publish, sheetMarkup, sheets } from './support/sheets';
import { startedIn } from './support/started';

const fixture = ( name: string ) => readFileSync( join( __dirname, `../fixtures/blocks/${ name }.html` ), 'utf8' );

/** Leaves out what matrix-shift.spec.ts leaves out, for the same reasons. */
const most = sheets
	.filter( ( { isBase, fixtures } ) => isBase || fixtures.length > 4 )
	.map( ( sheet ) => ( {
		...sheet,
		fixtures: sheet.fixtures.filter(
			( { slug, content } ) => ! onlyInside.has( slug ) && ! content.includes( '"pagination":"infinite"' )
		),
	} ) );

for ( const sheet of most ) {
	test( `${ sheet.name }: start and do not move when held scripts come`, async ( { site, page, allowErrors } ) => {
		const [ url = '' ] = await publish( site, [ sheetMarkup( sheet.fixtures ) ] );
		await page.setViewportSize( { width: 1440, height: 9000 } );
		await page.route( /\.woff2/, ( route ) => route.abort() );
		allowErrors( /\.woff2/ );
		await page.goto( url );
		await settled( page );
		const started = await startedIn( page );

		await watchShifts( page );
		await delayScripts( page, url );
		await page.goto( url, { waitUntil: 'commit' } );
		await painted( page );
		await page.keyboard.press( 'Shift' );
		await scriptsThere( page );
		await settled( page );
		expect( await page.evaluate( () => window.eidanShifts() ) ).toEqual( [] );
		expect( await startedIn( page ) ).toEqual( started );
	} );
}

/** Lets our files come late, so that a press is earlier than they are. */
const slowly = ( page: Page ) =>
	page.route( /\/build\/.*\.js/, async ( route ) => {
		const response = await route.fetch();
		await new Promise( ( later ) => setTimeout( later, 150 ) );
		await route.fulfill( { response } );
	} );

interface Press {
	/** What is pressed. */
	target: string;
	/** What has to be visible then. */
	shows: string;
	/** Width of the window. */
	width?: number;
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

for ( const [ name, { target, shows, width = 1440 } ] of Object.entries( PRESSES ) ) {
	test( `the first press does what it is for, and once: ${ name }`, async ( { page, site } ) => {
		const [ url = '' ] = await publish( site, [ fixture( name ) ] );
		await page.setViewportSize( { width, height: 900 } );
		await delayScripts( page, url );
		await slowly( page );
		await page.goto( url );
		await page.locator( target ).first().click();
		await scriptsThere( page );
		await expect( page.locator( shows ).first() ).toBeVisible();
	} );
}

test( 'a link that is pressed before its script leads where it leads, and the panel is there', async ( {
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

for ( const isAsked of [ true, false ] ) {
	const who = isAsked ? 'that look at its attributes' : 'that look at nothing';
	test( `a page spinner never covers a page that is there, with optimisers ${ who }`, async ( { page, site } ) => {
		const [ url = '' ] = await publish( site, [ fixture( 'page-spinner' ) ] );
		await delayScripts( page, url, { isAsked } );
		await page.goto( url );
		const spinner = page.locator( '.wp-block-eidan-page-spinner' );
		// Without its script it goes after its longest time.
		await expect( spinner ).toBeHidden();
		await page.keyboard.press( 'Shift' );
		await scriptsThere( page );
		await settled( page );
		await expect( spinner ).toBeHidden();
	} );
}
