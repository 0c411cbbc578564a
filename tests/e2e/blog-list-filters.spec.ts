import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { block, more, names, route, status, titles, useCoast } from './support/coast';

useCoast();

const filter = { groups: [ { taxonomy: 'category' }, { taxonomy: 'post_tag', label: 'Sea', multiple: true } ] };
const groups = ( attributes = {} ) => block( { filter, ...attributes } );
const group = ( page: Page, name: string ) => page.getByRole( 'group', { name, exact: true } );
const tides = ( page: Page ) => group( page, 'Categories' ).getByRole( 'link', { name: /^Tides/ } );
const toggle = ( page: Page, name: string ) =>
	group( page, 'Sea' ).getByRole( 'button', { name: new RegExp( `^${ name }` ) } );
const numbers = ( ...list: number[] ) => list.map( ( number ) => `Coast ${ `${ number }`.padStart( 2, '0' ) }` );

test( 'several taxonomies and several terms go together @both', async ( { visit, page } ) => {
	await visit( groups( { pagination: 'load-more' } ) );
	await expect( toggle( page, 'list-calm' ) ).toHaveAttribute( 'aria-pressed', 'false' );
	await toggle( page, 'list-calm' ).click();
	await expect.poll( () => titles( page ) ).toEqual( numbers( 2, 4, 6, 8, 10 ) );
	await expect( toggle( page, 'list-calm' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( toggle( page, 'list-calm' ) ).toBeFocused();

	// Choose by keyboard: the space key presses a button.
	await toggle( page, 'list-rough' ).focus();
	await page.keyboard.press( ' ' );
	await expect.poll( () => titles( page ) ).toEqual( numbers( 2, 4, 5, 6, 8 ) );
	await expect( toggle( page, 'list-rough' ) ).toBeFocused();
	await expect( toggle( page, 'list-rough' ) ).toHaveAttribute( 'aria-pressed', 'true' );

	await tides( page ).click();
	await expect.poll( () => titles( page ) ).toEqual( numbers( 6, 12, 15, 18, 24 ) );
	await expect( status( page ) ).toHaveText( 'Items 1 to 5 of 5. No more items.' );
	await expect( tides( page ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( tides( page ).locator( '.eidan-list__count' ) ).toHaveText( '5' );
	const { searchParams } = new URL( page.url() );
	expect( [ searchParams.get( 'eidan-list-category' ), searchParams.get( 'eidan-list-post_tag' ) ] ).toEqual( [
		'list-tides',
		'list-calm,list-rough',
	] );

	// Take a choice back, go back in the history, reload the page.
	await toggle( page, 'list-calm' ).click();
	await expect.poll( () => titles( page ) ).toEqual( numbers( 15 ) );
	await page.goBack();
	await expect.poll( () => titles( page ) ).toEqual( numbers( 6, 12, 15, 18, 24 ) );
	await expect( toggle( page, 'list-calm' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.reload();
	expect( await titles( page ) ).toEqual( numbers( 6, 12, 15, 18, 24 ) );

	await page.getByRole( 'link', { name: 'Clear all' } ).click();
	await expect.poll( () => titles( page ) ).toEqual( names( 1, 5 ) );
	await expect( page.getByRole( 'link', { name: 'Clear all' } ) ).toHaveCount( 0 );
	await expect( page.locator( '.eidan-list__filter' ).first() ).toBeFocused();
	expect( new URL( page.url() ).search ).toBe( '' );
} );

test( 'filters have the color of the words around them', async ( { visit, page } ) => {
	await visit(
		`<!-- wp:group {"style":{"color":{"background":"#111","text":"#eee"}}} --><div class="wp-block-group has-text-color has-background" style="color:#eee;background-color:#111">${ groups() }</div><!-- /wp:group -->`
	);
	await expect( tides( page ) ).toHaveCSS( 'color', 'rgb(238, 238, 238)' );
} );

test( 'a choice without entries says so, and the way back is there', async ( { visit, page } ) => {
	await visit( groups( { pagination: 'load-more', empty: 'Calm seas only.' } ) );
	await tides( page ).click();
	await expect( tides( page ) ).toHaveAttribute( 'aria-current', 'true' );
	await page.goto( page.url().replace( 'list-tides', 'list-lights' ) + '&eidan-list-post_tag=none-of-that' );
	await expect( page.locator( '.eidan-list__empty' ) ).toContainText( 'Calm seas only.' );
	await page.getByRole( 'link', { name: 'Show all items' } ).click();
	await expect.poll( () => titles( page ) ).toEqual( names( 1, 5 ) );
} );

test( 'on a phone a filtered list is three taps away, and each choice can be taken back @both', async ( {
	visit,
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await visit( groups( { pagination: 'load-more', orders: [ 'title-desc' ] } ) );
	const opener = page.getByRole( 'button', { name: /^Filter/ } );
	const first = page.locator( '.eidan-list article' ).first();
	await expect( tides( page ) ).toBeHidden();
	await expect( page.locator( '.eidan-list__total' ) ).toHaveText( '24 items' );

	await opener.click();
	await tides( page ).click();
	await expect( page.getByRole( 'button', { name: 'Show 8 items' } ) ).toBeVisible();
	await expect( tides( page ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Show 8 items' } ).click();
	await expect( tides( page ) ).toBeHidden();
	await expect( opener ).toHaveText( 'Filter (1)' );
	await expect( opener ).toBeFocused();
	await expect( first ).toBeInViewport( { ratio: 0.5 } );

	await opener.press( 'Enter' );
	await toggle( page, 'list-calm' ).click();
	await expect( opener ).toHaveText( 'Filter (2)' );
	await page.keyboard.press( 'Escape' );
	await expect( opener ).toBeFocused();
	await page.getByRole( 'link', { name: 'Remove filter: Categories, Tides' } ).click();
	await expect.poll( () => titles( page ) ).toEqual( numbers( 2, 4, 6, 8, 10 ) );
	await expect( page.getByRole( 'link', { name: 'Clear all' } ) ).toBeFocused();
	await page.getByRole( 'link', { name: 'Clear all' } ).click();
	await expect.poll( () => titles( page ) ).toEqual( names( 1, 5 ) );
	await expect( opener ).toBeFocused();
	await expect( opener ).toHaveText( 'Filter' );
} );

test( 'filters stand beside the items of a wide list, and behind their button in a narrow one', async ( {
	visit,
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await visit( groups( { align: 'wide', filter: { ...filter, position: 'side', search: true, limit: 1 } } ) );
	const edges = () =>
		page.evaluate( () => {
			const box = ( name: string ) => document.querySelector( `.eidan-list__${ name }` )!.getBoundingClientRect();
			return { filters: box( 'filters' ), items: box( 'items' ) };
		} );
	const { filters, items } = await edges();
	expect( filters.right ).toBeLessThan( items.left );
	await expect( page.getByRole( 'button', { name: /^Filter/ } ) ).toBeHidden();

	// A term behind "More" is found by its name, and chosen.
	const field = page.getByRole( 'searchbox', { name: 'Search in Categories' } );
	await expect( tides( page ) ).toBeHidden();
	await field.fill( 'TIDE' );
	await tides( page ).click();
	await expect( page.locator( '.eidan-list__total' ) ).toHaveText( '8 items' );
	await expect( tides( page ) ).toBeFocused();
	expect( ( await edges() ).filters.right ).toBeLessThan( items.left );

	await page.setViewportSize( { width: 390, height: 844 } );
	await expect( tides( page ) ).toBeHidden();
	await page.getByRole( 'button', { name: 'Filter (1)' } ).click();
	await expect( tides( page ) ).toBeVisible();
} );

test( 'orders and filters keep one another', async ( { visit, page } ) => {
	await visit( groups( { orders: [ 'title-desc' ] } ) );
	const order = ( name: string ) => page.getByRole( 'navigation', { name: 'Order' } ).getByRole( 'link', { name } );
	await order( 'Title Z–A' ).click();
	await expect.poll( () => titles( page ) ).toEqual( numbers( 24, 23, 22, 21, 20 ) );
	await expect( order( 'Title Z–A' ) ).toHaveAttribute( 'aria-current', 'true' );
	await tides( page ).click();
	await expect.poll( () => titles( page ), 'the order stays with a filter' ).toEqual( numbers( 24, 21, 18, 15, 12 ) );
	await page.getByRole( 'link', { name: 'Page 2' } ).click();
	await expect.poll( () => titles( page ) ).toEqual( numbers( 9, 6, 3 ) );
	await toggle( page, 'list-calm' ).click();
	await expect.poll( () => titles( page ) ).toEqual( numbers( 24, 18, 12, 6 ) );
	await order( 'Newest first' ).click();
	await expect.poll( () => titles( page ), 'the filters stay with an order' ).toEqual( numbers( 6, 12, 18, 24 ) );
	await page.goBack();
	await expect.poll( () => titles( page ) ).toEqual( numbers( 24, 18, 12, 6 ) );
} );

test( 'groups work without script @slow', async ( { visit, browser } ) => {
	const url = await visit( groups() );
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const plain = await context.newPage();
	await plain.goto( url );
	await toggle( plain, 'list-rough' ).click();
	await expect.poll( () => titles( plain ) ).toEqual( numbers( 5, 10, 15, 20 ) );
	await tides( plain ).click();
	await expect.poll( () => titles( plain ) ).toEqual( numbers( 15 ) );
	await plain.getByRole( 'link', { name: 'Clear all' } ).click();
	await expect.poll( () => titles( plain ) ).toEqual( names( 1, 5 ) );
	await context.close();
} );

test( 'the newest of quick choices wins', async ( { visit, page } ) => {
	await visit( groups() );
	let first = true;
	await page.route( route, async ( call ) => {
		if ( first ) {
			first = false;
			await expect.poll( () => titles( page ) ).toEqual( numbers( 5, 10, 15, 20 ) );
		}
		await call.continue();
	} );
	await tides( page ).click();
	await toggle( page, 'list-rough' ).click();
	await expect.poll( () => titles( page ) ).toEqual( numbers( 5, 10, 15, 20 ) );
	await page.unrouteAll( { behavior: 'wait' } );
	expect( await titles( page ) ).toEqual( numbers( 5, 10, 15, 20 ) );
	expect( page.url() ).not.toContain( 'tides' );
} );

test.describe( 'Back to a list that has grown', () => {
	/**
	 * Loads three more pages, follows a post, and goes back.
	 *
	 * @param page The visitor's page.
	 * @param url  Address of the list.
	 */
	const comesBack = async ( page: Page, url: string ) => {
		await page.goto( url );
		for ( const count of [ 10, 15, 20 ] ) {
			await more( page ).click();
			await expect.poll( async () => ( await titles( page ) ).length ).toBe( count );
		}
		const post = page.getByRole( 'link', { name: 'Coast 17', exact: true } );
		await post.click();
		await page.waitForURL( /coast-17/ );
		await page.evaluate( () => history.back() );
		await page.waitForURL( /eidan-list-page=4/ );
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 20 ) );
		expect( await page.evaluate( () => scrollY ) ).toBeGreaterThan( 500 );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 24 ) );
	};

	test( 'finds its entries and the place again @slow', async ( { visit, page } ) => {
		const url = await visit( groups( { pagination: 'load-more', layout: 'standard' } ) );
		await page.setViewportSize( { width: 1000, height: 600 } );
		await comesBack( page, url );
	} );

	test( 'from a filter asks once and keeps the page @slow', async ( { visit, page } ) => {
		await visit( groups( { pagination: 'load-more' } ) );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
		await tides( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( numbers( 3, 6, 9, 12, 15 ) );
		await page.evaluate( () => ( document.documentElement.dataset.same = 'yes' ) );
		let requests = 0;
		page.on( 'request', ( request ) => ( requests += route.test( request.url() ) ? 1 : 0 ) );
		await page.goBack();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
		expect( requests ).toBe( 1 );
		expect( await page.evaluate( () => document.documentElement.dataset.same ) ).toBe( 'yes' );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 15 ) );
	} );
} );
