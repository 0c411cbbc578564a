/**
 * Filters on WooCommerce's own archives, in block themes and a classic one: what a shopper with a phone does there.
 */
import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { addThemes, LOOKS } from './support/contrast/themes';
import { needShop } from './support/needs';
import { expect, test } from './support/shop';

const THEMES = [ 'twentytwentyfive', 'twentytwentyfour', 'twentytwentyone' ];

const PHONE = { width: 390, height: 844 };

const names = ( page: Page ) => page.locator( '#eidan-shop article h2' );
const filter = ( page: Page, name: string ) =>
	page.locator( '.eidan-list__filters' ).getByRole( 'link', { name: new RegExp( `^${ name }\\b` ) } );
const isSeen = ( page: Page, selector: string ) =>
	page
		.locator( selector )
		.first()
		.evaluate( ( element ) => {
			const { top, bottom } = element.getBoundingClientRect();
			return top >= 0 && bottom <= window.innerHeight;
		} );
const overflow = ( page: Page ) =>
	page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth );

needShop();

// One worker: the products below are there once.
test.describe.configure( { mode: 'default' } );

test.beforeAll( async ( { shop } ) => {
	await addThemes(
		shop,
		LOOKS.filter( ( { theme, name } ) => THEMES.includes( theme ) && name === theme )
	);
	await shop.php( `$parent = wp_insert_term( 'Glassware', 'product_cat' )['term_id'];
		foreach ( array( 'Jug' => 'Hearth', 'Vase' => 'Kiln', 'Tumbler' => 'Kiln' ) as $name => $brand ) {
			$product = new WC_Product_Simple();
			$product->set_props( array( 'name' => $name, 'sku' => "archive-$name", 'regular_price' => (string) ( 100 - strlen( $name ) ), 'category_ids' => array( $parent ) ) );
			wp_set_object_terms( $product->save(), $brand, 'product_brand' );
		}` );
} );

test.afterAll( async ( { shop } ) => {
	await shop.php( `foreach ( array( 'Jug', 'Vase', 'Tumbler' ) as $name ) {
			wc_get_product( wc_get_product_id_by_sku( "archive-$name" ) )->delete( true );
		}
		wp_delete_term( get_term_by( 'slug', 'glassware', 'product_cat' )->term_id, 'product_cat' );
		foreach ( array( 'hearth', 'kiln' ) as $slug ) {
			wp_delete_term( get_term_by( 'slug', $slug, 'product_brand' )->term_id, 'product_brand' );
		}` );
} );

for ( const theme of THEMES ) {
	test( `${ theme }: a shopper filters, goes back, turns a page and sorts${ theme === 'twentytwentyfive' ? '' : ' @slow' }`, async ( {
		page,
		shopper,
	} ) => {
		await page.setViewportSize( PHONE );
		await shopper.use( 'shop-archives', 'four-a-page', `theme-${ theme }` );
		await shopper.arrive( '/shop/' );
		await expect( page.getByRole( 'heading', { level: 1, name: 'Shop' } ) ).toBeVisible();
		await expect( page.locator( '[data-eidan-list]' ), 'one list' ).toHaveCount( 1 );
		await expect( page.locator( 'ul.products, .wc-block-product-template' ), 'no other' ).toHaveCount( 0 );
		await expect( names( page ) ).toHaveCount( 4 );
		expect( await overflow( page ) ).toBe( 0 );

		await test.step( 'three taps to a filtered product', async () => {
			await expect( filter( page, 'Glassware' ) ).toBeHidden();
			await page.getByRole( 'button', { name: 'Filter', exact: true } ).click();
			await expect( filter( page, 'Glassware' ) ).toBeVisible();
			const handle = await page.getByRole( 'slider', { name: 'Lowest price' } ).boundingBox();
			expect( handle!.height, 'the look is ours, not a theme’s' ).toBeGreaterThanOrEqual( 24 );
			await filter( page, 'Glassware' ).click();
			await expect( page ).toHaveURL( /\/shop\/\?eidan-shop-product_cat=glassware#eidan-shop$/ );
			await expect( names( page ) ).toHaveText( [ 'Jug', 'Tumbler', 'Vase' ] );
			await expect( page.getByRole( 'button', { name: 'Filter (1)' } ) ).toBeVisible();
			await expect( page.locator( '.eidan-list__total' ) ).toHaveText( '3 items' );
			expect( await isSeen( page, '.eidan-list__total' ), 'what it says is on the screen' ).toBe( true );
			expect(
				await names( page )
					.first()
					.evaluate( ( element ) => element.getBoundingClientRect().bottom < window.innerHeight ),
				'and a product'
			).toBe( true );
			const theirs = page.locator( '.woocommerce-result-count' ).first();
			await expect( theirs, 'for screen readers' ).toContainText( '3 results' );
			expect( ( await theirs.boundingBox() )!.width, 'the number is seen once' ).toBeLessThanOrEqual( 1 );
		} );

		await test.step( 'a product, and back to what was filtered', async () => {
			await names( page ).first().getByRole( 'link' ).click();
			await expect( page ).toHaveURL( /\/product\/jug(-\d+)?\/$/ );
			await page.goBack();
			await expect( names( page ) ).toHaveText( [ 'Jug', 'Tumbler', 'Vase' ] );
			await expect( page.getByRole( 'button', { name: 'Filter (1)' } ) ).toBeVisible();
		} );

		await test.step( 'an order keeps the filter', async () => {
			const sorted = page.waitForURL( /orderby=price(&|$)/ );
			await page.locator( 'select.orderby' ).first().selectOption( 'price' );
			await sorted;
			await expect( page ).toHaveURL( /eidan-shop-product_cat=glassware/ );
			await expect( names( page ) ).toHaveText( [ 'Tumbler', 'Vase', 'Jug' ] );
		} );

		await test.step( 'a filter keeps the order', async () => {
			await page.getByRole( 'button', { name: 'Filter (1)' } ).click();
			await filter( page, 'Kiln' ).click();
			await expect( page ).toHaveURL( /orderby=price(&|#)/ );
			await expect( names( page ) ).toHaveText( [ 'Tumbler', 'Vase' ] );
			await expect( page.locator( 'select.orderby' ).first() ).toHaveValue( 'price' );
			await page.goBack();
			await expect( names( page ) ).toHaveText( [ 'Tumbler', 'Vase', 'Jug' ] );
		} );

		await test.step( 'Back, and page 2', async () => {
			await page.goBack();
			await expect( names( page ) ).toHaveText( [ 'Jug', 'Tumbler', 'Vase' ] );
			await page.goBack();
			await expect( names( page ) ).toHaveCount( 4 );
			const first = await names( page ).allTextContents();
			// Products of other tests have the same names.
			const addresses = () =>
				names( page )
					.getByRole( 'link' )
					.evaluateAll( ( links ) => links.map( ( link ) => ( link as HTMLAnchorElement ).href ) );
			const before = await addresses();
			await page.getByRole( 'link', { name: 'Page 2', exact: true } ).click();
			await expect( page ).toHaveURL( /\/shop\/page\/2\/#eidan-shop$/ );
			const second = await addresses();
			expect( second.length ).toBeGreaterThan( 1 );
			expect( before.filter( ( address ) => second.includes( address ) ) ).toEqual( [] );
			await expect( page.locator( '.eidan-list__page.is-current' ) ).toContainText( '2' );
			await expect( page.getByRole( 'button', { name: 'Filter', exact: true } ), 'there, too' ).toBeVisible();
			await page.goBack();
			await expect( names( page ) ).toHaveText( first );
		} );

		await test.step( 'a category, and a search', async () => {
			await shopper.arrive( '/product-category/lighting/' );
			await expect( page.getByRole( 'heading', { level: 1, name: 'Lighting' } ) ).toBeVisible();
			await expect( names( page ) ).toHaveText( [ 'Lamp', 'Lantern' ] );
			await shopper.arrive( '/?s=hand&post_type=product&eidan-shop-product_cat=lighting&orderby=price-desc' );
			await expect( names( page ) ).toHaveText( [ 'Lamp', 'Lantern' ] );
			await shopper.arrive( '/shop/?min_price=94&max_price=96&eidan-shop-product_cat=glassware' );
			await expect( names( page ) ).toHaveText( [ 'Vase' ] );
		} );
	} );
}

test( 'nothing found leads back, and the page is accessible @slow', async ( { page, shopper } ) => {
	await shopper.use( 'shop-archives' );
	await shopper.arrive( '/shop/?max_price=20&eidan-shop-product_cat=glassware' );
	await expect( page.getByText( 'Nothing found.' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Show all items' } ).click();
	await expect( page ).toHaveURL( /\/shop\/\?max_price=20#eidan-shop$/ );
	await expect( names( page ).first() ).toBeVisible();
	const { violations } = await axe( page )
		.include( '#eidan-shop' )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] )
		.analyze();
	expect( violations.map( ( { id, nodes } ) => `${ id } ${ nodes[ 0 ]?.html }` ) ).toEqual( [] );
} );

test( 'keys set a price and apply it by a button, as each choice loads the page @slow', async ( { page, shopper } ) => {
	await shopper.use( 'shop-archives' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await shopper.arrive( '/shop/?eidan-shop-product_cat=glassware' );
	const lowest = page.getByRole( 'slider', { name: 'Lowest price' } );
	const apply = page.getByRole( 'button', { name: 'Apply' } );
	await expect( lowest ).toHaveAttribute( 'aria-valuetext', /^€93$/ );
	await lowest.focus();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( apply ).toBeInViewport();
	await expect( lowest, 'nothing has loaded' ).toBeFocused();
	await page.getByRole( 'spinbutton', { name: 'Highest price' } ).fill( '97' );
	await page.keyboard.press( 'Tab' );
	await expect( apply ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /eidan-shop-price=\d+(\.\d+)?-97/ );
	await expect( names( page ) ).toHaveText( [ 'Jug' ] );
	await page.goBack();
	await expect( names( page ) ).toHaveText( [ 'Jug', 'Tumbler', 'Vase' ] );
	await expect( lowest ).toHaveValue( '93' );
} );

test( 'without script the filters work, too', async ( { browser, shop } ) => {
	const context = await browser.newContext( { javaScriptEnabled: false, baseURL: shop.url, viewport: PHONE } );
	await context.addCookies( [ { name: 'eidan_switches', value: 'shop-archives', url: shop.url } ] );
	const page = await context.newPage();
	await page.goto( '/shop/' );
	await page.getByRole( 'button', { name: 'Filter', exact: true } ).click();
	await filter( page, 'Kiln' ).click();
	await expect( names( page ) ).toHaveText( [ 'Tumbler', 'Vase' ] );
	await context.close();
} );

test( 'off, an archive is WooCommerce’s', async ( { page, shopper } ) => {
	await shopper.arrive( '/shop/' );
	await expect( page.locator( '.wc-block-product-template' ) ).toBeVisible();
	await expect( page.locator( '.eidan-list' ) ).toHaveCount( 0 );
} );
