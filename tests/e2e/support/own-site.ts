/**
 * An owner with a site of their own tries the plugin and removes it. All rows and files of the site are compared before
 * and after.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { logIn } from '../setup/global';
import { installPlugin } from './plugin-folder';

interface Site {
	url: string;
	root: string;
	woocommerce: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

type Rows = Record< string, string >;

const checkout = join( __dirname, '..', '..', '..' );
const STATE = `require_once ${ JSON.stringify( join( checkout, 'tests', 'php', 'OwnState.php' ) ) };`;
const LIFE = `require ${ JSON.stringify( join( checkout, 'tests', 'e2e', 'support', 'own-life.php' ) ) };`;

/** Each try: what the owner chooses for the plugin's data on the Plugins screen, and how they import the demo. */
const TRIES = [
	{ remove: 'Keep everything', look: 'Make it look like the demo' },
	{ remove: 'Remove settings and items', look: 'Keep it as it is' },
] as const;

/** All rows and files of the site, and which of them are the plugin's. Both in one call, as each loads WordPress. */
const stateOf = async ( site: Site ) => {
	const { rows, ours } = await site.php< { rows: Rows; ours: string[] } >(
		`${ STATE } return array( 'rows' => Eidan\\Tests\\OwnState::rows(), 'ours' => Eidan\\Tests\\OwnState::ours() );`
	);
	return { rows, ours: new Set( ours ) };
};

/** Returns which rows and files that are not the plugin's were added, removed or changed. */
const differences = async ( site: Site, before: Rows, known: Set< string > ): Promise< string[] > => {
	const { rows: now, ours } = await stateOf( site );
	const what = ( name: string ) => {
		if ( ! before[ name ] ) {
			return 'is new';
		}
		return now[ name ] ? 'is another' : 'is gone';
	};
	const own = new Set( [ ...known, ...ours ] );
	return [ ...new Set( [ ...Object.keys( before ), ...Object.keys( now ) ] ) ]
		.filter( ( name ) => now[ name ] !== before[ name ] && ! own.has( name ) )
		.map( ( name ) => `${ name } ${ what( name ) }` );
};

const activate = async ( page: Page ) => {
	await page.goto( '/wp-admin/plugins.php' );
	await page.getByRole( 'link', { name: 'Activate Eidan Blocks' } ).click();
	await expect( page.getByRole( 'link', { name: 'Deactivate Eidan Blocks' } ) ).toBeVisible();
};

const deactivate = async ( page: Page, remove: string ) => {
	await page.goto( '/wp-admin/plugins.php' );
	await page.getByRole( 'link', { name: 'Deactivate Eidan Blocks' } ).click();
	await page.getByRole( 'radio', { name: remove } ).check();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Deactivate' } ).click();
	await expect( page.getByText( 'Plugin deactivated.' ) ).toBeVisible();
};

const remove = async ( page: Page ) => {
	// If the link is clicked before its script runs, it leads to a screen that asks once more. So wait for the script.
	await page.waitForLoadState();
	page.once( 'dialog', ( dialog ) => void dialog.accept() );
	await page.getByRole( 'link', { name: 'Delete Eidan Blocks' } ).click();
	await expect( page.getByText( 'Eidan Blocks was successfully deleted' ) ).toBeVisible( { timeout: 60_000 } );
};

const settings = async ( page: Page, tab: string ) => {
	await page.goto( '/wp-admin/options-general.php?page=eidan' );
	await page.getByRole( 'tab', { name: tab } ).click();
};

const importDemo = async ( page: Page, look: string ) => {
	await settings( page, 'Demo and data' );
	await page.getByRole( 'button', { name: 'Import the demo site' } ).click();
	await page.getByRole( 'radio', { name: look } ).check();
	await page.getByRole( 'button', { name: 'Import', exact: true } ).click();
	await expect( page.locator( '.eidan-settings' ).getByText( 'The demo site is imported.' ) ).toBeVisible( {
		timeout: 180_000,
	} );
};

const removeDemo = async ( page: Page ) => {
	await page.getByRole( 'button', { name: 'Remove the demo site' } ).click();
	await page.getByRole( 'button', { name: 'Remove', exact: true } ).click();
	await expect( page.locator( '.eidan-settings' ).getByText( 'of the demo are removed.' ) ).toBeVisible( {
		timeout: 120_000,
	} );
};

/**
 * Uses the plugin: creates a page with our blocks and a portfolio item by the REST API, as the editor does, and changes
 * a setting on the settings screen.
 */
const use = async ( page: Page, site: Site, perPage: string ) => {
	const nonce = await ( await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const content = [ 'tabbed-info', 'image-with-text', 'blog-list' ]
		.map( ( name ) => readFileSync( join( checkout, 'tests', 'fixtures', 'blocks', `${ name }.html` ), 'utf8' ) )
		.join( '\n' );
	const made = [];
	for ( const [ route, title ] of [
		[ 'pages', 'With blocks' ],
		[ 'portfolio-items', 'Harbour' ],
	] as const ) {
		const response = await page.request.post( `${ site.url }/wp-json/wp/v2/${ route }`, {
			headers: { 'X-WP-Nonce': nonce },
			data: { title, content, status: 'publish' },
		} );
		expect( response.status(), await response.text() ).toBe( 201 );
		made.push( ( ( await response.json() ) as { link: string } ).link );
	}
	await page.goto( made[ 0 ]! );
	await expect( page.locator( '.wp-block-eidan-tabbed-info' ).first() ).toBeVisible();
	await settings( page, 'Lists' );
	await page.getByLabel( 'Items per page' ).fill( perPage );
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( page.locator( '.components-snackbar' ) ).toContainText( 'Settings saved.' );
};

/** Proves that `differences()` finds changes: it changes and removes rows of several tables, and removes a file. */
const seesChanges = async ( site: Site ) => {
	const { rows: before } = await stateOf( site );
	await site.php( `
		global $wpdb;
		$wpdb->query( "UPDATE $wpdb->posts SET post_content = post_content || ' ' WHERE post_title = 'Own page 7'" );
		$wpdb->update( $wpdb->prefix . 'own_bookings', array( 'guest' => 'Berta' ), array( 'id' => 1 ) );
		update_user_meta( 2, 'own_note', 'Coffee' );
		update_option( 'own_plugin', array( 'on' => false ) );
		$wpdb->query( "DELETE FROM $wpdb->comments WHERE comment_content = 'Comment 3'" );
		unlink( wp_upload_dir()['basedir'] . '/own-invoice.txt' );
	` );
	const seen = ( await differences( site, before, new Set() ) ).map( ( name ) => name.split( ' ' )[ 0 ] );
	expect( [ ...new Set( seen ) ].sort() ).toEqual( [
		'comments',
		'file',
		'options',
		'own_bookings',
		'posts',
		'usermeta',
	] );
};

/**
 * Activates the plugin, uses it, imports and removes the demo, deactivates it, activates and deactivates it again, and
 * deletes it. A site keeps all the plugin's data, a shop removes all of it. Nothing else may change in any step.
 *
 * @param browser             Browser.
 * @param options
 * @param options.name        Name of the site.
 * @param options.port        Number that is added to the first port of the tests.
 * @param options.woocommerce Whether the site is a shop.
 */
export const tryOnOwnSite = async (
	browser: Browser,
	{ name, port, woocommerce }: { name: string; port: number; woocommerce: boolean }
): Promise< void > => {
	const { startSite } = await import( '../../../tools/site/site.mjs' );
	const site = ( await startSite( {
		name,
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + port,
		woocommerce,
		eidan: false,
		reset: true,
		quiet: true,
	} ) ) as Site;
	try {
		// The tools store settings of the plugin on every site. Remove them: on this site the plugin is new.
		await site.php( `delete_option( 'eidan_settings' ); ${ LIFE }` );
		const context = await browser.newContext( { storageState: await logIn( site.url ), baseURL: site.url } );
		const page = await context.newPage();
		// WordPress stores data on first visits. Make these visits now, so that they do not count as changes.
		for ( const path of [
			'/wp-admin/',
			'/wp-admin/plugins.php',
			'/wp-admin/options-general.php',
			'/',
			'/projects/',
			'/wp-cron.php',
		] ) {
			await page.goto( path );
		}
		for ( const [ number, { remove: choice, look } ] of ( woocommerce
			? TRIES.slice( 1 )
			: TRIES.slice( 0, 1 )
		).entries() ) {
			await test.step( choice, async () => {
				installPlugin( site.root );
				let { ours: known, rows: before } = await stateOf( site );
				const holds = async ( when: string ) =>
					expect.soft( await differences( site, before, known ), `${ choice }: ${ when }` ).toEqual( [] );

				await activate( page );
				await holds( 'activated' );
				await use( page, site, `${ 5 + number }` );
				const { ours, rows: used } = await stateOf( site );
				known = ours;
				expect
					.soft(
						Object.keys( before ).filter( ( row ) => used[ row ] !== before[ row ] && ! known.has( row ) ),
						`${ choice }: used`
					)
					.toEqual( [] );
				before = used;

				await importDemo( page, look );
				if ( look === 'Keep it as it is' ) {
					const { rows: now } = await stateOf( site );
					expect
						.soft(
							Object.keys( before ).filter(
								( row ) => now[ row ] !== before[ row ] && ! known.has( row )
							),
							`${ choice }: the demo is in`
						)
						.toEqual( [] );
				}
				await removeDemo( page );
				await holds( 'the demo is out' );
				await deactivate( page, choice );
				await holds( 'deactivated' );
				await activate( page );
				await holds( 'activated again' );
				await deactivate( page, choice );
				await remove( page );
				await holds( 'deleted' );

				const { ours: still, rows: now } = await stateOf( site );
				const left = [ ...still ];
				if ( choice === 'Keep everything' ) {
					const kept = [ ...known ].filter( ( row ) => ! /^(?:options|file) /.test( row ) );
					expect( kept.length ).toBeGreaterThan( 0 );
					expect(
						kept.filter( ( row ) => now[ row ] !== before[ row ] ),
						'entries are kept'
					).toEqual( [] );
					expect( left ).toContain( 'options eidan_settings' );
				} else {
					expect(
						left.filter( ( row ) => row !== 'options eidan_site_url' ),
						'nothing of ours is left'
					).toEqual( [] );
				}
			} );
		}
		await test.step( 'a change is seen', () => seesChanges( site ) );
		await context.close();
	} finally {
		await site.stop();
	}
};
