/**
 * A shopper looks for products by what they are: the search cover's suggestions and the page of results.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/shop';

const fixture = readFileSync( join( __dirname, '../fixtures/blocks/search-cover.html' ), 'utf8' ).replace(
	'"postTypes":["post","page"]',
	'"postTypes":["product"]'
);

test( 'products are suggested and found by category and SKU', async ( { page, shop, shopper, visit } ) => {
	await shop.php( `$lamp = wc_get_product( get_option( 'eidan_test_products' )['Lamp'] );
		$lamp->set_sku( 'LMP-0815' );
		$lamp->save();` );
	await shopper.use( 'search-terms', 'search-sku' );
	await visit( fixture );
	await page.getByRole( 'button', { name: 'Find' } ).click();
	const field = page.getByRole( 'combobox', { name: 'Search' } );
	await field.fill( 'tableware' );
	await expect( page.getByRole( 'option' ).filter( { hasText: 'Cup' } ) ).toBeVisible();
	await expect( page.getByRole( 'option' ).filter( { hasText: 'Bowl' } ) ).toBeVisible();
	await field.fill( 'lmp-0815' );
	await expect( page.getByRole( 'option' ) ).toHaveText( [ /^Lamp/ ] );
	await field.press( 'Enter' );
	// WooCommerce leads to the only product that is found.
	await expect( page ).toHaveURL( /\/product\/lamp\// );
	await expect( page.getByRole( 'heading', { level: 1, name: 'Lamp' } ) ).toBeVisible();
} );
