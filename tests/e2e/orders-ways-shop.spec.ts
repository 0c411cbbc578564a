/**
 * Thirty orders over the ways into the cart that cards, bars, filters and mini carts offer. What each of them shows is
 * compared with what the order costs, and this with the prices as they were entered. Some of the orders are made on the
 * oldest WooCommerce, too. docs/shop.md has the table.
 *
 * @group slow
 */
import type { Locator, Page } from '@playwright/test';
import { logIn } from './setup/global';
import { needShop } from './support/needs';
import { sumsOf, type Bought } from './support/order-sums';
import {
	goodsOf,
	missingPairs,
	PRICES,
	storedOf,
	switchesOf,
	ways,
	type Goods,
	type Name,
	type Way,
} from './support/order-ways';
import { expect, test } from './support/shop';

/** Orders that are made on the oldest WooCommerce, too: each way, each setting of taxes. */
const ALSO_OLDEST = [ 2, 4, 7, 9, 12, 16, 19, 24, 29 ];

const COUPON = 'waytenoff';

/** What was put into the cart, and what it was said to cost. */
interface Picked {
	name: Name;
	quantity: number;
	price: string;
}

const card = ( page: Page, name: string ) =>
	page.locator( 'article.eidan-card', { has: page.getByRole( 'heading', { name, exact: true } ) } );
const cartOf = ( page: Page ) => page.locator( '.entry-content .wp-block-eidan-dropdown-mini-cart' );

/** Reads the amount in a text: that of now, where it has one of before as well. */
const amountIn = ( text: string ): number =>
	Number(
		text
			.replaceAll( ',', '' )
			.match( /\d+(?:\.\d+)?/g )
			?.at( -1 )
	);
const read = async ( element: Locator ) => ( await element.innerText() ).trim();

const page = ( { ids }: Goods ) =>
	`<!-- wp:eidan/product-list ${ JSON.stringify( {
		elements: [ 'image', 'sale', 'quick-view', 'title', 'price', 'swatches', 'add-to-cart' ],
		query: { postType: 'product', include: [ ids.Mug, ids.Shirt, ids.Bowl ], orderby: 'include' },
		filter: { groups: [ { facet: 'sale' } ] },
	} ) } /--><!-- wp:eidan/dropdown-mini-cart {"elements":["cross-sells","coupon","note"]} /-->`;

/** The ways into the cart. Each begins on the page with the list, and ends where the product is in the cart. */
const ADD: Record< Way[ 'add' ], ( at: Page, goods: Goods ) => Promise< Picked > > = {
	async swatch( at ) {
		const mug = card( at, 'Mug' );
		await mug.getByRole( 'radio', { name: 'Blue' } ).click();
		const button = mug.getByRole( 'button', { name: /Add to cart/ } );
		await expect( button ).toBeVisible();
		const price = await read( mug.locator( '.eidan-product__price' ) );
		await button.click();
		await expect( mug ).toContainText( 'Added to your cart.' );
		return { name: 'Mug blue', quantity: 1, price };
	},
	async filter( at ) {
		await at.getByRole( 'button', { name: /^On sale/ } ).click();
		await expect( at.locator( 'article.eidan-card' ) ).toHaveCount( 1 );
		const bowl = card( at, 'Bowl' );
		const price = await read( bowl.locator( '.eidan-product__price ins' ) );
		await bowl.getByRole( 'button', { name: /Add to cart/ } ).click();
		await expect( bowl ).toContainText( 'Added to your cart.' );
		return { name: 'Bowl', quantity: 1, price };
	},
	async 'quick view'( at ) {
		const shirt = card( at, 'Shirt' );
		await shirt.getByRole( 'radio', { name: 'Blue' } ).click();
		await expect( shirt.getByRole( 'radio', { name: 'Blue' } ) ).toBeChecked();
		await shirt.getByRole( 'link', { name: /^Quick view/ } ).click();
		const dialog = at.locator( '.eidan-card-dialog' );
		await expect( dialog.getByRole( 'radio', { name: 'Blue' } ) ).toBeChecked();
		await dialog.getByRole( 'radio', { name: 'M', exact: true } ).click();
		await dialog.getByRole( 'spinbutton' ).fill( '3' );
		const button = dialog.getByRole( 'button', { name: /^Add to cart/ } );
		await expect( button ).toHaveAttribute( 'aria-disabled', 'false' );
		const price = await read( dialog.locator( '.eidan-product__price' ) );
		await button.click();
		await expect( dialog ).toContainText( 'Added to your cart.' );
		await at.keyboard.press( 'Escape' );
		return { name: 'Shirt blue M', quantity: 3, price };
	},
	async sticky( at, { shirt } ) {
		const list = at.url();
		await at.goto( shirt );
		await at.getByRole( 'radio', { name: 'Blue' } ).click();
		await at.getByRole( 'radio', { name: 'M', exact: true } ).click();
		await at.locator( 'form.cart' ).getByRole( 'spinbutton' ).fill( '2' );
		const bar = at.locator( '.eidan-sticky' );
		await at.evaluate( () => {
			document.body.style.paddingBlockEnd = '3000px';
			window.scrollTo( 0, 2500 );
		} );
		await expect( bar.getByRole( 'button' ) ).toHaveText( 'Add to cart' );
		await expect( bar.locator( '.eidan-sticky__choice' ) ).toHaveText( 'Blue, M' );
		const price = await read( bar.locator( '.eidan-sticky__price' ) );
		await bar.getByRole( 'button' ).click();
		await expect( at.getByText( /have been added to your cart/ ).first() ).toBeVisible();
		await at.goto( list );
		return { name: 'Shirt blue M', quantity: 2, price };
	},
};

/** What the mini cart says. */
interface Said {
	lines: number[];
	subtotal: number;
	after: number;
}

/** Does in the mini cart what an order wants. Returns what it says then. */
async function inMiniCart( at: Page, { inCart, number }: Way ): Promise< Said > {
	await cartOf( at ).getByRole( 'button', { name: /^Cart/ } ).click();
	const box = cartOf( at ).getByRole( 'dialog' );
	await expect( box.getByRole( 'link', { name: 'Checkout' } ) ).toBeVisible();
	const wants = ( part: Way[ 'inCart' ] ) => inCart === part || inCart === 'all';
	if ( wants( 'cross-sell' ) ) {
		await box.getByRole( 'button', { name: 'Add Drawer to your cart' } ).click();
		await expect( box.getByRole( 'spinbutton', { name: 'Quantity of Drawer' } ) ).toHaveValue( '1' );
	}
	if ( wants( 'coupon' ) ) {
		await box.getByText( 'Add a coupon' ).click();
		await box.getByRole( 'textbox', { name: 'Coupon code' } ).fill( COUPON );
		await box.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( box.getByText( `Coupon: ${ COUPON }` ) ).toBeVisible();
	}
	if ( wants( 'note' ) ) {
		await box.getByText( 'Add a note to your order' ).click();
		await box.getByRole( 'textbox', { name: 'Note on your order' } ).fill( noteOf( number ) );
		await box.getByRole( 'textbox', { name: 'Note on your order' } ).blur();
		await expect( box.getByRole( 'status' ).first() ).toContainText( 'The note was saved.' );
	}
	const after = box.locator( '.eidan-mini-cart__after' );
	const subtotal = amountIn( await read( box.locator( '.eidan-mini-cart__subtotal' ) ) );
	return {
		lines: ( await box.locator( '.eidan-mini-cart__lines .eidan-mini-cart__now' ).allInnerTexts() ).map( amountIn ),
		subtotal,
		after: ( await after.isVisible() ) ? amountIn( await read( after ) ) : subtotal,
	};
}

const noteOf = ( number: number ) => `Ring twice & wait (${ number })`;

/** Goes from the mini cart to the checkout. Returns the total that stands there. */
async function atCheckout( at: Page, kind: Way[ 'checkout' ] ): Promise< number > {
	if ( kind === 'block' ) {
		await cartOf( at ).getByRole( 'dialog' ).getByRole( 'link', { name: 'Checkout' } ).click();
		const total = at.locator(
			'.wc-block-components-totals-footer-item .wc-block-components-totals-item__value:visible'
		);
		// On a busy machine the block takes long to be there.
		await at.locator( '#email' ).waitFor( { timeout: 60_000 } );
		return amountIn( await read( total.first() ) );
	}
	const drawn = at.waitForResponse( /wc-ajax=update_order_review/ );
	await at.goto( '/classic-checkout/' );
	await ( await drawn ).finished();
	return amountIn( await read( at.locator( '.order-total .woocommerce-Price-amount' ).first() ) );
}

needShop();

test( 'each way meets each setting', () => {
	expect( ways ).toHaveLength( 30 );
	expect( missingPairs() ).toEqual( [] );
} );

for ( const way of ways ) {
	const { number, add, inCart, taxes, decimals, orders, who, checkout } = way;
	const old = ALSO_OLDEST.includes( number ) ? ' @both' : '';
	test( `order ${ number }: ${ add }, ${ inCart }, taxes ${ taxes }, ${ decimals } decimals, ${ orders }, ${ who }, ${ checkout }${ old }`, async ( {
		published,
		page: at,
		shop,
		shopper,
	} ) => {
		const goods = await goodsOf( shop, way );
		let customer = 0;
		if ( who === 'customer' ) {
			const name = `way-${ number }-${ Date.now() }`;
			customer = await shop.php< number >(
				`return wc_create_new_customer( '${ name }@example.com', '${ name }', 'password' );`
			);
			await at.context().addCookies( ( await logIn( shop.url, name ) ).cookies );
		}
		await shopper.use( ...switchesOf( way ), 'shop-swatches', 'shop-sticky' );
		await at.goto( await published( page( goods ), `Order ${ number }` ) );
		const picked = await ADD[ add ]( at, goods );

		const hasCoupon = inCart === 'coupon' || inCart === 'all';
		const hasDrawer = inCart === 'cross-sell' || inCart === 'all';
		const price = ( name: Name ) => Number( PRICES[ decimals ][ name ] );
		const bought: Bought[] = [
			{ price: price( picked.name ), quantity: picked.quantity, rate: 0.19 },
			...( hasDrawer ? [ { price: price( 'Drawer' ), quantity: 1, rate: 0.07 } ] : [] ),
		];
		const sums = sumsOf( bought, taxes, decimals, hasCoupon ? 0.1 : 0 );
		expect.soft( amountIn( picked.price ), `price where it is chosen: ${ picked.price }` ).toBe( sums.pieces[ 0 ] );

		const said = await inMiniCart( at, way );
		expect.soft( said, 'the mini cart' ).toEqual( {
			lines: sums.lines,
			subtotal: sums.subtotal,
			after: sums.after,
		} );
		expect.soft( await atCheckout( at, checkout ), 'the total at the checkout' ).toBe( sums.total );

		expect( await storedOf( shop, way, await shopper.place( checkout ) ) ).toEqual( {
			type: orders === 'posts' ? 'shop_order' : 'shop_order_placehold',
			total: sums.total,
			tax: sums.tax,
			coupons: hasCoupon ? [ COUPON ] : [],
			note: inCart === 'note' || inCart === 'all' ? noteOf( number ) : '',
			customer,
			lines: {
				[ goods.ids[ picked.name ] ]: picked.quantity,
				...( hasDrawer ? { [ goods.ids.Drawer ]: 1 } : {} ),
			},
		} );
	} );
}
