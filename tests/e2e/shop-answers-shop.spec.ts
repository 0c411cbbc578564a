/**
 * What shoppers read when the shop answers late, not at all, or in another way than expected: in a list, in its quick
 * view and in the mini cart. All three use the same client for requests.
 *
 * @group slow
 */
import type { Locator, Page, Route } from '@playwright/test';
import { mustUse } from './support/must-use';
import { needShop } from './support/needs';
import { expect, test } from './support/shop';

/** Another plugin. Meta of products says what it does with them. */
const PLUGIN = `<?php
add_action( 'woocommerce_cart_calculate_fees', static function ( $cart ) {
	foreach ( $cart->get_cart() as $line ) {
		if ( $line['data']->get_meta( '_wrap' ) ) {
			$cart->add_fee( 'Gift <b>wrap</b> &amp; bow', 5, true );
		}
	}
} );
add_action( 'woocommerce_store_api_cart_errors', static function ( $errors, $cart ) {
	foreach ( $cart->get_cart() as $line ) {
		if ( $line['quantity'] > 1 && $line['data']->get_meta( '_club' ) ) {
			$errors->add( 'club', 'Two are for members of the club &amp; friends.' );
		}
	}
}, 10, 2 );
add_filter( 'woocommerce_store_api_product_quantity_maximum', static fn ( $most, $product ) => (int) $product->get_meta( '_most' ) ?: $most, 10, 2 );
`;

const SEED = `
${ mustUse( 'eidan-answers.php', PLUGIN ) }
$ids = array();
foreach ( array(
	'Bottle' => array(),
	'Candle' => array( 'stock' => 5 ),
	'Ribbon' => array( 'wrap' => '1' ),
	'Pin'    => array( 'club' => '1' ),
	'Stamp'  => array( 'most' => '3' ),
	'Vat'    => array( 'stock' => 1, 'backorders' => 'notify' ),
	'Chest'  => array( 'stock_status' => 'onbackorder' ),
) as $name => $more ) {
	$product = new WC_Product_Simple();
	$product->set_props( array( 'name' => $name, 'regular_price' => '10', 'virtual' => true, 'manage_stock' => isset( $more['stock'] ), 'stock_quantity' => $more['stock'] ?? null, 'backorders' => $more['backorders'] ?? 'no', 'stock_status' => $more['stock_status'] ?? 'instock' ) );
	foreach ( array_intersect_key( $more, array_flip( array( 'wrap', 'club', 'most' ) ) ) as $key => $value ) {
		$product->update_meta_data( "_$key", $value );
	}
	$ids[ $name ] = $product->save();
}
return $ids;`;

type Name = 'Bottle' | 'Candle' | 'Ribbon' | 'Pin' | 'Stamp' | 'Vat' | 'Chest';

let ids: Record< Name, number >;

needShop();
test.beforeAll( async ( { shop } ) => {
	ids = await shop.php( SEED );
} );

const content = ( ...names: Name[] ) =>
	`<!-- wp:eidan/dropdown-mini-cart /--><!-- wp:eidan/product-list {"elements":["title","quick-view","price","stock","quantity","add-to-cart"],"query":{"postType":"product","include":[${ names.map( ( name ) => ids[ name ] ) }],"orderby":"include"}} /-->`;
const card = ( page: Page, name: Name ) =>
	page.locator( 'article.eidan-card', { has: page.getByRole( 'heading', { name, exact: true } ) } );
const said = ( form: Locator ) => form.locator( '[aria-live="polite"]' ).last();
const cartOf = ( page: Page ) => page.locator( '.entry-content .wp-block-eidan-dropdown-mini-cart' );
/** Opens the mini cart and returns its dialog. */
const opened = async ( page: Page ) => {
	await cartOf( page ).getByRole( 'button', { name: /^Cart/ } ).click();
	return cartOf( page ).getByRole( 'dialog' );
};

/** Requests that are never answered. If they were released they would reach the shop. */
const held: Route[] = [];

/** The name of the failure that looks like a closed API. */
const CLOSED = 'a page in place of an answer (403)';

/** Ways to make the next change fail, with the message for each. */
const FAILURES: { name: string; act: ( page: Page ) => Promise< unknown >; words: RegExp }[] = [
	{ name: 'no connection', act: ( page ) => page.context().setOffline( true ), words: /you are offline/i },
	...[ 200, 403 ].map( ( status ) => ( {
		name: `a page in place of an answer (${ status })`,
		act: ( page: Page ) =>
			page.route( /\/cart\/(add|update)-item/, ( route ) =>
				route.fulfill( { status, contentType: 'text/html', body: '<!doctype html><h1>Please log in</h1>' } )
			),
		words: /could not be reached|cannot be reached/,
	} ) ),
	{
		name: 'no answer in time',
		act: async ( page ) => {
			// Make the time limit very short.
			await page.evaluate( () => {
				const timeout = AbortSignal.timeout.bind( AbortSignal );
				AbortSignal.timeout = ( milliseconds ) => {
					AbortSignal.timeout = timeout;
					return timeout( milliseconds / 20 );
				};
			} );
			await page.route( /\/cart\/(add|update)-item/, ( route ) => void held.push( route ) );
		},
		words: /takes too long/,
	},
];
const undone = async ( page: Page ) => {
	await Promise.all( held.splice( 0 ).map( ( route ) => route.abort().catch( () => {} ) ) );
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
	await page.context().setOffline( false );
};
/** Gives the first change an old nonce, as on a page that was open for days. */
const stale = async ( page: Page ) => {
	let posts = 0;
	await page.route( /\/cart\/(add|update)-item/, ( route: Route ) =>
		route.continue( posts++ ? {} : { headers: { ...route.request().headers(), nonce: 'stale' } } )
	);
	return () => posts;
};

test( 'a shopper reads why nothing was added, in the list and in the quick view, and tries again', async ( {
	published,
	page,
	allowErrors,
} ) => {
	allowErrors( /Failed to load resource|ERR_/ );
	await page.goto( await published( content( 'Bottle' ), 'Answers' ) );
	const inCard = card( page, 'Bottle' ).locator( 'form' );
	const tell = async ( form: Locator ) => {
		const button = form.getByRole( 'button', { name: /^Add/ } );
		// Where the shop's API is closed, the form is sent (refusals-shop.spec.ts).
		for ( const { name, act, words } of FAILURES.filter( ( failure ) => failure.name !== CLOSED ) ) {
			await test.step( name, async () => {
				await act( page );
				await button.click();
				await expect( said( form ) ).toContainText( words );
				await expect( form ).toHaveAttribute( 'aria-busy', 'false' );
				await expect( said( form ).getByRole( 'link', { name: 'View cart' } ) ).toHaveCount(
					name === 'no answer in time' ? 1 : 0
				);
				await undone( page );
			} );
		}
		const posts = await stale( page );
		await button.click();
		await expect( said( form ) ).toHaveText( /^Added to your cart/ );
		expect( posts() ).toBe( 2 );
		await undone( page );
	};
	await tell( inCard );
	await card( page, 'Bottle' )
		.getByRole( 'link', { name: /^Quick view/ } )
		.press( 'Enter' );
	await tell( page.getByRole( 'dialog' ).locator( 'form' ) );
	await page.keyboard.press( 'Escape' );
	await expect( cartOf( page ).locator( '.eidan-mini-cart__count' ) ).toHaveText( '2' );

	await test.step( 'who waits is told, and can go on to another product meanwhile', async () => {
		let answer = () => {};
		const answered = new Promise< void >( ( resolve ) => ( answer = resolve ) );
		await page.route( /\/cart\/add-item/, async ( route ) => {
			await answered;
			await route.continue();
		} );
		await inCard.getByRole( 'button', { name: /^Add/ } ).click();
		await expect( said( inCard ) ).toHaveText( 'Adding…' );
		answer();
		await expect( said( inCard ) ).toHaveText( /^Added to your cart/ );
	} );
} );

test( 'a shopper reads in the mini cart why nothing was changed, and tries again', async ( {
	published,
	page,
	allowErrors,
} ) => {
	allowErrors( /Failed to load resource|ERR_/ );
	const url = await published( content( 'Bottle', 'Pin' ), 'Answers of the cart' );
	await page.goto( `${ url }?add-to-cart=${ ids.Pin }` );
	await page.goto( url );
	const box = await opened( page );
	const more = box.getByRole( 'button', { name: 'Increase quantity of Pin' } );
	const sum = box.locator( '.eidan-mini-cart__subtotal' );
	await expect( sum ).toHaveText( '€10.00' );
	for ( const { name, act, words } of FAILURES ) {
		await test.step( name, async () => {
			await act( page );
			await more.click();
			await expect( box.getByRole( 'alert' ) ).toContainText( words );
			await expect( box.getByRole( 'spinbutton' ) ).toHaveValue( '1' );
			await undone( page );
		} );
	}
	const posts = await stale( page );
	await more.click();
	await expect( sum ).toHaveText( '€20.00' );
	expect( posts() ).toBe( 2 );
	await expect( box.getByRole( 'alert' ), 'what another plugin says' ).toHaveText(
		'Two are for members of the club & friends.'
	);
} );

test( 'two products that are added at once are both in the cart', async ( { published, page } ) => {
	await page.goto( await published( content( 'Bottle', 'Ribbon' ), 'At once' ) );
	for ( const name of [ 'Bottle', 'Ribbon' ] as const ) {
		await card( page, name )
			.getByRole( 'button', { name: /^Add/ } )
			.evaluate( ( button: HTMLElement ) => button.click() );
	}
	for ( const name of [ 'Bottle', 'Ribbon' ] as const ) {
		await expect( said( card( page, name ).locator( 'form' ) ) ).toContainText( 'Added to your cart.' );
	}
	await expect( cartOf( page ).locator( '.eidan-mini-cart__count' ) ).toHaveText( '2' );

	const box = await opened( page );
	await test.step( 'a fee has a line of its own, and the sum has it in it', async () => {
		await expect( box.getByRole( 'listitem' ).filter( { hasText: 'Gift wrap & bow' } ) ).toContainText( '€5.00' );
		await expect( box ).toContainText( 'Subtotal €20.00' );
		await expect( box ).toContainText( 'With fees €25.00' );
		await box.getByRole( 'button', { name: 'Remove Ribbon' } ).click();
		await expect( box.getByText( 'Gift wrap' ) ).toHaveCount( 0 );
		await expect( box.getByText( 'With fees' ) ).toBeHidden();
	} );
} );

test( 'a shopper is told of quantities that the shop has changed', async ( { published, page, shop } ) => {
	const url = await published( content( 'Candle', 'Stamp' ), 'Quantities' );
	await page.goto( url );
	const add = async ( name: Name, quantity: string ) => {
		await card( page, name )
			.getByRole( 'spinbutton' )
			.evaluate( ( field: HTMLInputElement ) => field.removeAttribute( 'max' ) );
		await card( page, name ).getByRole( 'spinbutton' ).fill( quantity );
		await card( page, name ).getByRole( 'button', { name: /^Add/ } ).click();
		return said( card( page, name ).locator( 'form' ) );
	};
	await expect( await add( 'Stamp', '8' ) ).toHaveText(
		'The shop allows another quantity than you chose. In your cart now: 3. View cart'
	);
	await expect( await add( 'Candle', '5' ) ).toHaveText( 'Added to your cart. View cart' );
	await expect( cartOf( page ).locator( '.eidan-mini-cart__count' ) ).toHaveText( '8' );

	await shop.php( `wc_update_product_stock( ${ ids.Candle }, 2 );` );
	await page.goto( url );
	const box = await opened( page );
	const news = box.locator( '.eidan-mini-cart__changed' );
	await expect( news.getByRole( 'listitem' ) ).toHaveText( [
		'The shop changed the quantity of “Candle” from 5 to 2: that is what can be ordered now.',
	] );
	await expect( box.getByRole( 'status' ).first() ).toContainText( 'The shop changed the quantity of “Candle”' );
	await expect( box.getByRole( 'spinbutton', { name: 'Quantity of Candle' } ) ).toHaveValue( '2' );
	await page.keyboard.press( 'Escape' );
	await opened( page );
	await expect( box.getByRole( 'spinbutton', { name: 'Quantity of Candle' } ) ).toHaveValue( '2' );
	await expect( news, 'once' ).toBeHidden();

	await test.step( 'another price, and what is not there any more', async () => {
		const leaf = await shop.php< number >(
			`$leaf = new WC_Product_Simple(); $leaf->set_props( array( 'name' => 'Leaf', 'regular_price' => '3', 'virtual' => true ) ); return $leaf->save();`
		);
		await page.goto( `${ url }?add-to-cart=${ leaf }` );
		await opened( page );
		await expect( box.getByRole( 'link', { name: 'Leaf' } ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await shop.php(
			`$product = wc_get_product( ${ ids.Candle } ); $product->set_regular_price( '12.5' ); $product->save(); wp_delete_post( ${ leaf }, true );`
		);
		await page.clock.setSystemTime( Date.now() + 60_000 );
		await opened( page );
		await expect( news.getByRole( 'listitem' ) ).toHaveText( [
			'“Leaf” cannot be bought any more and is no longer in your cart.',
			'The price of “Candle” changed from €10.00 to €12.50.',
		] );
		await expect( box.getByRole( 'status' ).first() ).toContainText( 'The price of “Candle” changed' );
		await expect( box.getByRole( 'link', { name: 'Leaf' } ) ).toHaveCount( 0 );
	} );
} );

test( 'what comes later, and how many are left, is told on the card and in the mini cart', async ( {
	published,
	page,
	shop,
} ) => {
	const url = await published( content( 'Vat', 'Chest', 'Candle' ), 'Later' );
	await shop.php( `wc_update_product_stock( ${ ids.Candle }, 2 );` );
	await page.goto( `${ url }?add-to-cart=${ ids.Vat }&quantity=2` );
	await page.goto( `${ url }?add-to-cart=${ ids.Chest }` );
	await page.goto( `${ url }?add-to-cart=${ ids.Candle }` );
	await page.goto( url );
	await expect( card( page, 'Vat' ) ).toContainText( '1 in stock (can be backordered)' );
	await expect( card( page, 'Chest' ) ).toContainText( 'Available on backorder' );
	await expect( card( page, 'Candle' ) ).toContainText( '2 in stock' );
	const box = await opened( page );
	const line = ( name: Name ) => box.getByRole( 'listitem' ).filter( { hasText: name } );
	await expect( line( 'Vat' ) ).toContainText( 'Available on backorder' );
	await expect( line( 'Chest' ) ).toContainText( 'Available on backorder' );
	await expect( line( 'Candle' ) ).toContainText( '2 left in stock' );
} );

test( 'an open mini cart follows what another tab changes', async ( { published, page } ) => {
	const url = await published( content( 'Bottle', 'Stamp' ), 'Tabs' );
	await page.goto( `${ url }?add-to-cart=${ ids.Bottle }` );
	await page.goto( `${ url }?add-to-cart=${ ids.Stamp }` );
	await page.goto( url );
	const box = await opened( page );
	await expect( box.getByRole( 'listitem' ) ).toHaveCount( 2 );
	const other = await page.context().newPage();
	await other.goto( url );
	await ( await opened( other ) ).getByRole( 'button', { name: 'Remove Stamp' } ).click();
	await expect( box.getByRole( 'listitem' ) ).toHaveCount( 1 );
	await expect( box.getByRole( 'link', { name: 'Bottle' } ) ).toBeVisible();
	await expect( box.locator( '.eidan-mini-cart__subtotal' ) ).toHaveText( '€10.00' );
} );
