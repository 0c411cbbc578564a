/**
 * The same way beside each plugin that people have, on the real plugins: lists, next pages, header, panels, editor,
 * uninstall. The plugins and what else is tried of them: tools/neighbours/neighbours.mjs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { NEIGHBOURS } from '../../tools/neighbours/neighbours.mjs';
import { logIn } from './setup/global';
import { installPlugin } from './support/plugin-folder';
import { lay, swap, switchOff, switchOn, type NeighbourSite } from './support/neighbours';

const fixture = ( name: string ) => readFileSync( join( __dirname, '../fixtures/blocks', `${ name }.html` ), 'utf8' );

/** Blocks of the page: a list that goes on, and a panel with its opener. */
const BLOCKS = [
	`<!-- wp:eidan/blog-list ${ JSON.stringify( {
		query: { perPage: 3 },
		elements: [ 'title', 'date', 'excerpt' ],
		pagination: 'load-more',
	} ) } /-->`,
	fixture( 'panel' ),
].join( '\n' );

/** PHP that makes eight posts, and no other, and a page under a header of ours. Returns its id and address. */
const CONTENT = `
	$post = static fn ( array $fields ) => (int) wp_insert_post( wp_slash( $fields + array( 'post_status' => 'publish' ) ), true );
	wp_delete_post( 1, true );
	foreach ( range( 1, 8 ) as $number ) { $post( array( 'post_title' => "Entry $number", 'post_content' => 'Words of it.', 'post_date' => "2026-03-0$number 12:00:00" ) ); }
	$part = $post( array( 'post_type' => 'wp_template_part', 'post_name' => 'header-beside', 'post_title' => 'Header', 'post_content' => '<!-- wp:eidan/header --><!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} --><div class="wp-block-group"><!-- wp:site-title /--><!-- wp:eidan/menu {"source":"pages"} /--></div><!-- /wp:group --><!-- /wp:eidan/header -->' ) );
	wp_set_object_terms( $part, 'header', 'wp_template_part_area' );
	$template = $post( array( 'post_type' => 'wp_template', 'post_name' => 'page-beside', 'post_title' => 'Beside', 'post_content' => '<!-- wp:template-part {"slug":"header-beside"} /--><!-- wp:group {"tagName":"main"} --><main class="wp-block-group"><!-- wp:post-content /--></main><!-- /wp:group -->' ) );
	foreach ( array( $part, $template ) as $id ) { wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' ); }
	$page = $post( array( 'post_type' => 'page', 'post_title' => 'Beside', 'post_content' => base64_decode( '${ Buffer.from(
		BLOCKS
	).toString( 'base64' ) }' ), 'meta_input' => array( '_wp_page_template' => 'page-beside' ) ) );
	$seen = array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) );
	update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', $seen );
	flush_rewrite_rules( false );
	return array( $page, get_permalink( $page ) );`;

const test = base.extend< object, { site: NeighbourSite; made: [ number, string ]; author: Page } >( {
	site: [
		async ( {}, use, { workerIndex } ) => {
			const { startSite } = await import( '../../tools/site/site.mjs' );
			const site = ( await startSite( {
				name: `e2e-neighbours-${ workerIndex }`,
				port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 46,
				reset: true,
			} ) ) as NeighbourSite;
			try {
				await use( site );
			} finally {
				await site.stop();
			}
		},
		{ scope: 'worker' },
	],
	made: [ async ( { site }, use ) => use( await site.php( CONTENT ) ), { scope: 'worker' } ],
	// One author for all: the second time, the editor comes from the browser's cache.
	author: [
		async ( { site, browser }, use ) => {
			const context = await browser.newContext( { storageState: await logIn( site.url ) } );
			await use( await context.newPage() );
			await context.close();
		},
		{ scope: 'worker' },
	],
} );

// One site for all: they are switched on one after the other.
test.describe.configure( { mode: 'default' } );

/** Collects what goes wrong in a page's scripts, and answers that are no answers. */
const watch = ( page: Page ): string[] => {
	const errors: string[] = [];
	page.on( 'pageerror', ( error ) => errors.push( String( error.stack ?? error ) ) );
	page.on( 'console', ( message ) => {
		// What another plugin asks of its own hosts is refused here.
		if ( message.type() === 'error' && ! /ERR_NAME_NOT_RESOLVED|favicon/.test( message.text() ) ) {
			errors.push( `${ message.text() } (${ message.location().url })` );
		}
	} );
	return errors;
};

/** Where the plugin is, as PHP names it. */
const CHECKOUT = join( __dirname, '../..' );

/** Lines of the log that are about Eidan. */
const complaints = ( { log }: NeighbourSite ) => {
	try {
		return readFileSync( log, 'utf8' )
			.split( '\n' )
			.filter( ( line ) => /PHP (?:Fatal|Parse|Warning|Notice|Deprecated)/.test( line ) )
			.filter( ( line ) => line.includes( `${ CHECKOUT }/` ) || line.includes( 'Eidan\\' ) );
	} catch {
		return [];
	}
};

/** What a visitor does on the page. */
const visit = async ( page: Page, url: string ) => {
	await page.goto( url );
	const header = page.locator( '.wp-block-eidan-header' );
	await expect( header ).toBeVisible();
	await expect( header.getByRole( 'link', { name: 'Beside' } ).first() ).toBeVisible();

	const titles = page.locator( '.eidan-list__item :is( h2, h3, h4 )' );
	const upTo = ( last: number ) => Array.from( { length: last }, ( _, at ) => `Entry ${ 8 - at }` );
	await expect( titles ).toHaveText( upTo( 3 ) );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles ).toHaveText( upTo( 6 ) );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles ).toHaveText( upTo( 8 ) );

	await page.locator( '.wp-block-eidan-opener' ).click();
	const dialog = page.locator( 'dialog[open]' );
	await expect( dialog.getByRole( 'heading', { name: 'Tell us what you are planning' } ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
};

/** Opens the page in the editor, and returns its blocks that are not valid. */
const edit = async ( page: Page, url: string, id: number ) => {
	await page.goto( `${ url }/wp-admin/post.php?post=${ id }&action=edit` );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await expect( canvas.locator( '.eidan-list__item' ).first() ).toBeVisible( { timeout: 60_000 } );
	await expect( canvas.locator( '.wp-block-eidan-panel' ) ).toBeVisible();
	return canvas.locator( '.block-editor-warning' ).allTextContents();
};

for ( const { slug, name, main } of NEIGHBOURS.filter( ( one ) => one.main ) ) {
	test( `beside ${ name }: lists, next pages, header, panels, editor, uninstall`, async ( {
		page: visitor,
		site,
		made,
		author,
	} ) => {
		const { noPlugin, otherPlugins } = await import( '../../tools/site/others.mjs' );
		const release = otherPlugins( slug ).at( -1 );
		test.skip( ! release, noPlugin( slug ) );
		const file = `${ slug }/${ main }`;
		lay( site, slug, release!.path );
		writeFileSync( site.log, '' );
		expect( await switchOn( site, [ file ] ) ).toEqual( [] );
		try {
			const errors = watch( visitor );
			await visit( visitor, made[ 1 ] );
			expect( errors ).toEqual( [] );

			if ( slug !== 'classic-editor' ) {
				// Some greet the first who comes to the admin with a screen of their own.
				await author.request.get( `${ site.url }/wp-admin/plugins.php` );
				expect( await edit( author, site.url, made[ 0 ] ) ).toEqual( [] );
			}

			// Ours goes off and comes back beside it; a page without it is a page.
			await switchOff( site, [ 'eidan/plugin.php' ] );
			const without = await fetch( made[ 1 ] );
			expect( without.status ).toBe( 200 );
			expect( await without.text() ).not.toContain( 'eidan-list__item' );
			// The other one goes when ours is back, which stays as it was.
			expect( await swap( site, [ 'eidan/plugin.php' ], [ file ] ) ).toEqual( [] );
			expect( await ( await fetch( made[ 1 ] ) ).text() ).toContain( 'eidan-list__item' );
			expect( complaints( site ) ).toEqual( [] );
		} finally {
			await swap( site, [ 'eidan/plugin.php' ], [ file ] );
		}
	} );
}

/** PHP that returns the names of what is left of Eidan, without the option that the tools store. */
const LEFT = `
	global $wpdb;
	wp_cache_flush();
	return array_values( array_diff( array_merge(
		preg_grep( "/^{$wpdb->prefix}eidan/", $wpdb->get_col( 'SHOW TABLES' ) ),
		$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%eidan%'" ),
		$wpdb->get_col( "SELECT post_title FROM $wpdb->posts WHERE post_type LIKE 'eidan%'" ),
		$wpdb->get_col( "SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%eidan%'" )
	), array( 'eidan_site_url' ) ) );`;

// The last one, as it takes the plugin away.
test( 'with all of them on, deleting Eidan leaves nothing of it', async ( { site, made } ) => {
	const { otherPlugins } = await import( '../../tools/site/others.mjs' );
	const there = NEIGHBOURS.filter( ( { slug, main } ) => main && otherPlugins( slug ).length );
	test.skip( ! there.length, 'there is no other plugin: put folders such as jetpack-16.1.2 into the cache' );
	there.forEach( ( { slug } ) => lay( site, slug, otherPlugins( slug ).at( -1 )!.path ) );
	const files = there.map( ( { slug, main } ) => `${ slug }/${ main }` );
	expect( await switchOn( site, files ) ).toEqual( [] );
	installPlugin( site.root );
	await site.php( `
		update_option( 'eidan_settings', array( 'uninstall' => array( 'remove' => 'everything' ) ) );
		$id = wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_status' => 'publish', 'post_title' => 'Harbour' ) );
		update_post_meta( $id, Eidan\\Lists\\Speed\\VisibleText::FIELD, array() );` );
	expect( await site.php( LEFT ) ).toEqual( expect.arrayContaining( [ 'eidan_settings', 'Harbour' ] ) );
	await switchOff( site, [ 'eidan/plugin.php' ] );
	const removed = await site.php( `
		foreach ( array( 'plugin', 'file', 'template' ) as $name ) { require_once ABSPATH . "wp-admin/includes/$name.php"; }
		return delete_plugins( array( 'eidan/plugin.php' ) );` );
	expect( removed ).toBe( true );
	expect( await site.php( LEFT ) ).toEqual( [] );
	expect( ( await fetch( made[ 1 ] ) ).status ).toBe( 200 );
} );
