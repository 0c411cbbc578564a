/**
 * The search cover: an author makes it, visitors use it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { forged, sentAway, VIEWS } from './support/forged';
import { drawn } from './support/settled';
import { axe } from './support/axe';

const fixture = readFileSync( join( __dirname, '../fixtures/blocks/search-cover.html' ), 'utf8' );
const field = ( page: Page ) => page.getByRole( 'combobox', { name: 'Search' } );
const options = ( page: Page ) => page.getByRole( 'option' );

/**
 * Answers the search requests instead of the site. `found` returns the results for the words, and may take its time.
 */
const answers = async ( page: Page, found: ( words: string ) => Promise< unknown > | unknown ) => {
	const asked: string[] = [];
	await page.route( /[?&]eidan-suggest=/, async ( route ) => {
		const words = new URL( route.request().url() ).searchParams.get( 's' ) ?? '';
		asked.push( words );
		const json = await found( words );
		await ( json === null ? route.abort() : route.fulfill( { json } ) ).catch( () => {} );
	} );
	return asked;
};
const entry = ( title: string, type = 'post' ) => ( {
	title,
	url: `https://example.com/${ encodeURIComponent( title ) }`,
	type,
} );

test( 'an author adds a search cover and its opener, sets what is searched, and writes in its place', async ( {
	editor,
} ) => {
	await editor.open();
	const id = await editor.insert( 'eidan/search-cover' );
	const block = editor.canvas.locator( `[data-block="${ id }"]` );
	await expect( block.getByText( 'Nothing can open this panel yet' ) ).toBeVisible();
	await block.getByRole( 'button', { name: 'Add opener' } ).click();
	await expect( block.locator( '.eidan-panel-notice' ) ).toHaveCount( 0 );
	await block.getByRole( 'button', { name: 'Show open' } ).click();
	await block.getByRole( 'textbox', { name: 'Placeholder' } ).fill( 'Stairs & halls' );
	await editor.select( id );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
	await expect( sidebar.getByText( 'None selected: everything is searched.' ) ).toBeVisible();
	await sidebar.getByRole( 'checkbox', { name: 'Posts', exact: true } ).check();
	await sidebar.getByRole( 'spinbutton', { name: 'Number of suggestions' } ).fill( '3' );
	const [ opener, cover ] = await editor.readBack();
	expect( opener ).toMatchObject( { name: 'eidan/opener', attributes: { panel: 'search', icon: 'eidan/search' } } );
	expect( cover ).toMatchObject( {
		attributes: { anchor: 'search', placeholder: 'Stairs & halls', postTypes: [ 'post' ], suggestions: 3 },
	} );
} );

test( 'visitors type, choose a suggestion by keyboard, and have the field empty the next time @slow', async ( {
	page,
	visit,
} ) => {
	const asked = await answers( page, ( words ) =>
		words === 'nothing' ? [] : [ entry( 'Stairs &amp; halls' ), entry( 'Stair', 'page' ), entry( 'A third' ) ]
	);
	await visit( fixture );
	const opener = page.getByRole( 'button', { name: 'Find' } );
	await opener.press( 'Enter' );
	await expect( field( page ), 'the focus comes with the click' ).toBeFocused();
	await expect( field( page ) ).toHaveAttribute( 'aria-expanded', 'false' );
	await page.keyboard.type( 'stai' );
	await expect( options( page ) ).toHaveText( [ 'Stairs & halls Post', 'Stair Page', 'A third Post' ] );
	expect( asked, 'one request for all that was typed at once' ).toEqual( [ 'stai' ] );
	await expect( page.getByRole( 'status' ) ).toHaveText( '3 suggestions. Use the arrow keys to choose.' );
	await expect( field( page ) ).toHaveAttribute( 'aria-expanded', 'true' );
	const { violations } = await axe( page )
		.include( 'dialog[open]' )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] )
		.analyze();
	expect( violations.map( ( { id, nodes } ) => `${ id } ${ nodes[ 0 ]?.html }` ) ).toEqual( [] );

	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( 'dialog[open]' ), 'the list, then the dialog' ).toHaveCount( 0 );
	await expect( opener ).toBeFocused();
	await expect.poll( () => page.locator( 'input[name="s"]' ).inputValue(), 'cleared after it has closed' ).toBe( '' );
	await opener.click();
	await expect( options( page ) ).toHaveCount( 0 );
	await page.keyboard.type( 'nothing' );
	await expect( page.getByRole( 'status' ) ).toHaveText( 'No suggestions. Press Enter to see all results.' );

	await page.route( 'https://example.com/**', ( route ) =>
		route.fulfill( { contentType: 'text/html', body: 'Arrived' } )
	);
	await field( page ).fill( 'stairs' );
	await expect( options( page ) ).toHaveCount( 3 );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( 'https://example.com/Stairs%20%26amp%3B%20halls' );
} );

test( 'answers that come late, fail or are no list leave the search usable @slow', async ( {
	page,
	visit,
	allowErrors,
} ) => {
	allowErrors( /ERR_FAILED/ );
	let late = () => {};
	const asked = await answers( page, ( words ) => {
		if ( words === 'slow' ) {
			return new Promise( ( answer ) => ( late = () => answer( [ entry( 'Too late' ) ] ) ) );
		}
		if ( words === 'html' ) {
			return { code: 'rest_forbidden' };
		}
		return words === 'fails' ? null : [ entry( `About ${ words }` ) ];
	} );
	await visit( fixture );
	await page.getByRole( 'button', { name: 'Find' } ).click();
	await field( page ).fill( 'slow' );
	await expect.poll( () => asked ).toEqual( [ 'slow' ] );
	await field( page ).fill( 'quick' );
	await expect( options( page ) ).toHaveText( [ 'About quick Post' ] );
	late();
	await drawn( page );
	await expect( options( page ), 'an answer of before is not shown' ).toHaveText( [ 'About quick Post' ] );
	for ( const words of [ 'fails', 'html' ] ) {
		await field( page ).fill( words );
		await expect( page.getByRole( 'status' ) ).toHaveText( /cannot be loaded at the moment/ );
		await expect( options( page ) ).toHaveCount( 0 );
		await field( page ).fill( 'again' );
		await expect( options( page ) ).toHaveText( [ 'About again Post' ] );
	}
	// The same number of results is announced again. A live region is silent if its text does not change.
	const said = await page.getByRole( 'status' ).evaluate( ( { textContent } ) => textContent );
	await field( page ).fill( 'another' );
	await expect( options( page ) ).toHaveText( [ 'About another Post' ] );
	await expect
		.poll( () => page.getByRole( 'status' ).evaluate( ( { textContent } ) => textContent ) )
		.not.toBe( said );
	expect( ( await page.getByRole( 'status' ).evaluate( ( { textContent } ) => textContent ) ).trim() ).toBe(
		said.trim()
	);
	await field( page ).fill( 'a' );
	await expect( options( page ), 'one letter is not worth asking for' ).toHaveCount( 0 );
} );

test( 'attributes that a contributor writes around a search cannot send its words to another host', async ( {
	page,
	site,
	allowErrors,
} ) => {
	// Views log errors if they are started on elements that they do not know.
	allowErrors( /./ );
	const { url, stored } = await forged( ( code ) => site.php( code ), fixture );
	for ( const name of [ 'search', 'popup', 'list' ] ) {
		expect( VIEWS ).toContain( name );
		expect( stored, 'WordPress lets a contributor write it' ).toContain( `<div data-eidan-${ name }="{` );
		expect( stored ).toContain( `id="wp-script-module-data-@eidan/${ name }"` );
	}
	const sent = sentAway( page );
	await page.goto( url );
	await page.getByRole( 'button', { name: 'Find' } ).click();
	const asked = page.waitForResponse(
		( response ) => response.url().startsWith( site.url ) && response.url().includes( 'secret' )
	);
	await page.locator( 'input[name="s"]' ).fill( 'secret' );
	await ( await asked ).finished();
	await expect( page.getByRole( 'status' ).filter( { hasText: 'No suggestions' } ) ).toHaveCount( 1 );
	expect( sent ).toEqual( [] );
	expect(
		( await page.context().cookies() ).filter( ( { name } ) => name.startsWith( 'eidan' ) ),
		'nor is a cookie written for what is no popup'
	).toEqual( [] );
} );

test( 'the site answers, by touch too, and without script the form leads to the results @slow', async ( {
	visit,
	api,
	browser,
	site,
} ) => {
	const word = `quercus${ Date.now() }`;
	await api( 'POST', 'wp/v2/posts', { title: `The ${ word } door`, status: 'publish' } );
	await api( 'POST', 'wp/v2/posts', { title: `A secret ${ word }`, status: 'draft' } );
	await api( 'POST', 'wp/v2/posts', { title: `A private ${ word }`, status: 'private' } );
	const link = await visit( fixture );
	const touch = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		reducedMotion: 'reduce',
	} );
	const phone = await touch.newPage();
	await phone.goto( link );
	await phone.getByRole( 'button', { name: 'Find' } ).tap();
	await field( phone ).fill( word );
	await expect( options( phone ) ).toHaveText( [ `The ${ word } door Post` ] );
	await options( phone ).tap();
	await expect( phone ).toHaveURL( new RegExp( word ) );
	await touch.close();

	const plain = await browser.newContext( { javaScriptEnabled: false, baseURL: site.url } );
	const reader = await plain.newPage();
	await reader.goto( link );
	await reader.getByRole( 'link', { name: 'Find' } ).click();
	const search = reader.getByRole( 'textbox', { name: 'Search' } );
	await search.fill( word );
	await search.press( 'Enter' );
	await expect( reader ).toHaveURL( new RegExp( `[?&]s=${ word }` ) );
	await expect( reader.getByText( `The ${ word } door` ).first() ).toBeVisible();
	await plain.close();
} );
