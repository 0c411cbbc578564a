/**
 * Compares the product list with WooCommerce's own ways to show ten products: its Store API and its product collection.
 */
import { rmSync } from 'node:fs';
import { startMariaDb, withMariaDb } from '../site/mariadb.mjs';
import { startSite } from '../site/site.mjs';
import { findWooCommerce } from '../site/woocommerce.mjs';
import { sourcesOf } from './inside.mjs';

const source = sourcesOf( 'products' );
const SIZES = [ 10_000, 100_000 ];
/** The part of WooCommerce's time that a page may take, and the queries that it may need. */
const SHARE = 0.2;
const QUERIES = 12;

/** Our sort orders, each with its name and WooCommerce's arguments: of the Store API and of the product collection. */
const ORDERS = {
	'date-desc': [
		'newest first',
		`array( 'orderby' => 'date', 'order' => 'desc' )`,
		`array( 'orderBy' => 'date', 'order' => 'desc' )`,
	],
	'price-asc': [
		'cheapest first',
		`array( 'orderby' => 'price', 'order' => 'asc' )`,
		`array( 'orderBy' => 'price', 'order' => 'asc' )`,
	],
	'best-selling': [
		'best-selling first',
		`array( 'orderby' => 'popularity', 'order' => 'desc' )`,
		`array( 'orderBy' => 'popularity', 'order' => 'desc' )`,
	],
	'top-rated': [
		'top rated first',
		`array( 'orderby' => 'rating', 'order' => 'desc' )`,
		`array( 'orderBy' => 'rating', 'order' => 'desc' )`,
	],
};

const number = ( value ) => value.toLocaleString( 'en' );
const ms = ( value ) => `${ value < 10 ? value.toFixed( 1 ) : Math.round( value ) } ms`;

/**
 * @param {{ say: ( line: string ) => void, only?: string[] }} options `only` limits the sizes, for a quick try.
 * @return {Promise<{ title: string, rows: import('./table.mjs').Row[], notes: string }>} Results.
 */
export default async function bench( { say, only = [] } ) {
	const title = 'Product lists against WooCommerce';
	const shop = await findWooCommerce( { say } );
	if ( ! shop ) {
		return {
			title,
			rows: [],
			notes: 'Not measured: there is no WooCommerce. Name its folder in `EIDAN_WOOCOMMERCE`.',
		};
	}
	const site = await startSite( { name: 'bench-products', port: 0, reset: true } );
	await site.stop();
	for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
		process.once( signal, () => process.exit( 1 ) );
	}
	const database = await startMariaDb( say );
	let server;
	try {
		server = await withMariaDb( site, {
			socket: database.socket,
			port: 0,
			plugins: { 'woocommerce/woocommerce.php': shop.path },
		} );
		const rows = [];
		for ( const size of SIZES.filter( ( one ) => ! only.length || only.includes( String( one ) ) ) ) {
			say( `${ number( size ) } products …` );
			await server.php( `$to = ${ size }; ${ source( 'seed.php' ) }` );
			for ( const [ order, [ words, store, collection ] ] of Object.entries( ORDERS ) ) {
				say( `${ words } …` );
				const results = await server.php(
					`$order = '${ order }'; $theirs = ${ store }; $collection = ${ collection }; ${ source( 'measure.php' ) }`
				);
				for ( const [ name, { ours, theirs, queries } ] of Object.entries( results ) ) {
					rows.push( {
						what: `${ name }, ${ words }, ${ number( size ) } products`,
						ours: `${ ms( ours ) }, ${ queries.ours } queries`,
						other: `${ ms( theirs ) }, ${ queries.theirs } queries: ${ ( ours / theirs ).toFixed( 3 ) } of it`,
						target: `${ SHARE }, ≤ ${ QUERIES } queries`,
						ok: ours / theirs <= SHARE && queries.ours <= QUERIES,
					} );
				}
			}
		}
		return {
			title,
			rows,
			notes: `Ten products with image, name, price and button, WooCommerce ${ shop.version }, ${ database.version }, in process, every request with an empty object cache, both sides measured turn by turn, the quickest turn of each. Newest first is read by an index. By price, sales and rating our list reads the rows of WooCommerce’s lookup table that lead, then their products; WooCommerce joins and sorts all products. What is left are the cards: of PHP’s time at 10,000 products, newest first, WooCommerce’s product objects are 0.29, the images 0.17, queries 0.14 as PHP sees them, prices 0.05, names and links 0.05, and our own code altogether 0.15, in many small parts (by a sampling profiler, 2,500 pages); the block also waits for WordPress’s global settings, 0.11 of its time, because every turn begins with an empty cache. Without any code of our own a page would still take 0.21 of the Store API’s time. Where a product’s lowest price leads, the database finds the last of the first rows by WooCommerce’s index of prices and sorts no others; no index of its lookup table is in the orders by highest price, sales and rating, so there all rows are sorted. A product is read once, its price printed once, its image once. Each of these runs WordPress’s and WooCommerce’s own functions, whose filters other plugins listen to; to leave them out would be another price or image than the shop’s. So a fifth is out of reach where WooCommerce is quick as well: among 10,000. Reproduce: \`npm run bench products\`.`,
		};
	} finally {
		await server?.stop();
		await database.stop();
		rmSync( site.folder, { recursive: true, force: true } );
	}
}
