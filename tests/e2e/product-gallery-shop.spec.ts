/**
 * The gallery of a product with our slider and lightbox, and the sticky bar with its button: as shoppers use them.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { posterOf } from './support/gallery-poster';
import { expect, test } from './support/shop';
import { kindsOf, POSTER } from './support/shop-kinds';

/** Adds up layout shifts, in `window.shifted`. */
const watchShifts = ( page: Page ) =>
	page.addInitScript( () => {
		Object.assign( window, { shifted: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[] ) {
				( window as never as { shifted: number } ).shifted += entry.hadRecentInput ? 0 : entry.value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

const shifted = ( page: Page ) => page.evaluate( () => ( window as never as { shifted: number } ).shifted );
const place = ( page: Page ) => page.locator( '.eidan-product-gallery p[aria-live]' );
const theirs = ( page: Page ) =>
	page.evaluate( () =>
		[ ...document.querySelectorAll( 'script[src],link[href]' ) ]
			.map( ( tag ) => tag.getAttribute( 'src' ) ?? tag.getAttribute( 'href' )! )
			.filter( ( url ) => /flexslider|photoswipe|jquery\.zoom/.test( url ) )
	);

test( 'a product in the theme’s template: variations, film, lightbox, and the bar', async ( {
	shopper,
	page,
	shop,
} ) => {
	const url = await posterOf( shop );
	await shopper.use( 'shop-gallery', 'shop-sticky' );
	await watchShifts( page );
	await page.goto( url );
	const gallery = page.locator( '.eidan-product-gallery' );
	await expect( gallery.locator( '.eidan-slider.is-ready' ) ).toBeVisible();
	expect( await theirs( page ) ).toEqual( [] );
	await expect( gallery.locator( '.eidan-slider__slide' ) ).toHaveCount( 5 );
	const filled = await gallery
		.locator( '.is-thumbs > a' )
		.evaluateAll( ( links ) =>
			links.map( ( link ) => link.clientHeight - link.querySelector( 'img' )!.clientHeight )
		);
	expect( filled, 'images fill their thumbnails' ).toEqual( [ 0, 0, 0, 0, 0 ] );

	await page.locator( '[name=attribute_cover]' ).selectOption( 'Stone' );
	await expect( place( page ) ).toHaveText( 'Slide 5 of 5' );
	await expect( gallery.getByRole( 'img', { name: 'Notebook, notebook-stone' } ) ).toBeInViewport( { ratio: 0.3 } );
	await page.locator( '[name=attribute_cover]' ).selectOption( 'Ink' );
	await expect( place( page ) ).toHaveText( 'Slide 4 of 5' );

	// The bar appears when the product's button is above the window.
	const bar = page.locator( '.eidan-sticky' );
	const button = page.locator( '.single_add_to_cart_button' );
	await expect( bar ).toBeHidden();
	await page.evaluate( () => window.scrollTo( 0, document.documentElement.scrollHeight / 2 ) );
	await expect( bar ).toBeInViewport( { ratio: 1 } );
	await expect( bar.getByRole( 'button' ) ).toHaveText( 'Add to cart' );
	await expect( bar.locator( '.eidan-sticky__price' ) ).toContainText( '16' );
	await expect( bar.locator( '.eidan-sticky__choice' ) ).toHaveText( 'Ink' );
	await expect( bar.locator( 'img' ) ).toHaveAttribute( 'src', /notebook-ink/ );
	const { violations } = await axe( page ).include( '.eidan-sticky' ).include( '.eidan-product-gallery' ).analyze();
	expect( violations ).toEqual( [] );
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await expect( bar ).toBeHidden();

	await page.locator( '.reset_variations' ).click();
	await expect( place( page ) ).toHaveText( 'Slide 1 of 5' );
	await page.evaluate( () => window.scrollTo( 0, document.documentElement.scrollHeight / 2 ) );
	await expect( bar.getByRole( 'button' ) ).toHaveText( 'Select options' );
	await expect( bar.locator( '.eidan-sticky__choice' ) ).toBeEmpty();
	await expect( bar.locator( 'img' ) ).not.toHaveAttribute( 'src', /notebook-ink/ );
	// In a narrow window the name gets shorter, but neither the price nor the button.
	const name = bar.locator( '.eidan-sticky__name' );
	const wide = page.viewportSize()!;
	await name.evaluate(
		( element ) =>
			( element.textContent =
				'A notebook with more words in its name than any bar has room for, sewn by hand in three colors' )
	);
	for ( const width of [ 768, 390, 320 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await page.evaluate( () => window.scrollTo( 0, document.documentElement.scrollHeight / 2 ) );
		await expect( bar.getByRole( 'button' ) ).toBeInViewport( { ratio: 1 } );
		await expect( bar.locator( '.eidan-sticky__price' ) ).toBeInViewport( { ratio: 1 } );
		expect(
			await name.evaluate(
				( element ) => element.scrollWidth > element.clientWidth && getComputedStyle( element ).textOverflow
			)
		).toBe( 'ellipsis' );
		expect( await bar.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth ) ).toBe( 0 );
	}
	await page.setViewportSize( wide );
	await page.evaluate( () => window.scrollTo( 0, document.documentElement.scrollHeight / 2 ) );
	await bar.getByRole( 'button' ).click();
	await expect( page.locator( '[name=attribute_cover]' ) ).toBeFocused();
	await expect( button ).toBeInViewport();
	await expect( bar ).toBeHidden();

	// Arrow keys work as in every slider. The lightbox shows all images, but not the video.
	await gallery.locator( '.eidan-slider__view' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( place( page ) ).toHaveText( 'Slide 2 of 5' );
	await gallery.getByRole( 'link', { name: 'Play video' } ).click();
	await expect( page.locator( '.eidan-video video' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'ArrowLeft' );
	await gallery.locator( '.eidan-slider__slide a' ).first().click();
	await expect( page.locator( '.eidan-lightbox__total' ) ).toHaveText( /4$/ );
	const large = page.locator( '.eidan-lightbox__stage > img' );
	await large.hover();
	await page.mouse.wheel( 0, -200 );
	await expect( page.locator( '.eidan-lightbox__zoom' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.mouse.wheel( 0, 1000 );
	await expect( page.locator( '.eidan-lightbox__zoom' ) ).toHaveAttribute( 'aria-pressed', 'false' );
	await page.keyboard.press( 'Escape' );

	await page.setViewportSize( { width: 320, height: 700 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 320 );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( url );
	await expect( gallery.locator( '.eidan-slider.is-ready' ) ).toBeVisible();
	await page.waitForLoadState( 'networkidle' );
	expect( await shifted( page ) ).toBeLessThan( 0.005 );
} );

test( 'works in a classic theme and without script, and is WooCommerce’s gallery again when switched off @slow', async ( {
	shopper,
	page,
	shop,
	browser,
} ) => {
	// This call also creates the classic theme.
	await kindsOf( shop );
	const url = await posterOf( shop );
	await shopper.use( 'shop-gallery', 'shop-sticky', 'classic' );
	await watchShifts( page );
	await page.goto( url );
	await expect( page.locator( '.eidan-slider.is-ready' ) ).toBeVisible();
	await page.waitForLoadState( 'networkidle' );
	expect( await theirs( page ) ).toEqual( [] );
	expect(
		await page
			.locator( '.eidan-product-gallery' )
			.evaluate(
				( root ) => root.getBoundingClientRect().width / root.parentElement!.getBoundingClientRect().width
			)
	).toBeLessThan( 0.6 );
	expect( await shifted( page ) ).toBeLessThan( 0.005 );

	const plain = await browser.newContext( { javaScriptEnabled: false } );
	await plain.addCookies( await page.context().cookies() );
	const still = await plain.newPage();
	await still.goto( url );
	expect( await still.locator( '.eidan-product-gallery .eidan-slider__slide img' ).count() ).toBe( 5 );
	await expect( still.locator( '.eidan-product-gallery .eidan-slider__slide img' ).first() ).toBeVisible();
	await expect( still.locator( '.eidan-sticky' ) ).toBeHidden();
	await plain.close();

	await shopper.use();
	await page.goto( url );
	await expect( page.locator( '.woocommerce-product-gallery' ).first() ).toBeVisible();
	await expect( page.locator( '[class*=eidan-product],.eidan-sticky' ) ).toHaveCount( 0 );
} );

test( 'in the block Add to Cart + Options chips are swatches, and move the gallery and the bar’s price @slow', async ( {
	shopper,
	page,
	shop,
} ) => {
	test.skip( parseInt( shop.woocommerce, 10 ) < 11, 'this WooCommerce has no chips that show colors' );
	const { variable, terms } = await kindsOf( shop );
	const { url, ink } = await shop.php< { url: string; ink: number } >( `
	${ POSTER }
	// A product for this test only, as other tests use the same kind of product in the theme's template.
	$options = array();
	foreach ( array( array( 'ink', 'a4', 15, 9 ), array( 'stone', 'a5', 10, 5 ), array( 'stone', 'a4', 15, 0 ), array( 'vermilion', 'a3', 30, 1 ) ) as list( $color, $size, $price, $stock ) ) {
		$options[ "$color-$size" ] = array( 'attributes' => array( 'pa_color' => $color, 'pa_size' => $size ), 'regular_price' => $price, 'manage_stock' => true, 'stock_quantity' => $stock, 'image_id' => 'ink' === $color ? $image( 'notebook-ink' ) : 0 );
	}
	list( 'product' => $product, 'children' => $ids ) = $poster( array( 'name' => 'Print with options', 'attributes' => wc_get_product( ${ variable.id } )->get_attributes() ), $options );
	update_term_meta( ${ terms.pa_color!.Ink }, 'eidan_color', '#151515' );
	$content  = '<!-- wp:woocommerce/product-gallery /--><!-- wp:woocommerce/product-price /--><!-- wp:woocommerce/add-to-cart-with-options /--><!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
	$template = wp_insert_post( array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'single-product-' . get_post( $product->get_id() )->post_name, 'post_title' => 'Options', 'post_content' => $content ) );
	wp_set_object_terms( $template, get_stylesheet(), 'wp_theme' );
	return array( 'url' => $product->get_permalink(), 'ink' => $ids['ink-a4'] );` );
	await shopper.use( 'shop-gallery', 'shop-sticky', 'shop-swatches' );
	await page.goto( url );
	const chip = ( name: string ) => page.getByRole( 'radio', { name } );
	await expect( page.locator( '.eidan-slider.is-ready' ) ).toBeVisible();
	const swatch = chip( 'Ink' ).locator( '.wc-block-product-filter-chips__swatch' );
	await expect( swatch ).toHaveCSS( 'background-color', 'rgb(21, 21, 21)' );
	// A swatch with neither a color nor an image shows its name.
	await expect( chip( 'Stone' ).getByText( 'Stone' ) ).toBeVisible();

	// The bar's button first leads to the options.
	const bar = page.locator( '.eidan-sticky' );
	const down = () => page.evaluate( () => window.scrollTo( 0, document.documentElement.scrollHeight ) );
	await down();
	await expect( bar.getByRole( 'button' ) ).toHaveText( 'Select options' );
	await bar.getByRole( 'button' ).click();
	await expect( chip( 'Ink' ) ).toBeFocused();

	await chip( 'Stone' ).click();
	await expect( chip( 'A4' ) ).toHaveClass( /is-out/ );
	await expect( chip( 'A3' ) ).toBeDisabled();
	await chip( 'Ink' ).click();
	await expect( swatch ).toHaveCSS( 'background-color', 'rgb(21, 21, 21)' );
	await chip( 'A4' ).click();
	await expect( chip( 'A4' ) ).not.toHaveClass( /is-out/ );
	await expect( page.locator( 'input[name=variation_id]' ) ).toHaveValue( String( ink ) );
	await expect( place( page ) ).toHaveText( 'Slide 2 of 2' );
	await down();
	await expect( bar.locator( '.eidan-sticky__price' ) ).toContainText( '15' );
	await expect( bar.locator( '.eidan-sticky__price' ) ).not.toContainText( '30' );
	await expect( bar.locator( '.eidan-sticky__choice' ) ).toHaveText( 'Ink, A4' );
	await expect( bar.locator( 'img' ) ).toHaveAttribute( 'src', /notebook-ink/ );
	await expect( bar.getByRole( 'button' ) ).toHaveText( 'Add to cart' );
	const added = page.waitForResponse(
		( response ) => /wc\/store\/v1/.test( response.url() ) && response.request().method() === 'POST'
	);
	await bar.getByRole( 'button' ).click();
	expect( ( await added ).ok() ).toBe( true );
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await chip( 'A4' ).click();
	await expect( place( page ) ).toHaveText( 'Slide 1 of 2' );
} );
