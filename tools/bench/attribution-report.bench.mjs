/**
 * Measures the attribution report with 100,000 orders, and compares it with a query that groups the orders' meta.
 */
import { rmSync } from 'node:fs';
import { startSite } from '../site/site.mjs';
import { findWooCommerce } from '../site/woocommerce.mjs';
import { overHttp } from './http.mjs';
import { sourcesOf } from './inside.mjs';
import { startMariaDb, withMariaDb } from '../site/mariadb.mjs';

const source = sourcesOf( 'attribution-report' );
const ORDERS = Number( process.env.EIDAN_BENCH_ORDERS ?? 100_000 );
const PORT = Number( process.env.EIDAN_BENCH_PORT ?? 9690 );

const ms = ( value ) => `${ value < 10 ? value.toFixed( 1 ) : Math.round( value ) } ms`;
const ratio = ( value ) => value.toFixed( value < 1 ? 3 : 2 );

/** Plugin for the benchmark: an empty REST route, and `?bench`, which makes the visitor an administrator. */
const MU_PLUGIN = `<?php
add_filter( 'determine_current_user', static fn( $user ) => isset( $_GET['bench'] ) ? 1 : $user, 99 );
add_filter( 'rest_authentication_errors', static fn( $error ) => isset( $_GET['bench'] ) ? true : $error, 1 );
add_action( 'rest_api_init', static function () {
	register_rest_route( 'eidan-bench/v1', '/empty', array( 'methods' => 'GET', 'permission_callback' => '__return_true', 'callback' => static fn() => array() ) );
} );
`;

/**
 * @param {{ say: ( line: string ) => void }} options
 * @return {Promise<{ title: string, rows: import('./table.mjs').Row[], notes: string }>} Results.
 */
export default async function bench( { say } ) {
	const title = 'The attribution report';
	const shop = await findWooCommerce( { say } );
	if ( ! shop ) {
		return {
			title,
			rows: [],
			notes: 'Not measured: there is no WooCommerce. Name its folder in `EIDAN_WOOCOMMERCE`.',
		};
	}
	const site = await startSite( { name: 'bench-attribution-report', port: 0, reset: true } );
	await site.stop();
	for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
		process.once( signal, () => process.exit( 1 ) );
	}
	const database = await startMariaDb( say );
	let server;
	try {
		server = await withMariaDb( site, {
			socket: database.socket,
			port: PORT,
			muPlugin: MU_PLUGIN,
			plugins: { 'woocommerce/woocommerce.php': shop.path },
		} );
		say( `${ ORDERS.toLocaleString( 'en' ) } orders …` );
		const seeded = await server.php( `$to = ${ ORDERS }; ${ source( 'seed.php' ) }` );
		say( `orders and their meta: ${ seeded.join( ', ' ) }` );
		const filled = await server.php( source( 'fill.php' ) );
		say( `lookup table: ${ JSON.stringify( filled ) }` );
		const { cases, drill, list } = await server.php( source( 'measure.php' ) );
		const rows = Object.entries( cases ).map( ( [ name, { ours, theirs, queries } ] ) => ( {
			what: `${ name }, beside the days before`,
			ours: `${ ms( ours ) }, ${ queries.ours } queries`,
			other: `grouping the meta: ${ ms( theirs ) }: ${ ratio( ours / theirs ) } of it`,
			target: '0.50, ≤ 10 queries',
			ok: ours / theirs <= 0.5 && queries.ours <= 10,
		} ) );
		const paths = [
			'/wp-json/eidan-bench/v1/empty?bench',
			`${ cases[ '30 days by channel' ].path }&bench`,
			`${ cases[ '365 days by channel' ].path }&bench`,
		];
		const [ empty, month, year ] = await overHttp( server.url, paths, { turns: 25 } );
		for ( const [ name, time, target ] of [
			[ '30 days', month, 1.25 ],
			[ '365 days', year, 2.5 ],
		] ) {
			rows.push( {
				what: `${ name } over HTTP`,
				ours: ms( time ),
				other: `an empty REST route, ${ ms( empty ) }: ${ ratio( time / empty ) } of it`,
				target: String( target ),
				ok: time / empty <= target,
			} );
		}
		rows.push( {
			what: 'twenty orders behind a channel of 365 days',
			ours: `${ ms( drill.ms ) }, ${ drill.queries } queries`,
			other: '–',
			target: '≤ 30 queries',
			ok: drill.queries <= 30,
		} );
		rows.push( {
			what: 'list of orders, filtered by channel',
			ours: ms( list.filtered ),
			other: `not filtered: ${ ms( list.plain ) }: ${ ratio( list.filtered / list.plain ) } of it`,
			target: '1.25',
			ok: list.filtered / list.plain <= 1.25,
		} );
		rows.push( {
			what: 'filling the table, an order',
			ours: `${ ms( filled.each ) }, ${ filled.queries.toFixed( 1 ) } queries`,
			other: '–',
			target: '≤ 10 queries',
			ok: filled.queries <= 10,
		} );

		return {
			title,
			rows,
			notes: `${ ORDERS.toLocaleString( 'en' ) } orders of three years with ${ seeded[ 1 ].toLocaleString( 'en' ) } rows of meta, WooCommerce ${ shop.version } with order tables, ${ database.version }, no persistent object cache, every request with an empty one. Sums, rows, steps and the compared period, against the same figures grouped from orders and their meta; both checked to agree, measured turn by turn, the quickest turn of each. Reproduce: \`npm run bench attribution-report\`.`,
		};
	} finally {
		await server?.stop();
		await database.stop();
		rmSync( site.folder, { recursive: true, force: true } );
	}
}
