/**
 * Choosing a variation in the quick view of a list by keyboard, and ordering it.
 *
 * @group slow
 */
import { expect, test } from './support/shop';
import { axe } from './support/axe';

/** PHP that creates a jug in two sizes, one sold out and one with its own image, and another product beside it. */
const SEED = `
$pictures = get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'numberposts' => 2, 'orderby' => 'ID', 'order' => 'ASC' ) );
$size = new WC_Product_Attribute();
$size->set_name( 'Size' );
$size->set_options( array( 'Small', 'Large' ) );
$size->set_variation( true );
$jug = new WC_Product_Variable();
$jug->set_props( array( 'name' => 'Jug <i>&</i>', 'attributes' => array( $size ), 'image_id' => $pictures[0], 'status' => 'publish' ) );
$jug->save();
$ids = array();
foreach ( array( 'Small' => array( 'regular_price' => '39', 'manage_stock' => true, 'stock_quantity' => 2, 'image_id' => $pictures[1] ), 'Large' => array( 'regular_price' => '45', 'stock_status' => 'outofstock' ) ) as $name => $props ) {
	$variation = new WC_Product_Variation();
	$variation->set_props( $props + array( 'parent_id' => $jug->get_id(), 'attributes' => array( 'size' => $name ), 'virtual' => true ) );
	$ids[] = $variation->save();
}
WC_Product_Variable::sync( $jug->get_id() );
$beside = new WC_Product_Simple();
$beside->set_props( array( 'name' => 'Tray', 'regular_price' => '20', 'virtual' => true ) );
return array( 'jug' => $jug->get_id(), 'small' => $ids[0], 'beside' => $beside->save() );
`;

test( 'a shopper chooses a variation in the quick view, by keyboard, and orders it', async ( {
	published,
	page,
	shop,
	shopper,
	allowErrors,
} ) => {
	// Errors that this test causes: a request that is cut off.
	allowErrors( /Failed to load resource|ERR_/ );
	const { jug, small, beside } = await shop.php< Record< 'jug' | 'small' | 'beside', number > >( SEED );
	const url = await published(
		`<!-- wp:eidan/product-list {"elements":["image","quick-view","title"],"query":{"postType":"product","include":[${ jug },${ beside }],"orderby":"include"}} /-->`,
		'Jugs'
	);
	await page.goto( url );
	const asked: string[] = [];
	page.on( 'request', ( request ) => /choices/.test( request.url() ) && asked.push( request.resourceType() ) );
	const opener = page.getByRole( 'link', { name: /^Quick view ?: Jug/ } );
	const dialog = page.getByRole( 'dialog' );
	const field = dialog.getByRole( 'combobox', { name: 'Size' } );
	const button = dialog.getByRole( 'button', { name: /^Add to cart ?: Jug/ } );

	await test.step( 'what cannot be loaded is told, and the link leads to the product', async () => {
		await page.route( /eidan\/v1\/choices/, ( route ) =>
			route.fulfill( { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' } )
		);
		await opener.press( 'Enter' );
		await expect( dialog ).toContainText( 'The choices could not be loaded' );
		await expect( dialog.getByRole( 'link', { name: /^Select options/ } ) ).toHaveAttribute(
			'href',
			/\/product\/jug/
		);
		await page.keyboard.press( 'Escape' );
		await page.unroute( /eidan\/v1\/choices/ );
		await expect( opener ).toBeFocused();
	} );

	await test.step( 'the fields come when it is opened, and nothing is bought before all are chosen', async () => {
		asked.length = 0;
		await page.keyboard.press( 'Enter' );
		await expect( field ).toHaveValue( '' );
		await expect( dialog.locator( '.eidan-product__price' ) ).toHaveText( /39.*45/ );
		await expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await button.press( 'Enter' );
		await expect( dialog.getByText( 'Please choose: Size' ) ).toBeVisible();
		await expect( field ).toBeFocused();
		expect( asked.filter( ( type ) => type === 'fetch' ) ).toHaveLength( 1 );
		const { violations } = await axe( page )
			.include( '.eidan-card-dialog' )
			.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa' ] )
			.analyze();
		expect( violations.map( ( { id, nodes } ) => [ id, nodes[ 0 ]?.html ] ) ).toEqual( [] );
	} );

	const image = dialog.locator( 'img' ).first();
	const before = await image.getAttribute( 'src' );
	await test.step( 'price, stock and picture follow, and arrow keys of the field stay in it', async () => {
		await field.press( 'l' );
		await expect( field ).toHaveValue( 'Large' );
		await expect( dialog ).toContainText( 'This combination is sold out' );
		await expect( dialog.locator( '.eidan-product__price' ) ).toHaveText( '€45.00' );
		await field.press( 'ArrowLeft' );
		await expect( dialog.getByRole( 'heading', { name: 'Jug' } ) ).toBeVisible();
		await field.selectOption( 'Small' );
		await expect( dialog.locator( '.eidan-product__price' ) ).toHaveText( '€39.00' );
		await expect( dialog ).toContainText( '2 in stock' );
		await expect( dialog ).not.toContainText( 'sold out' );
		await expect( image ).not.toHaveAttribute( 'src', before! );
		await expect( dialog.getByRole( 'spinbutton' ) ).toHaveAttribute( 'max', '2' );
		await expect( button ).toHaveAttribute( 'aria-disabled', 'false' );
	} );

	await test.step( 'more than there is left is told; then it is ordered', async () => {
		await dialog.getByRole( 'spinbutton' ).fill( '2' );
		await shop.php( `wc_update_product_stock( ${ small }, 1 );` );
		await button.press( 'Enter' );
		await expect( dialog ).toContainText( 'Choose a smaller quantity' );
		await shop.php( `wc_update_product_stock( ${ small }, 2 );` );
		await button.press( 'Enter' );
		await expect( dialog ).toContainText( 'Added to your cart.' );
		const drawn = page.waitForResponse( /wc-ajax=update_order_review/ );
		await page.goto( '/classic-checkout/' );
		await drawn;
		const order = await shopper.placeClassic();
		expect(
			await shop.php(
				`return array_values( array_map( fn( $item ) => array( $item->get_variation_id(), $item->get_quantity() ), wc_get_order( ${ order } )->get_items() ) );`
			)
		).toEqual( [ [ small, 2 ] ] );
	} );
} );

test( 'the quantity field ends where the button beside it begins', async ( { published, page, shop, shopper } ) => {
	await shopper.use( 'shop-quantity' );
	const id = await shop.php< number >(
		`$product = new WC_Product_Simple(); $product->set_props( array( 'name' => 'Tumbler', 'regular_price' => '20', 'virtual' => true ) ); return $product->save();`
	);
	await page.goto(
		await published(
			`<!-- wp:eidan/product-list {"elements":["title","quick-view"],"query":{"postType":"product","include":[${ id }]}} /-->`,
			'Widths'
		)
	);
	const opener = page.getByRole( 'link', { name: /^Quick view/ } );
	const focused = page.getByRole( 'dialog' ).locator( ':focus' );
	await opener.click();
	await expect( focused, 'no ring for a mouse, whatever the theme does' ).toHaveCSS( 'outline-style', 'none' );
	await page.keyboard.press( 'Escape' );
	await opener.press( 'Enter' );
	await expect( focused ).toHaveCSS( 'outline-style', 'solid' );
	const form = page.getByRole( 'dialog' ).locator( 'form' );
	// The script that makes it comes after the dialog on a slow machine.
	await expect( form.locator( '.eidan-quantity' ) ).toBeVisible();
	const [ quantity, button ] = await Promise.all( [
		form.locator( '.eidan-quantity' ).boundingBox(),
		form.getByRole( 'button', { name: /^Add/ } ).boundingBox(),
	] );
	expect( button!.x - quantity!.x - quantity!.width ).toBeCloseTo( 8, 0 );
} );
