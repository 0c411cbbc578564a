/**
 * Every kind of group that filters of products have – a tree, swatches, a slider, long lists with a search –, in a
 * column and behind the button of a narrow list: with axe, by keys, from right to left, with large text.
 */
import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { needShop } from './support/needs';
import { expect, test } from './support/shop';

needShop();
test.describe.configure( { mode: 'default' } );

/** PHP that makes the attribute Glaze with colours, a category with another inside it, and three products. */
const MAKE = `
	wc_create_attribute( array( 'name' => 'Glaze', 'slug' => 'glaze' ) );
	register_taxonomy( 'pa_glaze', 'product' );
	$top   = wp_insert_term( 'Ceramics', 'product_cat' )['term_id'];
	$inner = wp_insert_term( 'Tea bowls', 'product_cat', array( 'parent' => $top ) )['term_id'];
	$ids   = array();
	foreach ( array( 'Celadon' => '#a9c8b4', 'Tenmoku' => '#3b2a20', 'Shino' => '#e8d9c6' ) as $name => $color ) {
		$term = wp_insert_term( $name, 'pa_glaze' )['term_id'];
		update_term_meta( $term, 'eidan_color', $color );
		$glaze = new WC_Product_Attribute();
		$glaze->set_id( wc_attribute_taxonomy_id_by_name( 'pa_glaze' ) );
		$glaze->set_name( 'pa_glaze' );
		$glaze->set_options( array( $term ) );
		$product = new WC_Product_Simple();
		$product->set_props( array( 'name' => "$name bowl", 'regular_price' => (string) ( 20 + 10 * count( $ids ) ), 'sale_price' => $ids ? '' : '15', 'average_rating' => 2 + count( $ids ), 'stock_status' => $ids ? 'instock' : 'outofstock', 'category_ids' => array( $ids ? $inner : $top ), 'attributes' => array( $glaze ) ) );
		$ids[] = $product->save();
	}
	return $ids;`;

const listOf = ( ids: number[] ) =>
	`<!-- wp:eidan/product-list ${ JSON.stringify( {
		align: 'wide',
		elements: [ 'title', 'price' ],
		query: { postType: 'product', include: ids },
		filter: {
			position: 'side',
			search: true,
			limit: 1,
			groups: [
				{ taxonomy: 'product_cat', display: 'tree' },
				{ facet: 'price' },
				{ taxonomy: 'pa_glaze', display: 'swatches', multiple: true },
				{ facet: 'rating' },
				{ facet: 'stock' },
				{ facet: 'sale' },
			],
		},
		pagination: 'load-more',
	} ) } /-->`;

let ids: number[] = [];

test.beforeAll( async ( { shop } ) => {
	ids = await shop.php( MAKE );
} );
test.afterAll( async ( { shop } ) => {
	await shop.php( `foreach ( ${ JSON.stringify( ids ) } as $id ) { wp_delete_post( $id, true ); }
		foreach ( array( 'tea-bowls', 'ceramics' ) as $slug ) {
			wp_delete_term( get_term_by( 'slug', $slug, 'product_cat' )->term_id, 'product_cat' );
		}
		wc_delete_attribute( wc_attribute_taxonomy_id_by_name( 'pa_glaze' ) );` );
} );

const opener = ( page: Page ) => page.getByRole( 'button', { name: /^Filter/ } );
const panel = ( page: Page ) => page.locator( '.eidan-list__panel' );
const titles = ( page: Page ) => page.locator( 'article h3' ).allTextContents();

const faults = async ( page: Page ) => {
	const { violations } = await axe( page )
		.include( '.eidan-list' )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] )
		.analyze();
	return violations.map( ( { id, nodes } ) => `${ id } ${ nodes[ 0 ]?.html }` );
};

/** What of the filters is beyond the edges of the window, or cut by them. */
const beyond = ( page: Page ) =>
	page.locator( '.eidan-list__bar' ).evaluate( ( bar ) =>
		[ ...bar.querySelectorAll< HTMLElement >( 'a,button,input,summary,.eidan-list__label' ) ]
			.filter( ( element ) => element.checkVisibility() )
			.filter( ( element ) => {
				const { left, right, width } = element.getBoundingClientRect();
				return width > 1 && ( left < -1 || right > document.documentElement.clientWidth + 1 );
			} )
			.map( ( element ) => element.textContent || element.id )
	);

test( 'every group has a name and nothing is out of reach, in a column and in the panel', async ( { visit, page } ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	const url = await visit( listOf( ids ) );
	expect( await titles( page ) ).toHaveLength( 3 );
	expect( await faults( page ) ).toEqual( [] );
	for ( const [ name, value ] of [
		[ 'Lowest price', '€15' ],
		[ 'Highest price', '€40' ],
	] as const ) {
		await expect( page.getByRole( 'slider', { name } ) ).toHaveAttribute( 'aria-valuetext', value );
	}
	await expect( page.getByRole( 'group', { name: 'Glaze' } ).getByRole( 'searchbox' ) ).toHaveAccessibleName(
		'Search in Glaze'
	);
	for ( const query of [ '', '?rtl' ] ) {
		for ( const { width, size } of [
			{ width: 320, size: 100 },
			{ width: 640, size: 200 },
			{ width: 1280, size: 200 },
		] ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( url + query );
			await page.addStyleTag( { content: `html { font-size: ${ size }%; }` } );
			if ( await opener( page ).isVisible() ) {
				await opener( page ).click();
				await expect( panel( page ) ).toBeVisible();
			}
			expect( await beyond( page ), `${ width } ${ size }${ query }` ).toEqual( [] );
			if ( size === 100 ) {
				// At its end nothing is beneath its button.
				await panel( page ).evaluate( ( element ) => element.scrollTo( 0, element.scrollHeight ) );
				expect( await faults( page ) ).toEqual( [] );
			}
		}
	}
} );

test( 'keys open the panel, choose in it, and come back to its button @slow', async ( { visit, page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await visit( listOf( ids ) );
	await opener( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( panel( page ).getByRole( 'button', { name: 'Close' } ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( panel( page ).getByRole( 'link', { name: /^All/ } ).first() ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( panel( page ) ).toBeHidden();
	await expect( opener( page ) ).toBeFocused();

	await test.step( 'what was opened stays open with a choice', async () => {
		await page.keyboard.press( 'Enter' );
		await panel( page ).getByText( 'In Ceramics' ).focus();
		await page.keyboard.press( 'Enter' );
		await panel( page )
			.getByRole( 'link', { name: /^In stock|^3 and up/ } )
			.first()
			.focus();
		await page.keyboard.press( 'Enter' );
		await expect.poll( () => titles( page ) ).toHaveLength( 2 );
		await expect( panel( page ).getByRole( 'link', { name: /^Tea bowls/ } ) ).toBeVisible();
	} );

	await test.step( 'nothing has the focus beneath the panel', async () => {
		await page.getByRole( 'button', { name: 'Show 2 items' } ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( panel( page ) ).toBeHidden();
		await expect( page.locator( ':focus' ) ).toBeInViewport();
	} );
} );

test( 'without script a group is closed and opened, and choices are links and buttons of forms @slow', async ( {
	visit,
	browser,
} ) => {
	const url = await visit( listOf( ids ) );
	const context = await browser.newContext( {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	} );
	const page = await context.newPage();
	await page.goto( url );
	await opener( page ).click();
	await page.getByRole( 'spinbutton', { name: 'Lowest price' } ).fill( '25' );
	await page.getByRole( 'button', { name: 'Apply' } ).click();
	await page.waitForURL( /price/ );
	expect( await titles( page ) ).toEqual( [ 'Tenmoku bowl', 'Shino bowl' ] );
	await opener( page ).click();
	await panel( page ).getByText( 'In Ceramics' ).click();
	await panel( page )
		.getByRole( 'link', { name: /^Tea bowls/ } )
		.click();
	await page.waitForURL( /tea-bowls/ );
	expect( await titles( page ) ).toEqual( [ 'Tenmoku bowl', 'Shino bowl' ] );
	await expect( opener( page ) ).toHaveText( 'Filter (2)' );
	await context.close();
} );
