/**
 * The search in long drop-downs of the shop, and the form field behind it.
 *
 * @group slow
 */
import { expect, test } from './support/shop';
import { kindsOf } from './support/shop-kinds';
import { axe } from './support/axe';

test( 'countries and states of the classic checkout are searched by keyboard, and WooCommerce hears it', async ( {
	shopper,
	page,
	shop,
} ) => {
	await kindsOf( shop );
	await shopper.use( 'shop-selects' );
	await shopper.toCheckout( 'classic' );
	expect(
		await page.evaluate(
			() => typeof ( window as never as { jQuery: { fn: { selectWoo?: unknown } } } ).jQuery.fn.selectWoo
		)
	).toBe( 'undefined' );
	const country = page.getByRole( 'combobox', { name: /Country/ } );
	const field = page.locator( '#billing_country' );
	await expect( country ).toHaveValue( 'Germany' );
	await page.evaluate( () => {
		const heard: string[] = [];
		Object.assign( window, { heard } );
		const of = (
			window as never as { jQuery: ( of: unknown ) => { on: ( type: string, ...more: unknown[] ) => void } }
		 ).jQuery;
		of( document.body ).on( 'country_to_state_changed', () => heard.push( 'states' ) );
		of( document.body ).on( 'change', '#billing_country', () => heard.push( 'change' ) );
	} );

	// The keys of the combobox pattern in the ARIA Authoring Practices.
	await country.focus();
	await country.press( 'ArrowDown' );
	await expect( country ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( page.getByRole( 'option', { name: 'Germany' } ) ).toHaveAttribute( 'aria-selected', 'true' );
	const activeText = () =>
		country.evaluate(
			( input ) => document.getElementById( input.getAttribute( 'aria-activedescendant' ) ?? '' )?.textContent
		);
	expect( await activeText() ).toBe( 'Germany' );
	await country.press( 'ArrowUp' );
	expect( await activeText() ).toBe( 'Georgia' );
	await country.press( 'Escape' );
	await expect( country ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( country ).toHaveValue( 'Germany' );
	await country.fill( 'zzz' );
	await expect( page.getByRole( 'option', { name: 'No matches' } ) ).toBeVisible();
	await country.press( 'Enter' );
	await expect( field ).toHaveValue( 'DE' );
	await country.fill( 'united states' );
	expect( await activeText() ).toMatch( /^United States/ );
	const { violations } = await axe( page ).include( '#billing_country_field' ).analyze();
	expect( violations ).toEqual( [] );
	await country.press( 'ArrowDown' );
	await country.press( 'ArrowUp' );
	await country.press( 'Enter' );
	await expect( country ).toHaveValue( /^United States/ );
	await expect( field ).not.toHaveValue( 'DE' );
	expect( await page.evaluate( () => ( window as never as { heard: string[] } ).heard ) ).toEqual(
		expect.arrayContaining( [ 'change', 'states' ] )
	);

	// Another script chooses a value. The field for states appears and disappears with the country.
	const choose = ( value: string ) =>
		field.evaluate(
			( select, code ) =>
				(
					window as never as {
						jQuery: ( of: unknown ) => { val: ( v: string ) => { trigger: ( t: string ) => void } };
					}
				 )
					.jQuery( select )
					.val( code )
					.trigger( 'change' ),
			value
		);
	await choose( 'US' );
	const state = page.getByRole( 'combobox', { name: /State/ } );
	await state.click();
	await page.getByRole( 'option', { name: 'Texas' } ).click();
	await expect( page.locator( '#billing_state' ) ).toHaveValue( 'TX' );
	await choose( 'GB' );
	await expect( country ).toHaveValue( /^United Kingdom/ );
	await expect( page.locator( 'input#billing_state' ) ).toBeVisible();
	await expect( page.locator( '#billing_state_field .eidan-select' ) ).toHaveCount( 0 );

	// Text that was typed but not chosen is dropped. The label leads to the search field, which also shows errors.
	await choose( 'US' );
	await country.fill( 'Fra' );
	await page.locator( '#billing_city' ).focus();
	await expect( country ).toHaveValue( /^United States/ );
	await page.locator( 'label[for="billing_state"]' ).click();
	await expect( state ).toBeFocused();
	await page.setViewportSize( { width: 320, height: 700 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 320 );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await choose( 'DE' );
	const order = await shopper.placeClassic();
	expect( await shop.php( `return wc_get_order( ${ order } )->get_billing_country();` ) ).toBe( 'DE' );
} );

test( 'short fields stay the browser’s, and without the switch everything is WooCommerce’s', async ( {
	shopper,
	page,
	shop,
} ) => {
	const { variable } = await kindsOf( shop );
	await shopper.use( 'shop-selects' );
	await page.goto( `${ shop.url }/shop/` );
	await expect( page.locator( 'select.orderby' ).first() ).toHaveCSS( 'min-height', '44px' );
	await page.locator( 'select.orderby' ).first().selectOption( 'price' );
	await page.waitForURL( /orderby=price/ );
	await page.goto( variable.url );
	await expect( page.getByRole( 'combobox', { name: 'Color' } ) ).toHaveJSProperty( 'tagName', 'SELECT' );
	expect( await page.content() ).not.toContain( 'shop-select.js' );
	await shopper.use();
	await shopper.toCheckout( 'classic' );
	await expect( page.locator( '#billing_country_field .select2-container' ) ).toBeVisible();
	expect( await page.content() ).not.toContain( 'eidan-shop-select' );
} );
