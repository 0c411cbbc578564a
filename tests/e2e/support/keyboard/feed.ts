/** https://www.w3.org/WAI/ARIA/apg/patterns/feed/ */
import { expect } from '../../fixtures';
import type { Pattern } from './pattern';

export const feed: Pattern = {
	name: 'feed',
	root: '[role="feed"]',
	covers: '[role="feed"]',
	async prove( root, { page } ) {
		const articles = root.getByRole( 'article' );
		await articles.first().getByRole( 'link' ).first().focus();
		await page.keyboard.press( 'PageDown' );
		await expect( articles.nth( 1 ) ).toBeFocused();
		await page.keyboard.press( 'PageDown' );
		await expect( articles.nth( 2 ) ).toBeFocused();
		await page.keyboard.press( 'PageUp' );
		await expect( articles.nth( 1 ) ).toBeFocused();
		await page.keyboard.press( 'PageUp' );
		await expect( articles.first() ).toBeFocused();

		const side = () => root.evaluate( ( element ) => element.compareDocumentPosition( document.activeElement! ) );
		await page.keyboard.press( 'Control+End' );
		expect( await side(), 'behind the feed' ).toBe( 4 );
		await articles.nth( 1 ).focus();
		await page.keyboard.press( 'Control+Home' );
		expect( await side(), 'before the feed' ).toBe( 2 );

		// Each article has its position in the feed (`aria-posinset`), also after more were loaded. They come as its end
		// does, but not to whoever is behind it by keyboard.
		await articles.last().focus();
		await expect( root ).toHaveAttribute( 'aria-busy', /false/ );
		const numbers = await articles.evaluateAll( ( all ) =>
			all.map( ( article ) => article.getAttribute( 'aria-posinset' ) )
		);
		expect( numbers ).toEqual( numbers.map( ( _, index ) => `${ index + 1 }` ) );
	},
};
