/**
 * A popup on every page of a real shop. It does not appear where visitors pay.
 *
 * @group slow
 */
import { expect, test } from './support/shop';

test( 'a popup opens by itself in the shop, and is not on the page of either checkout, nor where an order is paid or confirmed', async ( {
	shopper,
} ) => {
	const { page } = shopper;
	const popup = page.locator( 'dialog#offer' );
	await shopper.use( 'popup' );
	for ( const kind of [ 'classic', 'block' ] as const ) {
		await shopper.toCheckout( kind );
		await expect( page.getByRole( 'button', { name: 'Place Order' } ) ).toBeVisible();
		await expect( popup ).toHaveCount( 0 );
		expect( await page.content(), 'nor its script' ).not.toContain( 'view/popup.js' );
	}
	await shopper.placeBlock();
	await shopper.received();
	await expect( popup ).toHaveCount( 0 );
	await page.goto( ( await shopper.createOrder() ).pay );
	await expect( page.locator( '#order_review' ) ).toBeVisible();
	await expect( popup ).toHaveCount( 0 );

	await shopper.arrive( '/cart/' );
	await expect( popup ).toBeVisible();
	await expect
		.poll( async () => ( await page.context().cookies() ).some( ( { name } ) => name === 'eidan_popup_offer' ) )
		.toBe( true );
} );
