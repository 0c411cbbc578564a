/**
 * Lists on a site whose servers share an object cache. Every request is answered by another process, with one database
 * and one Redis. These tests need a site, but no browser.
 *
 * @group slow
 */
import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { needRedis } from './support/needs';

needRedis();

interface Ask {
	type: string;
	page?: number;
	pages?: number;
	cursor?: string;
	order?: string;
	query?: Record< string, unknown >;
	/** Whether to empty the cache first. The answer then shows what is right. */
	fresh?: boolean;
}

interface Answer {
	status: number;
	ids: number[];
	html: string;
	bar: string;
	pages: number;
	cursor: string;
	total: number | null;
	queries: string[];
	notices: string[];
}

interface Site {
	ask: ( question: Ask ) => Promise< Answer >;
	/** Makes the change that has this name in support/asked.php. */
	change: ( name: string, type?: string, entry?: number, second?: number ) => Promise< unknown >;
	types: string[];
	database: string;
}

const ASKED = join( __dirname, 'support', 'asked.php' );

const CHANGES = [
	'a new entry',
	'another title',
	'another term',
	'a term renamed',
	'fields filled in',
	'a picture taken away',
	'an alternative text',
	'an author renamed',
	'a password',
	'a draft',
	'another date',
	'the trash',
	'another place',
	'an entry that sticks',
	'a term deleted',
	'an entry deleted',
];

/**
 * Starts a site with Redis and runs a job with it.
 *
 * @param name Name of the site.
 * @param port Number that is added to the first port of the tests. Two sites may start at the same time.
 * @param job  The job.
 */
async function withRedis( name: string, port: number, job: ( site: Site ) => Promise< void > ) {
	const [ { startSite }, redis ] = await Promise.all( [
		import( '../../tools/site/site.mjs' ),
		import( '../../tools/site/redis.mjs' ),
	] );
	const site = await startSite( {
		name: `e2e-${ name }`,
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + port,
		reset: true,
	} );
	const server = await redis.startRedis();
	try {
		await site.php(
			`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/eidan-asked.php', '<?php require "${ ASKED }";' );`
		);
		const types = ( await site.php( `return Eidan\\Tests\\ObjectCache\\fill();` ) ) as string[];
		redis.cacheInRedis( site, server.socket );
		const send = async ( body: object ) => {
			const response = await fetch( `${ site.url }/?eidan-asked`, {
				method: 'POST',
				body: JSON.stringify( body ),
			} );
			return response.json();
		};
		await job( {
			types,
			database: join( site.folder, 'wordpress-data', '.ht.sqlite' ),
			ask: ( question ) => send( question ),
			change: async ( change, type = 'post', entry = 0, second = 0 ) =>
				expect( await send( { change, type, entry, second } ), change ).toBe( 'done' ),
		} );
	} finally {
		await site.stop();
		await server.stop();
	}
}

/** The parts of an answer that visitors see. */
const seen = ( { status, html, bar, pages, cursor, total, notices }: Answer ) => ( {
	status,
	html,
	bar,
	pages,
	cursor,
	total,
	notices,
} );

test( 'a page that was asked before costs no query on entries, and no change on another server is missed', async () => {
	test.setTimeout( 240_000 );
	await withRedis( 'object-cache', 40, async ( { ask, change, types } ) => {
		for ( const type of types ) {
			for ( const question of [
				{ type },
				{ type, order: 'title-asc', page: 2 },
				{ type, query: { sticky: 'first' } },
			] ) {
				const onEntries = ( { queries }: Answer ) =>
					queries.filter( ( query ) => /\bwp_posts\b/.test( query ) );
				expect( onEntries( await ask( question ) ), type ).not.toEqual( [] );
				const second = await ask( question );
				expect( second.ids, type ).toHaveLength( 4 );
				expect( onEntries( second ), type ).toEqual( [] );
			}
			// The first request also creates the texts of excerpts. From now on no query is needed.
			expect( ( await ask( { type } ) ).queries, type ).toEqual( [] );
		}
		for ( const [ index, name ] of CHANGES.entries() ) {
			const type = types[ index % types.length ]!;
			const [ entry, second ] = ( await ask( { type } ) ).ids;
			const question = { type, order: 'menu-order', query: { sticky: 'first' } };
			await ask( question );
			await change( name, type, entry, second );
			for ( const asked of [ { type }, question ] ) {
				const answer = await ask( asked );
				expect( seen( answer ), `${ name }: ${ type }` ).toEqual(
					seen( await ask( { ...asked, fresh: true } ) )
				);
			}
		}
	} );
} );

test( 'a replica that lags gives an older page, never an error or an entry twice', async () => {
	test.setTimeout( 120_000 );
	await withRedis( 'replica', 44, async ( { ask, change, types, database } ) => {
		const [ primary, replica ] = [ `${ database }-primary`, `${ database }-replica` ];
		copyFileSync( database, replica );
		/** Asks a server whose database is a replica that does not have the latest changes. */
		const behind = async ( question: Ask ) => {
			renameSync( database, primary );
			renameSync( replica, database );
			try {
				return await ask( question );
			} finally {
				renameSync( database, replica );
				renameSync( primary, database );
			}
		};
		for ( const type of types ) {
			const [ , entry, second ] = ( await ask( { type } ) ).ids;
			await change( 'three new, two gone', type, entry, second );
			const newest = await ask( { type } );
			for ( const lagging of [ 0, 1 ] ) {
				await change( 'everything forgotten' );
				const pages: Answer[] = [];
				do {
					const question = {
						type,
						page: pages.length + 1,
						pages: pages[ 0 ]?.pages ?? 0,
						cursor: pages.at( -1 )?.cursor ?? '',
					};
					pages.push( await ( pages.length % 2 === lagging ? behind : ask )( question ) );
				} while ( pages.at( -1 )!.cursor );
				expect(
					pages.map( ( { status, notices } ) => [ status, notices ] ),
					type
				).toEqual( pages.map( () => [ 200, [] ] ) );
				const ids = pages.flatMap( ( page ) => page.ids );
				expect( ids.length, type ).toBeGreaterThan( 9 );
				expect( new Set( ids ).size, type ).toBe( ids.length );
			}
			// The cache names items that the replica does not have yet.
			for ( const order of [ 'date-desc', 'title-asc' ] ) {
				const question = { type, order };
				await change( 'everything forgotten' );
				await ask( question );
				expect( ( await behind( question ) ).ids, 'From the cache.' ).toEqual( ( await ask( question ) ).ids );
				await change( 'entries forgotten' );
				const { status, notices, ids } = await behind( question );
				expect( [ status, notices ], `${ type } ${ order }` ).toEqual( [ 200, [] ] );
				expect( new Set( ids ).size ).toBe( ids.length );
			}
			// Old results of the replica are dropped as soon as the items change again.
			await change( 'another title', type, newest.ids[ 3 ] );
			expect( ( await ask( { type } ) ).ids ).toEqual( newest.ids );
			copyFileSync( database, replica );
		}
	} );
} );
