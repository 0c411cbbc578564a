/** The page of a product: swatches, quantity, gallery and sticky bar. */
import { POSTER } from '../e2e/support/shop-kinds';
import { expect, test } from './fixtures';

/** PHP that creates a product with two variations, an image each, and a long page. */
const LONG = `${ POSTER }
	return $poster( array( 'name' => 'Poster in engines', 'description' => str_repeat( '<p>Words that make the page long.</p>', 60 ) ) )['product']->get_permalink();`;

const page = () => ( {
	field: document.querySelector< HTMLSelectElement >( '[name=attribute_cover]' )?.value,
	checked: document.querySelector( '.eidan-swatch[aria-checked=true]' )?.textContent,
	place: document.querySelector( '.eidan-product-gallery p[aria-live]' )?.textContent,
	quantity: document.querySelector< HTMLInputElement >( '.qty' )?.value,
	bar:
		document.querySelector< HTMLElement >( '.eidan-sticky' )?.inert === false
			? document.querySelector( '.eidan-sticky button' )?.textContent
			: '',
} );

test( 'a swatch moves the gallery, a swipe moves it on, and the bar buys', async ( { engine, site } ) => {
	test.skip( typeof engine === 'string', String( engine ) );
	if ( typeof engine === 'string' ) {
		return;
	}
	const url = await site.php< string >( LONG );
	await engine.size( 1200, 900 );
	await engine.open( site.url );
	await engine.run(
		() => void ( document.cookie = 'eidan_switches=shop-swatches.shop-quantity.shop-gallery.shop-sticky; path=/' )
	);
	await engine.open( url );
	await expect
		.poll(
			() => engine.run( () => document.querySelector( '.eidan-product-gallery .is-ready' ) !== null ),
			'the gallery starts'
		)
		.toBe( true );
	await engine.click( '.eidan-swatch:nth-child(2)' );
	await expect
		.poll( () => engine.run( page ), 'the variation' )
		.toMatchObject( { field: 'Stone', checked: 'Stone', place: 'Slide 3 of 3' } );
	// Scroll the gallery as a swipe would.
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
	await expect
		.poll(
			() =>
				engine.run( () => document.querySelector( '[class*=notice],.woocommerce-message' )?.textContent ?? '' ),
			'the cart'
		)
		.toMatch( /2 × .* added to your cart/ );
} );
