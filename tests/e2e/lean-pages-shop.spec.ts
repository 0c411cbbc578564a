/**
 * Pages that show nothing of the shop, without WooCommerce's scripts and styles, and all that brings these back.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { needShop } from './support/needs';
import { expect, test, type Shop } from './support/shop';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const LEAN = { jquery: false, script: false, style: false };
const FULL = { jquery: true, script: true, style: true };

/** What the page has of WooCommerce's. */
const has = ( page: Page ) =>
	page.evaluate( () => ( {
		jquery: 'jQuery' in window,
		script: !! document.querySelector( 'script[src*="/js/frontend/woocommerce"]' ),
		style: !! document.querySelector( 'link[rel="stylesheet"][href*="/assets/css/woocommerce"]' ),
	} ) );

/** Makes a page whose template has no header of the theme, into which WooCommerce puts a cart of its own. */
const make = ( shop: Shop, name: string, content: string ) =>
	shop.php< string >( `
		$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${ name }', 'post_content' => '${ content }', 'page_template' => 'lean' ) );
		update_post_meta( $id, '_wp_page_template', 'lean' );
		if ( ! get_block_template( get_stylesheet() . '//lean' ) ) {
			$template = wp_insert_post( array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'lean', 'post_title' => 'Lean', 'post_content' => '<!-- wp:post-title /--><!-- wp:post-content /-->' ) );
			wp_set_object_terms( $template, get_stylesheet(), 'wp_theme' );
		}
		return get_permalink( $id );
	` );

test.describe.configure( { mode: 'default' } );

needShop();

let plain: string;
let products: string;

test.beforeAll( async ( { shop } ) => {
	cpSync(
		join( __dirname, '..', 'fixtures', 'themes' ),
		join( shop.root, 'wp-content', 'mu-plugins', 'eidan-themes' ),
		// Another test may load a page in the theme at this moment.
		{ recursive: true, force: false }
	);
	plain = await make( shop, 'A plain page', '<p>Hello</p>' );
	products = await make( shop, 'With products', '<!-- wp:shortcode -->[products limit="2"]<!-- /wp:shortcode -->' );
} );

for ( const theme of [ 'block', 'classic' ] ) {
	const own = theme === 'classic' ? [ 'classic' ] : [];

	test( `${ theme } theme: files of WooCommerce come with what needs them, and not without`, async ( {
		shopper,
		page,
	} ) => {
		await shopper.use( ...own );
		await page.goto( plain );
		expect( await has( page ), 'switched off' ).toEqual( FULL );

		await shopper.use( 'shop-lean', ...own );
		await page.goto( plain );
		expect( await has( page ), 'a plain page' ).toEqual( LEAN );
		await page.goto( products );
		expect( await has( page ), 'a shortcode' ).toEqual( FULL );
		await page.goto( `${ shopper.url }/shop/` );
		expect( await has( page ), 'the shop' ).toEqual( FULL );

		await shopper.use( 'shop-lean', 'jquery-plugin', ...own );
		await page.goto( plain );
		expect( await has( page ), 'another plugin' ).toEqual( { ...LEAN, jquery: true } );
		await expect( page.locator( 'body' ) ).toHaveAttribute( 'data-other-plugin', 'ran' );

		await shopper.use( 'shop-lean', 'late-products', ...own );
		await page.goto( plain );
		expect( await has( page ), 'products after the head' ).toEqual( FULL );
		const added = page.waitForResponse( /wc-ajax=add_to_cart/ );
		await page.locator( '.ajax_add_to_cart' ).first().click();
		expect( ( await added ).status() ).toBe( 200 );
		await expect( page.locator( '.added_to_cart' ).first() ).toBeVisible();
	} );
}

test( 'a shopper who lands on a lean page is attributed to where they came from', async ( { shopper, page } ) => {
	await shopper.use( 'shop-lean' );
	await page.goto( `${ plain }?utm_source=news&utm_medium=email` );
	expect( await has( page ) ).toEqual( LEAN );
	await shopper.toCheckout( 'classic' );
	const order = await shopper.place( 'classic' );
	expect( await shopper.saved( order ) ).toMatchObject( {
		source_type: 'utm',
		utm_source: 'news',
		utm_medium: 'email',
		session_entry: `${ plain }?utm_source=news&utm_medium=email`,
	} );
} );

test( 'the owner reads what was left out, and one click brings it back', async ( { admin, shop, browser } ) => {
	await shop.php( `delete_option( 'eidan_own_settings' );` );
	const visitor = await browser.newPage();
	for ( const page of [ admin, visitor ] ) {
		await page.context().addCookies( [ { name: 'eidan_switches', value: 'own-settings', url: shop.url } ] );
	}
	await visitor.goto( plain );
	expect( await has( visitor ) ).toEqual( LEAN );
	await admin.goto( '/wp-admin/options-general.php?page=eidan#shop' );
	const others = admin
		.locator( '.eidan-settings__left-out' )
		.filter( { hasText: 'Only WooCommerce asks for these.' } );
	await expect( others.getByRole( 'listitem' ).filter( { hasText: 'jquery Script' } ) ).toBeVisible();
	await others.getByRole( 'button', { name: 'Always load jquery', exact: true } ).click();
	await expect( admin.getByText( 'jquery is loaded on every page again.' ) ).toBeFocused();
	await expect( admin.getByRole( 'textbox', { name: 'Always load' } ) ).toHaveValue( 'jquery' );
	await visitor.goto( plain );
	expect( await has( visitor ) ).toEqual( { ...LEAN, jquery: true } );
	await visitor.close();
} );
