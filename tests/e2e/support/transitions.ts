/**
 * What moves from page to page.
 */
import type { LaunchOptions, Page } from '@playwright/test';
import { follow as followRequests } from './settled';
import { launchWhole } from './whole-browser';

declare global {
	interface Window {
		/** What the last transition to this page moved. */
		eidanMoves: Promise< string[] >;
	}
}

/** Sets the owner's choice for all pages that a browser visits, and notes what moves on the way to each page. */
export const follow = async ( page: Page, url: string, transitions: string ) => {
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

export const FADE = [ '::view-transition-old(root)' ];
export const GROW = [ '::view-transition-old(eidan-image)', '::view-transition-old(eidan-title)', ...FADE ];

/** Returns what the last transition to this page moved. */
export const moves = ( page: Page ) => page.evaluate( () => window.eidanMoves );
/**
 * Visits pages in a whole browser. The one without windows that other tests use keeps no pages, and may leave out
 * transitions.
 */
export const inWholeBrowser = async (
	options: LaunchOptions,
	baseURL: string,
	visit: ( page: Page ) => Promise< void >
) => {
	const browser = await launchWhole( options );
	try {
		const context = await browser.newContext( { baseURL } );
		followRequests( context );
		await visit( await context.newPage() );
	} finally {
		await browser.close();
	}
};
