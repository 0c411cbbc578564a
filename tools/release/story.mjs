/**
 * A short story of the zip itself, on a site that has nothing of the checkout: installed by WordPress, the demo put on,
 * looked at, deactivated, deleted.
 */
import { startSite } from '../site/site.mjs';
import { check, checkLog, DEMO, install, logIn, open, UPGRADER } from './visit.mjs';

/** As in the dashboard, where these are two requests. */
const DEACTIVATE = `${ UPGRADER } deactivate_plugins( 'eidan/plugin.php' );`;

const REMOVE = `${ UPGRADER }
	$done = delete_plugins( array( 'eidan/plugin.php' ) );
	return array( true === $done, is_dir( WP_PLUGIN_DIR . '/eidan' ) );
`;

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
	await logIn( page, url );
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
		checkLog( site );
		say( `WordPress ${ site.wordpress }: installed, activated, demo, front page, editor, deleted` );
	} finally {
		await site.stop();
	}
}
