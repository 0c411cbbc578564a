/**
 * A probe of what visitors without script get. It opens a page of its own.
 */
import { expect, type Page } from '@playwright/test';
import { emptyFixtures, SHOWS_NOTHING, textsOf } from '../looks';
import { sectioned } from '../sheets';
import type { Opened, Probe } from './probe';

/** Compares without spaces: parts that are separated only by styles have no spaces between them. */
const bare = ( words: string ) => words.replace( /\s+/g, '' );

/** What is wrong with one fixture on a page without script. */
const lostOf = async ( page: Page, name: string, texts: readonly string[] ): Promise< string[] > => {
	const section = page.locator( `[data-fixture="${ name }"]` );
	const shown = bare( await section.evaluate( ( element: HTMLElement ) => element.innerText ) );
	const lost: string[] = [];
	for ( const text of texts ) {
		// What can be opened without script counts.
		if (
			! shown.includes( bare( text ) ) &&
			! ( await section.locator( 'details', { hasText: text } ).first().isVisible() )
		) {
			lost.push( `${ name }: "${ text }" cannot be reached` );
		}
	}
	const hidden = await section
		.locator( 'img' )
		.evaluateAll(
			( images ) =>
				images.filter(
					( image ) =>
						! image.checkVisibility( { opacityProperty: true, visibilityProperty: true } ) &&
						! image.closest( 'details:not([open])' )
				).length
		);
	return hidden ? [ ...lost, `${ name }: pictures that are hidden: ${ hidden }` ] : lost;
};

const ask = async ( { page, html, names }: Opened ): Promise< string[] > => {
	const texts = await textsOf( page );
	const plain = await page
		.context()
		.browser()!
		.newPage( { javaScriptEnabled: false, viewport: page.viewportSize() } );
	// Use the same HTML as with script. Loaded again, lists could show items that other tests have published since then.
	const url = page.url().replace( /[?#].*/, '' );
	await plain.route( url, ( route ) => route.fulfill( { body: html, contentType: 'text/html; charset=utf-8' } ) );
	// Nobody looks at pictures here, only at whether they are shown.
	await plain.route( '**', ( route ) =>
		[ 'image', 'media', 'font' ].includes( route.request().resourceType() ) ? route.abort() : route.fallback()
	);
	await plain.goto( url );
	await sectioned( plain );
	const empty = await emptyFixtures( plain );
	const wrong = [
		...empty.filter( ( name ) => ! ( name in SHOWS_NOTHING ) ).map( ( name ) => `${ name }: nothing to see` ),
		...names
			.filter( ( name ) => name in SHOWS_NOTHING && ! empty.includes( name ) )
			.map( ( name ) => `${ name } shows something, and needs no name any more` ),
		...names.filter( ( name ) => ! texts[ name ] ).map( ( name ) => `${ name } is not there` ),
	];
	for ( const name of names ) {
		wrong.push( ...( await lostOf( plain, name, texts[ name ] ?? [] ) ) );
	}
	await plain.close();
	return wrong;
};

/** Words and pictures that are there without script as well. */
export const withoutScript: Probe = {
	question: 'all of it is there without script',
	ask,
	async control( show ) {
		const run = ( script: string ) => `<script>${ script }</script>`;
		expect(
			await show( {
				good: '<p>Words</p><details><summary>More</summary><p>Words inside</p></details>',
				// A part that a screen reader alone has, and words in two parts of a line.
				parts: '<p><b style="display:block">One</b>Two</p><p aria-hidden="true" hidden>Sign</p>',
				'page-spinner': '',
			} )
		).toEqual( [] );
		expect(
			await show( {
				empty: `<div></div>${ run( "document.querySelector( 'div' ).innerHTML = '<p>Late</p>'" ) }`,
				words: `<p>Words</p>${ run(
					"document.currentScript.previousSibling.insertAdjacentHTML( 'afterend', '<p>Late words</p>' )"
				) }`,
				shut: '<p>Words</p><p hidden>Words that a script shows</p>',
				picture: '<p>Words</p><img src="data:," alt="" style="opacity:0">',
				'page-spinner': '<p>Words</p>',
			} )
		).toEqual( [
			'empty: nothing to see',
			'page-spinner shows something, and needs no name any more',
			'empty: "Late" cannot be reached',
			'words: "Late words" cannot be reached',
			'shut: "Words that a script shows" cannot be reached',
			'picture: pictures that are hidden: 1',
		] );
	},
};
