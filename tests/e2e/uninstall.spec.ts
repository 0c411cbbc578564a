/**
 * What becomes of the owner's content: the question on the Plugins screen, and a network of sites that is uninstalled.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { logIn } from './setup/global';

interface Site {
	url: string;
	root: string;
	php: <T = unknown>( code: string ) => Promise<T>;
	stop: () => Promise<void>;
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
	await site.php( `wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_status' => 'publish', 'post_title' => 'Harbour' ) );` );
} );

test.afterAll( () => site?.stop() );

const enter = async ( browser: Browser ): Promise<Page> =>
	( await browser.newContext( { storageState: await logIn( site.url ), baseURL: site.url } ) ).newPage();

const isActive = () => site.php<boolean>( `return in_array( 'eidan/plugin.php', get_option( 'active_plugins' ), true );` );
const choice = () => site.php<string>( `return get_option( 'eidan_settings' )['uninstall']['remove'] ?? 'nothing';` );

test( 'deactivating asks by keyboard what a deletion removes, and Escape leaves all as it was', async ( { browser } ) => {
	const page = await enter( browser );
	await page.goto( '/wp-admin/plugins.php' );
	const link = page.getByRole( 'link', { name: 'Deactivate Eidan Blocks' } );
	await link.focus();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Deactivate Eidan Blocks?' } );
	await expect( dialog ).toContainText( '1 portfolio item stays in the database.' );
	await expect( dialog.getByRole( 'radio', { name: 'Keep everything' } ) ).toBeFocused();
	await expect( dialog.getByRole( 'radio', { name: 'Keep everything' } ) ).toBeChecked();
	const { violations } = await new AxeBuilder( { page } ).include( 'dialog.eidan-deactivation' ).analyze();
	expect( violations ).toEqual( [] );

	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( link ).toBeFocused();
	expect( await isActive() ).toBe( true );
	expect( await choice() ).toBe( 'nothing' );
} );

test( 'a choice that cannot be stored deactivates nothing and says so', async ( { browser } ) => {
	const page = await enter( browser );
	await page.goto( '/wp-admin/plugins.php' );
	await page.route( /eidan(%2F|\/)v1(%2F|\/)settings/, ( route ) => route.fulfill( { status: 500, json: { message: 'The database is read-only.' } } ) );
	await page.getByRole( 'link', { name: 'Deactivate Eidan Blocks' } ).click();
	await page.getByRole( 'radio', { name: 'Remove the settings' } ).check();
	await page.getByRole( 'button', { name: 'Deactivate' } ).click();
	await expect( page.getByRole( 'alert' ) ).toHaveText( 'The database is read-only.' );
	expect( await isActive() ).toBe( true );
} );

test( 'the choice is stored before the plugin goes off', async ( { browser } ) => {
	const page = await enter( browser );
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '/wp-admin/plugins.php' );
	await page.getByRole( 'link', { name: 'Deactivate Eidan Blocks' } ).click();
	await page.getByRole( 'radio', { name: 'Remove settings and portfolio' } ).check();
	await page.getByRole( 'button', { name: 'Deactivate' } ).click();
	await expect( page.getByText( 'Plugin deactivated.' ) ).toBeVisible();
	expect( await isActive() ).toBe( false );
	expect( await choice() ).toBe( 'everything' );
} );

test( 'on a network each site keeps or loses what its own settings say', async ( { browser } ) => {
	const host = new URL( site.url ).host;
	// What wp-admin/network.php does, which refuses addresses with a port.
	await site.php( `
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		global $wpdb;
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

	const seeded = await site.php( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		activate_plugin( 'eidan/plugin.php', '', true );
		$second = wp_insert_site( array( 'domain' => '${ host }', 'path' => '/second/', 'network_id' => 1, 'user_id' => 1, 'title' => 'Second' ) );
		$third  = wp_insert_site( array( 'domain' => '${ host }', 'path' => '/third/', 'network_id' => 1, 'user_id' => 1, 'title' => 'Third' ) );
		foreach ( array( 1 => 'everything', $second => 'nothing', $third => 'settings' ) as $id => $remove ) {
			switch_to_blog( $id );
			update_option( 'eidan_settings', array( 'uninstall' => array( 'remove' => $remove ) ) );
			wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_status' => 'publish', 'post_title' => 'Item' ) );
			restore_current_blog();
		}
		return array( is_multisite(), $second, $third );
	` );
	expect( seeded ).toEqual( [ true, 2, 3 ] );

	const page = await enter( browser );
	await page.goto( '/wp-admin/network/plugins.php' );
	await page.getByRole( 'link', { name: 'Network Deactivate Eidan Blocks' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'each site keeps or loses its settings and portfolio as its own settings say' );
	await expect( dialog.getByRole( 'radio' ) ).toHaveCount( 0 );
	await dialog.getByRole( 'button', { name: 'Deactivate' } ).click();
	await expect( page.getByText( 'Plugin deactivated.' ) ).toBeVisible();

	const left = await site.php( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		uninstall_plugin( 'eidan/plugin.php' );
		$left = array();
		foreach ( array( 1, 2, 3 ) as $id ) {
			switch_to_blog( $id );
			global $wpdb;
			wp_cache_flush();
			$left[] = array( (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'eidan_portfolio'" ), false !== get_option( 'eidan_settings' ) );
			restore_current_blog();
		}
		return $left;
	` );
	expect( left ).toEqual( [
		[ 0, false ],
		[ 1, true ],
		[ 1, false ],
	] );
} );
