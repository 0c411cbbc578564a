/**
 * Where something stands in the column of a theme's text.
 */
import { expect, type Page } from '@playwright/test';

/** A theme of blocks, whose layout centres what is narrower than its column, and a classic one that does so by margins. */
export const THEMES = [ 'twentytwentyfive', 'twentytwentyone' ];

/**
 * Something narrow starts where the paragraph above it does, which is not at the edge of the window.
 *
 * @param page     Its content begins with a paragraph.
 * @param selector What is looked at.
 */
export async function startsIn( page: Page, selector: string ): Promise< void > {
	const edges = await page.locator( selector ).evaluate( ( element ) => {
		const { left, width } = element.getBoundingClientRect();
		const words = document.querySelector( '.entry-content > p' )!.getBoundingClientRect();
		return { off: Math.round( left - words.left ), room: words.width - width, margin: words.left };
	} );
	expect( edges.off ).toBe( 0 );
	expect( edges.room, 'it is narrower than the column' ).toBeGreaterThan( 100 );
	expect( edges.margin, 'the column is in the middle of the page' ).toBeGreaterThan( 100 );
}
