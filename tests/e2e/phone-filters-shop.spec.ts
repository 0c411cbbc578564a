/**
 * From a page of a shop to a filtered product with a thumb: three taps, and what they find is seen without scrolling.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { addThemes, LOOKS } from './support/contrast/themes';
import { needShop } from './support/needs';
import { expect, test, type Shop } from './support/shop';

const THEMES = [ 'twentytwentyfive', 'twentytwentyone' ];
const NAMES = [ 'Carafe', 'Decanter', 'Jar' ];

/** A filter bar of the size of a real one, in front of the products. */
const LIST = `<!-- wp:eidan/product-list ${ JSON.stringify( {
	elements: [ 'image', 'title', 'price' ],
	query: { postType: 'product', perPage: 4, order: 'title-asc' },
	filter: {
		groups: [ { taxonomy: 'product_cat' }, { facet: 'price' }, { facet: 'rating' }, { facet: 'stock' } ],
	},
	columns: { phone: 2 },
	pagination: 'load-more',
} ) } /-->`;

needShop();
test.describe.configure( { mode: 'default' } );

test.beforeAll( async ( { shop } ) => {
	await addThemes(
		shop,
		LOOKS.filter( ( { theme, name } ) => THEMES.includes( theme ) && name === theme )
	);
	await shop.php( `$category = wp_insert_term( 'Cellar', 'product_cat' )['term_id'];
		foreach ( array( '${ NAMES.join( "', '" ) }' ) as $name ) {
			$product = new WC_Product_Simple();
			$product->set_props( array( 'name' => $name, 'sku' => "cellar-$name", 'regular_price' => '70', 'category_ids' => array( $category ) ) );
			$product->save();
		}` );
} );

test.afterAll( async ( { shop } ) => {
	await shop.php( `foreach ( array( '${ NAMES.join( "', '" ) }' ) as $name ) {
			wc_get_product( wc_get_product_id_by_sku( "cellar-$name" ) )->delete( true );
		}
		wp_delete_term( get_term_by( 'slug', 'cellar', 'product_cat' )->term_id, 'product_cat' );` );
} );

/** A phone in a shop, and a thumb that is counted. */
const phoneIn = async ( browser: Browser, shop: Shop, ...switches: string[] ) => {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
		baseURL: shop.url,
	} );
	await context.addCookies( [ { name: 'eidan_switches', value: switches.join( '.' ), url: shop.url } ] );
	const page = await context.newPage();
	let taps = 0;
	return {
		page,
		taps: () => taps,
		/** Taps what is on the screen: who has to scroll to it first, does more than tap. */
		tap: async ( what: Locator ) => {
			await expect( what ).toBeInViewport( { ratio: 1 } );
			await test.info().attach( `before tap ${ ++taps }`, {
				body: await page.screenshot(),
				contentType: 'image/png',
			} );
			await what.tap();
		},
		end: async () => {
			await test.info().attach( 'at the end', { body: await page.screenshot(), contentType: 'image/png' } );
			await context.close();
		},
	};
};

const open = ( page: Page ) => page.getByRole( 'button', { name: 'Filter', exact: true } );
const option = ( page: Page ) => page.locator( '.eidan-list__panel' ).getByRole( 'link', { name: /^Cellar\b/ } );
const titles = ( page: Page ) => page.locator( '.eidan-list article' ).getByRole( 'heading' );

/** What was found is on the screen: how many there are, and the first of them with its name. */
const isSeen = async ( page: Page ) => {
	await expect( titles( page ) ).toHaveText( NAMES );
	await expect( page.locator( '.eidan-list__total' ) ).toHaveText( '3 items' );
	await expect( page.locator( '.eidan-list__total' ) ).toBeInViewport( { ratio: 1 } );
	await expect( titles( page ).first() ).toBeInViewport( { ratio: 1 } );
	await expect( page.getByRole( 'link', { name: 'Remove filter: Product categories, Cellar' } ) ).toBeInViewport();
};

for ( const theme of THEMES ) {
	test( `${ theme }: three taps from the shop page to a product @slow`, async ( { browser, shop } ) => {
		const { page, tap, taps, end } = await phoneIn( browser, shop, 'shop-archives', `theme-${ theme }` );
		await page.goto( '/shop/' );
		await tap( open( page ) );
		await tap( option( page ) );
		await page.waitForURL( /product_cat=cellar/ );
		await isSeen( page );
		await tap( titles( page ).first().getByRole( 'link' ) );
		await expect( page.getByRole( 'heading', { level: 1, name: NAMES[ 0 ]! } ) ).toBeVisible();
		expect( taps() ).toBe( 3 );
		await end();
	} );
}

test( 'three taps from a page with a list to what it is filtered by', async ( { browser, shop, visit } ) => {
	const url = await visit( LIST );
	const { page, tap, taps, end } = await phoneIn( browser, shop );
	await page.goto( url );
	await tap( open( page ) );
	await tap( option( page ) );
	await tap( page.getByRole( 'button', { name: 'Show 3 items' } ) );
	await isSeen( page );
	expect( taps() ).toBe( 3 );
	await end();
} );
