/**
 * What people report of other swatches, quick views, sticky bars and mini carts.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { needShop } from './support/needs';
import { expect, test } from './support/shop';

/** A shirt in two colors, whose blue variation is for any size, and a desk that the shirt goes with. */
const SEED = `
$taxonomy = 'pa_reporttone';
if ( ! wc_attribute_taxonomy_id_by_name( $taxonomy ) ) {
	wc_create_attribute( array( 'name' => 'Tone', 'slug' => 'reporttone' ) );
}
register_taxonomy( $taxonomy, 'product' );
$terms = array();
foreach ( array( 'red' => '#b3261e', 'blue' => '#1e50b3' ) as $slug => $color ) {
	$term    = get_term_by( 'slug', $slug, $taxonomy );
	$terms[] = $id = $term ? $term->term_id : wp_insert_term( ucfirst( $slug ), $taxonomy, array( 'slug' => $slug ) )['term_id'];
	update_term_meta( $id, 'eidan_color', $color );
}
$tone = new WC_Product_Attribute();
$tone->set_id( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
$tone->set_name( $taxonomy );
$tone->set_options( $terms );
$size = new WC_Product_Attribute();
$size->set_name( 'Size' );
$size->set_options( array( 'S', 'M' ) );
array_map( static fn( $one ) => $one->set_variation( true ), array( $tone, $size ) );
$shirt = new WC_Product_Variable();
$shirt->set_props( array( 'name' => 'Any shirt', 'status' => 'publish', 'virtual' => true, 'attributes' => array( $tone, $size ), 'description' => str_repeat( '<p>Words of its description.</p>', 60 ) ) );
$ids = array( 'shirt' => $shirt->save() );
foreach ( array( 'red' => 'S', 'blue' => '' ) as $slug => $one ) {
	$variation = new WC_Product_Variation();
	$variation->set_props( array( 'parent_id' => $ids['shirt'], 'attributes' => array( $taxonomy => $slug, 'size' => $one ), 'regular_price' => '' === $one ? '12' : '10', 'virtual' => true, 'status' => 'publish' ) );
	$ids[ $slug ] = $variation->save();
}
WC_Product_Variable::sync( $ids['shirt'] );
$desk = new WC_Product_Simple();
$desk->set_props( array( 'name' => 'Desk', 'regular_price' => '100', 'virtual' => true, 'cross_sell_ids' => array( $ids['shirt'] ) ) );
$ids['desk'] = $desk->save();
if ( ! wc_get_coupon_id_by_code( 'reported' ) ) {
	$coupon = new WC_Coupon();
	$coupon->set_props( array( 'code' => 'reported', 'discount_type' => 'percent', 'amount' => 10 ) );
	$coupon->save();
}
return array( 'ids' => $ids, 'url' => get_permalink( $ids['shirt'] ) );`;

let goods: { ids: Record< 'shirt' | 'red' | 'blue' | 'desk', number >; url: string };

needShop();
test.beforeAll( async ( { shop } ) => {
	goods = await shop.php( SEED );
} );

const list = () =>
	`<!-- wp:eidan/product-list {"elements":["title","quick-view","price","swatches","add-to-cart"],"query":{"postType":"product","include":[${ goods.ids.shirt }]}} /-->` +
	'<!-- wp:eidan/dropdown-mini-cart {"elements":["cross-sells","coupon"]} /-->';
const cart = ( page: Page ) => page.locator( '.entry-content .wp-block-eidan-dropdown-mini-cart' );
const opened = async ( page: Page ) => {
	await cart( page ).getByRole( 'button', { name: /^Cart/ } ).click();
	const box = cart( page ).getByRole( 'dialog' );
	await expect( box.getByRole( 'link', { name: 'Checkout' } ) ).toBeVisible();
	return box;
};

// woocommerce/woocommerce 32632: a variation for any size is added without the size.
test( 'a variation for any size is added in the size that was chosen', async ( { published, page, shopper } ) => {
	await shopper.use( 'shop-swatches' );
	await page.goto( await published( list(), 'Any size' ) );
	const card = page.locator( 'article.eidan-card' );
	await card.getByRole( 'radio', { name: 'Blue' } ).click();
	await expect( card.locator( '.eidan-product__price' ) ).toHaveText( '€12.00' );
	await expect( card.getByRole( 'button', { name: /Add to cart/ } ), 'a size is missing' ).toBeHidden();
	await card.getByRole( 'link', { name: /^Quick view/ } ).click();
	const dialog = page.locator( '.eidan-card-dialog' );
	await dialog.getByRole( 'radio', { name: 'M', exact: true } ).click();
	await dialog.getByRole( 'button', { name: /^Add to cart/ } ).click();
	await expect( dialog ).toContainText( 'Added to your cart.' );
	await page.keyboard.press( 'Escape' );
	const line = ( await opened( page ) ).locator( '.eidan-mini-cart__line' );
	await expect( line ).toContainText( 'Tone: Blue' );
	await expect( line ).toContainText( 'Size: M' );
} );

// woocommerce/woocommerce 37613: what was added is still offered beside the cart, if it has variations.
test( 'a product with variations is no longer offered once one of them is in the cart', async ( {
	published,
	page,
} ) => {
	const url = await published( list(), 'Offered' );
	await page.goto( `${ url }?add-to-cart=${ goods.ids.desk }` );
	await page.goto( url );
	let box = await opened( page );
	const offers = box.getByRole( 'region', { name: 'Goes well with it' } );
	await expect( offers.getByRole( 'link', { name: /^Select options: Any shirt/ } ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await page.goto(
		`${ goods.url }?add-to-cart=${ goods.ids.shirt }&variation_id=${ goods.ids.red }&attribute_pa_reporttone=red&attribute_size=S`
	);
	await page.goto( url );
	box = await opened( page );
	await expect( box.locator( '.eidan-mini-cart__line' ) ).toHaveCount( 2 );
	await expect( offers ).toBeHidden();
} );

// woocommerce/woocommerce 19765: a coupon that is applied already, entered once more.
test( 'a coupon that is applied already is said to be, and takes off as much as before', async ( {
	published,
	page,
	allowErrors,
} ) => {
	allowErrors( /Failed to load resource/ );
	const url = await published( list(), 'Twice' );
	await page.goto( `${ url }?add-to-cart=${ goods.ids.desk }` );
	const box = await opened( page );
	await box.getByText( 'Add a coupon' ).click();
	const field = box.getByRole( 'textbox', { name: 'Coupon code' } );
	for ( const code of [ 'reported', 'REPORTED' ] ) {
		await field.fill( code );
		await box.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( box.getByText( 'Coupon: reported' ) ).toHaveCount( 1 );
	}
	await expect( box.locator( '.is-coupon [role=alert]' ) ).toContainText( 'already' );
	await expect( box.locator( '.eidan-mini-cart__after' ) ).toHaveText( '€90.00' );
	await expect( box.locator( '.eidan-mini-cart__later' ), 'no other discounts' ).toBeHidden();
} );

// woocommerce/woocommerce 61378 and 62448: something is added before a choice was asked for. Optimisers delay scripts.
test( 'the sticky bar asks for a choice also while WooCommerce’s script is delayed', async ( { page, shopper } ) => {
	await shopper.use( 'shop-sticky' );
	let address = '';
	await page.route( /add-to-cart-variation/, async ( route ) => {
		address = route.request().url();
		await route.fulfill( { contentType: 'text/javascript', body: '' } );
	} );
	await page.goto( goods.url );
	await page.evaluate( () => window.scrollTo( 0, document.documentElement.scrollHeight / 2 ) );
	const button = page.locator( '.eidan-sticky' ).getByRole( 'button' );
	const fields = page.locator( 'form.cart select' );
	await expect( button ).toHaveText( 'Select options' );
	await fields.nth( 0 ).selectOption( 'blue' );
	await fields.nth( 1 ).selectOption( 'M' );
	await expect( button ).toHaveText( 'Add to cart' );
	await fields.nth( 1 ).selectOption( '' );
	await expect( button ).toHaveText( 'Select options' );
	await page.unroute( /add-to-cart-variation/ );
	await page.addScriptTag( { url: address } );
	await expect( page.locator( '.single_add_to_cart_button.disabled' ) ).toBeAttached();
	await expect( button ).toHaveText( 'Select options' );
} );

// brainstormforce/astra 5257: on phones the bar leads to the image, not to the choices.
for ( const size of [
	{ width: 390, height: 844 },
	{ width: 768, height: 1024 },
] ) {
	test( `at ${ size.width } px the sticky bar leads to the choices`, async ( { page, shopper } ) => {
		await page.setViewportSize( size );
		await shopper.use( 'shop-sticky', 'shop-swatches', 'shop-gallery' );
		await page.goto( goods.url );
		await page.evaluate( () => window.scrollTo( 0, document.documentElement.scrollHeight / 2 ) );
		await page.locator( '.eidan-sticky' ).getByRole( 'button', { name: 'Select options' } ).click();
		for ( const group of [ 'Tone', 'Size' ] ) {
			await expect( page.getByRole( 'radiogroup', { name: group } ) ).toBeInViewport( { ratio: 1 } );
		}
	} );
}
