/**
 * What the stories of a release have in common: WordPress's own installer, and a browser that minds errors.
 */
import { existsSync, readFileSync } from 'node:fs';
import { phpString } from '../site/script.mjs';

/** What a page must not say. */
const ERRORS = /(?:Fatal error|Parse error|Warning|Notice|Deprecated)<\/b>:|There has been a critical error/;

/** WordPress's classes that install, and the right to. */
export const UPGRADER = `
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	wp_set_current_user( 1 );
	add_filter( 'filesystem_method', static fn() => 'direct' );
`;

/**
 * @param {string} zip The archive.
 * @return {string} PHP that installs it, over the one that is there, as Plugins › Add › Upload does, and activates it
 *                  where it is not. Returns the version, or an error.
 */
export const install = ( zip ) => `${ UPGRADER }
	$skin = new Automatic_Upgrader_Skin();
	$done = ( new Plugin_Upgrader( $skin ) )->install( ${ phpString( zip ) }, array( 'overwrite_package' => true ) );
	if ( true !== $done ) {
		return is_wp_error( $done ) ? $done->get_error_message() : 'not installed: ' . implode( ' ', $skin->get_upgrade_messages() );
	}
	$error = is_plugin_active( 'eidan/plugin.php' ) ? null : activate_plugin( 'eidan/plugin.php' );
	wp_clean_plugins_cache();
	return is_wp_error( $error ) ? $error->get_error_message() : get_plugins()['eidan/plugin.php']['Version'];
`;

export const DEMO = `wp_set_current_user( 1 ); return Eidan\\Demo\\Importer::import( true );`;

/**
 * @param {boolean} holds
 * @param {string}  said  What is wrong if it does not.
 */
export function check( holds, said ) {
	if ( ! holds ) {
		throw new Error( said );
	}
}

/**
 * Opens a page and returns its HTML.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          address
 */
export async function open( page, address ) {
	const answer = await page.goto( address );
	const html = await page.content();
	check( answer.status() === 200, `${ address } answers ${ answer.status() }.` );
	check( ! ERRORS.test( html ), `${ address } says: ${ ERRORS.exec( html )?.[ 0 ] }` );
	return html;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string}                          url  Address of the site.
 */
export async function logIn( page, url ) {
	await open( page, `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin/ );
}

/**
 * @param {import('../site/site.mjs').Site} site
 */
export function checkLog( { log } ) {
	const lines = existsSync( log ) ? readFileSync( log, 'utf8' ).split( '\n' ) : [];
	const own = lines.filter( ( line ) => line.includes( 'plugins/eidan/' ) );
	check( own.length === 0, `WordPress's log: ${ own.slice( 0, 3 ).join( '; ' ) }` );
}
