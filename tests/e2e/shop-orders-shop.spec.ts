/**
 * Orders of each kind of product, from the product's page to the stored order, with all switches for product pages on.
 * Stock, coupon, tax, download and attribution are right on both checkouts, for guests and for customers. One order on
 * each checkout is also made on the oldest WooCommerce.
 */
import type { Page } from '@playwright/test';
import { logIn } from './setup/global';
import { expect, test } from './support/shop';
import { kindsOf, type Kinds } from './support/shop-kinds';

interface Order {
	items: Record< string, { quantity: number; stock: string } >;
	discount: number;
	net: number;
	tax: number;
	customer: number;
	downloads: number;
	source: string;
}

const ORDER = ( id: number ) => `
	$order = wc_get_order( ${ id } );
	$items = array();
	foreach ( $order->get_items() as $item ) {
		$items[ $item->get_variation_id() ?: $item->get_product_id() ] = array( 'quantity' => $item->get_quantity(), 'stock' => (string) $item->get_meta( '_reduced_stock' ) );
	}
	$order->update_status( 'completed' );
	return array( 'items' => $items, 'discount' => (float) $order->get_discount_total(), 'net' => (float) $order->get_total() - (float) $order->get_total_tax(), 'tax' => (float) $order->get_total_tax(), 'customer' => $order->get_customer_id(), 'downloads' => count( wc_get_order( ${ id } )->get_downloadable_items() ), 'source' => (string) $order->get_meta( '_wc_order_attribution_utm_source' ) );`;

/** Adds to the cart: three of a simple product, a variation by its swatches, a set with one more and with a file. */
async function fill( page: Page, kinds: Kinds ) {
	const add = async () => {
		// For a variation WooCommerce enables the button a moment later.
		await page.locator( '.single_add_to_cart_button:not(.disabled)' ).first().click();
		await expect( page.getByText( /ha(s|ve) been added to your cart/ ).first() ).toBeVisible();
	};
	const plus = page.locator( '.eidan-quantity__plus' );
	await page.goto( kinds.simple.url );
	await plus.first().click();
	await plus.first().click();
	await add();
	await page.goto( kinds.variable.url );
	await page.getByRole( 'radio', { name: 'Ink' } ).click();
	await page.getByRole( 'radio', { name: 'A4' } ).click();
	await expect( page.locator( 'input[name="variation_id"]' ) ).toHaveValue( String( kinds.variations[ 'ink-a4' ] ) );
	await add();
	await page.goto( kinds.grouped.url );
	await plus.nth( 0 ).click();
	await plus.nth( 1 ).click();
	await add();
}

for ( const kind of [ 'classic', 'block' ] as const ) {
	for ( const who of [ 'guest', 'customer' ] as const ) {
		const old = ( who === 'guest' ) === ( kind === 'classic' ) ? ' @both' : '';
		test( `a ${ who } orders each kind of product on the ${ kind } checkout${ old } @slow`, async ( {
			shopper,
			page,
			shop,
		} ) => {
			const kinds = await kindsOf( shop );
			let customer = 0;
			if ( who === 'customer' ) {
				const name = `${ kind }-${ Date.now() }`;
				customer = await shop.php< number >(
					`return wc_create_new_customer( '${ name }@example.com', '${ name }', 'password' );`
				);
				await page.context().addCookies( ( await logIn( shop.url, name ) ).cookies );
			}
			await shopper.use( 'taxed', 'shop-quantity', 'shop-selects', 'shop-swatches' );
			await shopper.arrive( '/?utm_source=kinds&utm_medium=email' );
			await fill( page, kinds );
			const drawn = kind === 'classic' ? page.waitForResponse( /wc-ajax=update_order_review/ ) : undefined;
			await page.goto( `${ shop.url }/${ kind === 'classic' ? 'classic-checkout' : 'checkout' }/` );
			await drawn;
			if ( kind === 'classic' ) {
				await page.getByText( 'Click here to enter your code' ).click();
				await page.locator( '#coupon_code' ).fill( 'tenoff' );
				const again = page.waitForResponse( /wc-ajax=update_order_review/ );
				await page.locator( 'button[name="apply_coupon"]' ).click();
				await again;
			} else {
				await page
					.getByRole( 'button', { name: /^Add (a )?coupons?$/ } )
					.first()
					.click();
				await page.getByRole( 'textbox', { name: 'Enter code' } ).first().fill( 'tenoff' );
				await page.getByRole( 'button', { name: 'Apply' } ).first().click();
				await expect( page.getByText( 'tenoff' ).first() ).toBeVisible();
			}
			const order = await shop.php< Order >( ORDER( await shopper.place( kind ) ) );
			expect( order.items ).toEqual( {
				[ kinds.simple.id ]: { quantity: 4, stock: '4' },
				[ kinds.variations[ 'ink-a4' ]! ]: { quantity: 1, stock: '1' },
				[ kinds.file.id ]: { quantity: 1, stock: '' },
			} );
			// 4 × 10 + 15 + 20, minus a tenth, and 19 % tax on the rest.
			expect( order.discount ).toBeCloseTo( 7.5, 2 );
			expect( order.net ).toBeCloseTo( 67.5, 2 );
			expect( order.tax ).toBeCloseTo( 12.83, 1 );
			expect( order.customer ).toBe( customer );
			expect( order.downloads ).toBe( 1 );
			expect( order.source ).toBe( 'kinds' );
		} );
	}
}
