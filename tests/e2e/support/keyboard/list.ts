/** Lists that load more or change their items without a new page: where the focus goes, and what is announced. */
import { expect } from '../../fixtures';
import type { Pattern } from './pattern';

/** The "Load more" link. */
export const more: Pattern = {
	name: 'load more',
	root: 'a[rel="next"]:not(nav *)',
	covers: 'a[rel="next"]',
	async prepare( page ) {
		// Keep the list from loading more by scrolling, which the pattern `feed` checks. Here only the link loads.
		await page.addInitScript( () => {
			IntersectionObserver.prototype.observe = () => {};
		} );
	},
	async prove( root, { page } ) {
		// The link disappears with the last page. So mark the list, to find it without the link.
		await root
			.locator( 'xpath=ancestor::*[.//article][1]' )
			.evaluate( ( element ) => element.setAttribute( 'data-grown', '' ) );
		const list = page.locator( '[data-grown]' );
		const articles = list.getByRole( 'article' );
		const before = await articles.count();
		await root.press( 'Enter' );
		await expect.poll( () => articles.count() ).toBeGreaterThan( before );
		await expect( articles.nth( before ), 'the first new one has the focus' ).toBeFocused();
		await expect( list.getByRole( 'status' ) ).toHaveText( /\d/ );
		await page.keyboard.press( 'Tab' );
		expect(
			await articles.nth( before ).evaluate( ( article ) => article.contains( document.activeElement ) ),
			'Tab goes on from there'
		).toBe( true );
	},
};

/** Links to page numbers. */
export const pages: Pattern = {
	name: 'page numbers',
	root: 'nav:has(a[rel="next"])',
	covers: 'a[rel="next"], a[rel="prev"]',
	async prove( root ) {
		const list = root.locator( 'xpath=ancestor::*[.//article][1]' );
		const first = list.getByRole( 'article' ).first();
		const words = await first.textContent();
		await root.locator( 'a[rel="next"]' ).press( 'Enter' );
		await expect( first ).not.toHaveText( words ?? '' );
		await expect( first ).toBeFocused();
		await expect( root.locator( '[aria-current="page"]' ) ).toContainText( '2' );
		await expect( list.getByRole( 'status' ) ).toHaveText( /\d/ );
	},
};

/** A group of links of which one is the current one: filters and sort orders. Thumbnails belong to their carousel. */
export const choice: Pattern = {
	name: 'choice',
	root: ':is(nav, [role="group"]):not(nav:has([role="group"]), [aria-roledescription] *):has(a[aria-current="true"])',
	covers: '[aria-current]',
	async prove( root ) {
		const other = root.locator( 'a:not([aria-current]):not([role])' );
		if ( ! ( await other.count() ) ) {
			return;
		}
		const id = await other.first().getAttribute( 'id' );
		const chosen = root.page().locator( `[id="${ id }"]` );
		await chosen.press( 'Enter' );
		await expect( chosen ).toHaveAttribute( 'aria-current', 'true' );
		await expect( chosen ).toBeFocused();
		await expect( chosen.locator( 'xpath=ancestor::*[.//article][1]' ).getByRole( 'status' ) ).toHaveText( /\S/ );
	},
};
