/**
 * Compares get-posts with WordPress's own route for posts, from 100 to 100,000 posts.
 */
import { compared, EMPTY_ROUTE, ms, number, onMariaDb, ratio, sourcesOf } from './database.mjs';
import { overHttp } from './http.mjs';

const source = sourcesOf( 'get-posts' );
const SIZES = [ 100, 1_000, 10_000, 100_000 ];
const SQLITE_SIZES = [ 100, 1_000 ];
const PORT = Number( process.env.EIDAN_BENCH_PORT ?? 9390 );

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
	const row = ( engine, size, name, result, target ) =>
		rows.push( compared( `${ name }, ${ number( size ) } posts (${ engine })`, result, target ) );
	const before = ( site ) =>
		measure( site, SQLITE_SIZES, say, ( size, results ) => {
			row( 'SQLite', size, 'next page', results[ 'next page' ], 0.1 );
		} );
	const muPlugin = `<?php ${ EMPTY_ROUTE }`;
	const work = async ( server, { database } ) => {
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
		return database;
	};
	const database = await onMariaDb( { name: 'bench-get-posts', say, port: PORT, muPlugin, before }, work );

	return {
		title: 'get-posts against wp/v2/posts?_embed',
		rows,
		notes: `The same ten cards (picture, categories, title, date, author, excerpt), ${ database }, no persistent object cache, every request with an empty one; both sides measured turn by turn in one run, the quickest turn of each (what it takes when nothing else runs). “Next page” is what Load more and infinite scroll ask for; “far from the start” is the last numbered page that a visitor can reach. Over HTTP, of PHP’s time for the answer itself our own code and its loading are 0.20, queries as PHP sees them 0.28, images 0.17, dates 0.07, and the rest other functions of WordPress (by a sampling profiler, 400 answers, 10,000 posts). Reproduce: \`npm run bench get-posts\`.`,
	};
}
