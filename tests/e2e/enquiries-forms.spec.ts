/**
 * Enquiries by the real form plugins, on a site without a shop: a visitor comes by a campaign, sends a form, and the list
 * of enquiries, the plugin's entry and its mail say where the visitor came from.
 *
 * @group slow
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { folderOf, needPlugins } from './support/needs';
import { complaints, lay, siteFixture, swap, type NeighbourSite } from './support/neighbours';
import { SENT_FORMS, type SentForm } from './support/enquiry-forms';

interface Kept {
	plugin: string;
	name: string;
	entry: string;
	page: string;
	fields: Record< string, string >;
}

const test = base.extend< { on: ( form: SentForm ) => Promise< { url: string } > }, { site: NeighbourSite } >( {
	site: siteFixture( { name: 'e2e-enquiry-forms', port: 76 } ),
	/** Switches a plugin on until the test ends, and makes a page with a form of it. */
	on: async ( { site }, use ) => {
		const files: string[] = [];
		await use( async ( { slug, main, make } ) => {
			lay( site, slug, folderOf( slug ) );
			// Jetpack works without an account at wordpress.com.
			await site.php( `wp_mkdir_p( WPMU_PLUGIN_DIR );
			file_put_contents( WPMU_PLUGIN_DIR . '/offline.php', '<?php add_filter( "jetpack_offline_mode", "__return_true" );' );` );
			files.push( main );
			expect( await swap( site, files, [] ) ).toEqual( [] );
			const code = await site.php< string >( `wp_set_current_user( 1 ); ${ make }` );
			const form = `<!-- wp:shortcode -->${ code }<!-- /wp:shortcode -->`;
			const publish = ( content: string ) =>
				site.php< string >(
					`wp_set_current_user( 1 ); return get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact', 'post_content' => base64_decode( '${ Buffer.from(
						content
					).toString( 'base64' ) }' ) ) ) ) );`
				);
			return {
				url: await publish( form ),
			};
		} );
		await swap( site, [], files );
	},
} );

// One site for all.
test.describe.configure( { mode: 'default' } );

/** What the list of enquiries has of the person with this address. */
const kept = ( site: NeighbourSite, email: string ) =>
	site.php< Kept[] >( `
		$found = array();
		foreach ( get_posts( array( 'post_type' => 'eidan_enquiry', 'post_status' => array( 'eidan-new' ), 'numberposts' => -1, 'meta_key' => '_eidan_enquiry_email', 'meta_value' => '${ email }' ) ) as $post ) {
			$data    = (array) get_post_meta( $post->ID, '_eidan_enquiry', true );
			$found[] = array(
				'plugin' => $data['plugin'] ?? '', 'name' => $data['name'] ?? '', 'entry' => $data['entry'] ?? '', 'page' => $data['page'] ?? '',
				'fields' => (object) array_filter( (array) get_post_meta( $post->ID, '_eidan_enquiry_attribution', true ) ),
			);
		}
		return $found;` );

const mailLog = ( { log }: NeighbourSite ) => join( dirname( log ), 'mail.log' );

/** Mails that were sent since the log was removed. */
const mails = ( site: NeighbourSite ): { subject: string; message: string; headers: unknown; to: unknown }[] =>
	existsSync( mailLog( site ) )
		? readFileSync( mailLog( site ), 'utf8' )
				.trim()
				.split( '\n' )
				.map( ( line ) => JSON.parse( line ) )
		: [];

/** Words of a mail. */
const words = ( html: string ) => html.replace( /<style[\s\S]*?<\/style>|<[^>]+>/g, ' ' ).replace( /\s+/g, ' ' );

const LINK = '/?utm_source=news&utm_medium=email&utm_campaign=spring';

for ( const form of SENT_FORMS ) {
	const { slug } = form;
	const address = ( who: string ) => `${ who }-${ slug }@example.com`;

	test.describe( () => {
		needPlugins( slug );

		test( `${ slug }: the list, the entry and the mail say where a visitor came from`, async ( {
			page,
			site,
			on,
		} ) => {
			test.slow();
			const { url } = await on( form );
			const errors: string[] = [];
			page.on( 'pageerror', ( { message } ) => errors.push( message ) );

			rmSync( mailLog( site ), { force: true } );
			await page.goto( site.url + LINK );
			await page.goto( url );
			await form.send( page.locator( form.form ), address( 'campaign' ) );
			await expect( form.sent( page ) ).toBeVisible();
			const [ one, ...more ] = await kept( site, address( 'campaign' ) );
			expect( more ).toEqual( [] );
			expect( one ).toMatchObject( {
				name: 'Ann Lee',
				page: url,
				fields: {
					channel: 'email',
					utm_source: 'news',
					utm_campaign: 'spring',
					session_entry: site.url + LINK,
				},
			} );
			const mail = mails( site ).find( ( { to } ) => JSON.stringify( to ).includes( 'owner@example.org' ) );
			expect( words( `${ mail?.subject } ${ mail?.message }` ) ).toMatch( /Email.*news \/ email.*spring/ );
			if ( form.entry ) {
				expect( await site.php< string >( form.entry ) ).toMatch( /Email[\s\S]*news \/ email[\s\S]*spring/ );
			}

			expect( errors ).toEqual( [] );
			expect( complaints( site ) ).toEqual( [] );
		} );
	} );
}

test.describe( () => {
	const form = SENT_FORMS[ 0 ]!;
	needPlugins( form.slug );

	test( 'a page from a cache, with two forms, sent again after its script has reset it', async ( {
		page,
		browser,
		site,
		on,
	} ) => {
		test.slow();
		const { url } = await on( form );
		const both = await site.php< string >( `
			$page = get_post( url_to_postid( '${ url }' ) );
			return get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Two', 'post_content' => $page->post_content . $page->post_content ) ) ) );` );
		// What a visitor of another campaign was given, and the cache keeps.
		const other = await browser.newContext();
		const address = new URL( both );
		address.searchParams.set( 'utm_source', 'other' );
		const html = await ( await other.request.get( address.href ) ).text();
		await other.close();
		await page.route( both, ( route ) => route.fulfill( { contentType: 'text/html; charset=utf-8', body: html } ) );

		await page.goto( site.url + LINK );
		await page.goto( both );
		const [ first, second ] = [ page.locator( form.form ).nth( 0 ), page.locator( form.form ).nth( 1 ) ];
		await form.send( second, 'second@example.com' );
		await expect( second ).toHaveAttribute( 'data-status', 'sent' );
		await form.send( first, 'first@example.com' );
		await expect( first ).toHaveAttribute( 'data-status', 'sent' );
		await form.send( second, 'again@example.com' );
		await expect.poll( () => kept( site, 'again@example.com' ) ).toHaveLength( 1 );
		for ( const who of [ 'first', 'second', 'again' ] ) {
			expect.soft( ( await kept( site, `${ who }@example.com` ) )[ 0 ]?.fields, who ).toMatchObject( {
				channel: 'email',
				utm_source: 'news',
			} );
		}
	} );

	test( 'without script a form is kept, without a source', async ( { browser, site, on } ) => {
		const { url } = await on( form );
		const context = await browser.newContext( { javaScriptEnabled: false } );
		const page = await context.newPage();
		await page.goto( site.url + LINK );
		await page.goto( url );
		await form.send( page.locator( form.form ), 'plain@example.com' );
		await expect( page.locator( '.wpcf7-form.sent' ) ).toBeVisible();
		const [ one ] = await kept( site, 'plain@example.com' );
		expect( one ).toMatchObject( { name: 'Ann Lee', fields: {} } );
		await context.close();
	} );
} );

test( 'a form of one’s own has the field by its attribute, and the function keeps it', async ( { page, site } ) => {
	await site.php( `wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( WPMU_PLUGIN_DIR . '/own-form.php', base64_decode( '${ Buffer.from(
			`<?php
			add_shortcode( 'my_form', fn() => '<form class="mine" method="post" data-eidan-attribution><label>Email <input name="my_email" type="email" required></label><button>Send</button></form>' );
			add_filter( 'eidan_enquiry_forms', fn( $forms ) => array( ...$forms, '[data-eidan-attribution]' ) );
			add_action( 'template_redirect', function () {
				if ( isset( $_POST['my_email'] ) ) {
					eidan_enquiry( array( 'form' => 'My form', 'email' => sanitize_email( wp_unslash( $_POST['my_email'] ) ) ) );
				}
			} );`
		).toString( 'base64' ) }' ) );` );
	const url = await site.php< string >(
		`return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Mine', 'post_content' => '<!-- wp:shortcode -->[my_form]<!-- /wp:shortcode -->' ) ) );`
	);
	await page.goto( site.url + LINK );
	await page.goto( url );
	await page.getByLabel( 'Email' ).fill( 'mine@example.com' );
	await Promise.all( [ page.waitForNavigation(), page.getByRole( 'button', { name: 'Send' } ).click() ] );
	expect( ( await kept( site, 'mine@example.com' ) )[ 0 ]?.fields ).toMatchObject( { channel: 'email' } );
	await site.php( `unlink( WPMU_PLUGIN_DIR . '/own-form.php' );` );
} );
