/**
 * The mini cart, with a real WooCommerce.
 */
import type { Locator, Page } from '@playwright/test';
import { forged, sentAway } from './support/forged';
import { needShop } from './support/needs';
import { expect, test, type Shop, type Shopper } from './support/shop';
import { axe } from './support/axe';

test.describe.configure( { mode: 'serial' } );

const NAME = `Vase "Ada" <img src=x onerror=alert(1)> & 'co'`;

/** PHP that creates two products to be shipped, one of them with little stock, and free shipping from 50 €. */
const SEED = `
$make = static function ( string $name, string $price, ?int $stock = null ): int {
	$product = new WC_Product_Simple();
	$product->set_name( $name );
	$product->set_regular_price( $price );
	if ( null !== $stock ) {
		$product->set_manage_stock( true );
		$product->set_stock_quantity( $stock );
	}
	return $product->save();
};
foreach ( WC_Shipping_Zones::get_zones() as $zone ) {
	WC_Shipping_Zones::delete_zone( $zone['zone_id'] );
}
$zone = new WC_Shipping_Zone();
$zone->set_zone_name( 'Germany' );
$zone->add_location( 'DE', 'country' );
$zone->save();
update_option( 'woocommerce_free_shipping_' . $zone->add_shipping_method( 'free_shipping' ) . '_settings', array( 'title' => 'Free', 'requires' => 'min_amount', 'min_amount' => '50', 'ignore_discounts' => 'no' ) );
$zone->add_shipping_method( 'flat_rate' );
$vase = $make( base64_decode( '${ Buffer.from( NAME ).toString( 'base64' ) }' ), '20' );
$lamp = $make( 'Lamp', '10', 5 );
$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Mini carts', 'post_content' => '<!-- wp:eidan/dropdown-mini-cart {"showTotal":true} /--><!-- wp:eidan/dropdown-mini-cart {"icon":"cart"} /--><!-- wp:shortcode -->[products ids="' . $vase . ',' . $lamp . '" orderby="post__in"]<!-- /wp:shortcode -->' ) );
return array( 'vase' => $vase, 'lamp' => $lamp, 'zone' => $zone->get_id(), 'path' => wp_make_link_relative( get_permalink( $page ) ) );
`;

let made: { vase: number; lamp: number; zone: number; path: string };

needShop();
test.beforeAll( async ( { shop } ) => {
	made = await shop.php( SEED );
} );
test.afterAll( async ( { shop } ) => {
	if ( made ) {
		await shop.php( `WC_Shipping_Zones::delete_zone( ${ made.zone } );` );
	}
} );

/** Records the requests that mini carts send to the shop. */
const asked = ( page: Page ) => {
	const requests: string[] = [];
	page.on(
		'request',
		( request ) =>
			request.url().includes( 'eidan-cart' ) &&
			requests.push(
				`${ request.method() } ${ /cart[/a-z-]*/.exec( request.url().split( 'v1/' )[ 1 ] ?? '' )?.[ 0 ] }`
			)
	);
	return { requests, take: () => requests.splice( 0 ) };
};
const carts = ( page: Page ) => page.locator( '.entry-content .wp-block-eidan-dropdown-mini-cart' );
const add = async ( page: Page, id: number ) => {
	const done = page.waitForResponse( /eidan-cart/ );
	await page.locator( `.ajax_add_to_cart[data-product_id="${ id }"]` ).click();
	await ( await done ).finished();
};
/** Changes the cart behind the back of the page. WooCommerce keeps the session after it has answered: read to the end. */
const askStore = ( page: Page, what: string, body: object ) =>
	page.evaluate(
		async ( [ path, json ] ) => {
			const cart = await fetch( '/wp-json/wc/store/v1/cart' );
			await cart.text();
			const done = await fetch( `/wp-json/wc/store/v1/cart/${ path }`, {
				method: 'POST',
				headers: { Nonce: cart.headers.get( 'Nonce' )!, 'Content-Type': 'application/json' },
				body: json,
			} );
			await done.text();
		},
		[ what, JSON.stringify( body ) ] as const
	);
const quantity = ( cart: Locator, name: string ) => cart.getByRole( 'spinbutton', { name: `Quantity of ${ name }` } );

/**
 * Both mini carts of the page with their requests, and the parts of the first one.
 */
interface MiniCarts extends ReturnType< typeof asked > {
	page: Page;
	shop: Shop;
	shopper: Shopper;
	first: Locator;
	second: Locator;
	/** Of the first mini cart: its button, its box, and the message when something fails. */
	opener: Locator;
	box: Locator;
	alert: Locator;
}

function miniCarts( page: Page, shop: Shop, shopper: Shopper ): MiniCarts {
	const [ first, second ] = [ carts( page ).nth( 0 ), carts( page ).nth( 1 ) ];
	const box = first.getByRole( 'dialog' );
	const opener = first.getByRole( 'button', { name: /^Cart/ } );
	return { page, shop, shopper, first, second, opener, box, alert: box.getByRole( 'alert' ), ...asked( page ) };
}

/**
 * A mini cart that shows the total asks for it once. Only the shop can say that a cart is empty, so it is asked on
 * opening.
 */
async function openEmpty( { page, first, opener, box, take, requests }: MiniCarts ) {
	await expect( first.locator( '.eidan-mini-cart__sum' ) ).toHaveText( '€0.00' );
	await expect( first.locator( '.eidan-mini-cart__sum' ) ).toBeVisible();
	expect( take() ).toEqual( [ 'GET cart' ] );
	await page.reload();
	await expect( first.locator( '.eidan-mini-cart__sum' ) ).toBeVisible();
	expect( take() ).toEqual( [] );
	await opener.click();
	await expect( box.getByText( 'Your cart is empty.' ) ).toBeVisible();
	await expect( box.getByRole( 'link', { name: 'Go to the shop' } ) ).toHaveAttribute( 'href', /\/shop\// );
	await page.keyboard.press( 'Escape' );
	await expect( opener ).toBeFocused();
	await expect( first.locator( '.eidan-mini-cart__count' ) ).toBeHidden();
	await expect.poll( () => requests ).toEqual( [ 'GET cart' ] );
	take();
}

/** Adding products sends one request, and both mini carts show the new count. */
async function addTwo( { page, first, second, take }: MiniCarts ) {
	await add( page, made.vase );
	await expect( first.locator( '.eidan-mini-cart__count' ) ).toHaveText( '1' );
	await expect( second.locator( '.eidan-mini-cart__count' ) ).toHaveText( '1' );
	await expect( first.locator( '.eidan-mini-cart__sum' ) ).toHaveText( '€20.00' );
	await expect( first.getByRole( 'status' ).first() ).toHaveText( 'Number of items: 1' );
	expect( take() ).toEqual( [ 'GET cart' ] );
	await add( page, made.lamp );
	expect( take() ).toEqual( [ 'GET cart' ] );
}

/** The box opens below its button. Names are shown as plain text. Several quick presses send only one request. */
async function pressTwice( { page, second, opener, box, take }: MiniCarts ) {
	await opener.press( 'Enter' );
	await expect( box.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await expect( box.getByRole( 'link', { name: /^Vase/ } ) ).toHaveText( /^Vase .Ada.\s+& .co.$/ );
	await expect( box ).toContainText( '€20.00 more for free shipping' );
	const { violations } = await axe( page )
		.include( '.wp-block-eidan-dropdown-mini-cart' )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa' ] )
		.analyze();
	expect( violations.map( ( { id, nodes } ) => [ id, nodes[ 0 ]?.html ] ) ).toEqual( [] );
	take();

	const more = box.getByRole( 'button', { name: /^Increase quantity of Vase/ } );
	await more.click();
	await more.click();
	await expect( box.locator( '.eidan-mini-cart__subtotal' ) ).toHaveText( '€70.00' );
	await expect( box.getByRole( 'status' ) ).toHaveText( 'Subtotal: €70.00 Your order ships free.' );
	await expect( second.locator( '.eidan-mini-cart__count' ) ).toHaveText( '4' );
	expect( take() ).toEqual( [ 'POST cart/update-item' ] );
}

/** A quantity that is too high becomes the highest possible one, with a message. */
async function askForTooMany( { page, box, alert }: MiniCarts ) {
	await quantity( box, 'Lamp' ).fill( '99' );
	await page.keyboard.press( 'Tab' );
	await expect( alert ).toHaveText( '“Lamp” can be ordered in quantities from 1 to 5.' );
	await expect( quantity( box, 'Lamp' ) ).toHaveValue( '5' );
	await expect( box.getByRole( 'button', { name: 'Increase quantity of Lamp' } ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
}

/** A product was sold meanwhile, and then the network fails. */
async function failTwice( { page, shop, box, alert }: MiniCarts ) {
	await shop.php( `wc_update_product_stock( ${ made.lamp }, 2 );` );
	await box.getByRole( 'button', { name: 'Decrease quantity of Lamp' } ).click();
	await expect( alert ).toContainText( 'Lamp' );
	await expect( quantity( box, 'Lamp' ) ).toHaveValue( '2' );
	await page.context().setOffline( true );
	const before = await box.getByRole( 'spinbutton' ).first().inputValue();
	await box.getByRole( 'button', { name: /^Increase quantity of Vase/ } ).click();
	await expect( alert ).toContainText( 'You are offline' );
	await expect( box.getByRole( 'spinbutton' ).first() ).toHaveValue( before );
	// Back online it asks by itself.
	const asking = page.waitForResponse( /eidan-cart/ );
	await page.context().setOffline( false );
	await ( await asking ).finished();
	await expect( alert ).toBeHidden();
}

/** An item is removed, and comes back to its place by Undo. */
async function removeAndUndo( { page, second, box, take }: MiniCarts ) {
	take();
	await box.getByRole( 'button', { name: /^Remove Vase/ } ).click();
	await expect( box.getByRole( 'button', { name: 'Undo' } ) ).toBeFocused();
	await expect( second.locator( '.eidan-mini-cart__count' ) ).toHaveText( '2' );
	await page.keyboard.press( 'Enter' );
	await expect( box.getByRole( 'button', { name: /^Remove/ } ).first() ).toHaveAccessibleName( /^Remove Vase/ );
	await expect( box.getByRole( 'button', { name: /^Remove Vase/ } ) ).toBeFocused();
	expect( take() ).toEqual( [ 'POST cart/remove-item', 'POST cart/extensions' ] );
	// If nobody presses Undo, the item is gone for good.
	await box.getByRole( 'button', { name: 'Remove Lamp' } ).click();
	await expect( box.getByRole( 'button', { name: 'Undo' } ) ).toBeVisible();
	// The Undo button stays as long as the pointer is over it.
	await page.mouse.move( 0, 0 );
	await expect( box.getByRole( 'button', { name: 'Undo' } ) ).toHaveCount( 0, { timeout: 30_000 } );
	await expect( box.getByRole( 'listitem' ) ).toHaveCount( 1 );
}

/** Escape closes the box. After going back in the history, the count is right without a request. */
async function leaveAndComeBack( { page, first, opener, box, take }: MiniCarts ) {
	await page.keyboard.press( 'Escape' );
	await expect( box ).toBeHidden();
	await expect( opener ).toBeFocused();
	take();
	await page.goto( '/shop/' );
	await page.goBack();
	await expect( first.locator( '.eidan-mini-cart__count' ) ).toHaveText( '3' );
	expect( take() ).toEqual( [] );
}

/** Another visitor who gets the same cached page sees nothing of this cart. */
async function meetAsAnother( { page, shop, first, take }: MiniCarts ) {
	const html = await ( await page.request.get( made.path, { headers: { cookie: '' } } ) ).text();
	expect( html ).not.toContain( '€60.00' );
	await page.route( `**${ made.path }`, ( route ) => route.fulfill( { body: html, contentType: 'text/html' } ) );
	await page.reload();
	await expect( first.locator( '.eidan-mini-cart__count' ) ).toHaveText( '3' );
	const other = await ( await page.context().browser()!.newContext( { baseURL: shop.url } ) ).newPage();
	const others = asked( other );
	await other.route( `**${ made.path }`, ( route ) => route.fulfill( { body: html, contentType: 'text/html' } ) );
	await other.goto( made.path );
	await expect( carts( other ).first().locator( '.eidan-mini-cart__sum' ) ).toBeVisible();
	await carts( other ).first().getByRole( 'button' ).first().click();
	await expect( other.getByText( 'Your cart is empty.' ).first() ).toBeVisible();
	await expect.poll( () => others.requests ).toEqual( [ 'GET cart', 'GET cart' ] );
	// After adding a product of their own, they see their own cart only.
	await add( other, made.lamp );
	await expect( carts( other ).first().locator( '.eidan-mini-cart__count' ) ).toHaveText( '1' );
	await carts( other ).first().getByRole( 'button', { name: /^Cart/ } ).click();
	await expect( carts( other ).first().getByRole( 'listitem' ) ).toHaveText( /Lamp/ );
	await other.context().close();
	expect( take() ).toEqual( [] );
}

/** An item disappears from the shop, which is said in a message. Then the shopper orders the rest. */
async function orderWhatIsLeft( { page, shop, shopper, first, opener, box, alert }: MiniCarts ) {
	await opener.click();
	await expect( box.getByRole( 'listitem' ) ).toHaveCount( 1 );
	await shop.php( `wp_delete_post( ${ made.vase }, true );` );
	await box.getByRole( 'button', { name: /^Increase quantity of Vase/ } ).click();
	await expect( alert ).toContainText( 'no longer available' );
	await expect( box.getByText( 'Your cart is empty.' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await shopper.toCheckout( 'classic' );
	const order = await shopper.placeClassic();
	// Wait for the page after the order. If it were still loading, it could replace the next page.
	await shopper.received();
	expect( await shop.php( `return (int) wc_get_order( ${ order } )->get_item_count();` ) ).toBe( 1 );
	await page.goto( made.path );
	await expect( first.locator( '.eidan-mini-cart__count' ) ).toBeHidden();
}

test( 'a shopper counts, changes, removes, undoes and orders; what fails is told, and the cart stays', async ( {
	shopper,
	page,
	shop,
	allowErrors,
} ) => {
	// Errors that this test causes: refused requests, and the missing network.
	allowErrors( /Failed to load resource|ERR_INTERNET_DISCONNECTED/ );
	const dialogs: string[] = [];
	page.on( 'dialog', ( dialog ) => {
		dialogs.push( dialog.message() );
		void dialog.dismiss();
	} );
	const both = miniCarts( page, shop, shopper );
	await shopper.arrive( made.path );
	await test.step( 'an empty cart asks for nothing that it knows', () => openEmpty( both ) );
	await test.step( 'what is added is counted by both, for one request', () => addTwo( both ) );
	await test.step( 'it opens below its button, with names as words, and quick presses are one request', () =>
		pressTwice( both ) );
	await test.step( 'a quantity out of range becomes a possible one, and says so', () => askForTooMany( both ) );
	await test.step( 'sold meanwhile, and the network away', () => failTwice( both ) );
	await test.step( 'removed, and brought back to its place', () => removeAndUndo( both ) );
	await test.step( 'Escape and Tab lead out, and Back brings the right count without a request', () =>
		leaveAndComeBack( both ) );
	await test.step( 'another visitor behind the same cache sees none of it', () => meetAsAnother( both ) );
	await test.step( 'a line that went elsewhere is told; then the way to the checkout', () =>
		orderWhatIsLeft( both ) );
	expect( dialogs ).toEqual( [] );
} );

test( 'of several mini carts one is open, and a change is announced once @slow', async ( { visit, page, shop } ) => {
	const bulb = await shop.php< number >(
		`$bulb = new WC_Product_Simple(); $bulb->set_props( array( 'name' => 'Bulb', 'regular_price' => '10' ) ); return $bulb->save();`
	);
	await visit(
		`<!-- wp:eidan/dropdown-mini-cart /--><!-- wp:eidan/dropdown-mini-cart {"icon":"cart"} /--><!-- wp:eidan/dropdown-mini-cart {"drawer":"always"} /--><!-- wp:shortcode -->[products ids="${ bulb }"]<!-- /wp:shortcode -->`
	);
	await add( page, bulb );
	const openers = carts( page ).getByRole( 'button', { name: /^Cart/ } );
	const dialogs = page.locator( '.entry-content .wp-block-eidan-dropdown-mini-cart dialog' );
	const open = () => dialogs.evaluateAll( ( all ) => all.map( ( dialog ) => dialog.hasAttribute( 'open' ) ) );
	/** Everything that a screen reader says, in its order. */
	await page.evaluate( () => {
		const said: string[] = [];
		Object.assign( window, { eidanSaid: said } );
		new MutationObserver( ( records ) => {
			for ( const target of new Set( records.map( ( record ) => record.target as Element ) ) ) {
				const status = target.closest( '[role="status"],[role="alert"]' );
				if ( status?.textContent && status.checkVisibility() ) {
					said.push( status.textContent );
				}
			}
		} ).observe( document.body, { childList: true, subtree: true } );
	} );
	const said = () => page.evaluate( () => ( window as unknown as { eidanSaid: string[] } ).eidanSaid );
	const forget = () =>
		page.evaluate( () => void ( window as unknown as { eidanSaid: string[] } ).eidanSaid.splice( 0 ) );
	/** Something else on the page adds a bulb, as a quick order form does. */
	const addOne = async ( items: number ) => {
		await askStore( page, 'add-item', { id: bulb, quantity: 1 } );
		await page.evaluate( () =>
			document.body.dispatchEvent( new CustomEvent( 'wc-blocks_added_to_cart', { bubbles: true } ) )
		);
		for ( const index of [ 0, 1, 2 ] ) {
			await expect( carts( page ).nth( index ).locator( '.eidan-mini-cart__count' ) ).toHaveText( `${ items }` );
		}
	};

	// The second one is open while the first one, which speaks for all, is not.
	await openers.nth( 1 ).click();
	await expect( dialogs.nth( 1 ).getByRole( 'listitem' ) ).toHaveCount( 1 );
	await forget();
	await addOne( 2 );
	await expect.poll( said ).toEqual( [ 'Subtotal: €20.00' ] );

	// A script, as a tap on a slow line, opens the next one without the focus leaving the first.
	for ( const next of [ 0, 2, 1 ] ) {
		await openers.nth( next ).evaluate( ( button ) => ( button as HTMLElement ).click() );
		await expect.poll( open ).toEqual( [ 0, 1, 2 ].map( ( index ) => index === next ) );
		await expect( dialogs.nth( next ).getByRole( 'listitem' ) ).toHaveCount( 1 );
		await expect
			.poll( () => dialogs.nth( next ).evaluate( ( dialog ) => dialog.contains( document.activeElement ) ) )
			.toBe( true );
	}
	await forget();
	await addOne( 3 );
	await expect.poll( said ).toEqual( [ 'Subtotal: €30.00' ] );
	await page.keyboard.press( 'Escape' );
	await expect.poll( open ).toEqual( [ false, false, false ] );
	await expect( openers.nth( 1 ) ).toBeFocused();
	await forget();
	await addOne( 4 );
	await expect.poll( said ).toEqual( [ 'Number of items: 4' ] );
} );

test( 'coupons, sales and what is left are told, and the sum that free shipping is measured by @slow', async ( {
	shopper,
	page,
	shop,
} ) => {
	const rug = await shop.php< number >( `
		foreach ( array( 'half' => array( 'discount_type' => 'percent', 'amount' => 50 ), 'send' => array( 'free_shipping' => true ) ) as $code => $props ) {
			$coupon = new WC_Coupon();
			$coupon->set_props( $props + array( 'code' => $code ) );
			$coupon->save();
		}
		$rug = new WC_Product_Simple();
		$rug->set_props( array( 'name' => 'Rug', 'regular_price' => '40', 'sale_price' => '30', 'manage_stock' => true, 'stock_quantity' => 2 ) );
		return $rug->save();` );
	await shopper.arrive( `${ made.path }?add-to-cart=${ rug }&quantity=2` );
	await askStore( page, 'apply-coupon', { code: 'half' } );
	await askStore( page, 'apply-coupon', { code: 'send' } );
	await page.goto( made.path );
	const cart = carts( page ).first();
	await cart.getByRole( 'button', { name: /^Cart/ } ).click();
	const box = cart.getByRole( 'dialog' );
	const line = box.getByRole( 'listitem' ).filter( { hasText: 'Rug' } );
	await expect( line ).toContainText( 'Previous price: €80.00 €60.00' );
	await expect( line ).toContainText( 'Save €20.00 · 2 left in stock' );
	const ends = await line.evaluate( ( element ) =>
		[ '.eidan-mini-cart__price', '.eidan-mini-cart__remove' ].map( ( part ) =>
			Math.round( element.querySelector( part )!.getBoundingClientRect().right )
		)
	);
	expect( ends[ 0 ], '“Remove” ends where the price does' ).toBe( ends[ 1 ] );
	await expect( box ).toContainText( '€20.00 more for free shipping (€30.00 of €50.00)' );
	await expect( box.getByRole( 'listitem' ).filter( { hasText: 'Coupon: half' } ) ).toContainText( '-€30.00' );
	await expect( box.getByRole( 'listitem' ).filter( { hasText: 'Coupon: send' } ) ).toContainText( 'Free shipping' );
	await expect( box ).toContainText( 'After discounts €30.00' );
	await expect( box ).toContainText( 'Shipping calculated at checkout.' );
	const { violations } = await axe( page )
		.include( '.wp-block-eidan-dropdown-mini-cart' )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa' ] )
		.analyze();
	expect( violations.map( ( { id, nodes } ) => [ id, nodes[ 0 ]?.html ] ) ).toEqual( [] );

	await box.getByRole( 'button', { name: 'Remove coupon half' } ).press( 'Enter' );
	await expect( box.getByRole( 'button', { name: 'Remove coupon send' } ) ).toBeFocused();
	await expect( box ).toContainText( 'Your order ships free.' );
	await expect( box.getByText( 'After discounts' ) ).toBeHidden();

	await shopper.use( 'taxed' );
	await page.reload();
	await cart.getByRole( 'button', { name: /^Cart/ } ).click();
	await expect( box ).toContainText( 'Shipping and taxes calculated at checkout.' );
} );

test( 'on a phone it is a drawer, whose lines can be ordered @slow', async ( { page, shop, shopper } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( `${ made.path }?add-to-cart=${ await shop.php( `return get_option( 'eidan_test_product' );` ) }` );
	await page.goto( made.path );
	const cart = carts( page ).first();
	const opener = cart.getByRole( 'button', { name: /^Cart/ } );
	await opener.press( 'Space' );
	const box = cart.getByRole( 'dialog' );
	await expect( box.getByRole( 'listitem' ) ).toHaveCount( 1 );
	expect(
		await box.evaluate( ( element ) => [ element.matches( ':modal' ), element.scrollWidth > element.clientWidth ] )
	).toEqual( [ true, false ] );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( box.getByRole( 'link', { name: 'Checkout' } ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( opener ).toBeFocused();
	await opener.press( 'Enter' );
	// At that moment the checkout links must be off. A checkout before the quantity is stored would use the old cart.
	let answer = () => {};
	const held = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	await page.route( /cart\/update-item/, async ( route ) => {
		await held;
		await route.continue();
	} );
	const toCheckout: string[] = [];
	page.on(
		'request',
		( request ) =>
			new URL( request.url() ).pathname === '/checkout/' &&
			toCheckout.push( request.headers()[ 'sec-purpose' ] ?? 'visit' )
	);
	const sent = page.waitForRequest( /cart\/update-item/ );
	await quantity( box, 'Poster' ).fill( '2' );
	await box.getByRole( 'link', { name: 'Checkout' } ).click();
	await sent;
	expect( toCheckout ).toEqual( [] );
	answer();
	await page.waitForURL( /checkout/ );
	expect( toCheckout ).toEqual( [ 'visit' ] );
	await page.goto( '/classic-checkout/' );
	const order = await shopper.placeClassic();
	expect( await shop.php( `return (int) wc_get_order( ${ order } )->get_item_count();` ) ).toBe( 2 );
} );

test( 'it opens when something is added where the author wants it, and keeps what it has when the shop does not answer @slow', async ( {
	visit,
	page,
	allowErrors,
} ) => {
	allowErrors( /Failed to load resource/ );
	await visit(
		`<!-- wp:eidan/dropdown-mini-cart {"openOnAdd":true} /--><!-- wp:shortcode -->[products ids="${ made.lamp }"]<!-- /wp:shortcode -->`
	);
	const cart = carts( page ).first();
	const box = cart.getByRole( 'dialog' );
	const buy = page.locator( `.ajax_add_to_cart[data-product_id="${ made.lamp }"]` );
	await buy.press( 'Enter' );
	await expect( box.getByRole( 'listitem' ) ).toHaveText( /Lamp/ );
	await page.keyboard.press( 'Escape' );
	await expect( buy ).toBeFocused();

	await cart.getByRole( 'button', { name: /^Cart/ } ).click();
	const more = box.getByRole( 'button', { name: 'Increase quantity of Lamp' } );
	for ( const failure of [
		{ status: 500, body: '{}' },
		{ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' },
	] ) {
		await page.route( /update-item/, ( route ) => route.fulfill( failure ) );
		await more.click();
		await expect( box.getByRole( 'alert' ) ).toContainText( 'could not be reached' );
		await expect( quantity( box, 'Lamp' ) ).toHaveValue( '1' );
		await page.unroute( /update-item/ );
	}
	// The first request has an old nonce, as on a page that was open for days.
	let posts = 0;
	await page.route( /update-item/, ( route ) =>
		route.continue( posts++ ? {} : { headers: { ...route.request().headers(), nonce: 'stale' } } )
	);
	await more.click();
	await expect( box.locator( '.eidan-mini-cart__subtotal' ) ).toHaveText( '€20.00' );
	expect( posts ).toBe( 2 );
} );

test( 'attributes that a contributor writes around it cannot make it request a cart from another host @slow', async ( {
	shopper,
	page,
	shop,
	allowErrors,
} ) => {
	// Views log errors if they are started on elements that they do not know.
	allowErrors( /./ );
	const { url, stored } = await forged( ( code ) => shop.php( code ), '<!-- wp:eidan/dropdown-mini-cart /-->' );
	expect( stored, 'WordPress lets a contributor write it' ).toContain( '<div data-eidan-mini-cart="{' );
	const sent = sentAway( page );
	await shopper.arrive(
		`${ made.path }?add-to-cart=${ await shop.php( `return get_option( 'eidan_test_product' );` ) }`
	);
	// The page before may have stored the cart already. Then this one would not request it.
	await page.addInitScript( () => localStorage.clear() );
	const answered = page.waitForResponse(
		( response ) => response.url().startsWith( shop.url ) && response.url().includes( 'eidan-cart' )
	);
	await page.goto( url );
	await ( await answered ).finished();
	await expect( page.locator( '.entry-content .eidan-mini-cart__count' ) ).toHaveText( '1' );
	expect( sent ).toEqual( [] );
} );

test( 'an author sees it open and empty in the editor, and changes its texts @slow', async ( { editor } ) => {
	await editor.open();
	await editor.fill( '<!-- wp:eidan/dropdown-mini-cart /-->' );
	const { page, canvas } = editor;
	await canvas.locator( '.wp-block-eidan-dropdown-mini-cart' ).click();
	await page.getByRole( 'button', { name: 'Show open' } ).click();
	await expect( canvas.getByText( 'Oak stool' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Show empty' } ).click();
	await expect( canvas.getByText( 'Your cart is empty.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Texts' } ).click();
	await page.getByLabel( 'Empty cart' ).fill( 'Nothing here yet.' );
	await expect( canvas.getByText( 'Nothing here yet.' ) ).toBeVisible();
	expect( await editor.content() ).toBe( '<!-- wp:eidan/dropdown-mini-cart {"emptyText":"Nothing here yet."} /-->' );
} );

test( 'on a slow connection the first tap has a visible effect at once', async ( { page, shop } ) => {
	let arrive = () => {};
	const held = new Promise< void >( ( done ) => ( arrive = done ) );
	await page.route( /view\/mini-cart-panel/, ( route ) => held.then( () => route.continue() ) );
	await page.goto( shop.url + made.path );
	const opener = carts( page ).first().getByRole( 'button', { name: /cart/i } );
	await opener.click();
	await expect( opener ).toHaveAttribute( 'aria-busy', 'true' );
	await expect( opener ).toHaveCSS( 'opacity', '0.6' );
	arrive();
	await expect( carts( page ).first().getByRole( 'dialog' ) ).toBeVisible();
	await expect( opener ).toHaveAttribute( 'aria-busy', 'false' );
	await expect( opener ).toHaveCSS( 'opacity', '1' );
} );

test( 'a shop whose cookies scripts cannot read: no cart is called empty, and the last answer is kept @slow', async ( {
	shopper,
	page,
	shop,
	visit,
	allowErrors,
} ) => {
	allowErrors( /Failed to load resource|ERR_INTERNET_DISCONNECTED/ );
	await shopper.use( 'http-only' );
	await visit(
		`<!-- wp:eidan/dropdown-mini-cart /--><!-- wp:shortcode -->[products ids="${ made.lamp }"]<!-- /wp:shortcode -->`
	);
	const { first, opener, box, alert, requests, take } = miniCarts( page, shop, shopper );
	const path = page.url();
	expect( requests, 'a page of a visitor without a cart asks for nothing' ).toEqual( [] );

	// Offline, the first tap says so and stays.
	await page.context().setOffline( true );
	await opener.click();
	await expect( alert ).toContainText( 'You are offline' );
	await expect( box.getByText( 'Your cart is empty.' ) ).toBeHidden();
	await box.getByRole( 'button', { name: 'Close' } ).click();
	await expect( box ).toBeHidden();
	await expect( opener ).toBeFocused();
	await page.context().setOffline( false );

	// Added by the form of the product's page, without any script's event.
	await page.goto( await shop.php< string >( `return get_permalink( ${ made.lamp } );` ) );
	await page.getByRole( 'spinbutton' ).first().fill( '2' );
	await page.getByRole( 'button', { name: 'Add to cart', exact: true } ).first().click();
	await page.waitForLoadState();
	expect( await page.evaluate( () => document.cookie ) ).not.toContain( 'items_in_cart' );
	await page.goto( path );
	await opener.click();
	await expect( quantity( box, 'Lamp' ) ).toHaveValue( '2' );
	await expect( first.locator( '.eidan-mini-cart__count' ) ).toHaveText( '2' );
	take();
	// The next page knows the last answer, and asks once whether it still holds.
	await page.reload();
	await expect( first.locator( '.eidan-mini-cart__count' ) ).toHaveText( '2' );
	await expect.poll( take ).toEqual( [ 'GET cart' ] );
} );
