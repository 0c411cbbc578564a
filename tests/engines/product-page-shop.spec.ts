/** The page of a product: swatches, quantity, its gallery and its bar. */
import { expect, test } from './fixtures';

/** A poster of two kinds with an image each, on a long page. */
const POSTER = `
	$image = static function ( string $name ): int {
		$folder = wp_upload_dir();
		copy( EIDAN_DIR . "/assets/demo/images/shop-$name.webp", "{$folder['path']}/$name.webp" );
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/webp', 'post_title' => $name ), "{$folder['path']}/$name.webp" );
		wp_update_attachment_metadata( $id, array( 'file' => _wp_relative_upload_path( "{$folder['path']}/$name.webp" ), 'width' => 800, 'height' => 1000, 'sizes' => array() ) );
		return $id;
	};
	$product = new WC_Product_Variable();
	$product->set_name( 'Poster in engines' );
	$product->set_description( str_repeat( '<p>Words that make the page long.</p>', 60 ) );
	$product->set_image_id( $image( 'notebook-vermilion' ) );
	$attribute = new WC_Product_Attribute();
	$attribute->set_name( 'Cover' );
	$attribute->set_options( array( 'Ink', 'Stone' ) );
	$attribute->set_variation( true );
	$product->set_attributes( array( $attribute ) );
	$product->save();
	foreach ( array( 'Ink' => '16', 'Stone' => '12' ) as $cover => $price ) {
		$variation = new WC_Product_Variation();
		$variation->set_props( array( 'parent_id' => $product->get_id(), 'attributes' => array( 'cover' => $cover ), 'regular_price' => $price, 'image_id' => $image( 'notebook-' . strtolower( $cover ) ) ) );
		$variation->save();
	}
	WC_Product_Variable::sync( $product->get_id() );
	return $product->get_permalink();`;

const page = () => ( {
	field: document.querySelector< HTMLSelectElement >( '[name=attribute_cover]' )?.value,
	checked: document.querySelector( '.eidan-swatch[aria-checked=true]' )?.textContent,
	place: document.querySelector( '.eidan-product-gallery p[aria-live]' )?.textContent,
	quantity: document.querySelector< HTMLInputElement >( '.qty' )?.value,
	bar: document.querySelector< HTMLElement >( '.eidan-sticky' )?.inert === false ? document.querySelector( '.eidan-sticky button' )?.textContent : '',
} );

test( 'a swatch moves the gallery, a swipe moves it on, and the bar buys', async ( { engine, site } ) => {
	test.skip( typeof engine === 'string', String( engine ) );
	if ( typeof engine === 'string' ) {
		return;
	}
	const url = await site.php< string >( POSTER );
	await engine.size( 1200, 900 );
	await engine.open( site.url );
	await engine.run( () => void ( document.cookie = 'eidan_switches=shop-swatches.shop-quantity.shop-gallery.shop-sticky; path=/' ) );
	await engine.open( url );
	await expect.poll( () => engine.run( () => document.querySelector( '.eidan-product-gallery .is-ready' ) !== null ), 'the gallery starts' ).toBe( true );
	await engine.click( '.eidan-swatch:nth-child(2)' );
	await expect.poll( () => engine.run( page ), 'the variation' ).toMatchObject( { field: 'Stone', checked: 'Stone', place: 'Slide 3 of 3' } );
	// As a finger leaves it.
	await engine.run( () => {
		const view = document.querySelector( '.eidan-product-gallery .eidan-slider__view' )!;
		view.scrollBy( { left: -view.clientWidth, behavior: 'smooth' } );
	} );
	await expect.poll( () => engine.run( page ), 'the image before it' ).toMatchObject( { place: 'Slide 2 of 3' } );
	await engine.click( '.eidan-quantity__plus' );
	expect( await engine.run( page ) ).toMatchObject( { quantity: '2', bar: '' } );
	await engine.run( () => window.scrollTo( 0, document.documentElement.scrollHeight / 2 ) );
	await expect.poll( () => engine.run( page ), 'the bar' ).toMatchObject( { bar: 'Add to cart' } );
	await engine.click( '.eidan-sticky button' );
	await expect.poll( () => engine.run( () => document.querySelector( '[class*=notice],.woocommerce-message' )?.textContent ?? '' ), 'the cart' ).toMatch( /2 × .* added to your cart/ );
} );
