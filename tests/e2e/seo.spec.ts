/**
 * A site with the real SEO plugin The SEO Framework: each thing is said once, and only what is true.
 */
import { expect, test, type Page } from '@playwright/test';

const SLUG = 'autodescription';

/** Page of a list of five posts, two a page, with a filter. */
const LIST = `<!-- wp:eidan/blog-list ${ JSON.stringify( {
	anchor: 'news',
	query: { perPage: 2 },
	filter: { taxonomy: 'category' },
	elements: [ 'title' ],
	pagination: 'standard',
} ) } /-->`;

const link = ( page: Page, rel: string ) => page.locator( `head link[rel="${ rel }"]` );

test( 'pages of lists, people and sitemaps', async ( { page } ) => {
	test.setTimeout( 120_000 );
	const { noPlugin, otherPlugins } = await import( '../../tools/site/others.mjs' );
	const { startSite } = await import( '../../tools/site/site.mjs' );
	const release = otherPlugins( SLUG ).at( -1 );
	test.skip( ! release, noPlugin( SLUG ) );
	const site = await startSite( {
		name: 'e2e-seo',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 43,
		plugins: { [ `${ SLUG }/${ SLUG }.php` ]: release!.path },
		reset: true,
	} );
	try {
		expect( site.failed ).toEqual( [] );
		const { news, member } = ( await site.php( `
			$make = static fn( $type, $title, $content = 'Words of it.' ) => wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => wp_slash( $content ) ) );
			foreach ( range( 1, 5 ) as $number ) { $make( 'post', "Post $number" ); }
			foreach ( array( 'eidan_testimonial', 'eidan_client' ) as $type ) { $make( $type, "Of $type" ); }
			$make( 'eidan_portfolio', 'A project' );
			$member = $make( 'eidan_team', 'Ada Example' );
			update_post_meta( $member, 'eidan_role', 'Engineer' );
			return array( 'news' => get_permalink( $make( 'page', 'News', base64_decode( '${ btoa( LIST ) }' ) ) ), 'member' => get_permalink( $member ) );
		` ) ) as { news: string; member: string };

		// The first page names the next one, the second both and itself.
		await page.goto( news );
		await expect( link( page, 'canonical' ) ).toHaveAttribute( 'href', news );
		await expect( link( page, 'prev' ) ).toHaveCount( 0 );
		const next = await link( page, 'next' ).getAttribute( 'href' );
		await page.goto( next! );
		await expect( page.getByText( 'Post 3' ) ).toBeVisible();
		await expect( link( page, 'canonical' ) ).toHaveAttribute( 'href', next! );
		await expect( link( page, 'prev' ) ).toHaveAttribute( 'href', news );
		await expect( link( page, 'next' ) ).toHaveCount( 1 );

		// A filter is not a page of its own.
		await page.locator( '.eidan-list__filter[data-filter="uncategorized"]' ).click();
		await expect( page ).toHaveURL( /uncategorized/ );
		await page.reload();
		await expect( link( page, 'canonical' ) ).toHaveAttribute( 'href', news );

		// One person, on the page of that person.
		await page.goto( member );
		const data = await page
			.locator( 'script[type="application/ld+json"]' )
			.evaluateAll( ( scripts ) => scripts.map( ( { textContent } ) => JSON.parse( textContent ?? '' ) ) );
		const people = JSON.stringify( data ).match( /"@type":"Person"/g ) ?? [];
		expect( people ).toHaveLength( 1 );
		expect( data.find( ( one ) => one[ '@type' ] === 'Person' ) ).toMatchObject( {
			name: 'Ada Example',
			jobTitle: 'Engineer',
			url: member,
		} );
		await expect( page ).toHaveTitle( /Ada Example/ );

		// What has no page of its own is in no sitemap.
		const sitemap = await ( await fetch( `${ site.url }/sitemap.xml` ) ).text();
		expect( sitemap ).toContain( member );
		expect( sitemap ).toContain( 'a-project' );
		expect( sitemap ).not.toMatch( /testimonial|client/ );
	} finally {
		await site.stop();
	}
} );
