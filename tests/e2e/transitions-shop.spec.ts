/**
 * From WooCommerce's own lists to a product and back: image and title grow, by style alone.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { settled } from './support/settled';
import { expect, test } from './support/shop';
import { FADE, follow, GROW, inWholeBrowser, moves } from './support/transitions';

const collection = (
	ids: number[]
) => `<!-- wp:woocommerce/product-collection {"query":{"perPage":3,"pages":0,"offset":0,"postType":"product","order":"asc","orderBy":"title","search":"","exclude":[],"inherit":false,"woocommerceHandPickedProducts":[${ ids.map( ( id ) => `"${ id }"` ).join() }]}} -->
<div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template -->
<!-- wp:woocommerce/product-image {"isDescendentOfQueryLoop":true} /-->
<!-- wp:post-title {"isLink":true,"__woocommerceNamespace":"woocommerce/product-collection/product-title"} /-->
<!-- /wp:woocommerce/product-template --></div>
<!-- /wp:woocommerce/product-collection -->`;

/** Selectors of a product in each of WooCommerce's lists. */
const COLLECTED = '.wc-block-product';
const CLASSIC = 'li.product:not(.wc-block-product)';
const OLDER = '.wc-block-grid__product';

const classic = ( ids: number[] ) =>
	`<!-- wp:shortcode -->[products ids="${ ids }" orderby="title"]<!-- /wp:shortcode -->`;

const listsOf = ( ids: number[] ) =>
	[
		[ 'a product collection', collection( ids ), COLLECTED ],
		[ 'a classic loop', classic( ids ), CLASSIC ],
		[ 'an older grid', `<!-- wp:woocommerce/handpicked-products {"products":[${ ids }]} /-->`, OLDER ],
	] as const;

/** Creates three products with an image, for this test only. */
const PRODUCTS = `
require_once ABSPATH . 'wp-admin/includes/image.php';
$file = wp_upload_bits( 'vase.png', null, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ) )['file'];
$image = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Vase', 'post_status' => 'inherit' ), $file );
wp_update_attachment_metadata( $image, wp_generate_attachment_metadata( $image, $file ) );
return array_map(
	static function ( string $name ) use ( $image ): int {
		$product = new WC_Product_Simple();
		$product->set_props( array( 'name' => $name, 'regular_price' => '10', 'image_id' => $image ) );
		return $product->save();
	},
	array( 'Vase of clay', 'Vase of glass', 'Vase of tin' )
);
`;

const open = async ( page: Page, item: string ) => {
	const link = page.locator( `${ item } a:has(img)` ).nth( 1 );
	const address = ( await link.getAttribute( 'href' ) )!;
	// Browsers show a page that takes longer than 4 s without a transition, so its caches are filled first.
	await page.request.get( address );
	await settled( page );
	await link.click();
	await page.waitForURL( address );
};

test( 'a product grows from each of WooCommerce’s lists into its page, and back', async ( {
	visit,
	launchOptions,
	site,
} ) => {
	test.setTimeout( 180_000 );
	const ids = await site.php< number[] >( PRODUCTS );
	const pages: ( readonly [ string, string, string ] )[] = [];
	for ( const [ name, content, item ] of listsOf( ids ) ) {
		pages.push( [ name, await visit( content ), item ] );
	}
	const without = await visit(
		`<!-- wp:group {"className":"has-no-page-transition"} --><div class="wp-block-group has-no-page-transition">${ classic( ids ) }</div><!-- /wp:group -->`
	);
	await inWholeBrowser( launchOptions, site.url, async ( page ) => {
		await follow( page, site.url, 'grow' );
		let kept = 0;
		for ( const [ name, url, item ] of pages ) {
			await page.goto( url );
			await page.evaluate( () => Object.assign( window, { isKept: true } ) );
			await open( page, item );
			expect( await moves( page ), name ).toEqual( GROW );
			await page.evaluate( () => setTimeout( () => history.back() ) );
			await page.waitForFunction( ( selector ) => document.querySelectorAll( selector ).length === 3, item );
			// A browser that is short of memory loads the page again, and then knows nothing of the link that was followed.
			const isKept = await page.evaluate( () => 'isKept' in window );
			kept += Number( isKept );
			await expect.poll( () => moves( page ), `back to ${ name }` ).toEqual( isKept ? GROW : FADE );
		}
		expect( kept, 'pages that the browser kept' ).toBeGreaterThan( 0 );
		await page.goto( without );
		await open( page, CLASSIC );
		expect( await moves( page ), 'a section without' ).toEqual( FADE );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( pages[ 0 ]![ 1 ] );
		await open( page, COLLECTED );
		expect( await moves( page ), 'less motion' ).toEqual( [] );
	} );
} );
