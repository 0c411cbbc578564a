/**
 * The parts of the mini cart that an author may leave out: coupon field, note on the order, cross-sells.
 */
import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { needShop } from './support/needs';
import { expect, test } from './support/shop';

const SEED = `
$made = array();
foreach ( array( 'Desk' => '100', 'Drawer' => '30', 'Leg' => '5' ) as $name => $price ) {
	$product = new WC_Product_Simple();
	$product->set_props( array( 'name' => $name, 'regular_price' => $price, 'virtual' => true ) );
	$made[ $name ] = $product->save();
}
$desk = wc_get_product( $made['Desk'] );
$desk->set_cross_sell_ids( array( $made['Drawer'], $made['Leg'] ) );
$desk->save();
$coupon = new WC_Coupon();
$coupon->set_props( array( 'code' => 'tenoff', 'discount_type' => 'percent', 'amount' => 10 ) );
$coupon->save();
$coupon = new WC_Coupon();
$coupon->set_props( array( 'code' => 'bigcart', 'discount_type' => 'fixed_cart', 'amount' => 5, 'minimum_amount' => '120' ) );
$coupon->save();
return $made;`;

let ids: Record< 'Desk' | 'Drawer' | 'Leg', number >;

needShop();
test.beforeAll( async ( { shop } ) => {
	ids = await shop.php( SEED );
} );

const cartOf = ( page: Page ) => page.locator( '.entry-content .wp-block-eidan-dropdown-mini-cart' );
const opened = async ( page: Page ) => {
	await cartOf( page ).getByRole( 'button', { name: /^Cart/ } ).click();
	const box = cartOf( page ).getByRole( 'dialog' );
	await expect( box.getByRole( 'link', { name: 'Checkout' } ) ).toBeVisible();
	return box;
};
const block = ( ...elements: string[] ) =>
	`<!-- wp:eidan/dropdown-mini-cart {"elements":${ JSON.stringify( elements ) }} /-->`;

test( 'a code is applied or refused in the words of the shop, and goes well together is added with one press', async ( {
	published,
	page,
	allowErrors,
} ) => {
	allowErrors( /Failed to load resource/ );
	const modules: string[] = [];
	page.on( 'request', ( request ) => {
		const [ , name ] = /view\/mini-cart-(coupon|note|cross-sells)\.js/.exec( request.url() ) ?? [];
		if ( name ) {
			modules.push( name );
		}
	} );
	const url = await published( block( 'coupon', 'cross-sells' ), 'Parts' );
	await page.goto( `${ url }?add-to-cart=${ ids.Desk }` );
	expect( modules, 'nothing before it opens' ).toEqual( [] );
	const box = await opened( page );
	await expect
		.poll( () => [ ...modules ].sort(), 'no part that was left out' )
		.toEqual( [ 'coupon', 'cross-sells' ] );
	await expect( box.locator( '[data-eidan-cart-part]' ) ).toHaveCount( 2 );

	await test.step( 'a coupon', async () => {
		await box.getByText( 'Add a coupon' ).click();
		const field = box.getByRole( 'textbox', { name: 'Coupon code' } );
		const refusal = box.locator( '.is-coupon [role=alert]' );
		await field.fill( 'nothing' );
		await field.press( 'Enter' );
		await expect( refusal ).toContainText( 'does not exist' );
		await expect( field ).toBeFocused();
		await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
		await field.fill( 'TENOFF' );
		await box.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( box.getByRole( 'listitem' ).filter( { hasText: 'Coupon: tenoff' } ) ).toContainText( '-€10.00' );
		await expect( box.getByRole( 'status' ).first() ).toContainText( 'Coupon TENOFF was applied.' );
		await expect( refusal ).toBeHidden();
		await box.getByRole( 'button', { name: 'Remove coupon tenoff' } ).click();
		await expect( box.getByText( 'Coupon: tenoff' ) ).toHaveCount( 0 );
	} );

	await test.step( 'cross-sells', async () => {
		const offers = box.getByRole( 'region', { name: 'Goes well with it' } );
		await expect( offers.getByRole( 'listitem' ) ).toHaveCount( 2 );
		const { violations } = await axe( page )
			.include( '.wp-block-eidan-dropdown-mini-cart' )
			.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa' ] )
			.analyze();
		expect( violations.map( ( { id, nodes } ) => [ id, nodes[ 0 ]?.html ] ) ).toEqual( [] );
		await offers.getByRole( 'button', { name: 'Add Drawer to your cart' } ).click();
		await expect( box.getByRole( 'spinbutton', { name: 'Quantity of Drawer' } ) ).toHaveValue( '1' );
		await expect( offers.getByRole( 'listitem' ) ).toHaveCount( 1 );
		await expect(
			offers.getByRole( 'link', { name: 'Leg', exact: true } ).or( offers.getByRole( 'button' ) )
		).toHaveCount( 2 );
		await expect( box.getByRole( 'status' ).first() ).toContainText( '“Drawer” was added to your cart.' );
	} );

	await test.step( 'a coupon whose least amount is no longer reached goes, and the shop says why', async () => {
		const field = box.getByRole( 'textbox', { name: 'Coupon code' } );
		await field.fill( 'bigcart' );
		await field.press( 'Enter' );
		await expect( box.getByText( 'Coupon: bigcart' ) ).toBeVisible();
		await box.getByRole( 'button', { name: 'Remove Drawer' } ).click();
		await expect( box.getByText( 'Coupon: bigcart' ) ).toHaveCount( 0 );
		await expect( box.locator( '.eidan-mini-cart__problem' ) ).toContainText( 'bigcart' );
	} );
} );

for ( const kind of [ 'classic', 'block' ] as const ) {
	test( `a note is on the order of the ${ kind } checkout, and not on the next @slow`, async ( {
		published,
		page,
		shop,
		shopper,
	} ) => {
		const url = await published( block( 'note' ), `Note ${ kind }` );
		await page.goto( `${ url }?add-to-cart=${ ids.Leg }` );
		const box = await opened( page );
		await box.getByText( 'Add a note to your order' ).click();
		const field = box.getByRole( 'textbox', { name: 'Note on your order' } );
		await field.fill( 'Ring twice, <b>please</b>' );
		await field.press( 'Enter' );
		await field.pressSequentially( 'Ada & Co' );
		const stored = page.waitForResponse( /cart\/extensions/ );
		await field.blur();
		await ( await stored ).finished();
		await expect( box.getByRole( 'status' ).first() ).toContainText( 'The note was saved.' );
		await page.reload();
		await opened( page );
		await expect( field ).toHaveValue( 'Ring twice, please\nAda & Co' );

		await shopper.toCheckout( kind );
		const noteOf = async ( order: number ) =>
			shop.php< string >( `return wc_get_order( ${ order } )->get_customer_note();` );
		const order = await shopper.place( kind );
		await shopper.received();
		expect( await noteOf( order ) ).toBe( 'Ring twice, please\nAda & Co' );
		await shopper.toCheckout( 'classic' );
		await expect( page.locator( '#order_comments' ) ).toHaveValue( '' );
		const next = await shopper.placeClassic();
		expect( await noteOf( next ) ).toBe( '' );
	} );
}
