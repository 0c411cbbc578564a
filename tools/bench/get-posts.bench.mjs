/**
 * Compares get-posts with WordPress's own route for posts, from 100 to 100,000 posts.
 */
import { rmSync } from 'node:fs';
import { startSite } from '../site/site.mjs';
import { overHttp } from './http.mjs';
import { sourcesOf } from './inside.mjs';
import { startMariaDb, withMariaDb } from '../site/mariadb.mjs';

const source = sourcesOf( 'get-posts' );
const SIZES = [ 100, 1_000, 10_000, 100_000 ];
const SQLITE_SIZES = [ 100, 1_000 ];
const PORT = Number( process.env.EIDAN_BENCH_PORT ?? 9390 );

const number = ( value ) => value.toLocaleString( 'en' );
const ms = ( value ) => `${ value < 10 ? value.toFixed( 1 ) : Math.round( value ) } ms`;
const ratio = ( value ) => value.toFixed( value < 1 ? 3 : 2 );

/** Plugin with a route that does nothing. It shows what WordPress itself costs over HTTP. */
const EMPTY_ROUTE = `<?php
add_action( 'rest_api_init', static function () {
	register_rest_route( 'eidan-bench/v1', '/empty', array( 'methods' => 'GET', 'permission_callback' => '__return_true', 'callback' => static fn() => array( 'status' => 'success' ) ) );
} );
`;

/**
 * Measures each size of a site.
 *
 * @param {{ php: Function }} site  The site.
 * @param {number[]}          sizes Numbers of posts.
 * @param {Function}          say   Prints progress.
 * @param {Function}          each  Called with each size and its results.
 */
async function measure( site, sizes, say, each ) {
	for ( const size of sizes ) {
		say( `${ number( size ) } posts …` );
		await site.php( `$to = ${ size }; ${ source( 'seed.php' ) }` );
		await each( size, await site.php( source( 'measure.php' ) ) );
	}
}

/**
 * @param {{ say: ( line: string ) => void }} options
 * @return {Promise<{ title: string, rows: import('./table.mjs').Row[], notes: string }>} Results.
 */
export default async function bench( { say } ) {
	const rows = [];
	const row = ( engine, size, name, { ours, theirs, queries }, target ) =>
		rows.push( {
			what: `${ name }, ${ number( size ) } posts (${ engine })`,
			ours: `${ ms( ours ) }, ${ queries.ours } queries`,
			other: `${ ms( theirs ) }, ${ queries.theirs } queries: ${ ratio( ours / theirs ) } of it`,
			target: `${ target }, ≤ 10 queries`,
			ok: ours / theirs <= target && queries.ours <= 10,
		} );

	const site = await startSite( { name: 'bench-get-posts', port: 0, reset: true } );
	await measure( site, SQLITE_SIZES, say, ( size, results ) => {
		row( 'SQLite', size, 'next page', results[ 'next page' ], 0.1 );
	} );
	await site.stop();

	// The servers are stopped when this process exits. A signal would kill it without that, so exit on signals.
	for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
		process.once( signal, () => process.exit( 1 ) );
	}
	const database = await startMariaDb( say );
	let server;
	try {
		server = await withMariaDb( site, { socket: database.socket, port: PORT, muPlugin: EMPTY_ROUTE } );
		const growth = {};
		await measure( server, SIZES, say, async ( size, results ) => {
			for ( const [ name, result ] of Object.entries( results ) ) {
				row( 'MariaDB', size, name, result, size === 100_000 ? 0.05 : 0.1 );
				( growth[ name ] ??= [] ).push( result.ours );
			}
			if ( size === SIZES.at( -1 ) ) {
				const path = results[ 'next page' ].path;
				const [ empty, ours, theirs ] = await overHttp(
					server.url,
					[ '/wp-json/eidan-bench/v1/empty', path, '/wp-json/wp/v2/posts?_embed=1&per_page=10&page=2' ],
					{ turns: 400, rarely: 2 }
				);
				rows.push( {
					what: `over HTTP, ${ number( size ) } posts (MariaDB)`,
					ours: ms( ours ),
					other: `an empty REST route, ${ ms( empty ) }: ${ ratio( ours / empty ) } of it (wp/v2/posts: ${ ratio( theirs / empty ) })`,
					target: '1.25',
					ok: ours / empty <= 1.25,
				} );
			}
		} );
		for ( const name of [ 'next page', 'first page' ] ) {
			const [ small ] = growth[ name ];
			const large = growth[ name ].at( -1 );
			rows.push( {
				what: `${ name }, growth from 100 to 100,000 posts (MariaDB)`,
				ours: ratio( large / small ),
				other: '1.00',
				target: '1.30',
				ok: large / small <= 1.3,
			} );
		}
	} finally {
		await server?.stop();
		await database.stop();
		rmSync( site.folder, { recursive: true, force: true } );
	}

	return {
		title: 'get-posts against wp/v2/posts?_embed',
		rows,
		notes: `The same ten cards (picture, categories, title, date, author, excerpt), ${ database.version }, no persistent object cache, every request with an empty one; both sides measured turn by turn in one run, the quickest turn of each (what it takes when nothing else runs). “Next page” is what Load more and infinite scroll ask for; “far from the start” is the last numbered page that a visitor can reach. Over HTTP, of PHP’s time for the answer itself our own code and its loading are 0.20, queries as PHP sees them 0.28, images 0.17, dates 0.07, and the rest other functions of WordPress (by a sampling profiler, 400 answers, 10,000 posts). Reproduce: \`npm run bench get-posts\`.`,
	};
}
