/**
 * The same way beside the plugins that people have, on the real ones: a visitor goes through a page with a header, a
 * list that goes on and a panel; an author edits it and saves; Eidan is deleted while the others go on. Several
 * are on at once, or those that are named to `npm run neighbours` one after the other; which, and what else is tried of
 * them: tools/neighbours/neighbours.mjs.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { NEIGHBOURS } from '../../tools/neighbours/neighbours.mjs';
import { roundsOf } from '../../tools/neighbours/rounds.mjs';
import { logIn } from './setup/global';
import { needOneOf } from './support/needs';
import { PAGE_CACHES } from './support/neighbour-set-ups';
import {
	beside,
	complaints,
	EIDAN,
	present,
	siteFixture,
	switchOff,
	watch,
	type NeighbourSite,
} from './support/neighbours';
import { installPlugin } from './support/plugin-folder';

/** Blocks of the page: a list that goes on, and a panel with its opener. */
const BLOCKS = [
	`<!-- wp:eidan/blog-list ${ JSON.stringify( {
		query: { perPage: 3 },
		elements: [ 'title', 'date', 'excerpt' ],
		pagination: 'load-more',
	} ) } /-->`,
	readFileSync( join( __dirname, '../fixtures/blocks/panel.html' ), 'utf8' ),
].join( '\n' );

/** PHP that makes eight posts, and no other, and a page under a header of ours. Returns its id and address. */
const CONTENT = `
	$post = static fn ( array $fields ) => (int) wp_insert_post( wp_slash( $fields + array( 'post_status' => 'publish' ) ), true );
	wp_delete_post( 1, true );
	foreach ( range( 1, 8 ) as $number ) { $post( array( 'post_title' => "Entry $number", 'post_content' => 4 === $number ? 'A zephyr.' : 'Words of it.', 'post_date' => "2026-03-0$number 12:00:00" ) ); }
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
	site: siteFixture( {
		name: 'e2e-neighbours',
		port: 46,
		seed: `${ PAGE_CACHES } Eidan\\Tests\\PageCaches\\mark();`,
	} ),
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

/** Opens the page in the editor, writes another text on our button, and saves. */
const edit = async ( page: Page, url: string, id: number, text: string ) => {
	// Some greet the first who comes to the admin with a screen of their own, one a visit.
	await expect
		.poll( async () => ( await page.request.get( `${ url }/wp-admin/plugins.php` ) ).url() )
		.toContain( 'plugins.php' );
	await page.goto( `${ url }/wp-admin/post.php?post=${ id }&action=edit` );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await expect( canvas.locator( '.eidan-list__item' ).first() ).toBeVisible( { timeout: 60_000 } );
	await expect( canvas.locator( '.wp-block-eidan-panel' ) ).toBeVisible();
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

/** PHP that defines what returns the names of all that is left of Eidan, without the option that the tools store. */
const LEFT = `
	global $wpdb;
	wp_cache_flush();
	$left = array_values( array_diff( array_merge(
		preg_grep( "/^{$wpdb->prefix}eidan/", $wpdb->get_col( 'SHOW TABLES' ) ),
		$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%eidan%'" ),
		$wpdb->get_col( "SELECT post_title FROM $wpdb->posts WHERE post_type LIKE 'eidan%'" ),
		$wpdb->get_col( "SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%eidan%'" )
	), array( 'eidan_site_url' ) ) );`;

/** PHP that has all kinds of things of Eidan there, and has it take all with it. Returns their names. */
const OWN = `
	update_option( 'eidan_settings', array( 'uninstall' => array( 'remove' => 'everything' ) ) );
	$id = wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_status' => 'publish', 'post_title' => 'Harbour' ) );
	update_post_meta( $id, Eidan\\Lists\\Speed\\VisibleText::FIELD, array() );
	${ LEFT } return $left;`;

/** PHP that deletes Eidan. Returns whether it could, and the names of what is left. */
const DELETE = `
	foreach ( array( 'plugin', 'file', 'template' ) as $name ) { require_once ABSPATH . "wp-admin/includes/$name.php"; }
	$deleted = delete_plugins( array( '${ EIDAN }' ) );
	${ LEFT } return array( $deleted, $left );`;

/** Deletes Eidan, as its owner does, and puts it back. The page stays a page all the time. */
const remove = async ( site: NeighbourSite, url: string ) => {
	installPlugin( site.root );
	expect( await site.php( OWN ) ).toEqual( expect.arrayContaining( [ 'eidan_settings', 'Harbour' ] ) );
	await switchOff( site, [ EIDAN ] );
	const without = await fetch( `${ url }?without` );
	expect( without.status ).toBe( 200 );
	expect( await without.text() ).not.toContain( 'eidan-list__item' );
	expect( await site.php( DELETE ) ).toEqual( [ true, [] ] );
	expect( ( await fetch( `${ url }?deleted` ) ).status ).toBe( 200 );
};

for ( const round of roundsOf( NEIGHBOURS, process.env.EIDAN_NEIGHBOURS_ALONE ) ) {
	const names = round.map( ( { name } ) => name ).join( ', ' );
	test.describe( () => {
		needOneOf( ...round.map( ( { slug } ) => slug ) );

		test( `beside ${ names }: lists, next pages, header, panels, editor, uninstall`, async ( {
			page: visitor,
			site,
			made: [ id, url ],
			author,
		} ) => {
			test.slow();
			await beside( site, await present( round ), async ( { paths, work } ) => {
				const errors = [ author, visitor ].map( ( page ) => watch( page, paths ) );
				await work( url );
				await visit( visitor, url );
				const text = `Beside ${ round[ 0 ]!.name }`;
				await edit( author, site.url, id, text );
				// Visitors get what was saved, behind a cache as well.
				expect( await ( await fetch( url ) ).text() ).toContain( text );
				expect( errors.flat() ).toEqual( [] );

				await remove( site, url );
				await work( url );
				expect( complaints( site ) ).toEqual( [] );
			} );
			// The others are gone and ours is back, which stays as it was.
			expect( await ( await fetch( `${ url }?back` ) ).text() ).toContain( 'eidan-list__item' );
			expect( complaints( site ) ).toEqual( [] );
		} );
	} );
}
