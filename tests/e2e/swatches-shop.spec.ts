/**
 * Variations as swatches: an owner gives colors to terms, and shoppers choose by them.
 *
 * @group slow
 */
import { expect, test } from './support/shop';
import { kindsOf } from './support/shop-kinds';
import { axe } from './support/axe';

test( 'an owner gives a term its color, and shoppers choose by it', async ( { admin, shopper, page, shop } ) => {
	const { variable, terms, variations } = await kindsOf( shop );
	await admin.context().addCookies( [ { name: 'eidan_switches', value: 'shop-swatches', url: shop.url } ] );
	await admin.goto(
		`${ shop.url }/wp-admin/term.php?taxonomy=pa_color&tag_ID=${ terms.pa_color!.Ink }&post_type=product`
	);
	await admin.getByRole( 'button', { name: 'Select Color' } ).click();
	await admin.locator( '#eidan-color' ).fill( '#151515' );
	await admin.getByRole( 'button', { name: 'Update' } ).click();
	await expect( admin.locator( '#eidan-color' ) ).toHaveValue( '#151515' );

	await shopper.use( 'shop-swatches', 'shop-quantity', 'classic' );
	await page.goto( variable.url );
	const ink = page.getByRole( 'radio', { name: 'Ink' } );
	const [ a3, a4, a5 ] = [ 'A3', 'A4', 'A5' ].map( ( name ) => page.getByRole( 'radio', { name } ) );
	await expect( ink ).toHaveAttribute( 'style', '--eidan-swatch:#151515' );
	await expect( page.locator( '#pa_color' ) ).toHaveCSS( 'position', 'absolute' );
	for ( const row of await page.locator( '.variations tr:has(.eidan-swatches)' ).all() ) {
		const middle = async ( part: string ) => {
			const box = ( await row.locator( part ).first().boundingBox() )!;
			return box.y + box.height / 2;
		};
		expect(
			Math.abs( ( await middle( 'label' ) ) - ( await middle( '.eidan-swatch' ) ) ),
			'the label is level with the swatches'
		).toBeLessThan( 4 );
	}
	const { violations } = await axe( page ).include( '.variations' ).disableRules( 'color-contrast' ).analyze();
	expect( violations ).toEqual( [] );

	// Choose by mouse, then by arrow keys. What is sold out or does not exist is struck through.
	await page.getByRole( 'radio', { name: 'Stone' } ).click();
	await expect( a4! ).toHaveClass( /is-out/ );
	await expect( a4! ).toHaveAttribute( 'aria-disabled', 'false' );
	await expect( a3! ).toHaveAttribute( 'aria-disabled', 'true' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( ink ).toHaveAttribute( 'aria-checked', 'true' );
	await expect( ink ).toBeFocused();
	await expect( page.locator( '#pa_color' ) ).toHaveValue( 'ink' );
	await page.keyboard.press( 'Tab' );
	await a5!.click();
	await expect( page.locator( 'input[name="variation_id"]' ) ).toHaveValue( String( variations[ 'ink-a5' ] ) );

	// WooCommerce's own link for resetting, and its own field, work as well.
	await page.locator( '.reset_variations' ).click();
	await expect( page.getByRole( 'radio', { checked: true } ) ).toHaveCount( 0 );
	await page.locator( '#pa_color' ).selectOption( 'ink' );
	await expect( ink ).toHaveAttribute( 'aria-checked', 'true' );
	await a5!.click();
	await page.setViewportSize( { width: 320, height: 700 } );
	// Check only the form. How a theme without styles shows related products is not our concern.
	expect(
		await page
			.locator( '.variations_form' )
			.evaluate(
				( form ) =>
					[ form, ...form.querySelectorAll( '*' ) ].every(
						( { clientWidth, scrollWidth } ) => clientWidth === 0 || scrollWidth <= 320
					) && form.getBoundingClientRect().right <= 320
			)
	).toBe( true );
	await expect( page.locator( 'input[name="variation_id"]' ) ).toHaveValue( String( variations[ 'ink-a5' ] ) );
	// WooCommerce enables the button a moment later.
	await page.locator( '.single_add_to_cart_button:not(.disabled)' ).click();
	await expect( page.getByText( 'has been added to your cart' ).first() ).toBeVisible();
} );
