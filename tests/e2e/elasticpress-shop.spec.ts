/**
 * Lists of products on a site with ElasticPress: the real plugin with its feature for WooCommerce, and a stand-in for
 * Elasticsearch. These tests need a shop, but no browser.
 *
 * @group slow
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startElasticsearch } from './support/elasticsearch';
import { folderOf, needPlugins, needShop } from './support/needs';

interface Answer {
	status: number;
	ids: number[];
	pages: number;
	total: number | null;
	notices: string[];
}

type Ids = Record< string, number >;

const SLUG = 'elasticpress';
needPlugins( SLUG );
needShop();

const ASKED = join( __dirname, 'support', 'asked.php' );

/**
 * PHP that creates products: with prices in cents, products that the catalog leaves out, and products that are not
 * public. Returns their IDs by name.
 */
const PRODUCTS = `
	update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );
	$cups = wp_insert_term( 'Cups', 'product_cat' )['term_id'];
	$ids  = array( 'cups' => $cups );
	$add  = static function ( string $name, array $props, string $class = 'WC_Product_Simple' ) use ( &$ids ) {
		$product = new $class();
		$product->set_props( $props + array( 'name' => $name, 'status' => 'publish', 'date_created' => sprintf( '2026-01-%02d 10:00:00', 1 + count( $ids ) ) ) );
		$ids[ $name ] = $product->save();
		return $product;
	};
	$add( 'dear', array( 'regular_price' => '19.95', 'average_rating' => 4.5, 'total_sales' => 3, 'category_ids' => array( $cups ) ) );
	$add( 'dearer', array( 'regular_price' => '19.99', 'average_rating' => 4.2, 'total_sales' => 12 ) );
	$add( 'reduced', array( 'regular_price' => '30', 'sale_price' => '9.9', 'average_rating' => 4.8, 'featured' => true ) );
	$add( 'reduced tomorrow', array( 'regular_price' => '9.5', 'sale_price' => '5', 'date_on_sale_from' => time() + DAY_IN_SECONDS, 'category_ids' => array( $cups ) ) );
	$size = new WC_Product_Attribute();
	$size->set_name( 'Size' );
	$size->set_options( array( 'S', 'M' ) );
	$size->set_variation( true );
	$add( 'in sizes', array( 'attributes' => array( $size ) ), 'WC_Product_Variable' );
	foreach ( array( array( 'S', '8', '7.75' ), array( 'M', '25.5', '' ) ) as list( $name, $price, $sale ) ) {
		$variation = new WC_Product_Variation();
		$variation->set_props( array( 'parent_id' => $ids['in sizes'], 'attributes' => array( 'size' => $name ), 'regular_price' => $price, 'sale_price' => $sale ) );
		$variation->save();
	}
	WC_Product_Variable::sync( $ids['in sizes'] );
	$add( 'hidden', array( 'regular_price' => '6', 'sale_price' => '4', 'catalog_visibility' => 'hidden' ) );
	$add( 'search only', array( 'regular_price' => '6', 'catalog_visibility' => 'search' ) );
	$add( 'sold out', array( 'regular_price' => '6', 'sale_price' => '4', 'stock_status' => 'outofstock' ) );
	foreach ( array( 'draft', 'private' ) as $status ) {
		$add( $status, array( 'regular_price' => '6', 'sale_price' => '4', 'status' => $status ) );
	}
	return $ids;`;

// eslint-disable-next-line eidan/max-lines-per-function -- One story on a site and an engine that are made once.
test( 'lists of products show what ElasticPress finds, and nothing that the catalogue leaves out', async () => {
	test.setTimeout( 240_000 );
	const [ { startSite }, { phpString } ] = await Promise.all( [
		import( '../../tools/site/site.mjs' ),
		import( '../../tools/site/script.mjs' ),
	] );
	const engine = await startElasticsearch();
	const site = await startSite( {
		name: 'e2e-elasticpress-shop',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 52,
		woocommerce: true,
		plugins: { [ `${ SLUG }/${ SLUG }.php` ]: folderOf( SLUG ) },
		reset: true,
	} );
	try {
		expect( Object.entries( site.failed ) ).toEqual( [] );
		const filter = `add_filter( 'eidan_list_query_args', static fn ( $args ) => isset( $_GET['database'] ) ? $args : $args + array( 'ep_integrate' => true ) );`;
		const plugin = `<?php define( 'EP_HOST', '${ engine.url }' ); ${ filter } require '${ ASKED }';`;
		await site.php( `wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/eidan-asked.php', ${ phpString( plugin ) } );
			ElasticPress\\Features::factory()->activate_feature( 'woocommerce' );` );
		const ids = ( await site.php( PRODUCTS ) ) as Ids;
		const index = `$posts = ElasticPress\\Indexables::factory()->get( 'post' ); $posts->put_mapping();
			$posts->bulk_index( get_posts( array( 'post_type' => 'product', 'post_status' => 'any', 'fields' => 'ids', 'numberposts' => -1 ) ) );`;
		await site.php( index );
		const names = ( found: number[] ) =>
			found.map( ( id ) => Object.keys( ids ).find( ( name ) => name !== 'cups' && ids[ name ] === id ) );
		const send = async ( body: object, query = '' ): Promise< Answer > =>
			(
				await fetch( `${ site.url }/?eidan-asked${ query }`, {
					method: 'POST',
					body: JSON.stringify( { type: 'product', ...body } ),
				} )
			).json();

		const all = [ 'in sizes', 'reduced tomorrow', 'reduced', 'dearer', 'dear' ];
		const cases: [ string, object, ( string | undefined )[], number ][] = [
			[ 'newest', { query: { perPage: 9 } }, all, 1 ],
			[ 'second page', { page: 2 }, [ 'dear' ], 1 ],
			[
				'price up',
				{ order: 'price-asc', query: { perPage: 9 } },
				[ 'in sizes', 'reduced tomorrow', 'reduced', 'dear', 'dearer' ],
				1,
			],
			[
				'price down',
				{ order: 'price-desc', query: { perPage: 9 } },
				[ 'in sizes', 'dearer', 'dear', 'reduced', 'reduced tomorrow' ],
				1,
			],
			[ 'best-selling', { order: 'best-selling', query: { perPage: 2 } }, [ 'dearer', 'dear' ], 1 ],
			[ 'top-rated', { order: 'top-rated', query: { perPage: 3 } }, [ 'reduced', 'dear', 'dearer' ], 1 ],
			[
				'a category',
				{ query: { terms: [ { taxonomy: 'product_cat', include: [ ids.cups ] } ] } },
				[ 'reduced tomorrow', 'dear' ],
				1,
			],
			// It cannot sort by hand, so the database is asked.
			[
				'by hand',
				{ query: { include: [ ids.dear, ids.hidden, ids.draft, ids.reduced, ids[ 'sold out' ] ] } },
				[ 'dear', 'reduced' ],
				0,
			],
			[ 'featured', { query: { featured: true } }, [ 'reduced' ], 1 ],
			[
				'prices between',
				{ query: { minPrice: 9.7, maxPrice: 19.97, order: 'title-asc' } },
				[ 'dear', 'in sizes', 'reduced' ],
				1,
			],
			[ 'rated', { query: { minRating: 4.4 } }, [ 'reduced', 'dear' ], 1 ],
			// No field of ElasticPress says this for all kinds of products, so the database is asked.
			[ 'on sale', { query: { onSale: true } }, [ 'in sizes', 'reduced' ], 0 ],
		];
		const check = async ( how: string, query: string, searches?: number, some = cases ) => {
			for ( const [ what, question, expected, asked ] of some ) {
				engine.searches.length = 0;
				const { status, notices, ids: found } = await send( question, query );
				expect.soft( engine.errors, what ).toEqual( [] );
				expect
					.soft( { status, notices, found: names( found ) }, `${ how }: ${ what }` )
					.toEqual( { status: 200, notices: [], found: expected } );
				expect.soft( engine.searches, `${ how }: ${ what }` ).toHaveLength( searches ?? asked );
			}
		};
		await check( 'found by it', '' );
		await check( 'not asked', '&database', 0 );
		const some = cases.filter( ( [ what ] ) => [ 'newest', 'price down', 'prices between' ].includes( what ) );

		// Now on the page itself, also with a filter.
		const block = {
			query: { postType: 'product', perPage: 9 },
			filter: { taxonomy: 'product_cat' },
			pagination: 'standard',
		};
		const page = ( await site.php(
			`return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Shop', 'post_content' => ${ phpString( `<!-- wp:eidan/product-list ${ JSON.stringify( block ) } /-->` ) } ) ) );`
		) ) as string;
		const shown = async ( address: string ) =>
			[
				...( await ( await fetch( address ) ).text() ).matchAll( /eidan-product__title"><a [^>]*>([^<]*)/g ),
			].map( ( [ , name ] ) => name );
		expect( await shown( page ) ).toEqual( all );

		// Elasticsearch has not heard of these changes. The products must not be shown, as the shop's catalog hides
		// them.
		const change = ( visibility: string, stock: string ) =>
			site.php( `foreach ( array( ${ ids.dear } => array( 'catalog_visibility' => '${ visibility }' ), ${ ids.dearer } => array( 'stock_status' => '${ stock }' ) ) as $id => $props ) {
			$product = wc_get_product( $id );
			$product->set_props( $props );
			$product->save();
		}` );
		engine.deaf = true;
		await change( 'hidden', 'outofstock' );
		engine.deaf = false;
		expect( await shown( page ) ).toEqual( all.slice( 0, 3 ) );
		await change( 'visible', 'instock' );
		expect( await shown( page ) ).toEqual( all );

		// Its feature for WooCommerce is off. Then it knows neither prices nor hidden products.
		await site.php( `ElasticPress\\Features::factory()->deactivate_feature( 'woocommerce' );` );
		await site.php( index );
		await check( 'feature off', '', 0, some );
		await site.php( `ElasticPress\\Features::factory()->activate_feature( 'woocommerce' );` );

		// Elasticsearch cannot be reached.
		await engine.stop();
		await check( 'gone', '', 0, some );
		expect( await shown( page ) ).toEqual( all );
	} finally {
		await engine.stop().catch( () => {} );
		await site.stop();
		rmSync( site.folder, { recursive: true, force: true } );
	}
} );
