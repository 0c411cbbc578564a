/**
 * Lists on a site with ElasticPress: the real plugin, and a stand-in for Elasticsearch. These tests need a site, but no
 * browser.
 *
 * @group slow
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startElasticsearch } from './support/elasticsearch';
import { folderOf, needPlugins } from './support/needs';

interface Ask {
	type: string;
	page?: number;
	pages?: number;
	order?: string;
	query?: Record< string, unknown >;
}

interface Answer {
	status: number;
	ids: number[];
	html: string;
	pages: number;
	total: number | null;
	queries: string[];
	notices: string[];
}

const SLUG = 'elasticpress';
needPlugins( SLUG );

const ASKED = join( __dirname, 'support', 'asked.php' );

/** The parts of an answer to compare. */
const seen = ( { status, ids, html, pages, total, notices }: Answer ) => ( {
	status,
	ids,
	html,
	pages,
	total,
	notices,
} );

// eslint-disable-next-line eidan/max-lines-per-function -- One story on a site and an engine that are made once.
test( 'lists show what ElasticPress finds, only what is published, and what the database has while the engine is away', async () => {
	test.setTimeout( 240_000 );
	const [ { startSite }, { phpString } ] = await Promise.all( [
		import( '../../tools/site/site.mjs' ),
		import( '../../tools/site/script.mjs' ),
	] );
	const engine = await startElasticsearch();
	const site = await startSite( {
		name: 'e2e-elasticpress',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 48,
		plugins: { [ `${ SLUG }/${ SLUG }.php` ]: folderOf( SLUG ) },
		reset: true,
	} );
	try {
		expect( Object.entries( site.failed ) ).toEqual( [] );
		// The filter from docs/get-posts.md. With `?database` in its address a request gets the database's answer
		// instead.
		const filter = `add_filter( 'eidan_list_query_args', static fn ( $args ) => isset( $_GET['database'] ) ? $args : $args + array( 'ep_integrate' => true ) );`;
		// Let ElasticPress update its index although nobody is logged in.
		const rights = [ 'insert', 'delete' ]
			.map( ( what ) => `add_filter( 'ep_sync_${ what }_permissions_bypass', '__return_true' );` )
			.join( ' ' );
		const plugin = `<?php define( 'EP_HOST', '${ engine.url }' ); ${ filter } ${ rights } require '${ ASKED }';`;
		await site.php(
			`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/eidan-asked.php', ${ phpString( plugin ) } );`
		);
		const types = ( await site.php(
			`wp_delete_post( 1, true ); return Eidan\\Tests\\ObjectCache\\fill();`
		) ) as string[];
		const index = `$posts = ElasticPress\\Indexables::factory()->get( 'post' ); $posts->put_mapping();
			$posts->bulk_index( get_posts( array( 'post_type' => $posts->get_indexable_post_types(), 'fields' => 'ids', 'numberposts' => -1 ) ) );`;
		await site.php( index );
		// By default ElasticPress does not index post types without pages of their own.
		const kept = ( await site.php(
			`return array_values( ElasticPress\\Indexables::factory()->get( 'post' )->get_indexable_post_types() );`
		) ) as string[];
		const indexed = types.filter( ( type ) => kept.includes( type ) );
		expect( indexed.length ).toBeGreaterThan( 1 );
		expect( indexed.length ).toBeLessThan( types.length );
		expect( engine.known().length ).toBeGreaterThanOrEqual( 12 * indexed.length );

		const send = async ( body: object, query = '' ) =>
			(
				await fetch( `${ site.url }/?eidan-asked${ query }`, { method: 'POST', body: JSON.stringify( body ) } )
			).json();
		const ask = ( question: Ask ): Promise< Answer > => send( question );
		const stored = ( question: Ask ): Promise< Answer > => send( question, '&database' );
		const change = async ( name: string, type: string, entry = 0, second = 0 ) =>
			expect( await send( { change: name, type, entry, second } ), name ).toBe( 'done' );

		// Every post type, in every way in which lists ask for items.
		for ( const type of types ) {
			const [ first ] = ( await stored( { type } ) ).ids;
			const taxonomy =
				type === 'post'
					? 'category'
					: ( ( await site.php(
							`return Eidan\\Posts\\ContentTypes::get( '${ type }' )->taxonomy_names()[0];`
						) ) as string );
			const red = ( await site.php(
				`return get_term_by( 'slug', 'red', '${ taxonomy }' )->term_id;`
			) ) as number;
			const questions: Ask[] = [
				{ type },
				{ type, page: 2 },
				{ type, page: 3 },
				{ type, order: 'title-asc', page: 2 },
				{ type, order: 'menu-order' },
				{ type, order: 'date-asc', query: { offset: 3 } },
				{ type, query: { terms: [ { taxonomy, include: [ red ] } ] } },
				{ type, query: { terms: [ { taxonomy, include: [], exclude: [ red ] } ], exclude: [ first ] } },
				{ type, query: { after: '2026-01-03', before: '2026-01-04' } },
			];
			for ( const question of questions ) {
				engine.searches.length = 0;
				const answer = await ask( question );
				const what = JSON.stringify( question );
				expect( engine.errors, what ).toEqual( [] );
				expect( engine.searches, what ).toHaveLength( indexed.includes( type ) ? 1 : 0 );
				expect( seen( answer ), what ).toEqual( seen( await stored( question ) ) );
			}
			expect( await ask( { type } ) ).toMatchObject( { total: 12, pages: 3, notices: [] } );
		}

		// The items come from Elasticsearch. Changes that it does not know are not shown, except that items which are
		// not published any more are left out.
		for ( const type of indexed ) {
			const [ entry, second, ...rest ] = ( await ask( { type } ) ).ids;
			await change( 'another title', type, entry );
			await change( 'a draft', type, entry, second );
			expect( engine.known(), 'the plugin has told it' ).not.toContain( second );
			const after = await ask( { type } );
			expect( after.html ).toContain( 'Renamed' );
			expect( after ).toMatchObject( { total: 11, pages: 3 } );
			await site.php(
				`global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_status' => 'private' ), array( 'ID' => ${ entry } ) );`
			);
			expect( engine.known() ).toContain( entry );
			const without = await ask( { type } );
			expect( without ).toMatchObject( { status: 200, notices: [] } );
			expect( without.ids.slice( 0, 2 ) ).toEqual( rest );
			expect( without.html ).not.toContain( 'Renamed' );
		}

		// Now on a page with the blocks themselves.
		const page = ( await site.php(
			`return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Lists', 'post_content' => '<!-- wp:eidan/blog-list {"pagination":"standard","query":{"perPage":4}} /--><!-- wp:eidan/team-list {"query":{"perPage":4}} /--><!-- wp:eidan/portfolio-list {"query":{"perPage":4}} /-->' ) ) );`
		) ) as string;
		engine.searches.length = 0;
		const shown = await ( await fetch( page ) ).text();
		expect( engine.searches ).toHaveLength( 3 );
		for ( const title of [ 'post 09', 'eidan_team 00', 'eidan_portfolio 09', 'Page 3' ] ) {
			expect( shown ).toContain( title );
		}

		// Without Elasticsearch: first it answers with an error, then it cannot be reached.
		const question = { type: 'eidan_team', order: 'title-asc', page: 2 };
		const expected = seen( await stored( question ) );
		engine.busy = true;
		expect( seen( await ask( question ) ), 'busy' ).toEqual( expected );
		await engine.stop();
		expect( seen( await ask( question ) ), 'gone' ).toEqual( expected );
		expect( await ( await fetch( page ) ).text() ).toContain( 'eidan_portfolio 09' );
		// ElasticPress causes notices of its own. Look only for notices from our code.
		const root = join( __dirname, '..', '..' );
		const ours = [ 'includes', 'blocks' ].map( ( folder ) => ` in ${ join( root, folder ) }` );
		expect(
			readFileSync( site.log, { encoding: 'utf8', flag: 'a+' } )
				.split( '\n' )
				.filter( ( line ) => ours.some( ( folder ) => line.includes( folder ) ) )
		).toEqual( [] );
	} finally {
		await engine.stop().catch( () => {} );
		await site.stop();
		rmSync( site.folder, { recursive: true, force: true } );
	}
} );
