/**
 * Sites with real SEO plugins: each thing is said once, and only what is true. One site for all of them: they are
 * switched on one after the other.
 *
 * @group slow
 */
import { expect, test as base, type Page } from '@playwright/test';
import { folderOf, needPlugins } from './support/needs';
import { lay, siteFixture, swap, type NeighbourSite } from './support/neighbours';

interface Plugin {
	name: string;
	slug: string;
	file: string;
	/** Path of its sitemap's index, or of the only one. */
	sitemap: string;
	/** PHP that does what its setup does. */
	setup?: string;
	/** Meta element that has the description, where it is not “description”. */
	description?: string;
}

const PLUGINS: Plugin[] = [
	{ name: 'The SEO Framework', slug: 'autodescription', file: 'autodescription.php', sitemap: 'sitemap.xml' },
	{
		name: 'Yoast SEO',
		slug: 'wordpress-seo',
		file: 'wp-seo.php',
		sitemap: 'sitemap_index.xml',
		// Its own description is written by hand; what it makes of an entry is for social networks.
		description: 'og:description',
	},
	{
		name: 'Rank Math',
		slug: 'seo-by-rank-math',
		file: 'rank-math.php',
		sitemap: 'sitemap_index.xml',
		setup: `update_option( 'rank_math_registration_skip', 1 ); update_option( 'rank-math-options-sitemap', array( 'pt_eidan_portfolio_sitemap' => 'on', 'pt_eidan_team_sitemap' => 'on', 'pt_eidan_testimonial_sitemap' => 'on' ) + (array) get_option( 'rank-math-options-sitemap' ) ); update_option( 'rank-math-options-general', array( 'breadcrumbs' => 'on' ) + (array) get_option( 'rank-math-options-general' ) );`,
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

/** PHP that makes entries of all types. Returns the addresses of those that are looked at. */
const CONTENT = `
	$make = static fn( $type, $title, $content = 'Words of it.', $excerpt = '' ) => wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => wp_slash( $content ), 'post_excerpt' => $excerpt ) );
	foreach ( range( 1, 5 ) as $number ) { $make( 'post', "Post $number" ); }
	foreach ( array( 'eidan_testimonial', 'eidan_client' ) as $type ) { $make( $type, "Of $type" ); }
	$list   = base64_decode( '${ btoa( LIST ) }' );
	$member = $make( 'eidan_team', 'Ada Example' );
	update_post_meta( $member, 'eidan_role', 'Engineer' );
	return array_map( 'get_permalink', array(
		'news'    => $make( 'page', 'News', $list ),
		'member'  => $member,
		'project' => $make( 'eidan_portfolio', 'A project', $list, 'A house by the sea, built of larch.' ),
		'wordless' => $make( 'eidan_portfolio', 'Another project', $list . '<!-- wp:paragraph --><p>The barn became a library.</p><!-- /wp:paragraph -->' ),
	) );`;

type Made = Record< 'news' | 'member' | 'project' | 'wordless', string >;

const test = base.extend< object, { site: NeighbourSite; made: Made } >( {
	site: siteFixture( { name: 'e2e-seo', port: 66, seed: `update_option( 'blog_public', '1' );` } ),
	made: [ async ( { site }, use ) => use( await site.php< Made >( CONTENT ) ), { scope: 'worker' } ],
} );

test.describe.configure( { mode: 'default' } );

/** All structured data of a page. */
const structured = ( page: Page ) =>
	page
		.locator( 'script[type="application/ld+json"]' )
		.evaluateAll( ( scripts ) => scripts.map( ( { textContent } ) => JSON.parse( textContent ?? '' ) ) );

interface Crumb {
	name?: string;
	item?: { name?: string } | string;
}

/** All lists of breadcrumbs in structured data, however deep. */
const breadcrumbsIn = ( data: unknown ): Crumb[][] => {
	if ( typeof data !== 'object' || data === null ) {
		return [];
	}
	const { '@type': type, itemListElement } = data as { '@type'?: string; itemListElement?: Crumb[] };
	return type === 'BreadcrumbList' && itemListElement
		? [ itemListElement ]
		: Object.values( data ).flatMap( breadcrumbsIn );
};

/** Names on the ways that lead to a page by its structured data. */
const crumbs = async ( page: Page ) =>
	breadcrumbsIn( await structured( page ) ).map( ( list ) =>
		list.map( ( { name, item } ) => name ?? ( typeof item === 'object' ? item.name : item ) )
	);

for ( const { name, slug, file, sitemap, setup = '', description = 'description' } of PLUGINS ) {
	test.describe( () => {
		needPlugins( slug );

		test( `beside ${ name }: pages of lists, people, descriptions, breadcrumbs and sitemaps`, async ( {
			page,
			site,
			made: { news, member, project, wordless },
		} ) => {
			lay( site, slug, folderOf( slug ) );
			expect( await swap( site, [ `${ slug }/${ file }` ], [] ) ).toEqual( [] );
			try {
				await site.php( setup );
				await site.php( `flush_rewrite_rules( false );` );

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
				const data = await structured( page );
				const people = JSON.stringify( data ).match( /"@type":"Person"/g ) ?? [];
				expect( people ).toHaveLength( 1 );
				expect( data.find( ( one ) => one[ '@type' ] === 'Person' ) ).toMatchObject( {
					name: 'Ada Example',
					jobTitle: 'Engineer',
					url: member,
				} );
				await expect( page ).toHaveTitle( /Ada Example/ );

				// Descriptions are the excerpt, or else the entry's own words, without those of the lists in it.
				const meta = page.locator(
					`head :is( meta[name="${ description }"], meta[property="${ description }"] )`
				);
				await page.goto( project );
				await expect( meta ).toHaveAttribute( 'content', 'A house by the sea, built of larch.' );
				// The way to an entry is said once, by way of its type's archive.
				expect( await crumbs( page ) ).toEqual( [
					[ expect.any( String ), expect.stringMatching( /Portfolio$/ ), 'A project' ],
				] );
				await page.goto( wordless );
				await expect( meta ).toHaveAttribute( 'content', 'The barn became a library.' );

				// What has no page of its own is in no sitemap.
				const map = await mapped( `${ site.url }/${ sitemap }` );
				expect( map ).toContain( member );
				expect( map ).toContain( 'a-project' );
				expect( map ).not.toMatch( /testimonial|client/ );
			} finally {
				await swap( site, [], [ `${ slug }/${ file }` ] );
			}
		} );
	} );
}
