/**
 * WordPress's own client-side navigation: the next page of a query arrives without loading the page, and our blocks in
 * it start.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { fixtures } from './support/blocks';
import { mustUse } from './support/must-use';

test( 'a block that arrives with the next page of a query starts', async ( { visit, page, api } ) => {
	const tabs = fixtures.find( ( { name } ) => name === 'tabbed-info' )!.content;
	const tag = await api< { id: number } >( 'POST', 'wp/v2/tags', {
		name: `Navigation ${ test.info().workerIndex } ${ test.info().retry }`,
	} );
	for ( const [ title, content ] of [
		[ 'Second', tabs ],
		[ 'First', '<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->' ],
	] ) {
		await api( 'POST', 'wp/v2/posts', {
			title,
			content,
			status: 'publish',
			tags: [ tag.id ],
			date: title === 'First' ? '2024-05-02T10:00:00' : '2024-05-01T10:00:00',
		} );
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

test( 'a list that arrives with the next page of a query is filtered and grows without a load', async ( {
	visit,
	page,
	api,
	site,
} ) => {
	const own = `Navigated ${ test.info().workerIndex } ${ test.info().retry }`;
	const tag = await api< { id: number } >( 'POST', 'wp/v2/tags', { name: own } );
	const terms = [];
	for ( const name of [ 'Stone', 'Timber' ] ) {
		terms.push(
			( await api< { id: number } >( 'POST', 'wp/v2/portfolio-categories', { name: `${ name } of ${ own }` } ) )
				.id
		);
	}
	await site.php(
		`foreach ( range( 1, 6 ) as $i ) { $id = wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_status' => 'publish', 'post_title' => "House $i", 'post_date' => "2024-06-0$i 10:00:00" ) ); wp_set_object_terms( $id, array( ${ terms[ 0 ] }, ${ terms[ 1 ] } )[ $i % 2 ], 'eidan_portfolio_category' ); }`
	);
	const list = `<!-- wp:eidan/portfolio-list ${ JSON.stringify( {
		query: {
			postType: 'eidan_portfolio',
			perPage: 2,
			terms: [ { taxonomy: 'eidan_portfolio_category', include: terms } ],
		},
		elements: [ 'title' ],
		pagination: 'load-more',
		filter: { taxonomy: 'eidan_portfolio_category' },
	} ) } /-->`;
	for ( const [ title, content, date ] of [
		[ 'With a list', list, '2024-05-01T10:00:00' ],
		[ 'Without one', '<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->', '2024-05-02T10:00:00' ],
	] ) {
		await api( 'POST', 'wp/v2/posts', { title, content, date, status: 'publish', tags: [ tag.id ] } );
	}
	// The template has a list, too, so that the module of lists is loaded from the start.
	await visit(
		`<!-- wp:query {"queryId":9,"query":{"perPage":1,"postType":"post","order":"desc","orderBy":"date","inherit":false,"taxQuery":{"post_tag":[${ tag.id }]}},"enhancedPagination":true} -->
<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:post-content /-->${ list }<!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div>
<!-- /wp:query -->`,
		{ title: own }
	);
	let loads = 0;
	page.on( 'load', () => loads++ );
	await expect( page.locator( '.eidan-list' ) ).toHaveCount( 1 );
	await page.getByRole( 'link', { name: /Next/ } ).click();
	await expect( page.locator( '.eidan-list' ) ).toHaveCount( 2 );
	const [ first, second ] = [ page.locator( '.eidan-list' ).nth( 0 ), page.locator( '.eidan-list' ).nth( 1 ) ];
	const titles = ( shown: typeof first ) => shown.locator( 'article h3' ).allTextContents();
	await first.getByRole( 'link', { name: 'Load more' } ).click();
	await expect.poll( () => titles( first ) ).toEqual( [ 'House 6', 'House 5', 'House 4', 'House 3' ] );
	expect( await titles( second ) ).toEqual( [ 'House 6', 'House 5' ] );
	await second.getByRole( 'link', { name: /^Timber/ } ).click();
	await expect.poll( () => titles( second ) ).toEqual( [ 'House 5', 'House 3' ] );
	expect( await titles( first ) ).toEqual( [ 'House 6', 'House 5', 'House 4', 'House 3' ] );
	expect( loads, 'page loads' ).toBe( 0 );
	// The address contains both states, so a reload shows the same.
	await page.reload();
	await expect( page.getByRole( 'heading', { name: 'With a list' } ) ).toBeVisible();
	expect( [ await titles( first ), await titles( second ) ] ).toEqual( [
		[ 'House 6', 'House 5', 'House 4', 'House 3' ],
		[ 'House 5', 'House 3' ],
	] );
} );

test( 'blocks that stay on the page when a query shows its next page keep running, there and back', async ( {
	visit,
	page,
	api,
	site,
} ) => {
	const tabs = fixtures.find( ( { name } ) => name === 'tabbed-info' )!.content;
	const own = `Staying ${ test.info().workerIndex } ${ test.info().retry }`;
	const tag = await api< { id: number } >( 'POST', 'wp/v2/tags', { name: own } );
	for ( const [ index, title ] of [ 'One', 'Two', 'Three', 'Four' ].entries() ) {
		await api( 'POST', 'wp/v2/posts', {
			title,
			content: '<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->',
			status: 'publish',
			tags: [ tag.id ],
			date: `2024-05-0${ 5 - index }T10:00:00`,
		} );
	}
	// A post that sticks to every page of this query only. WordPress's own sticky posts would appear in queries of
	// other tests.
	const sticky = await api< { id: number } >( 'POST', 'wp/v2/posts', {
		title: 'Sticky',
		content: tabs,
		status: 'publish',
		date: '2023-05-01T10:00:00',
	} );
	await site.php(
		mustUse(
			`eidan-sticky-${ tag.id }.php`,
			`<?php add_filter( "the_posts", static function ( $posts, $query ) { if ( ! is_admin() && in_array( ${ tag.id }, (array) ( $query->get( "tax_query" )[0]["terms"] ?? array() ), false ) ) { array_unshift( $posts, get_post( ${ sticky.id } ) ); } return $posts; }, 10, 2 );`
		)
	);
	const beside = tabs.replace( '"anchor":"build"', '"anchor":"beside"' ).replace( 'id="build"', 'id="beside"' );
	const template = tabs
		.replace( ',"anchor":"build"', '' )
		.replace( '{"anchor":"build"} ', '' )
		.replace( ' id="build"', '' );
	await visit(
		`<!-- wp:query {"queryId":11,"query":{"perPage":2,"postType":"post","order":"desc","orderBy":"date","inherit":false,"taxQuery":{"post_tag":[${ tag.id }]}},"enhancedPagination":true} -->
<div class="wp-block-query">${ beside }<!-- wp:post-template --><!-- wp:post-title /-->${ template }<!-- wp:post-content /--><!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div>
<!-- /wp:query -->`,
		{ title: own }
	);
	let loads = 0;
	page.on( 'load', () => loads++ );
	/**
	 * Checks the tabs of all five blocks and their keys: one beside the posts, one in each of three posts, one sticky.
	 */
	const works = async ( title: string ) => {
		await expect( page.getByRole( 'heading', { name: title } ) ).toBeVisible();
		const all = page.locator( '.wp-block-eidan-tabbed-info' );
		await expect( all ).toHaveCount( 5 );
		for ( let index = 0; index < 5; index++ ) {
			const list = all.nth( index ).getByRole( 'tab' );
			await expect( list, `${ title }, ${ index + 1 } of 5` ).toHaveCount( 3 );
			await expect( list.first() ).toHaveAttribute( 'aria-selected', 'true' );
			await list.first().press( 'ArrowRight' );
			await expect( list.nth( 1 ) ).toBeFocused();
			await expect( all.nth( index ).getByRole( 'tabpanel' ) ).toContainText( 'Three options' );
		}
	};
	await works( 'One' );
	await page.getByRole( 'link', { name: /Next/ } ).click();
	await works( 'Three' );
	await page.getByRole( 'link', { name: /Previous/ } ).click();
	await works( 'One' );
	await page.goBack();
	await works( 'Three' );
	expect( loads, 'page loads' ).toBe( 0 );
} );
