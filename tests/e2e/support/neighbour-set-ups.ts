/**
 * What other people's plugins need on a test site beyond being switched on, and how they show that they do their work.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startElasticsearch } from './elasticsearch';
import { mustUse } from './must-use';
import type { NeighbourSite } from './neighbours';

/** Loads the functions of page-caches.php. */
export const PAGE_CACHES = `require_once ${ JSON.stringify( join( __dirname, 'page-caches.php' ) ) };`;

/** Takes away what a set-up has laid into the site. It runs when the plugin is off again. */
type TakeDown = () => Promise< unknown >;

export interface SetUp {
	/** Why the plugin cannot be tried on this machine; "" if it can. */
	missing?: () => Promise< string >;
	/** Does what an owner does on the plugin's screens. */
	begin?: ( site: NeighbourSite ) => Promise< TakeDown | void >;
	/** Fails unless the plugin does its work on a page. */
	works?: ( site: NeighbourSite, url: string ) => Promise< unknown >;
	/** Whether it keeps whole pages. */
	keepsPages?: boolean;
}

const asked = ( url: string ) => fetch( url, { headers: { Accept: 'text/html' } } );
const html = async ( url: string ) => ( await asked( url ) ).text();

/** Waits until a page comes from a cache: what WordPress makes is marked (page-caches.php). */
export const kept = ( url: string ) =>
	expect.poll( async () => ( await asked( url ) ).headers.get( 'x-made' ), url ).toBeNull();

const says = ( words: string ) => async ( _site: NeighbourSite, url: string ) =>
	expect( await html( url ) ).toContain( words );

/** Runs PHP, and other PHP when the plugin is off again. */
const byPhp =
	( code: string, after: string ) =>
	async ( { php }: NeighbourSite ) => {
		await php( code );
		return () => php( after );
	};

/**
 * Stops a server that requests ask only when the site has stopped: one that still runs, such as the heartbeat of an
 * open editor, would log that the server is gone.
 */
const stopWith = ( site: NeighbourSite, server: { stop: () => Promise< unknown > } ) => {
	const { stop } = site;
	site.stop = async () => {
		await stop();
		await server.stop();
	};
};

/** ElasticPress asks a stand-in, for all lists. */
const withEngine = async ( site: NeighbourSite ) => {
	const { php } = site;
	const engine = await startElasticsearch();
	stopWith( site, engine );
	const plugin = `<?php define( 'EP_HOST', '${ engine.url }' );
		add_filter( 'eidan_list_query_args', static fn ( $args ) => $args + array( 'ep_integrate' => true ) );`;
	await php( mustUse( 'eidan-engine.php', plugin ) );
	await php( `$posts = ElasticPress\\Indexables::factory()->get( 'post' ); $posts->put_mapping();
		$posts->bulk_index( get_posts( array( 'post_type' => $posts->get_indexable_post_types(), 'fields' => 'ids', 'numberposts' => -1 ) ) );` );
	engines.set( php, engine );
	return () => php( `wp_delete_file( WPMU_PLUGIN_DIR . '/eidan-engine.php' );` );
};
const engines = new WeakMap< NeighbourSite[ 'php' ], Awaited< ReturnType< typeof startElasticsearch > > >();

/** A Redis of its own keeps what WordPress's object cache keeps. */
const withRedis = async ( site: NeighbourSite ) => {
	const { cacheInRedis, startRedis } = await import( '../../../tools/site/redis.mjs' );
	const server = await startRedis();
	stopWith( site, server );
	cacheInRedis( site, server.socket );
	return async () => rmSync( join( site.root, 'wp-content/object-cache.php' ), { force: true } );
};

/** By slug. A plugin that is not here needs nothing. */
const SET_UPS: Record< string, SetUp > = {
	'wordpress-seo': { works: says( 'yoast-schema-graph' ) },
	'seo-by-rank-math': {
		begin: byPhp( `update_option( 'rank_math_registration_skip', 1 );`, '' ),
		works: says( 'rank-math-schema' ),
	},
	autoptimize: {
		begin: byPhp( `${ PAGE_CACHES } Eidan\\Tests\\PageCaches\\optimise();`, '' ),
		works: says( 'cache/autoptimize/' ),
	},
	'wp-super-cache': {
		begin: byPhp(
			`${ PAGE_CACHES } Eidan\\Tests\\PageCaches\\cache( WP_PLUGIN_DIR . '/wp-super-cache' );`,
			`${ PAGE_CACHES } Eidan\\Tests\\PageCaches\\no_cache();`
		),
		works: ( _site, url ) => kept( url ),
		keepsPages: true,
	},
	'w3-total-cache': {
		begin: byPhp( `${ PAGE_CACHES } Eidan\\Tests\\PageCaches\\total_cache();`, '' ),
		works: ( _site, url ) => kept( url ),
		keepsPages: true,
	},
	'litespeed-cache': {
		begin: byPhp( `${ PAGE_CACHES } Eidan\\Tests\\PageCaches\\tell_litespeed();`, '' ),
		works: async ( _site, url ) =>
			expect( ( await asked( url ) ).headers.get( 'x-litespeed-cache-control' ) ).toMatch( /^public/ ),
	},
	'classic-editor': {
		// Both editors, as its screen offers it; tests/e2e/classic-editor.spec.ts is about its own one.
		begin: byPhp(
			`update_option( 'classic-editor-replace', 'block' ); update_option( 'classic-editor-allow-users', 'allow' );`,
			''
		),
	},
	relevanssi: {
		works: async ( { php } ) =>
			expect(
				await php(
					`relevanssi_build_index( false, false ); $query = new WP_Query(); $query->parse_query( array( 's' => 'zephyr' ) ); return count( relevanssi_do_query( $query ) );`
				)
			).toBe( 1 ),
	},
	'redis-cache': {
		missing: async () => ( await import( '../../../tools/site/redis.mjs' ) ).missingRedis(),
		begin: withRedis,
		works: async ( { php } ) => expect( await php( `return wp_using_ext_object_cache();` ) ).toBe( true ),
	},
	elasticpress: {
		begin: withEngine,
		// By a query of its own: it goes on where Eidan is deleted.
		works: async ( { php } ) => {
			const { searches } = engines.get( php )!;
			const before = searches.length;
			await php( `new WP_Query( array( 'post_type' => 'post', 'ep_integrate' => true ) );` );
			expect( searches.length ).toBeGreaterThan( before );
		},
	},
};

/**
 * @param slug Slug of a plugin.
 * @return What it needs.
 */
export const setUpOf = ( slug: string ): SetUp => SET_UPS[ slug ] ?? {};
