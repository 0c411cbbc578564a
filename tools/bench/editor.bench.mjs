/**
 * Measures the editor with the plugin against WordPress alone: how long an author waits until a typed letter is seen,
 * and what the editor holds in memory after a stretch of work.
 *
 * `npm run bench editor -- --only=core --runs=2` leaves the page of our blocks out, and takes so many turns.
 */
import { logIn } from '../media/browser.mjs';
import { BARE_TEMPLATE } from '../site/bare.mjs';
import { startSite } from '../site/site.mjs';
import { launch } from './browser.mjs';
import { ofCore, ofOurs } from './editor/content.mjs';
import { typeInto, work } from './editor/visit.mjs';
import { median } from './table.mjs';
import { webServer } from './web-server.mjs';

const RUNS = 5;
/** What the plugin may cost, in times of WordPress alone. */
const GOAL = 1.15;
/** A page of our blocks, in times of a page of as many of WordPress. */
const OURS = 1.5;

/** A cookie with this name switches the plugin off. */
const PLAIN = 'eidan_plain';

/**
 * A plugin for the site. It also has the server keep nothing of what was typed, so that all visits open the same page.
 */
const SWITCH = `<?php
if ( isset( $_COOKIE['${ PLAIN }'] ) ) {
	add_filter( 'option_active_plugins', static fn( $plugins ) => array_values( array_filter( (array) $plugins, static fn( $plugin ) => ! str_contains( $plugin, 'eidan' ) ) ) );
}
add_filter( 'block_editor_settings_all', static fn( $settings ) => array( 'autosaveInterval' => DAY_IN_SECONDS, 'localAutosaveInterval' => DAY_IN_SECONDS ) + $settings );`;

const SEEN = `update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );`;

const base64 = ( text ) => Buffer.from( text ).toString( 'base64' );
const PAGES = { core: [ 'Forty of WordPress', ofCore ], ours: [ 'Forty of ours', ofOurs ] };

/** Opens a browser with empty caches, logged in. */
async function author( browser, url, isPlain ) {
	const context = await browser.newContext( { viewport: { width: 1440, height: 900 } } );
	await context.addCookies( isPlain ? [ { name: PLAIN, value: '1', url } ] : [] );
	const page = await context.newPage();
	await logIn( page, url );
	await page.close();
	return context;
}

/**
 * A turn: an author's first visit, the second, and work.
 *
 * @return {Promise<{ first: object, second: object, memory: number }>} What was measured.
 */
async function turn( browser, url, { isPlain, title, works } ) {
	const context = await author( browser, url, isPlain );
	try {
		const list = `${ url }/wp-admin/edit.php?post_type=page`;
		const { page: opened, ...first } = await typeInto( context, list, title );
		await opened.close();
		const { page, ...second } = await typeInto( context, list, title );
		return { first, second, memory: works ? await work( page ) : 0 };
	} finally {
		await context.close();
	}
}

const FIGURES = [ 'ms', 'cpu', 'answer', 'script', 'style', 'html', 'requests' ];

/** @return {{ first: object, second: object, memory: number }} The quickest turn of each figure, the median of memory. */
const bestOf = ( turns ) => ( {
	...Object.fromEntries(
		[ 'first', 'second' ].map( ( visit ) => [
			visit,
			Object.fromEntries(
				FIGURES.map( ( name ) => [ name, Math.min( ...turns.map( ( each ) => each[ visit ][ name ] ) ) ] )
			),
		] )
	),
	memory: median( turns.map( ( { memory } ) => memory ) ),
} );

const seconds = ( ms ) => `${ ( ms / 1000 ).toFixed( 2 ) } s`;
const MB = ( bytes ) => `${ ( bytes / 1_000_000 ).toFixed( 1 ) } MB`;

const row = ( what, { ours, other, format = seconds, against, goal } ) => ( {
	what,
	ours: `${ ( ours / other ).toFixed( 2 ) } × (${ format( ours ) })`,
	other: `${ against }, ${ format( other ) }`,
	target: `${ goal } ×`,
	ok: ours / other <= goal,
} );

export default async function editor( { say, only = [], runs = RUNS } ) {
	const site = await startSite( {
		say,
		name: 'bench-editor',
		port: Number( process.env.EIDAN_BENCH_PORT || 8970 ),
		reset: true,
		seed: `wp_set_current_user( 1 ); ${ BARE_TEMPLATE } ${ SEEN } wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/bench.php', base64_decode( '${ base64( SWITCH ) }' ) );
			foreach ( array( ${ Object.values( PAGES )
				.map( ( [ title, content ] ) => `'${ title }' => '${ base64( content() ) }'` )
				.join( ', ' ) } ) as $title => $content ) {
				wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => wp_slash( base64_decode( $content ) ) ) );
			}`,
	} );
	let server;
	let browser;
	try {
		server = await webServer( site.url );
		browser = await launch();
		const sides = [
			{ name: 'with', page: 'core', works: true },
			{ name: 'without', page: 'core', works: true, isPlain: true },
			{ name: 'ours', page: 'ours' },
		].filter( ( { page } ) => ! only.length || only.includes( page ) || page === 'core' );
		const turns = Object.fromEntries( sides.map( ( { name } ) => [ name, [] ] ) );
		// The first visits fill the server's caches, and are not counted.
		for ( let run = -1; run < runs; run++ ) {
			for ( const { name, page, ...options } of sides ) {
				const found = await turn( browser, server.url, {
					...options,
					works: options.works && run >= 0,
					title: PAGES[ page ][ 0 ],
				} );
				if ( run >= 0 ) {
					turns[ name ].push( found );
				}
				say( `${ run < 0 ? 'not counted' : run + 1 }, ${ name }: ${ JSON.stringify( found ) }` );
			}
		}
		const {
			with: ours,
			without,
			ours: own,
		} = Object.fromEntries( Object.entries( turns ).map( ( [ name, list ] ) => [ name, bestOf( list ) ] ) );
		for ( const [ name, figures ] of Object.entries( { with: ours, without, ...( own ? { own } : {} ) } ) ) {
			say( `best, ${ name }: ${ JSON.stringify( figures ) }` );
		}
		const core = { against: 'WordPress alone', goal: GOAL };
		const rows = [
			row( 'forty blocks of WordPress, second visit: from the click to the first letter', {
				ours: ours.second.ms,
				other: without.second.ms,
				...core,
			} ),
			row( 'the same with empty caches of the browser', {
				ours: ours.first.ms,
				other: without.first.ms,
				...core,
			} ),
			row( 'the second visit: time of the processor, scripts and layout', {
				ours: ours.second.cpu,
				other: without.second.cpu,
				...core,
			} ),
			row( 'memory of scripts after 240 edits', {
				ours: ours.memory,
				other: without.memory,
				format: MB,
				...core,
			} ),
			...( own
				? [
						row( 'forty blocks of ours, second visit: from the click to the first letter', {
							ours: own.second.ms,
							other: ours.second.ms,
							against: 'forty of WordPress, with the plugin',
							goal: OURS,
						} ),
					]
				: [] ),
		];
		return {
			title: 'The editor against WordPress alone',
			rows,
			notes: `WordPress ${ site.wordpress }, Twenty Twenty-Five, a page of forty blocks (paragraph, heading, image, columns, group, list, quote, gallery, buttons, separator; what is inside others is not counted), opened by its title in the list of pages. In turns in one run, the quickest of ${ runs } (of memory the middle); in front of PHP a server that compresses and lets files be kept. Memory is what is left after the garbage is collected. Reproduce: \`npm run bench editor\`.`,
		};
	} finally {
		await browser?.close();
		await server?.stop();
		await site.stop();
	}
}
