/**
 * An order in a shop beside other people's plugins, on the real ones: its source is right, where every page before the
 * checkout came from a cache as well. Several are on at once, or those that are named to `npm run neighbours` one after
 * the other: tools/neighbours/neighbours.mjs.
 *
 * @group slow
 */
import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { NEIGHBOURS } from '../../tools/neighbours/neighbours.mjs';
import { roundsOf } from '../../tools/neighbours/rounds.mjs';
import { SHOP } from './setup/shop';
import { kept, PAGE_CACHES } from './support/neighbour-set-ups';
import { needOneOf, needShop } from './support/needs';
import { beside, complaints, present, siteFixture, watch, type NeighbourSite } from './support/neighbours';
import { Shopper } from './support/shop';

const LIST = `<!-- wp:eidan/product-list ${ JSON.stringify( {
	query: { postType: 'product', perPage: 3 },
	pagination: 'load-more',
	elements: [ 'title', 'price', 'add-to-cart' ],
} ) } /-->`;

/** PHP that makes the page with the list, and a post that a search finds. Returns the page's address. */
const CONTENT = `
	wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'A zephyr' ) );
	return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Products', 'post_content' => wp_slash( base64_decode( '${ btoa(
		LIST
	) }' ) ) ) ) );`;

const test = base.extend< object, { site: NeighbourSite; list: string } >( {
	site: siteFixture( {
		name: 'e2e-neighbours-shop',
		port: 48,
		woocommerce: true,
		seed: `${ PAGE_CACHES } Eidan\\Tests\\PageCaches\\mark(); ${ SHOP }`,
	} ),
	list: [ async ( { site }, use ) => use( await site.php( CONTENT ) ), { scope: 'worker' } ],
} );

// One shop for all: they are switched on one after the other.
test.describe.configure( { mode: 'default' } );

needShop();

const CAMPAIGN = '/?utm_source=news&utm_medium=email&utm_campaign=spring';

/** Another visitor, who came from another campaign, has caches keep the pages that the shopper opens later. */
const before = async ( browser: Browser, url: string, list: string ) => {
	const page = await browser.newPage();
	await page.goto( `${ url }/?utm_source=quixotic&utm_medium=quixotic&utm_campaign=quixotic` );
	await page.goto( list );
	await page.context().close();
	for ( const address of [ `${ url }${ CAMPAIGN }`, list ] ) {
		await kept( address );
	}
	const html = await ( await fetch( list, { headers: { Accept: 'text/html' } } ) ).text();
	expect( html ).not.toContain( 'quixotic' );
};

/** Opens a page. Returns whether WordPress made it, not a cache: page-caches.php. */
const open = async ( page: Page, url: string ) => ( await page.goto( url ) )!.headers()[ 'x-made' ] !== undefined;

for ( const round of roundsOf( NEIGHBOURS, process.env.EIDAN_NEIGHBOURS_ALONE ) ) {
	const names = round.map( ( { name } ) => name ).join( ', ' );
	test.describe( () => {
		needOneOf( ...round.map( ( { slug } ) => slug ) );

		test( `beside ${ names }: a product is found, put into the cart and ordered, and the order says where its shopper came from`, async ( {
			page,
			browser,
			site,
			list,
		} ) => {
			test.slow();
			await beside( site, await present( round ), async ( { paths, keepsPages, work } ) => {
				await work( list );
				if ( keepsPages ) {
					await before( browser, site.url, list );
				}
				const errors = watch( page, paths );
				const shopper = new Shopper( page, site.url, site.php );
				expect( await open( page, site.url + CAMPAIGN ) ).toBe( ! keepsPages );
				expect( await open( page, list ) ).toBe( ! keepsPages );
				const items = page.locator( '.eidan-list__item' );
				await expect( items ).toHaveCount( 3 );
				await page.getByRole( 'link', { name: 'Load more' } ).click();
				await expect( items ).toHaveCount( 6 );

				await shopper.toCheckout( 'classic' );
				const order = await shopper.place( 'classic' );
				expect( await shopper.saved( order ) ).toMatchObject( {
					source_type: 'utm',
					utm_source: 'news',
					utm_medium: 'email',
					utm_campaign: 'spring',
					channel: 'email',
					session_pages: '3',
				} );
				expect( errors ).toEqual( [] );
				expect( complaints( site ) ).toEqual( [] );
			} );
		} );
	} );
}
