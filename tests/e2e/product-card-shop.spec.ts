/**
 * A product card with a choice on it, badges and buttons of other plugins.
 */
import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { mustUse } from './support/must-use';
import { needShop } from './support/needs';
import { expect, test } from './support/shop';
import { POSTER } from './support/shop-kinds';

/** A wishlist as plugins make them: a button by a hook of the loop, and a heart on the image. */
const PLUGIN = `<?php
add_action( 'woocommerce_after_shop_loop_item', static function () {
	global $product;
	if ( $product->get_meta( '_wish' ) ) {
		echo '<button type="button" class="wish" onclick="this.textContent=\\'Wished\\'">Wish for ' . esc_html( $product->get_name() ) . '</button>';
	}
}, 20 );
add_action( 'woocommerce_before_shop_loop_item_title', static function () {
	global $product;
	if ( $product->get_meta( '_wish' ) ) {
		echo '<a href="#wishes" class="heart" aria-label="Wishes">♥</a>';
	}
} );
`;

const SEED = `
${ mustUse( 'eidan-wishes.php', PLUGIN ) }
${ POSTER }
$taxonomy = 'pa_cardtone';
if ( ! wc_attribute_taxonomy_id_by_name( $taxonomy ) ) {
	wc_create_attribute( array( 'name' => 'Tone', 'slug' => 'cardtone' ) );
}
register_taxonomy( $taxonomy, 'product' );
$images = array( 'red' => $image( 'notebook-ink', 'Red' ), 'blue' => $image( 'notebook-stone', 'Blue' ) );
$terms  = array();
foreach ( array( 'red' => '#b3261e', 'blue' => '#1e50b3' ) as $slug => $color ) {
	$term           = get_term_by( 'slug', $slug, $taxonomy );
	$terms[ $slug ] = $term ? $term->term_id : wp_insert_term( ucfirst( $slug ), $taxonomy, array( 'slug' => $slug ) )['term_id'];
	update_term_meta( $terms[ $slug ], 'eidan_color', $color );
}
$make = static function ( string $name, array $sizes ) use ( $taxonomy, $terms, $images ): int {
	$tone = new WC_Product_Attribute();
	$tone->set_id( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
	$tone->set_name( $taxonomy );
	$tone->set_options( array_values( $terms ) );
	$tone->set_variation( true );
	$size = new WC_Product_Attribute();
	$size->set_name( 'Size' );
	$size->set_options( $sizes );
	$size->set_variation( true );
	$product = new WC_Product_Variable();
	$product->set_props( array( 'name' => $name, 'status' => 'publish', 'virtual' => true, 'image_id' => $images['red'], 'attributes' => $sizes ? array( $tone, $size ) : array( $tone ) ) );
	$product->save();
	foreach ( array( 'red' => '10', 'blue' => '12' ) as $slug => $price ) {
		foreach ( $sizes ?: array( '' ) as $one ) {
			$variation = new WC_Product_Variation();
			$variation->set_props( array( 'parent_id' => $product->get_id(), 'attributes' => array( $taxonomy => $slug ) + ( $one ? array( 'size' => $one ) : array() ), 'regular_price' => $price, 'image_id' => $images[ $slug ], 'virtual' => true, 'status' => 'publish', 'manage_stock' => true, 'stock_quantity' => 'red' === $slug ? 2 : 9 ) );
			$variation->save();
		}
	}
	WC_Product_Variable::sync( $product->get_id() );
	return $product->get_id();
};
$ids = array( 'Mug' => $make( 'Mug', array() ), 'Shirt' => $make( 'Shirt', array( 'S', 'M' ) ) );
$bowl = new WC_Product_Simple();
$bowl->set_props( array( 'name' => 'Bowl', 'regular_price' => '20', 'sale_price' => '15', 'virtual' => true, 'manage_stock' => true, 'stock_quantity' => 2, 'image_id' => $images['blue'] ) );
$bowl->update_meta_data( '_wish', '1' );
$ids['Bowl'] = $bowl->save();
return $ids;`;

type Name = 'Mug' | 'Shirt' | 'Bowl';
let ids: Record< Name, number >;

needShop();
test.beforeAll( async ( { shop } ) => {
	ids = await shop.php( SEED );
} );

const list = () =>
	`<!-- wp:eidan/product-list {"align":"wide","saleBadge":"percent","elements":["image","sale","new","low-stock","title","price","stock","swatches","add-to-cart"],"query":{"postType":"product","include":[${ Object.values( ids ) }],"orderby":"include"}} /--><!-- wp:eidan/dropdown-mini-cart /-->`;
const card = ( page: Page, name: Name ) =>
	page.locator( 'article.eidan-card', { has: page.getByRole( 'heading', { name, exact: true } ) } );

test( 'a color on the card changes its image, price and stock, and what the button adds', async ( {
	published,
	page,
} ) => {
	await page.goto( await published( list(), 'Cards' ) );
	const mug = card( page, 'Mug' );
	const image = mug.locator( '.eidan-product__figure > img' ).first();
	const price = mug.locator( '.eidan-product__price' );
	const before = await image.getAttribute( 'src' );
	await expect( price ).toContainText( '€10.00' );
	await expect( price ).toContainText( '€12.00' );
	await expect( mug.getByRole( 'link', { name: /Select options/ } ) ).toBeVisible();
	await expect( mug.getByRole( 'button', { name: /Add to cart/ } ) ).toBeHidden();
	const { violations } = await axe( page )
		.include( '.wp-block-eidan-product-list' )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa' ] )
		.analyze();
	expect( violations.map( ( { id, nodes } ) => [ id, nodes[ 0 ]?.html ] ) ).toEqual( [] );

	await mug.getByRole( 'radio', { name: 'Blue' } ).click();
	await expect( mug.getByRole( 'radio', { name: 'Blue' } ) ).toBeChecked();
	await expect( price ).toHaveText( '€12.00' );
	await expect( image ).not.toHaveAttribute( 'src', before! );
	await expect( image ).toHaveCSS( 'opacity', '1' );
	await expect( mug.locator( '.eidan-product__stock' ) ).toHaveText( '9 in stock' );
	await mug.getByRole( 'button', { name: /Add to cart/ } ).click();
	await expect( mug ).toContainText( 'Added to your cart.' );

	await test.step( 'by keys', async () => {
		await mug.getByRole( 'radio', { name: 'Blue' } ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( mug.getByRole( 'radio', { name: 'Red' } ) ).toBeChecked();
		await expect( price ).toHaveText( '€10.00' );
		await expect( mug.locator( '.eidan-product__stock' ) ).toHaveText( '2 in stock' );
	} );

	await test.step( 'the cart has that variation and its image', async () => {
		const cart = page.locator( '.entry-content .wp-block-eidan-dropdown-mini-cart' );
		await cart.getByRole( 'button', { name: /^Cart/ } ).click();
		const line = cart.getByRole( 'dialog' ).getByRole( 'listitem' );
		await expect( line ).toContainText( 'Tone: Blue' );
		await expect( line ).toContainText( '€12.00' );
		await expect( line.locator( 'img' ) ).toHaveAttribute( 'src', /notebook-stone/ );
	} );
} );

test( 'where a size is left to choose the button leads to the product with the color chosen @slow', async ( {
	published,
	page,
} ) => {
	await page.goto( await published( list(), 'Sizes' ) );
	const shirt = card( page, 'Shirt' );
	await shirt.getByRole( 'radio', { name: 'Blue' } ).click();
	await expect( shirt.locator( '.eidan-product__price' ) ).toHaveText( '€12.00' );
	await expect( shirt.getByRole( 'button', { name: /Add to cart/ } ) ).toBeHidden();
	await shirt.getByRole( 'link', { name: /Select options/ } ).click();
	await page.waitForURL( /attribute_pa_cardtone=blue/ );
	await expect( page.locator( 'select[name=attribute_pa_cardtone]' ) ).toHaveValue( 'blue' );
} );

test( 'the quick view opens with what was chosen on the card, and with nothing where nothing was', async ( {
	published,
	page,
	shopper,
} ) => {
	await shopper.use( 'shop-swatches' );
	const url = await published( list().replace( '"swatches",', '"swatches","quick-view",' ), 'Cards with a choice' );
	await page.goto( url );
	const dialog = page.locator( '.eidan-card-dialog' );
	const radio = ( name: string ) => dialog.getByRole( 'radio', { name, exact: true } );
	await card( page, 'Shirt' ).getByRole( 'radio', { name: 'Blue' } ).click();
	await card( page, 'Shirt' )
		.getByRole( 'link', { name: /^Quick view/ } )
		.click();
	await expect( radio( 'Blue' ) ).toBeChecked();
	await expect( dialog.getByRole( 'radio', { checked: true } ) ).toHaveCount( 1 );
	await radio( 'M' ).click();
	await expect( dialog.locator( '.eidan-product__price' ) ).toHaveText( '€12.00' );
	await page.keyboard.press( 'Escape' );
	await card( page, 'Mug' )
		.getByRole( 'link', { name: /^Quick view/ } )
		.click();
	await expect( radio( 'Blue' ) ).toBeVisible();
	await expect( dialog.getByRole( 'radio', { checked: true } ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Escape' );
	await card( page, 'Mug' ).getByRole( 'radio', { name: 'Red' } ).click();
	await card( page, 'Mug' )
		.getByRole( 'link', { name: /^Quick view/ } )
		.click();
	await expect( radio( 'Red' ) ).toBeChecked();
	await expect( dialog.locator( '.eidan-product__price' ) ).toHaveText( '€10.00' );
	await expect( dialog ).toContainText( '2 in stock' );
	await expect( dialog.getByRole( 'button', { name: /^Add to cart/ } ) ).toHaveAttribute( 'aria-disabled', 'false' );
} );

test( 'badges go by rule, and other plugins’ buttons can be pressed beside them @slow', async ( {
	published,
	page,
} ) => {
	await page.goto( await published( list(), 'Badges' ) );
	const bowl = card( page, 'Bowl' );
	await expect( bowl.locator( '.eidan-product__badges > *' ) ).toHaveText( [ '−25%', 'New', 'Only 2 left' ] );
	await bowl.getByRole( 'button', { name: 'Wish for Bowl' } ).click();
	await expect( bowl.getByRole( 'button', { name: 'Wished' } ) ).toBeVisible();
	await bowl.getByRole( 'link', { name: 'Wishes' } ).click();
	await expect( page ).toHaveURL( /#wishes$/ );
	await expect( card( page, 'Mug' ).locator( '.eidan-product__others' ) ).toHaveCount( 0 );
} );

test( 'without script the button leads to the product, and nothing is shown that does nothing @slow', async ( {
	published,
	browser,
	shop,
} ) => {
	const url = await published( list(), 'Plain cards' );
	const context = await browser.newContext( { javaScriptEnabled: false, baseURL: shop.url } );
	const page = await context.newPage();
	await page.goto( url );
	await expect( card( page, 'Mug' ).getByRole( 'radio' ) ).toHaveCount( 0 );
	await expect( card( page, 'Mug' ).getByRole( 'link', { name: /Select options/ } ) ).toBeVisible();
	await expect( card( page, 'Mug' ).getByRole( 'button', { name: /Add to cart/ } ) ).toBeHidden();
	await context.close();
} );
