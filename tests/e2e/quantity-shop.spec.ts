/**
 * Minus and plus buttons beside quantities, on every page where WooCommerce prints a quantity.
 *
 * @group slow
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/shop';
import { kindsOf } from './support/shop-kinds';
import { axe } from './support/axe';

const quantity = ( page: Page, nth = 0 ) => {
	const box = page.locator( '.eidan-quantity' ).nth( nth );
	return {
		box,
		input: box.locator( 'input' ),
		minus: box.locator( 'button' ).first(),
		plus: box.locator( 'button' ).last(),
		note: box.getByRole( 'status' ),
	};
};

/** Presses a button. At the end of a range it can still be pressed, and says why nothing happens. */
const press = ( button: Locator ) => button.dispatchEvent( 'click' );

test( 'on a product page it follows the rules, announces limits, and other scripts get its events', async ( {
	shopper,
	page,
	shop,
	allowErrors,
} ) => {
	const { simple } = await kindsOf( shop );
	await shopper.use( 'shop-quantity' );
	// Words that change their typeface move what stands below them, here the form. So block fonts.
	await page.route( /\.woff2/, ( route ) => route.abort() );
	allowErrors( /\.woff2/ );
	await page.addInitScript( () => {
		( window as never as { shifted: number } ).shifted = 0;
		new PerformanceObserver( ( list ) => {
			// Count only shifts of the form, as WooCommerce's gallery moves by itself.
			for ( const entry of list.getEntries() as unknown as {
				value: number;
				hadRecentInput: boolean;
				sources: { node: Node | null }[];
			}[] ) {
				const isOurs =
					! entry.hadRecentInput &&
					entry.sources.some( ( { node } ) => node?.parentElement?.closest( 'form.cart' ) );
				( window as never as { shifted: number } ).shifted += isOurs ? entry.value : 0;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	await page.goto( simple.url );
	const { input, minus, plus, note } = quantity( page );
	await expect( minus ).toHaveAttribute( 'aria-disabled', 'true' );
	await page.evaluate( () => {
		const heard: string[] = [];
		Object.assign( window, { heard } );
		document.body.addEventListener( 'input', () => heard.push( 'input' ) );
		document.body.addEventListener( 'change', () => heard.push( 'change' ) );
		(
			window as never as {
				jQuery?: ( of: Element ) => { on: ( type: string, of: string, then: () => void ) => void };
			}
		 )
			.jQuery?.( document.body )
			.on( 'change', 'input.qty', () => heard.push( 'jquery' ) );
	} );
	await plus.click();
	await expect( input ).toHaveValue( '2' );
	await expect( note ).toHaveText( '2' );
	expect( new Set( await page.evaluate( () => ( window as never as { heard: string[] } ).heard ) ) ).toEqual(
		new Set( [ 'input', 'change', ...( await page.evaluate( () => ( 'jQuery' in window ? [ 'jquery' ] : [] ) ) ) ] )
	);
	await minus.click();
	await press( minus );
	await expect( input ).toHaveValue( '1' );
	await expect( note ).toHaveText( 'At least 1.' );
	await expect( note ).toBeInViewport();

	// A long press goes on by itself. The click at its end adds nothing more.
	await plus.hover();
	await page.mouse.down();
	await expect.poll( async () => Number( await input.inputValue() ) ).toBeGreaterThan( 3 );
	await page.mouse.up();
	const held = await input.inputValue();
	await expect( note ).toHaveText( held );
	await plus.focus();
	await page.keyboard.press( 'Enter' );
	await expect( input ).toHaveValue( String( Number( held ) + 1 ) );

	// Enter with a quantity that is too high sets the highest possible one, and says why. Nothing is added to the cart.
	const most = ( await input.getAttribute( 'max' ) ) ?? '';
	await input.fill( '99' );
	await input.press( 'Enter' );
	await expect( input ).toHaveValue( most );
	await expect( note ).toHaveText( `At most ${ most }.` );
	expect( page.url() ).toBe( simple.url );
	await expect( plus ).toHaveAttribute( 'aria-disabled', 'true' );
	await page.evaluate( () => ( document.querySelector< HTMLInputElement >( '.qty' )!.value = '' ) );
	await press( plus );
	await expect( input ).toHaveValue( '2' );
	expect( await page.evaluate( () => ( window as never as { shifted: number } ).shifted ) ).toBeLessThan( 0.001 );

	const { violations } = await axe( page ).include( '.eidan-quantity' ).analyze();
	expect( violations ).toEqual( [] );
	await page.setViewportSize( { width: 320, height: 700 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 320 );
} );

test( 'the quantity is at its place before the rest of its form has come @slow', async ( { shopper, page, shop } ) => {
	const { simple, variable } = await kindsOf( shop );
	await shopper.use( 'shop-quantity' );
	for ( const { url } of [ simple, variable ] ) {
		await page.goto( url );
		if ( url === variable.url ) {
			await page.locator( 'select[name="attribute_pa_size"]' ).selectOption( 'a5' );
			await page.locator( 'select[name="attribute_pa_color"]' ).selectOption( 'ink' );
		}
		const field = page.locator( 'form.cart .quantity' ).first();
		await expect( field.locator( '.eidan-quantity' ) ).toBeVisible();
		// A browser may paint a page that has come as far as the field, without the button behind it.
		const places = await field.evaluate( ( node ) => {
			const place = () => {
				const { left, top, width } = node.getBoundingClientRect();
				return [ left, top, width ].map( Math.round );
			};
			const whole = place();
			while ( node.nextSibling ) {
				node.nextSibling.remove();
			}
			return [ whole, place() ];
		} );
		expect( places[ 1 ], url ).toEqual( places[ 0 ] );
	}
} );

test( 'the quantity of grouped products begins empty, and plus makes it one', async ( { shopper, page, shop } ) => {
	const { grouped } = await kindsOf( shop );
	await shopper.use( 'shop-quantity', 'classic' );
	await page.goto( grouped.url );
	const second = quantity( page, 1 );
	await second.plus.click();
	await expect( second.input ).toHaveValue( '1' );
	await second.minus.click();
	await expect( second.input ).toHaveValue( '0' );
	await expect( quantity( page ).input ).toHaveValue( '' );
	// On a phone the table is not wider than with WooCommerce's own field. Two digits fit into the field.
	await page.setViewportSize( { width: 320, height: 700 } );
	const width = ( element: Locator ) => element.evaluate( ( { clientWidth } ) => clientWidth );
	expect( await width( second.box ) ).toBeLessThan( 110 );
	await second.input.fill( '12' );
	expect( await second.input.evaluate( ( { scrollWidth } ) => scrollWidth ) ).toBe( await width( second.input ) );
} );

test( 'a variation has its own limits, and one of which there is but one shows that number @slow', async ( {
	shopper,
	page,
	shop,
} ) => {
	const { variable } = await kindsOf( shop );
	await shopper.use( 'shop-quantity', 'classic' );
	await page.goto( variable.url );
	const { box, input, plus, note } = quantity( page );
	const choose = async ( color: string, size: string ) => {
		await page.locator( 'select[name="attribute_pa_color"]' ).selectOption( '' );
		await page.locator( 'select[name="attribute_pa_size"]' ).selectOption( size );
		await page.locator( 'select[name="attribute_pa_color"]' ).selectOption( color );
	};
	await choose( 'ink', 'a5' );
	await expect( input ).toHaveAttribute( 'max', '3' );
	await input.fill( '3' );
	await press( plus );
	await expect( note ).toHaveText( 'At most 3.' );
	await choose( 'vermilion', 'a3' );
	await expect( box ).toHaveClass( /is-only/ );
	await expect( plus ).toBeHidden();
	await expect( input ).toHaveValue( '1' );
} );

test( 'the cart notices changes, also after it was loaded again @slow', async ( { shopper, page, shop } ) => {
	const { simple, single, classicCart } = await kindsOf( shop );
	await shopper.use( 'shop-quantity' );
	await page.goto( `${ shop.url }/?add-to-cart=${ simple.id }` );
	await page.goto( `${ classicCart.url }?add-to-cart=${ single.id }` );
	const { input, plus, minus } = quantity( page );
	await expect( page.locator( '.eidan-quantity' ) ).toHaveCount( 1 );
	await expect( page.locator( '.eidan-quantity__only' ) ).toHaveText( '1' );
	const update = page.getByRole( 'button', { name: 'Update cart' } );
	await expect( update ).toBeDisabled();
	await plus.click();
	await expect( update ).toBeEnabled();
	await update.click();
	await expect(
		page.locator( '.cart_item' ).filter( { hasText: 'Notebook' } ).locator( '.product-subtotal' )
	).toContainText( '20.00' );
	await expect( input ).toHaveValue( '2' );
	await plus.click();
	await expect( input ).toHaveValue( '3' );
	// In the cart the lowest quantity is 0, which removes the product.
	await input.fill( '1' );
	await minus.click();
	await update.click();
	await expect( page.locator( '.cart_item' ) ).toHaveCount( 1 );
} );

test( 'blocks with buttons of their own keep theirs, and pages without a quantity load nothing @slow', async ( {
	shopper,
	page,
	shop,
} ) => {
	test.skip( parseInt( shop.woocommerce, 10 ) < 10, 'this WooCommerce has no blocks with such buttons' );
	const { stepper, options } = await kindsOf( shop );
	await shopper.use( 'shop-quantity' );
	for ( const url of [ stepper.url, options.url ] ) {
		await page.goto( url );
		await expect( page.locator( '.wc-block-components-quantity-selector__button--plus' ).first() ).toBeAttached();
		await expect( page.locator( '.eidan-quantity' ) ).toHaveCount( 0 );
		expect( await page.content() ).not.toContain( 'shop-quantity' );
	}
} );

test( 'without script the field is WooCommerce’s @slow', async ( { browser, shop } ) => {
	const { simple } = await kindsOf( shop );
	const context = await browser.newContext( { javaScriptEnabled: false } );
	await context.addCookies( [ { name: 'eidan_switches', value: 'shop-quantity', url: shop.url } ] );
	const page = await context.newPage();
	await page.goto( simple.url );
	await expect( quantity( page ).plus ).toBeHidden();
	await quantity( page ).input.fill( '2' );
	await page.getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect( page.getByText( '2 × “Notebook” have been added to your cart' ).first() ).toBeVisible();
	await context.close();
} );
