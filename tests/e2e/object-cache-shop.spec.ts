/**
 * Lists of products in a shop whose servers share an object cache. Every request is answered by another process, with
 * one database and one Redis. These tests need a shop, but no browser.
 *
 * @group slow
 */
import { expect, test } from '@playwright/test';
import { needRedis, needShop } from './support/needs';

needRedis();
needShop();

/** PHP that creates products for this test only. Returns their IDs by name. */
const PRODUCTS = `
	update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );
	$ids = array();
	foreach ( array( 'Jug' => 10, 'Mug' => 20, 'Pot' => 30 ) as $name => $price ) {
		$product = new WC_Product_Simple();
		$product->set_props( array( 'name' => $name, 'regular_price' => (string) $price, 'manage_stock' => true, 'stock_quantity' => 2 ) );
		$ids[ $name ] = $product->save();
	}
	return $ids;`;

/** Returns the names and prices that each list on a page shows. */
async function listed( page: string ) {
	const [ , ...parts ] = ( await ( await fetch( page ) ).text() ).split( /class="[^"]*wp-block-eidan-product-list/ );
	const [ all, sale, cheap ] = parts.map( ( html ) =>
		[
			...html.matchAll( /eidan-product__title"><a [^>]*>([^<]*)<.*?eidan-product__price">(.*?)<(?:form|a) /gs ),
		].map( ( [ , name, price ] ) => `${ name } ${ price!.match( /\d+\.\d\d/g )!.at( -1 ) }` )
	);
	return { all, sale, cheap };
}

test( 'a list shows at once what another server of the shop has changed', async () => {
	test.setTimeout( 120_000 );
	const [ { startSite }, { phpString }, redis ] = await Promise.all( [
		import( '../../tools/site/site.mjs' ),
		import( '../../tools/site/script.mjs' ),
		import( '../../tools/site/redis.mjs' ),
	] );
	const site = await startSite( {
		name: 'e2e-object-cache-shop',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 54,
		woocommerce: true,
		reset: true,
	} );
	const server = await redis.startRedis();
	try {
		const ids = ( await site.php( PRODUCTS ) ) as Record< string, number >;
		const lists = [ { order: 'price-asc' }, { onSale: true }, { maxPrice: 15, order: 'price-asc' } ].map(
			( query ) =>
				`<!-- wp:eidan/product-list ${ JSON.stringify( { pagination: 'standard', elements: [ 'title', 'price', 'add-to-cart' ], query: { postType: 'product', perPage: 9, ...query } } ) } /-->`
		);
		const page = ( await site.php(
			`return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Lists', 'post_content' => ${ phpString( lists.join( '' ) ) } ) ) );`
		) ) as string;
		redis.cacheInRedis( site, server.socket );
		const seen = () => listed( page );
		const change = ( code: string ) =>
			site.php(
				`$jug = wc_get_product( ${ ids.Jug } ); $mug = wc_get_product( ${ ids.Mug } ); $pot = wc_get_product( ${ ids.Pot } ); ${ code }`
			);

		expect( await seen() ).toEqual( {
			all: [ 'Jug 10.00', 'Mug 20.00', 'Pot 30.00' ],
			sale: [],
			cheap: [ 'Jug 10.00' ],
		} );
		expect( await seen(), 'from the cache' ).toEqual( {
			all: [ 'Jug 10.00', 'Mug 20.00', 'Pot 30.00' ],
			sale: [],
			cheap: [ 'Jug 10.00' ],
		} );

		await change( `$pot->set_regular_price( '5' ); $pot->save();` );
		expect( await seen(), 'another price' ).toEqual( {
			all: [ 'Pot 5.00', 'Jug 10.00', 'Mug 20.00' ],
			sale: [],
			cheap: [ 'Pot 5.00', 'Jug 10.00' ],
		} );

		await change(
			`$order = wc_create_order(); $order->add_product( $jug, 2 ); $order->calculate_totals(); $order->update_status( 'processing' );`
		);
		expect( await seen(), 'sold out by an order' ).toEqual( {
			all: [ 'Pot 5.00', 'Mug 20.00' ],
			sale: [],
			cheap: [ 'Pot 5.00' ],
		} );

		// The owner plans the sale for tomorrow. Then it begins, by WooCommerce's daily event, for which the date is
		// moved forward here.
		await change(
			`$mug->set_props( array( 'sale_price' => '12', 'date_on_sale_from' => time() + DAY_IN_SECONDS ) ); $mug->save();`
		);
		expect( await seen(), 'not begun' ).toEqual( {
			all: [ 'Pot 5.00', 'Mug 20.00' ],
			sale: [],
			cheap: [ 'Pot 5.00' ],
		} );
		await change( `update_post_meta( ${ ids.Mug }, '_sale_price_dates_from', time() - 60 );` );
		await change( `wc_scheduled_sales();` );
		expect( await seen(), 'begun' ).toEqual( {
			all: [ 'Pot 5.00', 'Mug 12.00' ],
			sale: [ 'Mug 12.00' ],
			cheap: [ 'Pot 5.00', 'Mug 12.00' ],
		} );
		await change( `update_post_meta( ${ ids.Mug }, '_sale_price_dates_to', time() - 30 );` );
		await change( `wc_scheduled_sales();` );
		expect( await seen(), 'over' ).toEqual( { all: [ 'Pot 5.00', 'Mug 20.00' ], sale: [], cheap: [ 'Pot 5.00' ] } );

		await change( `$order = wc_get_orders( array( 'limit' => 1 ) )[0]; $order->update_status( 'cancelled' );` );
		expect( await seen(), 'back in stock' ).toEqual( {
			all: [ 'Pot 5.00', 'Jug 10.00', 'Mug 20.00' ],
			sale: [],
			cheap: [ 'Pot 5.00', 'Jug 10.00' ],
		} );
	} finally {
		await site.stop();
		await server.stop();
	}
} );
