/**
 * Going back to a list that has grown: by the page's address, if the browser has dropped the page, and from the
 * back/forward cache.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { route, useCoast } from './support/coast';
import { follow as followRequests, settled } from './support/settled';
import { launchWhole, tellPersisted } from './support/whole-browser';

useCoast();

/** Markup of a list of the demo's posts. They have images, and their cards have different heights. */
const list = ( attributes: object ) =>
	`<!-- wp:eidan/blog-list ${ JSON.stringify( { query: { perPage: 4, order: 'title-asc' }, ...attributes } ) } /-->`;
const articles = ( page: Page ) => page.locator( '.eidan-list article' );
const place = ( page: Page ) => page.evaluate( () => Math.round( scrollY ) );

/** Finds and clicks the link in one step. A list that grows by itself may replace the link at any moment. */
const clickMore = ( page: Page ) =>
	page.evaluate( () => document.querySelector< HTMLElement >( '.eidan-list__more' )!.click() );

/** Adds pages until the list has so many items, and scrolls to the last but two. */
const grow = async ( page: Page, count: number ) => {
	while ( ( await articles( page ).count() ) < count ) {
		const before = await articles( page ).count();
		await clickMore( page );
		if ( await page.getByRole( 'feed' ).count() ) {
			// This list also grows by itself, so it may have grown twice by now.
			await expect.poll( () => articles( page ).count() ).toBeGreaterThanOrEqual( before + 4 );
		} else {
			await expect( articles( page ) ).toHaveCount( before + 4 );
		}
		await expect( page.locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'false' );
	}
	await settled( page );
	await articles( page )
		.nth( count - 3 )
		.evaluate( ( article ) => article.scrollIntoView( { block: 'center', behavior: 'instant' } ) );
	// Wait until nothing moves any more.
	let last = -1;
	await expect
		.poll( async () => {
			const before = last;
			last = await place( page );
			return last - before;
		} )
		.toBe( 0 );
};

/** Follows the link of an item at its place on the screen, without scrolling first. */
const follow = async ( page: Page, index: number ) => {
	const title = articles( page ).nth( index ).locator( 'h3 a' );
	const [ href, top ] = await title.evaluate(
		( link: HTMLAnchorElement ) => [ link.href, Math.round( scrollY ) ] as const
	);
	await title.evaluate( ( link: HTMLAnchorElement ) => link.click() );
	await page.waitForURL( href );
	return top;
};
for ( const layout of [ 'standard', 'grid', 'masonry', 'side', 'minimal' ] ) {
	for ( const pagination of [ 'load-more', 'infinite' ] ) {
		test( `${ pagination } in the layout ${ layout } is found to the pixel`, async ( { visit, page } ) => {
			await page.setViewportSize( { width: 1000, height: 600 } );
			await visit( list( { layout, pagination } ), { demo: true } );
			await grow( page, 12 );
			const before = await follow( page, 9 );
			await page.evaluate( () => history.back() );
			await page.waitForURL( /eidan-list-page=/ );
			await expect( articles( page ).nth( 11 ) ).toBeAttached();
			await expect.poll( () => place( page ) ).toBe( before );
			expect( before ).toBeGreaterThan( 500 );
		} );
	}
}

test( 'the back/forward cache gives back the page as it was', async ( { visit, launchOptions, site } ) => {
	const url = await visit( list( { pagination: 'load-more', layout: 'standard' } ), { demo: true } );
	const browser = await launchWhole( launchOptions );
	try {
		const context = await browser.newContext( { baseURL: site.url, viewport: { width: 1000, height: 600 } } );
		followRequests( context );
		const page = await context.newPage();
		await tellPersisted( page );
		await page.goto( url );
		await grow( page, 12 );
		// A request is still running when the visitor leaves, and is cancelled.
		await page.route( route, () => {} );
		await clickMore( page );
		await expect( page.locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'true' );
		const before = await follow( page, 9 );
		await page.unroute( route );

		await page.evaluate( () => history.back() );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-persisted', 'true' );
		await expect( articles( page ) ).toHaveCount( 12 );
		expect( await place( page ) ).toBe( before );
		await expect( page.locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'false' );
		await clickMore( page );
		await expect( articles( page ) ).toHaveCount( 16 );
	} finally {
		await browser.close();
	}
} );
