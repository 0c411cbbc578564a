/**
 * A short story of the zip itself, on a site that has nothing of the checkout: installed by WordPress, the demo put on,
 * looked at, deactivated, deleted.
 */
import { readFileSync } from 'node:fs';
import { phpString } from '../site/script.mjs';
import { startSite } from '../site/site.mjs';

/** What a page must not say. */
const ERRORS = /(?:Fatal error|Parse error|Warning|Notice|Deprecated)<\/b>:|There has been a critical error/;

const UPGRADER = `
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	wp_set_current_user( 1 );
`;

/**
 * @param {string} zip The archive.
 * @return {string} PHP that installs and activates it; returns the version, or an error.
 */
const install = ( zip ) => `${ UPGRADER }
	add_filter( 'filesystem_method', static fn() => 'direct' );
	$done = ( new Plugin_Upgrader( new Automatic_Upgrader_Skin() ) )->install( ${ phpString( zip ) } );
	if ( true !== $done ) {
		return is_wp_error( $done ) ? $done->get_error_message() : 'not installed';
	}
	$error = activate_plugin( 'eidan/plugin.php' );
	return is_wp_error( $error ) ? $error->get_error_message() : get_plugins()['eidan/plugin.php']['Version'];
`;

const DEMO = `wp_set_current_user( 1 ); return Eidan\\Demo\\Importer::import( true );`;

/** As in the dashboard, where these are two requests. */
const DEACTIVATE = `${ UPGRADER } deactivate_plugins( 'eidan/plugin.php' );`;

const REMOVE = `${ UPGRADER }
	add_filter( 'filesystem_method', static fn() => 'direct' );
	$done = delete_plugins( array( 'eidan/plugin.php' ) );
	return array( true === $done, is_dir( WP_PLUGIN_DIR . '/eidan' ) );
`;

/**
 * @param {boolean} holds
 * @param {string}  said  What is wrong if it does not.
 */
function check( holds, said ) {
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
async function open( page, address ) {
	const answer = await page.goto( address );
	const html = await page.content();
	check( answer.status() === 200, `${ address } answers ${ answer.status() }.` );
	check( ! ERRORS.test( html ), `${ address } says: ${ ERRORS.exec( html )?.[ 0 ] }` );
	return html;
}

/**
 * What an owner and a visitor do in a browser.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url     Address of the site.
 */
async function look( browser, url ) {
	const page = await ( await browser.newContext() ).newPage();
	const thrown = [];
	page.on( 'pageerror', ( { message } ) => thrown.push( message ) );
	const home = await open( page, `${ url }/` );
	check( home.includes( 'wp-block-eidan-' ), 'The front page has no block of the plugin.' );
	await open( page, `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin/ );
	await open( page, `${ url }/wp-admin/themes.php?page=eidan-start` );
	await page.locator( '.eidan-start__way' ).first().click();
	await page.getByRole( 'radio' ).first().waitFor();
	await open( page, `${ url }/wp-admin/post-new.php?post_type=page` );
	await page.waitForFunction( () => window.wp?.data?.select( 'core/block-editor' ) );
	const blocks = await page.evaluate(
		() => window.wp.blocks.getBlockTypes().filter( ( { name } ) => name.startsWith( 'eidan/' ) ).length
	);
	check( blocks > 30, `The editor has ${ blocks } blocks of the plugin.` );
	check( thrown.length === 0, `Scripts have thrown: ${ thrown.join( '; ' ) }` );
}

/**
 * @param {Object}                     story
 * @param {string}                     story.zip     Path of the archive.
 * @param {string}                     story.version Version that it must have.
 * @param {string}                     story.wp      WordPress's version.
 * @param {number}                     story.port    Port of the site.
 * @param {import('@playwright/test').Browser} story.browser
 * @param {( line: string ) => void}   story.say     Prints progress.
 * @return {Promise<void>} Rejects with what went wrong.
 */
export async function tell( { zip, version, wp, port, browser, say } ) {
	const site = await startSite( { name: `release-${ wp }`, port, wp, eidan: false, reset: true } );
	try {
		const installed = await site.php( install( zip ) );
		check( installed === version, `WordPress ${ site.wordpress } has installed: ${ installed }` );
		const errors = await site.php( DEMO );
		check( errors.length === 0, `The demo: ${ errors }` );
		await look( browser, site.url );
		await site.php( DEACTIVATE );
		const [ isDone, isThere ] = await site.php( REMOVE );
		check( isDone && ! isThere, 'Deleting the plugin left its folder.' );
		let log = '';
		try {
			log = readFileSync( site.log, 'utf8' );
		} catch {}
		const own = log.split( '\n' ).filter( ( line ) => line.includes( 'plugins/eidan/' ) );
		check( own.length === 0, `WordPress's log: ${ own.slice( 0, 3 ).join( '; ' ) }` );
		say( `WordPress ${ site.wordpress }: installed, activated, demo, front page, editor, deleted` );
	} finally {
		await site.stop();
	}
}
