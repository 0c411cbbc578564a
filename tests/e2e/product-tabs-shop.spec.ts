/**
 * The tabs of a product as an accordion on narrow screens.
 */
import { axe } from './support/axe';
import { needShop } from './support/needs';
import { expect, test } from './support/shop';
import { kindsOf } from './support/shop-kinds';

const SEED = `
$product = new WC_Product_Simple();
$weight  = new WC_Product_Attribute();
$weight->set_name( 'Wood' );
$weight->set_options( array( 'Oak' ) );
$weight->set_visible( true );
$product->set_props( array( 'name' => 'Tabbed stool', 'regular_price' => '10', 'description' => str_repeat( '<p>Words of its description.</p>', 30 ), 'reviews_allowed' => true, 'attributes' => array( $weight ) ) );
$product->save();
return $product->get_permalink();`;

needShop();

for ( const theme of [ 'block', 'classic' ] as const ) {
	test( `tabs of a ${ theme } theme stand one below the other on a phone, and are tabs on a desk${ theme === 'block' ? '' : ' @slow' }`, async ( {
		page,
		shop,
		shopper,
	} ) => {
		// This call also creates the classic theme.
		await kindsOf( shop );
		const url = await shop.php< string >( SEED );
		await page.setViewportSize( { width: 390, height: 844 } );
		const own = theme === 'classic' ? [ 'classic' ] : [];
		const width = () => page.evaluate( () => document.documentElement.scrollWidth );
		await shopper.use( ...own );
		await page.goto( url );
		const before = await width();
		await shopper.use( 'shop-tabs', ...own );
		await page.goto( url );
		const item = ( name: RegExp ) => page.locator( '.eidan-shop-tab' ).getByRole( 'button', { name } );
		const panel = ( name: string ) => page.locator( `#tab-${ name }` );
		await expect( item( /^Description/ ) ).toHaveAttribute( 'aria-expanded', 'true' );
		await expect( page.getByRole( 'tab' ) ).toHaveCount( 0 );
		await expect( panel( 'description' ) ).toBeVisible();
		const { violations } = await axe( page ).include( '.woocommerce-tabs' ).analyze();
		expect( violations.map( ( { id, nodes } ) => [ id, nodes[ 0 ]?.html ] ) ).toEqual( [] );
		await item( /^Additional information/ ).click();
		await expect( panel( 'additional_information' ) ).toBeVisible();
		await expect( panel( 'description' ) ).toBeHidden();
		await expect( item( /^Additional information/ ) ).toBeInViewport();
		await item( /^Additional information/ ).press( 'Enter' );
		await expect( panel( 'additional_information' ) ).toBeHidden();
		await expect( item( /^Additional information/ ) ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( await width(), 'no wider than without' ).toBeLessThanOrEqual( before );

		await page.setViewportSize( { width: 1280, height: 800 } );
		await expect( page.getByRole( 'tab' ).first() ).toBeVisible();
		await expect( item( /^Description/ ) ).toBeHidden();
		await expect( page.locator( '.wc-tab:visible' ) ).toHaveCount( 1 );
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( `${ url }#reviews` );
		await page.reload();
		await expect( item( /^Reviews/ ) ).toHaveAttribute( 'aria-expanded', 'true' );
		await shopper.use( ...own );
		await page.reload();
		await expect( page.getByRole( 'tab' ).first(), 'switched off' ).toBeVisible();
		await expect( page.locator( '.eidan-shop-tab' ) ).toHaveCount( 0 );
	} );
}

test( 'on phones tabs that a theme shows as a row are an accordion, in line with its words @slow', async ( {
	shopper,
	page,
	shop,
} ) => {
	await kindsOf( shop );
	await page.setViewportSize( { width: 390, height: 844 } );
	await shopper.use( 'shop-tabs', 'classic' );
	await page.goto( await shop.php< string >( SEED ) );
	await page.addStyleTag( {
		content:
			'.woocommerce div.product div.woocommerce-tabs ul.tabs { display: flex } .wc-tab > * { margin-inline: 23px }',
	} );
	await expect( page.locator( '.woocommerce-tabs > ul' ) ).toBeHidden();
	const item = page.locator( '.eidan-shop-tab' ).getByRole( 'button', { name: /^Description/ } );
	await item.press( 'Enter' );
	await item.press( 'Enter' );
	const left = ( selector: string ) =>
		page.evaluate( ( of ) => {
			const words = document.createRange();
			words.selectNodeContents( document.querySelector( of )! );
			return Math.round( words.getBoundingClientRect().left );
		}, selector );
	expect( await left( '.eidan-shop-tab > button' ) ).toBe( await left( '#tab-description > p' ) );
} );
