/**
 * Compares the product list with WooCommerce's own ways to show ten products: its Store API and its product collection.
 */
import { compared, number, onMariaDb, sourcesOf, withoutShop } from './database.mjs';

const source = sourcesOf( 'products' );
const SIZES = [ 300, 10_000, 100_000 ];
/** The fewest products of which pages are measured: with fewer, both sides read them all. Filters are always measured. */
const FEWEST = 10_000;
/** The part of WooCommerce's time that a page may take, and the queries that it may need. */
const SHARE = 0.2;
const QUERIES = 12;
/** Three count; the others find the terms and keep the three results, which nothing else does without an object cache. */
const COUNTING = 24;

/** Our sort orders, each with its name and what WooCommerce calls it: the field and the direction. */
const ORDERS = {
	'date-desc': [ 'newest first', 'date', 'desc' ],
	'price-asc': [ 'cheapest first', 'price', 'asc' ],
	'best-selling': [ 'best-selling first', 'popularity', 'desc' ],
	'top-rated': [ 'top rated first', 'rating', 'desc' ],
};

/**
 * @param {{ say: ( line: string ) => void, only?: string[] }} options `only` limits the sizes, for a quick try.
 * @return {Promise<{ title: string, rows: import('./table.mjs').Row[], notes: string }>} Results.
 */
export default async function bench( { say, only = [] } ) {
	const title = 'Product lists against WooCommerce';
	const work = async ( server, { database, shop } ) => {
		const rows = [];
		for ( const size of SIZES.filter( ( one ) => ! only.length || only.includes( String( one ) ) ) ) {
			say( `${ number( size ) } products …` );
			await server.php( `$to = ${ size }; ${ source( 'seed.php' ) }` );
			for ( const [ order, [ words, field, direction ] ] of Object.entries( size < FEWEST ? {} : ORDERS ) ) {
				say( `${ words } …` );
				const results = await server.php(
					`$order = '${ order }'; $field = '${ field }'; $direction = '${ direction }'; ${ source( 'measure.php' ) }`
				);
				for ( const [ name, result ] of Object.entries( results ) ) {
					const what = `${ name }, ${ words }, ${ number( size ) } products`;
					rows.push( compared( what, result, SHARE, QUERIES ) );
				}
			}
			say( 'filters …' );
			for ( const [ name, result ] of Object.entries( await server.php( source( 'filters.php' ) ) ) ) {
				const most = size < FEWEST ? 1 : SHARE;
				rows.push( compared( `${ name }, ${ number( size ) } products`, result, most, COUNTING ) );
			}
		}
		return {
			title,
			rows,
			notes: `Ten products with image, name, price and button, WooCommerce ${ shop }, ${ database }, in process, every request with an empty object cache, both sides measured turn by turn, the quickest turn of each. Newest first is read by an index. By price, sales and rating our list reads the rows of WooCommerce’s lookup table that lead, then their products; WooCommerce joins and sorts all products. What is left are the cards: of PHP’s time at 10,000 products, newest first, WooCommerce’s product objects are 0.29, the images 0.17, queries 0.14 as PHP sees them, prices 0.05, names and links 0.05, and our own code altogether 0.15, in many small parts (by a sampling profiler, 2,500 pages); the block also waits for WordPress’s global settings, 0.11 of its time, because every turn begins with an empty cache. Without any code of our own a page would still take 0.21 of the Store API’s time. Where a product’s lowest price leads, the database finds the last of the first rows by WooCommerce’s index of prices and sorts no others; no index of its lookup table is in the orders by highest price, sales and rating, so there all rows are sorted. A product is read once, its price printed once, its image once. Each of these runs WordPress’s and WooCommerce’s own functions, whose filters other plugins listen to; to leave them out would be another price or image than the shop’s. So a fifth is out of reach where WooCommerce is quick as well: among 10,000. Filters are prices, ratings, stock, sale and categories, all of them counted anew on both sides: three queries count, the others find the terms and keep what was counted, so that the next page asks for none of it. Where 300 products are, keeping is most of it. Reproduce: \`npm run bench products\`.`,
		};
	};
	return ( await onMariaDb( { name: 'bench-products', say, woocommerce: true }, work ) ) ?? withoutShop( title );
}
