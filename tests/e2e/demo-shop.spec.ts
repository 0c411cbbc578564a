/**
 * The shop of the demo, imported on a site of its own: a visitor without a mouse goes through its pages, what they weigh,
 * and where what WooCommerce draws begins.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { firstScreen, movedByFonts, NO_FALLBACK, WIDTHS } from './support/first-screen';
import { tabProblems, type Walked } from './support/keyboard';
import { leftOut, needShop } from './support/needs';
import { tooHeavy, weightOf } from './support/page-weight';
import { follow, settled } from './support/settled';
import { mistakesOf } from './support/valid-html';

// All tests share one site, so they run one after the other.
test.describe.configure( { mode: 'default' } );

/** Addresses, and a product that is bought as it is. */
interface Places {
	simple: number;
	paths: Record< string, string >;
}

/** WooCommerce's scripts and styles, and jQuery. */
const OF_THE_SHOP = /jquery|woocommerce|wc-/;

const PLACES = `
$ledger = new \\Eidan\\Demo\\Ledger();
$path   = static fn ( string $url ): string => (string) wp_parse_url( $url, PHP_URL_PATH );
$simple = $ledger->id( 'product/a-rulebook-for-lending' );
$many   = wc_get_products( array( 'type' => 'variable', 'limit' => 1, 'return' => 'ids', 'status' => 'publish' ) );
return array(
	'simple' => $simple,
	'paths'  => array(
		'front page'                 => '/',
		'shop'                       => $path( wc_get_page_permalink( 'shop' ) ),
		'a product'                  => $path( get_permalink( $simple ) ),
		'a product with a selection' => $path( get_permalink( $many[0] ) ),
		'cart'                       => $path( wc_get_cart_url() ),
		'checkout'                   => $path( wc_get_checkout_url() ),
		'account'                    => $path( wc_get_page_permalink( 'myaccount' ) ),
	),
);
`;

/** What stands on a page once WooCommerce's scripts have drawn it. */
const DRAWN: Record< string, string > = {
	shop: '.wp-block-eidan-product-list, .wc-block-product-template, ul.products',
	// The button is there while the rows are still being loaded.
	cart: '.wc-block-cart-item__remove-link',
	checkout: '.wc-block-components-checkout-place-order-button',
};

let site: { url: string; stop: () => Promise< void > };
let places: Places;

needShop();

test.beforeAll( async () => {
	test.setTimeout( 240_000 );
	const { startSite } = await import( '../../tools/site/site.mjs' );
	const started = await startSite( {
		name: 'demo-shop-test',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 59,
		woocommerce: true,
		reset: true,
	} );
	site = started;
	expect( Object.entries( started.failed ) ).toEqual( [] );
	expect( await started.php( `return \\Eidan\\Demo\\Importer::import( true );` ) ).toEqual( [] );
	places = ( await started.php( PLACES ) ) as Places;
} );

test.afterAll( () => site?.stop() );

test( 'Tab leads through the shop, a product, cart and checkout of the demo and back, under no header', async ( {
	browser,
} ) => {
	// That a page which holds the keyboard is seen, and a stop under a header: demo.spec.ts.
	test.setTimeout( 600_000 );
	const { simple, paths } = places;
	for ( const { human, width } of [
		{ human: true, width: 1440 },
		{ human: false, width: 390 },
	] ) {
		const visitor = await browser.newContext( {
			baseURL: site.url,
			viewport: { width, height: 900 },
			reducedMotion: human ? 'no-preference' : 'reduce',
		} );
		follow( visitor );
		const page = await visitor.newPage();
		const walked: Walked = new Map();
		await page.goto( `${ paths.shop }?add-to-cart=${ simple }` );
		for ( const [ name, path ] of Object.entries( paths ).filter(
			( [ each ] ) => ! [ 'front page', 'account' ].includes( each )
		) ) {
			await test.step( `${ name } ${ width }`, async () => {
				const html = ( await ( await page.goto( path ) )?.text() ) ?? '';
				if ( human ) {
					expect.soft( await mistakesOf( html ), `${ name } is valid HTML` ).toEqual( [] );
				}
				await expect( page.locator( DRAWN[ name ] ?? 'form.cart' ).first() ).toBeVisible();
				await settled( page );
				expect.soft( await tabProblems( page, { human, walked } ), `${ name } ${ width }` ).toEqual( [] );
			} );
		}
		await visitor.close();
	}
} );

for ( const [ name, place ] of [
	[ 'frontWithShop', 'front page' ],
	[ 'shop', 'shop' ],
	[ 'product', 'a product' ],
] as const ) {
	test( `${ place } stays within its weight on a phone`, async ( { browser } ) => {
		const weighed = await weightOf( browser, site.url, places.paths[ place ]! );
		test.info().annotations.push( { type: 'weight', description: JSON.stringify( weighed ) } );
		expect( tooHeavy( name, weighed ), JSON.stringify( weighed, null, '\t' ) ).toEqual( [] );
		if ( place === 'front page' ) {
			expect(
				weighed.things.map( ( thing ) => thing.name ).filter( ( file ) => OF_THE_SHOP.test( file ) )
			).toEqual( [] );
		}
	} );
}

for ( const place of [ 'shop', 'a product' ] ) {
	test( `${ place } has its first image at once, and nothing moves when its fonts come late`, async ( {
		browser,
	} ) => {
		for ( const width of WIDTHS ) {
			const path = places.paths[ place ]!;
			const { largest, isLazy, high } = await firstScreen( browser, site.url, path, width );
			expect( { isLazy, high }, `${ width } px` ).toEqual( { isLazy: false, high: [ largest ] } );
			const { moved, hasFallback } = await movedByFonts( browser, site.url, path, width );
			if ( hasFallback ) {
				expect( moved.toFixed( 2 ), `${ width } px` ).toBe( '0.00' );
			} else {
				leftOut( NO_FALLBACK );
			}
		}
	} );
}

for ( const width of [ 1440, 390 ] ) {
	test( `what WooCommerce draws begins at the edges of the demo at ${ width } px`, async ( { browser } ) => {
		const visitor = await browser.newContext( { baseURL: site.url, viewport: { width, height: 900 } } );
		const page = await visitor.newPage();
		/** Left edges of the words in all elements that are found, in pixels. */
		const lefts = ( selector: string ) =>
			page.locator( selector ).evaluateAll( ( found ) =>
				found.map( ( each ) => {
					const range = each.ownerDocument.createRange();
					range.selectNodeContents( each );
					return Math.round( range.getBoundingClientRect().left );
				} )
			);

		// An empty cart's new products: one image was narrower than its column.
		await page.goto( places.paths.cart! );
		const products = page.locator( '.wc-block-grid__product' );
		await expect( products.nth( 3 ) ).toBeVisible();
		await expect
			.poll( () =>
				products.evaluateAll( ( items ) =>
					items.map(
						( item ) =>
							item.getBoundingClientRect().width -
								item.querySelector( 'img' )!.getBoundingClientRect().width <
							2
					)
				)
			)
			.toEqual( [ true, true, true, true ] );

		// What goes with the things in a cart: newer WooCommerce prints a collection with centered words.
		await page.goto( `${ places.paths.shop }?add-to-cart=${ places.simple }` );
		await page.goto( places.paths.cart! );
		const goesWith = '.wp-block-woocommerce-cart-items-block :is(.cross-sells-product, .wc-block-product)';
		await expect( page.locator( goesWith ).first() ).toBeVisible();
		const image = Math.round( ( await page.locator( `${ goesWith } img` ).first().boundingBox() )!.x );
		for ( const words of [ '.wp-block-post-title a', '.wc-block-components-product-price' ] ) {
			await expect.poll( async () => ( await lefts( `${ goesWith } ${ words }` ) )[ 0 ] ).toBe( image );
		}

		await page.goto( places.paths.account! );
		const [ title ] = await lefts( 'main h1' );
		expect( title ).toBe( width === 1440 ? 64 : 20 );
		expect( await lefts( 'main :is(h2, .lost_password a, .woocommerce-form-login label[for=username])' ) ).toEqual(
			[ title, title, title ]
		);

		await visitor.close();
	} );
}

test( 'both neighbours of a project have their label in the typeface of text', async ( { browser } ) => {
	const page = await browser.newPage( { baseURL: site.url } );
	await page.goto( '/portfolio/calder/' );
	const family = await page.locator( 'body' ).evaluate( ( body ) => getComputedStyle( body ).fontFamily );
	const labels = page.locator( '.eidan-portfolio-onward .post-navigation-link__label' );
	await expect( labels ).toHaveCount( 2 );
	for ( const label of await labels.all() ) {
		await expect( label ).toHaveCSS( 'font-family', family );
	}
	await page.close();
} );
