/**
 * Sites with real SEO plugins: each thing is said once, and only what is true.
 */
import { expect, test, type Page } from '@playwright/test';

interface Plugin {
	name: string;
	slug: string;
	file: string;
	/** Path of its sitemap's index, or of the only one. */
	sitemap: string;
	/** PHP that does what its setup does. */
	setup?: string;
}

const PLUGINS: Plugin[] = [
	{ name: 'The SEO Framework', slug: 'autodescription', file: 'autodescription.php', sitemap: 'sitemap.xml' },
	{ name: 'Yoast SEO', slug: 'wordpress-seo', file: 'wp-seo.php', sitemap: 'sitemap_index.xml' },
	{
		name: 'Rank Math',
		slug: 'seo-by-rank-math',
		file: 'rank-math.php',
		sitemap: 'sitemap_index.xml',
		setup: `update_option( 'rank_math_registration_skip', 1 ); update_option( 'rank-math-options-sitemap', array( 'pt_eidan_portfolio_sitemap' => 'on', 'pt_eidan_team_sitemap' => 'on', 'pt_eidan_testimonial_sitemap' => 'on' ) + (array) get_option( 'rank-math-options-sitemap' ) );`,
	},
];

/** Page of a list of five posts, two a page, with a filter. */
const LIST = `<!-- wp:eidan/blog-list ${ JSON.stringify( {
	anchor: 'news',
	query: { perPage: 2 },
	filter: { taxonomy: 'category' },
	elements: [ 'title' ],
	pagination: 'standard',
} ) } /-->`;

const link = ( page: Page, rel: string ) => page.locator( `head link[rel="${ rel }"]` );

/** All that a sitemap names, with the maps that it leads to. */
const mapped = async ( url: string ): Promise< string > => {
	const text = await ( await fetch( url ) ).text();
	const further = [ ...text.matchAll( /<sitemap>\s*<loc>([^<]+)/g ) ].map( ( [ , address ] ) => mapped( address! ) );
	return [ text, ...( await Promise.all( further ) ) ].join( '\n' );
};

for ( const [ index, { name, slug, file, sitemap, setup = '' } ] of PLUGINS.entries() ) {
	test( `pages of lists, people and sitemaps with ${ name }`, async ( { page } ) => {
		test.setTimeout( 120_000 );
		const { noPlugin, otherPlugins } = await import( '../../tools/site/others.mjs' );
		const { startSite } = await import( '../../tools/site/site.mjs' );
		const release = otherPlugins( slug ).at( -1 );
		test.skip( ! release, noPlugin( slug ) );
		const site = await startSite( {
			name: `e2e-seo-${ slug }`,
			port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 66 + index,
			plugins: { [ `${ slug }/${ file }` ]: release!.path },
			reset: true,
		} );
		try {
			expect( site.failed ).toEqual( [] );
			await site.php( `${ setup } update_option( 'blog_public', '1' );` );
			await site.php( `flush_rewrite_rules( false );` );
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
			const map = await mapped( `${ site.url }/${ sitemap }` );
			expect( map ).toContain( member );
			expect( map ).toContain( 'a-project' );
			expect( map ).not.toMatch( /testimonial|client/ );
		} finally {
			await site.stop();
		}
	} );
}
