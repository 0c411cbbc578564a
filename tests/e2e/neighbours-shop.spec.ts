/**
 * An order in a shop with other people's plugins, on the real ones, all at once: those of which
 * tools/neighbours/neighbours.mjs says so.
 */
import { expect, test } from '@playwright/test';
import { NEIGHBOURS, SHOP_STORY } from '../../tools/neighbours/neighbours.mjs';
import { SHOP } from './setup/shop';
import { lay, switchOn, type NeighbourSite } from './support/neighbours';
import { Shopper } from './support/shop';

const LIST = `<!-- wp:eidan/product-list ${ JSON.stringify( { query: { perPage: 3 }, pagination: 'load-more' } ) } /-->`;

test( 'a product is found, put into the cart and ordered, and the order says where its shopper came from', async ( {
	page,
} ) => {
	test.setTimeout( 180_000 );
	const { otherPlugins } = await import( '../../tools/site/others.mjs' );
	const { findWooCommerce } = await import( '../../tools/site/woocommerce.mjs' );
	test.skip( ! ( await findWooCommerce() ), 'there is no WooCommerce: name its folder in EIDAN_WOOCOMMERCE' );
	const beside = NEIGHBOURS.filter(
		( { slug, main, tests } ) => main && tests.shop?.includes( SHOP_STORY ) && otherPlugins( slug ).length
	);
	test.skip( ! beside.length, 'there is no other plugin: put folders such as jetpack-16.1.2 into the cache' );
	const { startSite } = await import( '../../tools/site/site.mjs' );
	const site = ( await startSite( {
		name: 'e2e-neighbours-shop',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 48,
		woocommerce: true,
		seed: SHOP,
		reset: true,
	} ) ) as NeighbourSite;
	try {
		beside.forEach( ( { slug } ) => lay( site, slug, otherPlugins( slug ).at( -1 )!.path ) );
		expect(
			await switchOn(
				site,
				beside.map( ( { slug, main } ) => `${ slug }/${ main }` )
			)
		).toEqual( [] );
		const list = await site.php< string >(
			`return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Products', 'post_content' => wp_slash( base64_decode( '${ btoa( LIST ) }' ) ) ) ) );`
		);
		const shopper = new Shopper( page, site.url, site.php );
		await shopper.arrive( '/?utm_source=news&utm_medium=email&utm_campaign=spring' );
		await page.goto( list );
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
		} );
	} finally {
		await site.stop();
	}
} );
