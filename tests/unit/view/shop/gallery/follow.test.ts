/** The slide that a product's gallery shows, while a shopper chooses variations and looks at other images. */
import { gallery } from '../../../../../src/view/shop-gallery';

const field = ( name: string ) => document.querySelector< HTMLInputElement >( `[name=${ name }]` )!;
const thumbs = () => [ ...document.querySelectorAll< HTMLElement >( '.is-thumbs > a' ) ];

/** Index of the thumbnail that was clicked last. */
let shown: number;
let controller: AbortController;

/** Starts a gallery of five images, of variations that are on these slides. */
const start = ( variations: Record< string, number > ) => {
	document.body.innerHTML =
		'<div id="gallery"><div class="eidan-slider"><div class="is-ready"><div class="is-thumbs">' +
		'<a></a>'.repeat( 5 ) +
		'</div></div></div></div><form><input type="hidden" name="product_id" value="7">' +
		'<input type="hidden" name="variation_id" value="0"></form>';
	shown = 0;
	thumbs().forEach( ( thumb, place ) => thumb.addEventListener( 'click', () => ( shown = place ) ) );
	gallery( document.getElementById( 'gallery' )!, { product: 7, variations }, { signal: controller.signal } );
};

/** Chooses a variation as WooCommerce's script does. */
const choose = async ( variation: string ) => {
	field( 'variation_id' ).setAttribute( 'value', variation );
	// The observer is told in a microtask.
	await Promise.resolve();
};

beforeEach( () => ( controller = new AbortController() ) );
afterEach( () => controller.abort() );

it( 'a variation with the first image is shown from whichever slide the shopper has gone to', async () => {
	start( { 12: 2 } );
	thumbs()[ 3 ]!.click();
	await choose( '11' );
	expect( shown ).toBe( 0 );
	thumbs()[ 3 ]!.click();
	await choose( '12' );
	expect( shown ).toBe( 2 );
	thumbs()[ 4 ]!.click();
	await choose( '' );
	expect( shown ).toBe( 0 );
} );

it( 'another variation with the same image is shown, too', async () => {
	start( { 12: 2, 13: 2 } );
	await choose( '12' );
	thumbs()[ 4 ]!.click();
	await choose( '13' );
	expect( shown ).toBe( 2 );
} );

it( 'where no variation has an image, and for the same variation, the gallery stays', async () => {
	start( {} );
	thumbs()[ 3 ]!.click();
	await choose( '11' );
	await choose( '12' );
	expect( shown ).toBe( 3 );
	start( { 12: 2 } );
	await choose( '12' );
	thumbs()[ 4 ]!.click();
	await choose( '12' );
	expect( shown ).toBe( 4 );
} );
