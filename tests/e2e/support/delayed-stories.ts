/**
 * What a visitor notices of scripts that are held back: tests/e2e/delayed-scripts.spec.ts and the same of a shop.
 */
import { expect, type Page } from '@playwright/test';
import { delayScripts, scriptsThere } from './delayed';
import { HIGH } from './most';
import { settled } from './settled';
import { painted, watchShifts } from './shifts';
import { startedIn } from './started';

/**
 * Every block of a page starts, and nothing moves when the scripts come.
 *
 * @param page        The page, before it opens anything.
 * @param url         Address of a page with fixtures (`sheetMarkup()`).
 * @param allowErrors Of the fixture of that name: no typefaces are loaded, as these move words.
 * @param look        What scripts have made of each fixture.
 */
export const heldBack = async (
	page: Page,
	url: string,
	allowErrors: ( pattern: RegExp ) => void,
	look = startedIn
): Promise< void > => {
	await page.setViewportSize( HIGH );
	await page.route( /\.woff2/, ( route ) => route.abort() );
	allowErrors( /\.woff2/ );
	await page.goto( url );
	await settled( page );
	const started = await look( page );

	await watchShifts( page );
	await delayScripts( page, url );
	await page.goto( url, { waitUntil: 'commit' } );
	await painted( page );
	await page.keyboard.press( 'Shift' );
	await scriptsThere( page );
	await settled( page );
	expect( await page.evaluate( () => window.eidanShifts() ) ).toEqual( [] );
	expect( await look( page ) ).toEqual( started );
};

/** Lets our files come late, so that a press is earlier than they are. */
export const slowly = ( page: Page ): Promise< unknown > =>
	page.route( /\/build\/.*\.js/, async ( route ) => {
		const response = await route.fetch();
		await new Promise( ( later ) => setTimeout( later, 150 ) );
		await route.fulfill( { response } );
	} );

export interface Press {
	/** What is pressed. */
	target: string;
	/** What has to be visible then. */
	shows: string;
	/** Width of the window, in CSS pixels. */
	width?: number;
}

/**
 * The first press on a page does what it is for, and once.
 *
 * @param page  The page. Our files come late: `slowly()`.
 * @param url   Address.
 * @param press What is pressed, and what it shows.
 * @param name  Whose press it is, for the message.
 */
export const firstPress = async (
	page: Page,
	url: string,
	{ target, shows, width = 1440 }: Press,
	name: string
): Promise< void > => {
	await page.setViewportSize( { width, height: 900 } );
	await delayScripts( page, url );
	await page.goto( url );
	await page.locator( target ).first().click();
	await scriptsThere( page );
	await expect( page.locator( shows ).first(), name ).toBeVisible();
};
