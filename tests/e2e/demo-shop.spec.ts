/**
 * The shop of the demo, imported on a site of its own: a visitor without a mouse goes through its pages.
 */
import { expect, test } from './fixtures';
import { proveTabProblems, tabProblems } from './support/keyboard';
import { follow, settled } from './support/settled';

/** Addresses, and a product that is bought as it is. */
interface Places {
	simple: number;
	paths: Record< string, string >;
}

const PLACES = `
$ledger = new \\Eidan\\Demo\\Ledger();
$path   = static fn ( string $url ): string => (string) wp_parse_url( $url, PHP_URL_PATH );
$simple = $ledger->id( 'product/a-rulebook-for-lending' );
$many   = wc_get_products( array( 'type' => 'variable', 'limit' => 1, 'return' => 'ids', 'status' => 'publish' ) );
return array(
	'simple' => $simple,
	'paths'  => array(
		'shop'                       => $path( wc_get_page_permalink( 'shop' ) ),
		'a product'                  => $path( get_permalink( $simple ) ),
		'a product with a selection' => $path( get_permalink( $many[0] ) ),
		'cart'                       => $path( wc_get_cart_url() ),
		'checkout'                   => $path( wc_get_checkout_url() ),
	),
);
`;

/** What stands on a page once WooCommerce's scripts have drawn it. */
const DRAWN: Record< string, string > = {
	shop: '.wp-block-eidan-product-list, .wc-block-product-template, ul.products',
	cart: '.wc-block-cart__submit-button',
	checkout: '.wc-block-components-checkout-place-order-button',
};

test( 'Tab leads through the shop, a product, cart and checkout of the demo and back, under no header', async ( {
	browser,
	page: bare,
} ) => {
	test.setTimeout( 600_000 );
	await test.step( 'control: a page that holds the keyboard, and a stop under a header, are seen', () =>
		proveTabProblems( bare ) );
	const { startSite } = await import( '../../tools/site/site.mjs' );
	const site = await startSite( {
		name: 'demo-shop-test',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 59,
		woocommerce: true,
		reset: true,
	} );
	try {
		expect( Object.entries( site.failed ) ).toEqual( [] );
		expect( await site.php( `return \\Eidan\\Demo\\Importer::import( true );` ) ).toEqual( [] );
		const { simple, paths } = ( await site.php( PLACES ) ) as Places;
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
			await page.goto( `${ paths.shop }?add-to-cart=${ simple }` );
			for ( const [ name, path ] of Object.entries( paths ) ) {
				await test.step( `${ name } ${ width }`, async () => {
					await page.goto( path );
					await expect( page.locator( DRAWN[ name ] ?? 'form.cart' ).first() ).toBeVisible();
					await settled( page );
					expect.soft( await tabProblems( page, { human } ), `${ name } ${ width }` ).toEqual( [] );
				} );
			}
			await visitor.close();
		}
	} finally {
		await site.stop();
	}
} );
