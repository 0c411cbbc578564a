/**
 * Filters of products: the price by keys, by touch and without script, chips, Back, and a phone.
 */
import type { Page } from '@playwright/test';
import { expect, test, type Shop } from './support/shop';

/** Products of this test only: others create products meanwhile. */
const NAMES = [ 'Beaker', 'Bowl', 'Dish', 'Pot', 'Tray', 'Vase' ];

const create = ( shop: Shop ) =>
	shop.php< number[] >(
		`$ids = array();
		foreach ( ${ JSON.stringify( NAMES ).replace( '[', 'array(' ).replace( ']', ')' ) } as $number => $name ) {
			$product = new WC_Product_Simple();
			$product->set_props( array(
				'name' => $name,
				'regular_price' => (string) ( 10 + 20 * $number ),
				'sale_price' => 1 === $number ? '20' : '',
				'stock_status' => 5 === $number ? 'outofstock' : 'instock',
				'average_rating' => $number,
			) );
			$ids[] = $product->save();
		}
		return $ids;`
	);

const remove = ( shop: Shop, ids: number[] ) =>
	shop.php( `foreach ( ${ JSON.stringify( ids ) } as $id ) { wp_delete_post( $id, true ); }` );

const listOf = ( ids: number[] ) =>
	`<!-- wp:eidan/product-list ${ JSON.stringify( {
		elements: [ 'title', 'price' ],
		query: { postType: 'product', include: ids },
		filter: { groups: [ { facet: 'price' }, { facet: 'rating' }, { facet: 'stock' }, { facet: 'sale' } ] },
		columns: { phone: 2 },
		pagination: 'load-more',
	} ) } /-->`;

const titles = ( page: Page ) => page.locator( 'article h3' ).allTextContents();
const slider = ( page: Page, name: string ) => page.getByRole( 'slider', { name: `${ name } price` } );
const field = ( page: Page, name: string ) => page.getByRole( 'spinbutton', { name: `${ name } price` } );
const price = ( page: Page ) =>
	[ ...new URL( page.url() ).searchParams ].find( ( [ name ] ) => name.endsWith( '-price' ) )?.[ 1 ];
const chip = ( page: Page, name: string | RegExp ) => page.getByRole( 'link', { name } );

let ids: number[] = [];

test.beforeEach( async ( { shop } ) => {
	ids = await create( shop );
} );
test.afterEach( async ( { shop } ) => {
	await remove( shop, ids );
} );

test( 'a shopper chooses a price by keys, takes it back, and goes back', async ( { visit, page }, info ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await visit( listOf( ids ) );
	expect( await titles( page ) ).toEqual( NAMES );
	await expect( slider( page, 'Lowest' ) ).toHaveAttribute( 'aria-valuetext', /10/ );
	await page.screenshot( { path: info.outputPath( 'filters-1280.png' ), fullPage: true } );

	await test.step( 'the lowest price by arrow keys', async () => {
		await slider( page, 'Lowest' ).focus();
		for ( let press = 0; press < 25; press++ ) {
			await page.keyboard.press( 'ArrowRight' );
		}
		await expect.poll( () => titles( page ) ).toEqual( [ 'Dish', 'Pot', 'Tray', 'Vase' ] );
		expect( price( page ) ).toBe( '35-' );
		await expect( slider( page, 'Lowest' ), 'the bar is a new one' ).toBeFocused();
		await expect( slider( page, 'Lowest' ) ).toHaveValue( '35' );
		await expect( field( page, 'Lowest' ) ).toHaveValue( '35' );
	} );

	await test.step( 'handles do not pass each other', async () => {
		await slider( page, 'Highest' ).focus();
		await page.keyboard.press( 'Home' );
		await expect( slider( page, 'Highest' ) ).toHaveValue( '35' );
		await page.keyboard.press( 'End' );
		await expect.poll( () => price( page ) ).toBe( '35-' );
	} );

	await test.step( 'the highest price in its field', async () => {
		await field( page, 'Highest' ).fill( '75' );
		await page.keyboard.press( 'Enter' );
		await expect.poll( () => titles( page ) ).toEqual( [ 'Dish', 'Pot' ] );
		expect( price( page ) ).toBe( '35-75' );
		await expect( chip( page, /^Remove filter: Price/ ) ).toBeVisible();
	} );

	await test.step( 'counts follow', async () => {
		await expect( page.getByRole( 'link', { name: /^On sale|^3 and up/ } ).first() ).toBeVisible();
		await page.getByRole( 'link', { name: /^3 and up/ } ).click();
		await expect.poll( () => titles( page ) ).toEqual( [ 'Pot' ] );
	} );

	await test.step( 'Back brings the choice before', async () => {
		await page.goBack();
		await expect.poll( () => titles( page ) ).toEqual( [ 'Dish', 'Pot' ] );
		await expect( field( page, 'Highest' ) ).toHaveValue( '75' );
		await page.reload();
		expect( await titles( page ) ).toEqual( [ 'Dish', 'Pot' ] );
	} );

	await test.step( 'a chip is taken away', async () => {
		await chip( page, /^Remove filter: Price/ ).click();
		await expect.poll( () => titles( page ) ).toEqual( NAMES );
		expect( price( page ) ).toBeUndefined();
		await expect( field( page, 'Highest' ) ).toHaveValue( '' );
	} );
} );

test( 'a shopper chooses a price by touch on a phone @slow', async ( { visit, browser, page }, info ) => {
	const url = await visit( listOf( ids ) );
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	} );
	const phone = await context.newPage();
	await phone.goto( url );
	await phone.getByRole( 'button', { name: 'Filter', exact: true } ).tap();
	const handle = slider( phone, 'Highest' );
	await expect( handle ).toBeVisible();
	await phone.screenshot( { path: info.outputPath( 'filters-390.png' ) } );
	const { x, y, width, height } = ( await handle.boundingBox() )!;
	const client = await context.newCDPSession( phone );
	const touch = ( type: 'touchStart' | 'touchMove' | 'touchEnd', at: number ) =>
		client.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: type === 'touchEnd' ? [] : [ { x: x + at, y: y + height / 2 } ],
		} );
	await touch( 'touchStart', width - 12 );
	for ( const part of [ 0.9, 0.8, 0.7, 0.6, 0.5 ] ) {
		await touch( 'touchMove', width * part );
	}
	await touch( 'touchEnd', 0 );
	await expect.poll( () => price( phone ) ).toMatch( /^-(5|6)\d$/ );
	await expect.poll( () => titles( phone ) ).toEqual( [ 'Beaker', 'Bowl', 'Dish' ] );
	await expect( phone.getByRole( 'button', { name: 'Show 3 items' } ), 'the panel stays open' ).toBeVisible();
	await phone.getByRole( 'button', { name: 'Show 3 items' } ).tap();
	await expect( phone.locator( 'article' ).first() ).toBeInViewport();
	await phone.screenshot( { path: info.outputPath( 'filtered-390.png' ) } );
	const wide = await phone.evaluate( () => document.documentElement.scrollWidth );
	expect( wide ).toBeLessThanOrEqual( 390 );
	await context.close();
	expect( page.url() ).toBeTruthy();
} );

test( 'an answer that comes while a handle is dragged leaves it in the hand @slow', async ( { visit, page } ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await visit( listOf( ids ) );
	let answer = () => {};
	const late = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	await page.route( /get-posts/, async ( call ) => {
		await late;
		await call.continue();
	} );
	await page.getByRole( 'button', { name: /^In stock/ } ).click();
	const { x, y, width, height } = ( await slider( page, 'Highest' ).boundingBox() )!;
	const to = ( part: number ) => page.mouse.move( x + width * part, y + height / 2, { steps: 4 } );
	await to( 1 - 12 / width );
	await page.mouse.down();
	await to( 0.75 );
	const value = async () => Number( await slider( page, 'Highest' ).inputValue() );
	const half = await value();
	expect( half ).toBeLessThan( 100 );
	const came = page.waitForResponse( /get-posts/ );
	answer();
	await ( await came ).finished();
	await to( 0.7 );
	await to( 0.45 );
	const last = await value();
	expect( last, 'the handle follows the hand' ).toBeLessThan( half );
	expect( await titles( page ) ).toEqual( NAMES );
	await page.mouse.up();
	await expect.poll( () => titles( page ) ).toEqual( [ 'Beaker', 'Bowl', 'Dish' ] );
	expect( await value(), 'and stays where it was let go' ).toBe( last );
	expect( price( page ) ).toBe( `-${ last }` );
	await expect( page.getByRole( 'button', { name: /^In stock/ } ) ).toHaveAttribute( 'aria-pressed', 'true' );
} );

test( 'Back from a product brings the filters and what they had found @slow', async ( { visit, page } ) => {
	await visit( listOf( ids ) );
	await page.getByRole( 'link', { name: /^3 and up/ } ).click();
	await expect.poll( () => titles( page ) ).toEqual( [ 'Pot', 'Tray', 'Vase' ] );
	await page.getByRole( 'link', { name: 'Tray', exact: true } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Tray' } ) ).toBeVisible();
	await page.goBack();
	await expect( page.locator( 'article h3' ) ).toHaveText( [ 'Pot', 'Tray', 'Vase' ] );
	await expect( chip( page, /^Remove filter: Rating/ ) ).toBeVisible();
} );

test( 'without script the price is a form, which keeps what else is chosen @slow', async ( {
	visit,
	browser,
	page,
} ) => {
	const url = await visit( listOf( ids ) );
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const plain = await context.newPage();
	await plain.goto( url );
	await plain.getByRole( 'button', { name: /^In stock/ } ).click();
	await plain.waitForURL( /stock=instock/ );
	await expect( slider( plain, 'Lowest' ) ).toBeHidden();
	await field( plain, 'Lowest' ).fill( '45' );
	await plain.getByRole( 'button', { name: 'Apply' } ).click();
	await plain.waitForURL( /price/ );
	expect( await titles( plain ) ).toEqual( [ 'Dish', 'Pot', 'Tray' ] );
	await expect( field( plain, 'Lowest' ) ).toHaveValue( '45' );
	await expect( plain.getByRole( 'button', { name: /^In stock/ } ) ).toHaveAttribute( 'aria-pressed', 'true' );
	const address = plain.url();
	await context.close();

	await test.step( 'with script the same address is one that links have', async () => {
		await page.goto( address );
		await expect.poll( () => price( page ) ).toBe( '45-' );
		expect( page.url() ).not.toContain( '%5B%5D' );
		expect( await titles( page ) ).toEqual( [ 'Dish', 'Pot', 'Tray' ] );
	} );
} );
