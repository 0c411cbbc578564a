/**
 * From page to page: an item grows from a list into its page and back, by style alone.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { settled } from './support/settled';
import { FADE, follow, GROW, inWholeBrowser, moves } from './support/transitions';

const list = ( attributes: object = {} ) =>
	`<!-- wp:eidan/portfolio-list ${ JSON.stringify( { query: { perPage: 3, order: 'title-asc' }, ...attributes } ) } /-->`;

const go = async ( page: Page ) => {
	const link = page.locator( '.eidan-work a' ).nth( 1 );
	const address = ( await link.getAttribute( 'href' ) )!;
	// Browsers show a page that takes longer than 4 s without a transition, so its caches are filled first.
	await page.request.get( address );
	await settled( page );
	await link.click();
	await page.waitForURL( address );
};

test( 'an item grows into its page, and back where the browser has kept the list', async ( {
	visit,
	launchOptions,
	site,
} ) => {
	const url = await visit( list(), { demo: true } );
	await inWholeBrowser( launchOptions, site.url, async ( page ) => {
		await follow( page, site.url, 'grow' );
		await page.goto( url );
		await go( page );
		expect( await moves( page ) ).toEqual( GROW );
		await page.evaluate( () => setTimeout( () => history.back() ) );
		await page.waitForFunction( () => document.querySelector( '.eidan-list' ) !== null );
		await expect.poll( () => moves( page ), 'back' ).toEqual( GROW );
	} );
} );

test( 'it is a fade for a list whose author wants no more, and by the setting; else nothing @slow', async ( {
	visit,
	launchOptions,
	site,
} ) => {
	const without = await visit( list( { pageTransition: false } ), { demo: true } );
	const url = await visit( list(), { demo: true } );
	await inWholeBrowser( launchOptions, site.url, async ( page ) => {
		const from = async ( address: string, transitions: string ) => {
			await follow( page, site.url, transitions );
			await page.goto( address );
			await go( page );
			return moves( page );
		};
		expect( await from( without, 'grow' ), 'the author' ).toEqual( FADE );
		expect( await from( url, 'fade' ), 'the owner' ).toEqual( FADE );
		expect( await from( url, 'none' ), 'none' ).toEqual( [] );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		expect( await from( url, 'grow' ), 'less motion' ).toEqual( [] );
	} );
} );
