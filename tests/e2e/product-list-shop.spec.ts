/**
 * Buying from a list: what shoppers see and hear, what mini carts are told, and the messages when something fails.
 */
import type { Page } from '@playwright/test';
import { expect, test, type Shop } from './support/shop';

/**
 * A list of the products that the shop begins with, by title: other tests create products meanwhile.
 *
 * @param shop     The shop.
 * @param elements Elements of a card.
 * @param more     Further attributes.
 * @param perPage  Cards of a page.
 */
const listOf = async ( shop: Shop, elements: string[], more: object = {}, perPage = 6 ) => {
	const ids = await shop.php< number[] >(
		`$ids = get_option( 'eidan_test_products' ); ksort( $ids ); return array_values( $ids );`
	);
	const query = { postType: 'product', perPage, include: ids };
	return `<!-- wp:eidan/product-list ${ JSON.stringify( { elements, query, ...more } ) } /-->`;
};

/** Elements of a card with which everything is tried. */
const ALL = [ 'image', 'sale', 'quick-view', 'title', 'price', 'quantity', 'add-to-cart' ];

declare global {
	interface Window {
		eidanHeard: string[];
	}
}

const cards = ( page: Page ) => page.locator( 'article.eidan-card' );
const cardOf = ( page: Page, name: string ) =>
	cards( page ).filter( { has: page.getByRole( 'heading', { name, exact: true } ) } );
/** Returns how many pieces are in the cart. */
const inCart = ( page: Page ) =>
	page.evaluate(
		async () =>
			( ( await ( await fetch( '/wp-json/wc/store/v1/cart' ) ).json() ) as { items_count: number } ).items_count
	);
const busy = ( page: Page ) => page.evaluate( () => document.querySelectorAll( '[aria-busy="true"]' ).length );

test( 'a shopper loads more, looks closer, buys and filters', async ( { visit, page, shop } ) => {
	const filtered = { filter: { taxonomy: 'product_cat' }, orders: [ 'price-asc' ], pagination: 'load-more' };
	await visit( await listOf( shop, ALL, filtered, 3 ) );
	await expect( cards( page ) ).toHaveCount( 3 );

	await page.getByRole( 'link', { name: /Load more/ } ).click();
	await expect( cards( page ) ).toHaveCount( 6 );
	const cup = cardOf( page, 'Cup' );
	await expect( cup.locator( '.eidan-product__sale' ) ).toBeVisible();

	await test.step( 'a card that came later adds without leaving the page', async () => {
		await page.evaluate( () => {
			window.eidanHeard = [];
			document.body.addEventListener( 'wc-blocks_added_to_cart', () => window.eidanHeard.push( 'blocks' ) );
			const { jQuery } = window as unknown as {
				jQuery?: ( element: Element ) => { on: ( name: string, listener: () => void ) => void };
			};
			jQuery?.( document.body ).on( 'added_to_cart', () => window.eidanHeard.push( 'jquery' ) );
		} );
		const url = page.url();
		await cup.getByRole( 'spinbutton' ).fill( '2' );
		await cup.getByRole( 'button', { name: /^Add to cart ?: Cup/ } ).click();
		await expect( cup.getByRole( 'button', { name: /^Added ?: Cup/ } ) ).toBeVisible();
		await expect( cup.locator( '[aria-live="polite"]' ) ).toHaveText( 'Added to your cart. View cart' );
		await expect(
			cup.getByRole( 'link', { name: 'View cart' } ),
			'WooCommerce’s script adds one of its own'
		).toHaveCount( 1 );
		await expect(
			cup.getByRole( 'button', { name: /^Add to cart ?: Cup/ } ),
			'the button is itself again'
		).toBeVisible();
		expect( page.url() ).toBe( url );
		expect( await inCart( page ) ).toBe( 2 );
		const heard = await page.evaluate( () => [ window.eidanHeard, 'jQuery' in window ] as const );
		expect( heard[ 0 ] ).toContain( 'blocks' );
		expect( heard[ 0 ].includes( 'jquery' ) ).toBe( heard[ 1 ] );
	} );

	await test.step( 'the quick view buys, too', async () => {
		await cup.hover();
		const [ link, image ] = await Promise.all( [
			cup.getByRole( 'link', { name: /^Quick view/ } ).boundingBox(),
			cup.locator( 'figure' ).boundingBox(),
		] );
		expect( link!.y + link!.height, 'it lies on the picture' ).toBeLessThan( image!.y + image!.height );
		await cup.getByRole( 'link', { name: /^Quick view ?: Cup/ } ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText( 'made by hand' );
		await dialog.getByRole( 'button', { name: /^Add to cart ?: Cup/ } ).click();
		await expect( dialog.getByRole( 'button', { name: /^Added ?: Cup/ } ) ).toBeVisible();
		expect( await inCart( page ) ).toBe( 3 );
		await page.keyboard.press( 'Escape' );
	} );

	await test.step( 'a filter keeps what it offers', async () => {
		await page.getByRole( 'link', { name: /^Lighting/ } ).click();
		await expect( cards( page ) ).toHaveCount( 2 );
	} );
	expect( await busy( page ) ).toBe( 0 );
} );

test( 'a shopper reads why something is not added @slow', async ( { visit, page, shop, allowErrors } ) => {
	// Errors that this test causes: refused requests, and the missing connection.
	allowErrors( /Failed to load resource|ERR_/ );
	// Products for this test only, as it sells one out.
	const ids = await shop.php< number[] >(
		`return array_map(
			static function ( array $props ): int {
				$product = new WC_Product_Simple();
				$product->set_props( $props + array( 'regular_price' => '20', 'virtual' => true ) );
				return $product->save();
			},
			array(
				array( 'name' => 'Lamp', 'manage_stock' => true, 'stock_quantity' => 3 ),
				array( 'name' => 'Lantern', 'sold_individually' => true ),
			)
		);`
	);
	await visit(
		`<!-- wp:eidan/product-list {"elements":["title","quantity","add-to-cart"],"query":{"postType":"product","include":[${ ids }]}} /-->`
	);

	await test.step( 'one that is sold one at a time', async () => {
		const lantern = cardOf( page, 'Lantern' );
		await lantern.getByRole( 'button', { name: /^Add to cart/ } ).click();
		await expect( lantern.locator( '[aria-live="polite"]' ) ).toContainText( 'Added to your cart' );
		await lantern.getByRole( 'button', { name: /^Add/ } ).click();
		await expect( lantern.locator( '[aria-live="polite"]' ) ).toHaveText(
			'It is in your cart already, and is sold one at a time. View cart'
		);
		expect( await inCart( page ) ).toBe( 1 );
	} );

	const lamp = cardOf( page, 'Lamp' );
	const says = lamp.locator( '[aria-live="polite"]' );
	const add = lamp.getByRole( 'button', { name: /^Add to cart ?: Lamp/ } );
	await test.step( 'less is left than asked for', async () => {
		// Remove the limit from the field, as on a cached page that does not know the current stock.
		await lamp.getByRole( 'spinbutton' ).evaluate( ( input: HTMLInputElement ) => input.removeAttribute( 'max' ) );
		await lamp.getByRole( 'spinbutton' ).fill( '9' );
		await add.click();
		await expect( says ).toContainText( 'Choose a smaller quantity' );
	} );
	const product = `$lamp = wc_get_product( ${ ids[ 0 ] } );`;
	try {
		await test.step( 'sold out between two clicks', async () => {
			await shop.php( `${ product } $lamp->set_stock_quantity( 0 ); $lamp->save();` );
			await lamp.getByRole( 'spinbutton' ).fill( '1' );
			await add.click();
			await expect( says ).toContainText( 'Sold out in the meantime' );
		} );
		await test.step( 'gone between two clicks', async () => {
			// The card says that it is sold out until the page is loaded again.
			await shop.php( `${ product } $lamp->set_stock_quantity( 3 ); $lamp->save();` );
			await page.reload();
			await shop.php( `${ product } $lamp->set_status( 'draft' ); $lamp->save();` );
			await add.click();
			await expect( says ).toContainText( 'is not available for purchase' );
		} );
		await test.step( 'no connection', async () => {
			await page.route( /store\/v1/, ( route ) => route.abort() );
			await add.click();
			await expect( says ).toContainText( 'the shop cannot be reached' );
		} );
	} finally {
		await shop.php( `foreach ( ${ JSON.stringify( ids ) } as $id ) { wp_delete_post( $id, true ); }` );
	}
	expect( await busy( page ) ).toBe( 0 );
} );

test( 'without script the form is WooCommerce’s own, and a nonce that is too old is renewed @slow', async ( {
	published,
	browser,
	page,
	shop,
	allowErrors,
} ) => {
	// The request with the old nonce is refused.
	allowErrors( /403/ );
	// A product for this test only, so that no other test sells it out.
	const id = await shop.php< number >(
		`$product = new WC_Product_Simple(); $product->set_props( array( 'name' => 'Teapot', 'regular_price' => '20' ) ); return $product->save();`
	);
	const url = await published(
		`<!-- wp:eidan/product-list {"elements":["title","add-to-cart"],"query":{"postType":"product","include":[${ id }]}} /-->`,
		'Plain'
	);
	const plain = await browser.newPage( { javaScriptEnabled: false } );
	await plain.goto( url );
	await Promise.all( [
		plain.waitForResponse( ( response ) => response.request().isNavigationRequest() ),
		plain.getByRole( 'button', { name: /^Add to cart ?: Teapot/ } ).click(),
	] );
	await plain.waitForLoadState();
	await plain.goto( `${ shop.url }/cart/` );
	expect( await plain.context().cookies() ).toContainEqual(
		expect.objectContaining( { name: 'woocommerce_items_in_cart' } )
	);
	await plain.close();

	await page.goto( url );
	// The first request has an old nonce, as on a page that was open for days.
	let asked = 0;
	await page.route( /store\/v1\/cart\/add-item/, ( route ) =>
		route.continue( asked++ ? {} : { headers: { ...route.request().headers(), nonce: 'stale' } } )
	);
	await page.getByRole( 'button', { name: /^Add to cart ?: Teapot/ } ).click();
	await expect( page.getByRole( 'button', { name: /^Added ?: Teapot/ } ) ).toBeVisible();
	expect( asked ).toBe( 2 );
} );

test( 'in two columns on a phone the words of a button stay in one line', async ( { visit, page, shop }, info ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await visit( await listOf( shop, [ 'image', 'title', 'price', 'add-to-cart' ], { columns: { phone: 2 } } ) );
	const buttons = page.locator( 'article .eidan-product__button' );
	await expect( buttons.first() ).toBeVisible();
	await page.screenshot( { path: info.outputPath( 'cards.png' ), fullPage: true } );
	const seen = await buttons.evaluateAll( ( all ) =>
		all.map( ( button ) => {
			const words = document.createRange();
			words.selectNodeContents( button.firstElementChild! );
			return {
				words: button.firstElementChild!.textContent,
				lines: new Set( [ ...words.getClientRects() ].map( ( { top } ) => Math.round( top ) ) ).size,
				isHigh: button.getBoundingClientRect().height >= 44,
				isInside:
					button.getBoundingClientRect().right <=
					button.closest( 'article' )!.getBoundingClientRect().right + 0.5,
			};
		} )
	);
	expect( new Set( seen.map( ( { words } ) => words ) ).size, 'of several kinds' ).toBeGreaterThan( 1 );
	expect( seen.filter( ( { lines, isHigh, isInside } ) => lines > 1 || ! isHigh || ! isInside ) ).toEqual( [] );
} );

/** Words of WooCommerce's buttons and of ours in German, whose words are long. */
const GERMAN: Record< string, string > = {
	'Add to cart': 'In den Warenkorb',
	'Select options': 'Ausführung wählen',
	'View products': 'Produkte anzeigen',
	'Read more': 'Weiterlesen',
	'Quick view': 'Schnellansicht',
};

test( 'no word of a German button breaks in a card, however narrow @slow', async ( { visit, page, shop } ) => {
	const elements = [ 'image', 'quick-view', 'title', 'price', 'add-to-cart' ];
	const kinds: [ elements: string[], more: object ][] = [
		[ elements, { columns: { desktop: 4, tablet: 4, phone: 2 } } ],
		[ [ 'title', 'quantity', 'add-to-cart' ], { columns: { desktop: 4, tablet: 4, phone: 2 } } ],
		[ elements, { layout: 'masonry', columns: { desktop: 4, tablet: 4, phone: 2 } } ],
		[ elements, { layout: 'slider', slidesPerView: 5 } ],
		[ elements, { layout: 'list' } ],
	];
	await visit(
		( await Promise.all( kinds.map( ( [ parts, more ] ) => listOf( shop, parts, more ) ) ) ).join( '\n\n' )
	);
	const seen = await page.locator( 'article' ).evaluateAll( ( all, german ) => {
		const words: string[] = [];
		for ( const button of all.flatMap( ( card ) => [
			...card.querySelectorAll( '.eidan-product__button, .eidan-product__view' ),
		] ) ) {
			const texts = document.createTreeWalker( button, NodeFilter.SHOW_TEXT );
			while ( texts.nextNode() ) {
				const text = texts.currentNode as Text;
				const translated = german[ text.data.trim() ];
				if ( translated ) {
					text.data = translated;
					words.push( translated );
				}
			}
		}
		return [ ...new Set( words ) ].sort();
	}, GERMAN );
	expect( seen ).toEqual( expect.arrayContaining( [ 'Ausführung wählen', 'In den Warenkorb', 'Schnellansicht' ] ) );
	for ( const width of [ 320, 390, 600, 700, 768, 1024, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const broken = () =>
			page.locator( 'article' ).evaluateAll( ( all ) => {
				const range = document.createRange();
				return all.flatMap( ( card, at ) =>
					[ ...card.querySelectorAll( '.eidan-product__button, .eidan-product__view' ) ].flatMap(
						( button ) => {
							const found: string[] = [];
							const box = card.getBoundingClientRect();
							const texts = document.createTreeWalker( button, NodeFilter.SHOW_TEXT );
							while ( texts.nextNode() ) {
								const text = texts.currentNode as Text;
								if ( text.parentElement!.closest( '.screen-reader-text' ) ) {
									continue;
								}
								for ( const { 0: word, index } of text.data.matchAll( /\S+/g ) ) {
									range.setStart( text, index );
									range.setEnd( text, index + word.length );
									const { left, right } = range.getBoundingClientRect();
									const lines = new Set(
										[ ...range.getClientRects() ].map( ( { top } ) => Math.round( top ) )
									);
									if ( lines.size > 1 || left < box.left - 0.5 || right > box.right + 0.5 ) {
										found.push( `${ word } in card ${ at } of ${ box.width } px` );
									}
								}
							}
							return found;
						}
					)
				);
			} );
		await expect.poll( broken, `${ width } px` ).toEqual( [] );
	}
} );

test( 'buttons of a row of cards stand on one line, however long the titles are @slow', async ( {
	visit,
	page,
	shop,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await visit( await listOf( shop, [ 'image', 'title', 'price', 'add-to-cart' ], { columns: { phone: 2 } } ) );
	const titles = page.locator( 'article .eidan-product__title a' );
	await expect( titles ).toHaveCount( 6 );
	await titles.first().evaluate( ( title ) => title.append( ' that needs more than one line' ) );
	const bottoms = await page
		.locator( 'article .eidan-product__button' )
		.evaluateAll( ( all ) => all.map( ( button ) => Math.round( button.getBoundingClientRect().bottom ) ) );
	expect( bottoms.filter( ( bottom, index ) => bottom !== bottoms[ index - ( index % 2 ) ] ) ).toEqual( [] );
} );

test( 'in a narrow card the button is as wide as the quantity above it @slow', async ( { visit, page, shop } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await visit( await listOf( shop, [ 'title', 'quantity', 'add-to-cart' ], { columns: { phone: 2 } } ) );
	const forms = page.locator( 'article form:has(> .quantity:not(.hidden))' );
	await expect( forms.first() ).toBeVisible();
	const seen = await forms.evaluateAll( ( all ) =>
		all.map( ( form ) => {
			const quantity = form.querySelector( '.quantity' )!.getBoundingClientRect();
			const button = form.querySelector( ':scope > button' )!.getBoundingClientRect();
			return {
				isBelow: button.top >= quantity.bottom,
				off: Math.round( button.width - quantity.width ),
				offStart: Math.round( button.left - quantity.left ),
			};
		} )
	);
	expect( seen.length ).toBeGreaterThan( 2 );
	expect( seen ).toEqual( seen.map( () => ( { isBelow: true, off: 0, offStart: 0 } ) ) );
} );
