/**
 * From page to page: an item grows from a list into its page and back, by style alone.
 */
import type { LaunchOptions, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { follow as followRequests, settled } from './support/settled';
import { addSwitches } from './support/switches';
import { launchWhole } from './support/whole-browser';

declare global {
	interface Window {
		/** What the last transition to this page moved. */
		eidanMoves: Promise< string[] >;
	}
}

test.beforeAll( async ( { site } ) => addSwitches( site ) );

const list = ( attributes: object = {} ) =>
	`<!-- wp:eidan/portfolio-list ${ JSON.stringify( { query: { perPage: 3, order: 'title-asc' }, ...attributes } ) } /-->`;

/** Sets the owner's choice for all pages that a browser visits, and notes what moves on the way to each page. */
const follow = async ( page: Page, url: string, transitions: string ) => {
	await page
		.context()
		.addCookies( [ { name: 'eidan-page', value: encodeURIComponent( JSON.stringify( { transitions } ) ), url } ] );
	await page.addInitScript( () => {
		window.eidanMoves = new Promise( ( resolve ) =>
			window.addEventListener( 'pagereveal', ( { viewTransition } ) => {
				const moves = async () => {
					if ( ! viewTransition ) {
						return [];
					}
					try {
						await viewTransition.ready;
					} catch ( error ) {
						return [ String( error ) ];
					}
					const names = document
						.getAnimations()
						.map( ( { effect } ) => ( effect as KeyframeEffect ).pseudoElement ?? '' );
					return [ ...new Set( names ) ].filter( ( name ) => name.includes( '-old(' ) ).sort();
				};
				// A page that the browser has kept is revealed again.
				window.eidanMoves = moves();
				resolve( window.eidanMoves );
			} )
		);
	} );
};

const FADE = [ '::view-transition-old(root)' ];
const GROW = [ '::view-transition-old(eidan-image)', '::view-transition-old(eidan-title)', ...FADE ];

const moves = ( page: Page ) => page.evaluate( () => window.eidanMoves );
const go = async ( page: Page ) => {
	const link = page.locator( '.eidan-work a' ).nth( 1 );
	const address = ( await link.getAttribute( 'href' ) )!;
	// Browsers show a page that takes longer than 4 s without a transition, so its caches are filled first.
	await page.request.get( address );
	await settled( page );
	await link.click();
	await page.waitForURL( address );
};

/**
 * Visits pages in a whole browser. The one without windows that other tests use keeps no pages, and may leave out
 * transitions.
 */
const inWholeBrowser = async ( options: LaunchOptions, baseURL: string, visit: ( page: Page ) => Promise< void > ) => {
	const browser = await launchWhole( options );
	try {
		const context = await browser.newContext( { baseURL } );
		followRequests( context );
		await visit( await context.newPage() );
	} finally {
		await browser.close();
	}
};

test( 'an item grows into its page, and back where the browser has kept the list', async ( {
	visit,
	launchOptions,
	site,
} ) => {
	const url = await visit( list() );
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

test( 'it is a fade for a list whose author wants no more, and by the setting; else nothing', async ( {
	visit,
	launchOptions,
	site,
} ) => {
	const without = await visit( list( { pageTransition: false } ) );
	const url = await visit( list() );
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
