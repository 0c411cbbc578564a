/**
 * WordPress's own client-side navigation: the next page of a query arrives
 * without a load, and our blocks in it start.
 */
import { expect, test } from './fixtures';
import { fixtures } from './support/blocks';

test( 'a block that arrives with the next page of a query starts', async ( { visit, page, api } ) => {
	const tabs = fixtures.find( ( { name } ) => name === 'tabbed-info' )!.content;
	const tag = await api< { id: number } >( 'POST', 'wp/v2/tags', { name: `Navigation ${ test.info().workerIndex } ${ test.info().retry }` } );
	for ( const [ title, content ] of [
		[ 'Second', tabs ],
		[ 'First', '<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->' ],
	] ) {
		await api( 'POST', 'wp/v2/posts', { title, content, status: 'publish', tags: [ tag.id ], date: title === 'First' ? '2024-05-02T10:00:00' : '2024-05-01T10:00:00' } );
	}
	await visit(
		`<!-- wp:query {"queryId":7,"query":{"perPage":1,"postType":"post","order":"desc","orderBy":"date","inherit":false,"taxQuery":{"post_tag":[${ tag.id }]}},"enhancedPagination":true} -->
<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:post-content /--><!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div>
<!-- /wp:query -->`,
		{ title: 'Navigation' }
	);
	await expect( page.getByRole( 'heading', { name: 'First' } ) ).toBeVisible();
	let loads = 0;
	page.on( 'load', () => loads++ );
	await page.getByRole( 'link', { name: /Next/ } ).click();
	await expect( page.getByRole( 'heading', { name: 'Second' } ) ).toBeVisible();
	await expect( page.getByRole( 'tab', { name: 'Listen' } ) ).toHaveAttribute( 'aria-selected', 'true' );
	await page.getByRole( 'tab', { name: 'Listen' } ).press( 'ArrowRight' );
	await expect( page.getByRole( 'tab', { name: /Decide/ } ) ).toBeFocused();
	expect( loads, 'page loads' ).toBe( 0 );
} );
