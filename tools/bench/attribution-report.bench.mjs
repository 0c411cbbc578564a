/**
 * Measures the attribution report with 100,000 orders and as many enquiries, and compares it with queries that group
 * their meta.
 */
import { EMPTY_ROUTE, ms, number, onMariaDb, ratio, sourcesOf, withoutShop } from './database.mjs';
import { overHttp } from './http.mjs';

const source = sourcesOf( 'attribution-report' );
const ORDERS = Number( process.env.EIDAN_BENCH_ORDERS ?? 100_000 );
const PORT = Number( process.env.EIDAN_BENCH_PORT ?? 9690 );

/** Plugin for the benchmark: an empty REST route, and `?bench`, which makes the visitor an administrator. */
const MU_PLUGIN = `<?php
add_filter( 'determine_current_user', static fn( $user ) => isset( $_GET['bench'] ) ? 1 : $user, 99 );
add_filter( 'rest_authentication_errors', static fn( $error ) => isset( $_GET['bench'] ) ? true : $error, 1 );
${ EMPTY_ROUTE }`;

/**
 * @param {{ say: ( line: string ) => void }} options
 * @return {Promise<{ title: string, rows: import('./table.mjs').Row[], notes: string }>} Results.
 */
export default async function bench( { say } ) {
	const title = 'The attribution report';
	const work = async ( server, { database, shop } ) => {
		say( `${ number( ORDERS ) } orders …` );
		const seeded = await server.php( `$to = ${ ORDERS }; ${ source( 'seed.php' ) }` );
		say( `orders and their meta: ${ seeded.join( ', ' ) }` );
		const filled = await server.php( source( 'fill.php' ) );
		say( `lookup table: ${ JSON.stringify( filled ) }` );
		const { cases, drill, list } = await server.php( source( 'measure.php' ) );
		const enquiries = await server.php( `$to = ${ ORDERS }; ${ source( 'seed-enquiries.php' ) }` );
		say( `enquiries and their rows: ${ enquiries.join( ', ' ) }` );
		const ofEnquiries = await server.php( source( 'measure-enquiries.php' ) );
		const rows = Object.entries( { ...cases, ...ofEnquiries } ).map( ( [ name, { ours, theirs, queries } ] ) => ( {
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
			ours: ms( list.ours ),
			other: `not filtered: ${ ms( list.theirs ) }: ${ ratio( list.ours / list.theirs ) } of it`,
			target: '1.25',
			ok: list.ours / list.theirs <= 1.25,
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
			notes: `${ number( ORDERS ) } orders of three years with ${ number( seeded[ 1 ] ) } rows of meta, as many enquiries, WooCommerce ${ shop } with order tables, ${ database }, no persistent object cache, every request with an empty one. Sums, rows, steps and the compared period, against the same figures grouped from orders and their meta; both checked to agree, measured turn by turn, the quickest turn of each. Reproduce: \`npm run bench attribution-report\`.`,
		};
	};
	const options = { name: 'bench-attribution-report', say, port: PORT, muPlugin: MU_PLUGIN, woocommerce: true };
	return ( await onMariaDb( options, work ) ) ?? withoutShop( title );
}
