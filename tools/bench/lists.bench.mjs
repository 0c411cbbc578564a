/**
 * Compares get-posts of every list block with WordPress's own route for its post type, at 10,000 and 100,000 items. It
 * also measures what a shared object cache (Redis) saves.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingRedis, startRedis, cacheInRedis } from '../site/redis.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { compared, ms, number, onMariaDb, sourcesOf } from './database.mjs';

const seed = sourcesOf( 'get-posts' );
const source = sourcesOf( 'lists' );

/** Numbers of items, each with the part of wp/v2's time that a page may take. */
const SIZES = [
	[ 10_000, 0.1 ],
	[ 100_000, 0.05 ],
];

/**
 * @return {string[]} Slugs of blocks with a query whose further pages visitors can load.
 */
function listBlocks() {
	return readdirSync( join( CHECKOUT, 'blocks' ) ).filter( ( slug ) => {
		const file = join( CHECKOUT, 'blocks', slug, 'block.json' );
		const { attributes = {}, eidanNeeds } = existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : {};
		// Blocks with products have a benchmark of their own.
		return attributes.query?.eidanSchema === 'query' && attributes.pagination && ! eidanNeeds;
	} );
}

/**
 * @param {{ say: ( line: string ) => void, only?: string[] }} options `only` limits the sizes, for a quick try.
 * @return {Promise<{ title: string, rows: import('./table.mjs').Row[], notes: string }>} Results.
 */
export default async function bench( { say, only = [] } ) {
	const rows = [];
	/** Texts that say how long the first page after a change takes, one for each size. */
	const first = [];
	const sizes = SIZES.filter( ( [ size ] ) => ! only.length || only.includes( String( size ) ) );
	const missing = await missingRedis();
	const work = async ( server, { site, database } ) => {
		for ( const [ size, share ] of sizes ) {
			say( `${ number( size ) } entries …` );
			await server.php( `update_option( 'eidan_bench_type', 'post' ); $to = ${ size }; ${ seed( 'seed.php' ) }` );
			let anew = 0;
			for ( const block of listBlocks() ) {
				for ( const order of [ 'date-desc', 'menu-order' ] ) {
					say( `${ block }, ${ order } …` );
					const given = `$block = '${ block }'; $order = '${ order }';`;
					const { type, settings } = await server.php( `${ given } ${ source( 'relabel.php' ) }` );
					if ( order === 'menu-order' && type === 'post' ) {
						continue;
					}
					const results = await server.php(
						`${ given } $type = '${ type }'; $settings = '${ settings }'; ${ source( 'measure.php' ) }`
					);
					const how = order === 'date-desc' ? 'newest first' : 'arranged';
					for ( const [ name, result ] of Object.entries( results ) ) {
						anew = Math.max( anew, result.after ?? 0 );
						const what = `\`${ block }\`, ${ name }, ${ how }, ${ number( size ) } of \`${ type }\``;
						rows.push( compared( what, result, share ) );
					}
				}
			}
			first.push( `${ ms( anew ) } at ${ number( size ) }` );
			// Make posts of all items again, as the next size expects them.
			const { type, settings } = await server.php(
				`$block = 'blog-list'; $order = 'date-desc'; ${ source( 'relabel.php' ) }`
			);
			if ( missing ) {
				say( `!! ${ missing }` );
				continue;
			}
			const redis = await startRedis();
			const before = `$settings = '${ settings }'; ${ source( 'asked-before.php' ) }`;
			const without = await server.php( before );
			const takeAway = cacheInRedis( site, redis.socket );
			try {
				// The first request creates the texts of excerpts. It does not count.
				await server.php( before );
				const shared = await server.php( before );
				for ( const [ name, { ms: time, queries } ] of Object.entries( shared ) ) {
					rows.push( {
						what: `${ name } that was asked before, with Redis, ${ number( size ) } of \`${ type }\``,
						ours: `${ ms( time ) }, ${ queries } queries`,
						other: `without: ${ ms( without[ name ].ms ) }, ${ without[ name ].queries } queries`,
						target: '0 queries',
						ok: queries === 0,
					} );
				}
			} finally {
				takeAway();
				await redis.stop();
			}
		}
		return database;
	};
	const database = await onMariaDb( { name: 'bench-lists', say }, work );

	return {
		title: 'Lists of content types against wp/v2 with `_embed`',
		rows,
		notes: `Ten cards as each block prints them by default, ${ database }, in process, every request with an empty object cache, both sides measured turn by turn, the quickest turn of each; a picture, a term and all fields of the type in every entry. “Arranged” is by \`menu_order\`, which no index of WordPress has: the database reads and sorts all entries, for wp/v2 with every request, for ours once after a change, for 500 places at a time. The first page after a change takes ${ first.join( ' and ' ) } (the slowest list): without a count beside it, MariaDB reads entries one by one through the index of types, which is slower than the whole table where nearly all of it is of one type. What is left of \`team-list\`, the dearest of them, at 10,000: queries are a fifth; of PHP’s time pictures are 0.35 (two portraits, each on the card and in its dialog), terms, contact and other fields 0.25, names and links 0.1, words 0.05 (by a sampling profiler). The dialog is nearly half of a card, and most of it all are functions of WordPress, whose filters other plugins listen to. wp/v2 gives one picture for four and no dialog, so a twentieth of its time is hard to reach. Of testimonials, pictures are 0.35 and words 0.1 of PHP’s time. Reproduce: \`npm run bench lists\`.`,
	};
}
