/**
 * The messages that shoppers get if the shop, or another plugin, refuses something.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { mustUse } from './support/must-use';
import { expect, test } from './support/shop';

/** Another plugin. It refuses products that have a reason stored in their meta. */
const PLUGIN = `<?php
add_filter( 'woocommerce_add_to_cart_validation', static function ( $ok, $id ) {
	$words = get_post_meta( $id, '_refused', true );
	if ( $words ) {
		wc_add_notice( $words, 'error' );
	}
	return $ok && ! $words;
}, 10, 2 );
add_action( 'woocommerce_store_api_validate_add_to_cart', static function ( $product ) {
	$words = $product->get_meta( '_thrown' );
	if ( $words ) {
		throw new Automattic\\WooCommerce\\StoreApi\\Exceptions\\RouteException( 'members_only', $words, 400 );
	}
} );
add_filter( 'woocommerce_store_api_product_quantity_maximum', static fn ( $most, $product ) => (int) $product->get_meta( '_most' ) ?: $most, 10, 2 );
add_filter( 'woocommerce_store_api_product_quantity_multiple_of', static fn ( $of, $product ) => (int) $product->get_meta( '_multiple' ) ?: $of, 10, 2 );
`;

const SEED = `
${ mustUse( 'eidan-refusals.php', PLUGIN ) }
$make = static function ( string $name, array $meta = array(), array $more = array() ): int {
	$product = new WC_Product_Simple();
	$product->set_props( $more + array( 'name' => $name, 'regular_price' => '10', 'virtual' => true ) );
	foreach ( $meta as $key => $value ) {
		$product->update_meta_data( $key, $value );
	}
	return $product->save();
};
return array(
	$make( 'Club chair', array( '_refused' => 'Members &amp; friends only.' ) ),
	$make( 'Signed print', array( '_thrown' => 'For members: <a href="/my-account/" onclick="alert(1)">log in</a> &amp; <a href="javascript:alert(1)">come back</a>.<img src=x onerror=alert(1)>' ) ),
	$make( 'Last pair', array(), array( 'manage_stock' => true, 'stock_quantity' => 2 ) ),
	$make( 'Half a dozen', array( '_multiple' => 6 ) ),
	$make( 'Two for each', array( '_most' => 2 ) ),
);`;

const card = ( page: Page, name: string ) =>
	page.locator( 'article.eidan-card', { has: page.getByRole( 'heading', { name, exact: true } ) } );

test( 'refusals are told in the words of who refused, and what lies in the cart is named; without script too @both', async ( {
	published,
	shop,
	page,
	browser,
	allowErrors,
} ) => {
	allowErrors( /Failed to load resource/ );
	const ids = await shop.php< number[] >( SEED );
	const url = await published(
		`<!-- wp:eidan/product-list {"elements":["title","quick-view","add-to-cart"],"query":{"postType":"product","include":[${ ids }]}} /-->`,
		'Refusals'
	);
	await page.goto( url );
	const press = async ( name: string, times = 1 ) => {
		const form = card( page, name ).locator( 'form' );
		for ( ; times--; ) {
			await form.getByRole( 'button', { name: /^Add/ } ).click();
			// Wait for the answer, as a tap before that adds nothing.
			await expect( form ).toHaveAttribute( 'aria-busy', 'false' );
			await expect( form.locator( '[aria-live]' ) ).not.toBeEmpty();
		}
		return form.locator( '[aria-live]' );
	};

	await expect( await press( 'Club chair' ) ).toHaveText( 'Members & friends only.' );

	const thrown = await press( 'Signed print' );
	await expect( thrown ).toHaveText( 'For members: log in & come back.' );
	await expect( thrown.locator( '*' ) ).toHaveCount( 1 );
	await expect( thrown.getByRole( 'link', { name: 'log in' } ) ).toHaveAttribute( 'href', /^http.*\/my-account\/$/ );

	const few = await press( 'Last pair', 3 );
	await expect( few ).toContainText( '2 remaining' );
	await expect( few ).toContainText( 'In your cart already: 2. View cart' );
	await expect( few ).not.toContainText( 'smaller' );
	await expect( few.getByRole( 'link' ) ).toHaveAttribute( 'href', /\/cart\/$/ );

	const multiple = await press( 'Half a dozen', 2 );
	await expect( multiple ).toContainText( 'must be a multiple of 6' );
	await expect( multiple ).toContainText( 'In your cart already: 6. View cart' );

	const most = await press( 'Two for each', 3 );
	await expect( most ).toContainText( 'In your cart already: 2. View cart' );

	await test.step( 'the quick view says the same', async () => {
		await card( page, 'Signed print' ).hover();
		await card( page, 'Signed print' )
			.getByRole( 'link', { name: /^Quick view/ } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByRole( 'button', { name: /^Add/ } ).click();
		await expect( dialog.locator( 'form [aria-live]' ) ).toHaveText( 'For members: log in & come back.' );
	} );

	await test.step( 'without script the page says it where the list is', async () => {
		const plain = await browser.newPage( { javaScriptEnabled: false } );
		for ( const [ name, words ] of Object.entries( {
			'Last pair': /“Last pair” has been added to your cart/,
			'Club chair': /Members & friends only/,
		} ) ) {
			await plain.goto( url );
			await card( plain, name ).getByRole( 'button', { name: /^Add/ } ).click();
			const notice = plain.getByRole( 'alert' ).filter( { hasText: words } );
			await expect( notice ).toHaveCount( 1 );
			await expect( notice ).toBeInViewport();
		}
		await plain.close();
	} );
} );

test( 'where another plugin closes the REST API to visitors, lists go on, products are bought by the form, and the bag leads to the cart', async ( {
	page,
	shop,
	shopper,
	visit,
	allowErrors,
} ) => {
	allowErrors( /401 \(Unauthorized\)/ );
	const include = await shop.php< number[] >( `
		$ids = array();
		foreach ( array( 'Alder', 'Beech', 'Cedar' ) as $name ) {
			$product = new WC_Product_Simple();
			$product->set_props( array( 'name' => $name, 'regular_price' => '10', 'virtual' => true ) );
			$ids[] = $product->save();
		}
		return $ids;` );
	await shopper.use( 'rest-closed' );
	const query = { postType: 'product', perPage: 2, include };
	await visit(
		`<!-- wp:eidan/dropdown-mini-cart /--><!-- wp:eidan/product-list ${ JSON.stringify( { elements: [ 'title', 'price', 'quantity', 'add-to-cart' ], query, pagination: 'load-more' } ) } /-->`
	);
	expect( ( await page.request.get( '/wp-json/wc/store/v1/cart' ) ).status() ).toBe( 401 );

	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( page.locator( 'article.eidan-card' ) ).toHaveCount( 3 );
	const cedar = card( page, 'Cedar' );
	await cedar.getByRole( 'spinbutton' ).fill( '2' );
	await cedar.getByRole( 'button', { name: /^Add to cart/ } ).click();
	await expect( page.locator( '#eidan-shop-notices' ) ).toContainText( 'Cedar' );
	await expect( page.getByText( 'DRA:' ) ).toHaveCount( 0 );

	await page.getByRole( 'button', { name: /^Cart/ } ).last().click();
	await page.waitForURL( /\/cart\// );
	await expect( page.locator( 'body' ) ).not.toContainText( 'Your cart is empty.' );
} );
