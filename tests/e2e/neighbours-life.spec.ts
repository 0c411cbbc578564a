/**
 * The life of our plugin beside SEO plugins, page caches and a search: an author edits a page with our blocks and saves
 * it, visitors get what was saved, and Eidan is deleted while the other one goes on. On the real plugins, one after the
 * other on one site; what else is tried of them: tools/neighbours/neighbours.mjs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { logIn } from './setup/global';
import { lay, swap, switchOff, switchOn, type NeighbourSite } from './support/neighbours';
import { installPlugin } from './support/plugin-folder';

/** The folder of the plugin. */
const CHECKOUT = join( __dirname, '../..' );
const CACHES = `require_once ${ JSON.stringify( join( __dirname, 'support', 'page-caches.php' ) ) };`;
const EIDAN = 'eidan/plugin.php';

interface Plugin {
	name: string;
	slug: string;
	main: string;
	/** PHP that does what its setup does. */
	setUp?: string;
	/** PHP that takes away what its own deactivation leaves where there is no web server to ask. */
	takeDown?: string;
	/** Fails unless the plugin does its work on a page. */
	works: ( site: NeighbourSite, url: string ) => Promise< unknown >;
}

const html = async ( url: string ) => ( await fetch( url, { headers: { Accept: 'text/html' } } ) ).text();

/** What WordPress makes is marked (page-caches.php); what comes from a cache is not. */
const keeps = async ( _site: NeighbourSite, url: string ) =>
	expect
		.poll( async () => ( await fetch( url, { headers: { Accept: 'text/html' } } ) ).headers.get( 'x-made' ) )
		.toBeNull();

const PLUGINS: Plugin[] = [
	{
		name: 'Yoast SEO',
		slug: 'wordpress-seo',
		main: 'wp-seo.php',
		works: async ( _site, url ) => expect( await html( url ) ).toContain( 'yoast-schema-graph' ),
	},
	{
		name: 'Rank Math',
		slug: 'seo-by-rank-math',
		main: 'rank-math.php',
		setUp: `update_option( 'rank_math_registration_skip', 1 );`,
		works: async ( _site, url ) => expect( await html( url ) ).toContain( 'rank-math-schema' ),
	},
	{
		name: 'Relevanssi',
		slug: 'relevanssi',
		main: 'relevanssi.php',
		works: async ( site ) => {
			const found = await site.php< number >(
				`relevanssi_build_index( false, false ); $query = new WP_Query(); $query->parse_query( array( 's' => 'zephyr' ) ); return count( relevanssi_do_query( $query ) );`
			);
			expect( found ).toBe( 1 );
		},
	},
	{
		name: 'WP Super Cache',
		slug: 'wp-super-cache',
		main: 'wp-cache.php',
		setUp: `${ CACHES } Eidan\\Tests\\PageCaches\\cache( WP_PLUGIN_DIR . '/wp-super-cache' );`,
		takeDown: `${ CACHES } Eidan\\Tests\\PageCaches\\no_cache();`,
		works: keeps,
	},
	{
		name: 'W3 Total Cache',
		slug: 'w3-total-cache',
		main: 'w3-total-cache.php',
		setUp: `${ CACHES } Eidan\\Tests\\PageCaches\\total_cache();`,
		works: keeps,
	},
];

/** A list, and a panel with its opener. */
const BLOCKS = [
	'<!-- wp:eidan/blog-list {"query":{"perPage":2},"elements":["title"],"pagination":"load-more"} /-->',
	readFileSync( join( __dirname, '../fixtures/blocks/panel.html' ), 'utf8' ),
].join( '\n' );

/** PHP that makes five posts and the page. Returns its id and address. */
const CONTENT = `
	$post = static fn ( array $fields ) => (int) wp_insert_post( wp_slash( $fields + array( 'post_status' => 'publish' ) ), true );
	foreach ( range( 1, 5 ) as $number ) { $post( array( 'post_title' => "Entry $number", 'post_content' => 4 === $number ? 'A zephyr.' : 'Words of it.' ) ); }
	$page = $post( array( 'post_type' => 'page', 'post_title' => 'Beside', 'post_content' => base64_decode( '${ Buffer.from(
		BLOCKS
	).toString( 'base64' ) }' ) ) );
	$seen = array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) );
	update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', $seen );
	flush_rewrite_rules( false );
	return array( $page, get_permalink( $page ) );`;

const test = base.extend< object, { site: NeighbourSite; made: [ number, string ]; author: Page } >( {
	site: [
		async ( {}, use, { workerIndex } ) => {
			const { startSite } = await import( '../../tools/site/site.mjs' );
			const site = ( await startSite( {
				name: `e2e-life-${ workerIndex }`,
				port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 80,
				seed: `${ CACHES } Eidan\\Tests\\PageCaches\\mark();`,
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

/**
 * Collects what goes wrong in a page's scripts, and answers that are no answers.
 *
 * @param page The page.
 * @param path Where the other plugin really is: one that is laid out by a link may ask for its files there.
 */
const watch = ( page: Page, path: string ): string[] => {
	const errors: string[] = [];
	page.on( 'pageerror', ( error ) => errors.push( String( error.stack ?? error ) ) );
	page.on( 'console', ( message ) => {
		// What another plugin asks of its own hosts is refused here.
		const isOther =
			/ERR_NAME_NOT_RESOLVED|favicon/.test( message.text() ) || message.location().url.includes( path );
		if ( message.type() === 'error' && ! isOther ) {
			errors.push( `${ message.text() } (${ message.location().url })` );
		}
	} );
	return errors;
};

/** Lines of the log that are about Eidan, and errors that end a request. */
const complaints = ( { log }: NeighbourSite ) =>
	readFileSync( log, 'utf8' )
		.split( '\n' )
		.filter(
			( line ) =>
				/PHP (?:Fatal|Parse)/.test( line ) ||
				[ `${ CHECKOUT }/`, 'plugins/eidan/', 'Eidan\\' ].some( ( ours ) => line.includes( ours ) )
		);

/** Opens the page in the editor, writes another text on our button, and saves. */
const edit = async ( page: Page, url: string, id: number, text: string ) => {
	await page.goto( `${ url }/wp-admin/post.php?post=${ id }&action=edit` );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await expect( canvas.locator( '.eidan-list__item' ).first() ).toBeVisible( { timeout: 60_000 } );
	const field = canvas.locator( '.wp-block-eidan-opener' ).getByRole( 'textbox', { name: 'Text' } );
	await field.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( text );
	await expect( field ).toHaveText( text );
	expect( await canvas.locator( '.block-editor-warning' ).allTextContents() ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByTestId( 'snackbar' ).filter( { hasText: 'Page updated.' } ) ).toBeVisible( {
		timeout: 30_000,
	} );
};

/** What a visitor finds: the list goes on, and the button has the text and opens the panel. */
const visit = async ( page: Page, url: string, text: string ) => {
	await page.goto( url );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( page.locator( '.eidan-list__item' ) ).toHaveCount( 4 );
	await page.getByRole( 'button', { name: text } ).click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
};

/** PHP that deletes Eidan with all that is its own, and returns the names of options and posts that are left. */
const DELETE = `
	foreach ( array( 'plugin', 'file', 'template' ) as $name ) { require_once ABSPATH . "wp-admin/includes/$name.php"; }
	$deleted = delete_plugins( array( 'eidan/plugin.php' ) );
	global $wpdb;
	wp_cache_flush();
	return array( $deleted, array_values( array_diff( array_merge(
		preg_grep( "/^{$wpdb->prefix}eidan/", $wpdb->get_col( 'SHOW TABLES' ) ),
		$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%eidan%'" ),
		$wpdb->get_col( "SELECT post_title FROM $wpdb->posts WHERE post_type LIKE 'eidan%'" )
	), array( 'eidan_site_url' ) ) ) );`;

for ( const { name, slug, main, setUp = '', takeDown = '', works } of PLUGINS ) {
	test( `beside ${ name }: a page is edited and saved, and Eidan is deleted`, async ( {
		page: visitor,
		site,
		made: [ id, url ],
		author,
	} ) => {
		test.slow();
		const { noPlugin, otherPlugins } = await import( '../../tools/site/others.mjs' );
		const release = otherPlugins( slug ).at( -1 );
		test.skip( ! release, noPlugin( slug ) );
		const file = `${ slug }/${ main }`;
		lay( site, slug, release!.path );
		writeFileSync( site.log, '' );
		expect( await switchOn( site, [ file ] ) ).toEqual( [] );
		try {
			await site.php( setUp );
			await works( site, url );
			// Some greet the first who comes to the admin with a screen of their own.
			await author.request.get( `${ site.url }/wp-admin/plugins.php` );
			const text = `Beside ${ name }`;
			const errors = [ author, visitor ].map( ( page ) => watch( page, release!.path ) );
			await edit( author, site.url, id, text );
			await visit( visitor, url, text );
			expect( errors.flat() ).toEqual( [] );

			installPlugin( site.root );
			await site.php(
				`update_option( 'eidan_settings', array( 'uninstall' => array( 'remove' => 'everything' ) ) );`
			);
			await switchOff( site, [ EIDAN ] );
			expect( await site.php( DELETE ) ).toEqual( [ true, [] ] );
			expect( ( await fetch( `${ url }?fresh` ) ).status ).toBe( 200 );
			await works( site, url );
			expect( complaints( site ) ).toEqual( [] );
		} finally {
			lay( site, 'eidan', CHECKOUT );
			await swap( site, [ EIDAN ], [ file ] );
			await site.php( takeDown );
		}
	} );
}
