/**
 * What happens to the owner's content: the question on the Plugins screen, and a network of sites on which the plugin
 * is deleted.
 *
 * @group slow
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { logIn } from './setup/global';
import { installPlugin } from './support/plugin-folder';
import { axe } from './support/axe';

interface Site {
	url: string;
	root: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

let site: Site;

test.describe.configure( { mode: 'serial' } );

test.beforeAll( async () => {
	const { startSite } = await import( '../../tools/site/site.mjs' );
	site = ( await startSite( {
		name: 'e2e-uninstall',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 25,
		woocommerce: false,
		reset: true,
		quiet: true,
	} ) ) as Site;
	await site.php(
		`wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_status' => 'publish', 'post_title' => 'Harbour' ) );`
	);
} );

test.afterAll( () => site?.stop() );

const enter = async ( browser: Browser ): Promise< Page > =>
	( await browser.newContext( { storageState: await logIn( site.url ), baseURL: site.url } ) ).newPage();

const isActive = () =>
	site.php< boolean >( `return in_array( 'eidan/plugin.php', get_option( 'active_plugins' ), true );` );
const choice = () => site.php< string >( `return get_option( 'eidan_settings' )['uninstall']['remove'] ?? 'nothing';` );

test( 'deactivating asks by keyboard what a deletion removes, and Escape leaves all as it was', async ( {
	browser,
} ) => {
	const page = await enter( browser );
	await page.goto( '/wp-admin/plugins.php' );
	const link = page.getByRole( 'link', { name: 'Deactivate Eidan Blocks' } );
	await link.focus();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Deactivate Eidan Blocks?' } );
	await expect( dialog ).toContainText(
		'1 item of Portfolio, Team, Testimonials, and Clients stays in the database.'
	);
	await expect( dialog.getByRole( 'radio', { name: 'Keep everything' } ) ).toBeFocused();
	await expect( dialog.getByRole( 'radio', { name: 'Keep everything' } ) ).toBeChecked();
	const { violations } = await axe( page ).include( 'dialog.eidan-deactivation' ).analyze();
	expect( violations ).toEqual( [] );

	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( link ).toBeFocused();
	expect( await isActive() ).toBe( true );
	expect( await choice() ).toBe( 'nothing' );
} );

test( 'a choice that cannot be stored deactivates nothing and says so @slow', async ( { browser } ) => {
	const page = await enter( browser );
	await page.goto( '/wp-admin/plugins.php' );
	await page.route( /eidan(%2F|\/)v1(%2F|\/)settings/, ( route ) =>
		route.fulfill( { status: 500, json: { message: 'The database is read-only.' } } )
	);
	await page.getByRole( 'link', { name: 'Deactivate Eidan Blocks' } ).click();
	await page.getByRole( 'radio', { name: 'Remove the settings' } ).check();
	await page.getByRole( 'button', { name: 'Deactivate' } ).click();
	await expect( page.getByRole( 'alert' ) ).toHaveText( 'The database is read-only.' );
	expect( await isActive() ).toBe( true );
} );

test( 'the choice is stored before the plugin goes off @slow', async ( { browser } ) => {
	const page = await enter( browser );
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '/wp-admin/plugins.php' );
	await page.getByRole( 'link', { name: 'Deactivate Eidan Blocks' } ).click();
	await page.getByRole( 'radio', { name: 'Remove settings and items' } ).check();
	await page.getByRole( 'button', { name: 'Deactivate' } ).click();
	await expect( page.getByText( 'Plugin deactivated.' ) ).toBeVisible();
	expect( await isActive() ).toBe( false );
	expect( await choice() ).toBe( 'everything' );
} );

/** PHP that stores something of each kind that the plugin keeps. */
const SEED = `
	Eidan\\Attribution\\Report\\Table::ensure();
	update_option( 'eidan_attribution_backfill', array( 'finished' => true ) );
	update_option( 'eidan_attribution_key', 'a key' );
	set_transient( 'eidan_total_0', array(), HOUR_IN_SECONDS );
	update_post_meta( 1, Eidan\\Lists\\Speed\\VisibleText::FIELD, array() );
	$demo = new Eidan\\Demo\\Importer( false );
	$demo->step( 0 );
`;

/** PHP that returns what is left of the plugin on a site, without the option that the tools store. */
const LEFT = `
	global $wpdb;
	wp_cache_flush();
	$like = fn ( $sql ) => $wpdb->get_col( $wpdb->prepare( $sql, '%eidan%' ) );
	return array(
		'tables'  => array_values( array_filter( $wpdb->get_col( 'SHOW TABLES' ), fn ( $name ) => str_starts_with( $name, $wpdb->prefix . 'eidan' ) ) ),
		'options' => array_values( array_diff( $like( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s ORDER BY option_name" ), array( 'eidan_site_url' ) ) ),
		'items'   => count( $like( "SELECT ID FROM $wpdb->posts WHERE post_type LIKE %s" ) ),
		'terms'   => count( $like( "SELECT term_id FROM $wpdb->term_taxonomy WHERE taxonomy LIKE %s" ) ),
		'meta'    => count( $like( "SELECT meta_id FROM $wpdb->postmeta WHERE meta_key LIKE %s" ) ),
		'users'   => count( $like( "SELECT ID FROM $wpdb->users WHERE user_login LIKE %s" ) ),
	);
`;

/** Deletes the plugin as the Plugins screen does. */
const remove = () =>
	site.php( `
		foreach ( array( 'plugin', 'file', 'template' ) as $name ) { require_once ABSPATH . "wp-admin/includes/$name.php"; }
		return array( class_exists( 'Eidan\\Settings\\Settings', false ), delete_plugins( array( 'eidan/plugin.php' ) ), file_exists( WP_PLUGIN_DIR . '/eidan' ) );
	` );

test( 'deleting it leaves nothing of it where everything was to go @slow', async () => {
	installPlugin( site.root );
	await site.php( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		activate_plugin( 'eidan/plugin.php' );
		Eidan\\Posts\\ContentTypes::register();
		update_option( 'eidan_settings', array( 'uninstall' => array( 'remove' => 'everything' ) ) );
		${ SEED }
		wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_status' => 'another_plugins_own', 'post_title' => 'Item' ) );
		wp_insert_post( array( 'post_status' => 'draft', 'post_title' => 'Kept', 'post_author' => get_user_by( 'login', 'eidan-maja' )->ID ) );
	` );
	const before = await site.php< Record< string, unknown > >( LEFT );
	expect( before ).toMatchObject( { tables: [ 'wp_eidan_order_attribution' ], items: 2, users: 4 } );
	await site.php( `deactivate_plugins( 'eidan/plugin.php' );` );

	expect( await remove() ).toEqual( [ false, true, false ] );
	expect( await site.php( LEFT ) ).toEqual( { tables: [], options: [], items: 0, terms: 0, meta: 0, users: 0 } );
	expect(
		await site.php(
			`return get_user_by( 'id', get_posts( array( 'title' => 'Kept', 'post_status' => 'draft' ) )[0]->post_author )->user_login;`
		)
	).toBe( 'admin' );
} );

test( 'on a network each site keeps or loses what its own settings say @slow', async ( { browser } ) => {
	const host = new URL( site.url ).host;
	// The third site has a domain of its own.
	const domain = host.replace( '127.0.0.1', 'localhost' );
	// Do what wp-admin/network.php does. That screen refuses addresses with a port.
	await site.php( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		global $wpdb;
		deactivate_plugins( 'eidan/plugin.php' );
		foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) { $wpdb->$table = $name; }
		install_network();
		populate_network( 1, '${ host }', 'admin@example.com', 'Network', '/', false );
	` );
	const config = join( site.root, 'wp-config.php' );
	const network = `
define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '${ host }' );
define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );
if ( 'cli' === PHP_SAPI ) { $_SERVER['HTTP_HOST'] = '${ host }'; }
`;
	const text = readFileSync( config, 'utf8' ).replace( /(?=require_once .*wp-settings\.php)/, () => network );
	rmSync( config );
	writeFileSync( config, text );

	installPlugin( site.root );
	const seeded = await site.php( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		activate_plugin( 'eidan/plugin.php', '', true );
		$second = wp_insert_site( array( 'domain' => '${ host }', 'path' => '/second/', 'network_id' => 1, 'user_id' => 1, 'title' => 'Second' ) );
		$third  = wp_insert_site( array( 'domain' => '${ domain }', 'path' => '/', 'network_id' => 1, 'user_id' => 1, 'title' => 'Third' ) );
		foreach ( array( 1 => 'everything', $second => 'nothing', $third => 'settings' ) as $id => $remove ) {
			switch_to_blog( $id );
			update_option( 'eidan_settings', array( 'uninstall' => array( 'remove' => $remove ) ) );
			${ SEED }
			wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_status' => 'publish', 'post_title' => 'Item' ) );
			restore_current_blog();
		}
		return array( is_multisite(), $second, $third );
	` );
	expect( seeded ).toEqual( [ true, 2, 3 ] );
	const list = await site.php< string >( `
		switch_to_blog( 3 );
		wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Of the third site' ) );
		return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'List', 'post_content' => '<!-- wp:eidan/blog-list {"query":{"perPage":1},"pagination":"load-more"} /-->' ) ) );` );
	expect( new URL( list ).host ).toBe( domain );
	const html = await ( await fetch( list ) ).text();
	expect( html ).toContain( 'Of the third site' );
	// Its own address, and that of no other site, is asked for more.
	expect( html ).toContain( `//${ domain }/` );
	expect( html.match( /"url":"[^"]*get-posts[^"]*"/g ) ).toEqual( [ expect.stringContaining( domain ) ] );

	const page = await enter( browser );
	await page.goto( '/wp-admin/network/plugins.php' );
	await page.getByRole( 'link', { name: 'Network Deactivate Eidan Blocks' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'each site keeps or loses its settings and items as its own settings say' );
	await expect( dialog.getByRole( 'radio' ) ).toHaveCount( 0 );
	await dialog.getByRole( 'button', { name: 'Deactivate' } ).click();
	await expect( page.getByText( 'Plugin deactivated.' ) ).toBeVisible();

	expect( await remove() ).toEqual( [ false, true, false ] );
	const left = [];
	for ( const id of [ 1, 2, 3 ] ) {
		left.push( await site.php( `switch_to_blog( ${ id } ); ${ LEFT }` ) );
	}
	expect( left ).toEqual( [
		{ tables: [], options: [], items: 0, terms: 0, meta: 0, users: 0 },
		{
			tables: [],
			options: [ 'eidan_demo', 'eidan_settings' ],
			items: 1,
			terms: expect.any( Number ),
			meta: 0,
			users: 0,
		},
		{ tables: [], options: [ 'eidan_demo' ], items: 1, terms: expect.any( Number ), meta: 0, users: 0 },
	] );
} );
