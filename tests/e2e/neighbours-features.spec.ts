/**
 * Features of other people's plugins that do what blocks of ours do, too, on the real plugins: Jetpack's carousel beside
 * our lightbox, Relevanssi's search behind ours. One site for all: they are switched on one after the other.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { folderOf, needPlugins } from './support/needs';
import { lay, siteFixture, swap, type NeighbourSite } from './support/neighbours';

const fixture = ( name: string ) => readFileSync( join( __dirname, '../fixtures/blocks', `${ name }.html` ), 'utf8' );

const test = base.extend< { on: ( slug: string ) => Promise< void > }, { site: NeighbourSite } >( {
	site: siteFixture( { name: 'e2e-features', port: 70 } ),
	/** Switches a plugin on until the test ends. */
	on: async ( { site }, use ) => {
		const files: string[] = [];
		await use( async ( slug ) => {
			lay( site, slug, folderOf( slug ) );
			files.push( `${ slug }/${ slug }.php` );
			expect( await swap( site, files, [] ) ).toEqual( [] );
		} );
		await swap( site, [], files );
	},
} );

// One site for all.
test.describe.configure( { mode: 'default' } );

/** PHP that publishes a page and returns its address. */
const publish = ( content: string ) =>
	`return get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_content' => base64_decode( '${ Buffer.from(
		content
	).toString( 'base64' ) }' ) ) ) ) );`;

test.describe( () => {
	needPlugins( 'jetpack' );

	test( 'jetpack: its carousel opens galleries of WordPress, and our lightbox opens ours', async ( {
		page,
		site,
		on,
	} ) => {
		await on( 'jetpack' );
		// Without an account at wordpress.com: its offline mode.
		await site.php( `
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( WPMU_PLUGIN_DIR . '/offline.php', '<?php add_filter( "jetpack_offline_mode", "__return_true" );' );` );
		const modules = await site.php( `
		$modules = new Automattic\\Jetpack\\Modules();
		return array_map( static fn ( $name ) => $modules->activate( $name, false, false ), array( 'carousel', 'tiled-gallery', 'sharedaddy' ) );` );
		expect( modules ).toEqual( [ true, true, true ] );
		const core = await site.php< string >( `
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$images = array_map( static function ( int $number ): string {
			$file  = wp_upload_dir()['path'] . "/wall-$number.png";
			imagepng( imagecreatetruecolor( 600, 400 ), $file );
			$id  = wp_insert_attachment( array( 'post_title' => "Wall $number", 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), $file );
			wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
			$url = wp_get_attachment_url( $id );
			return '<!-- wp:image {"id":' . $id . ',"linkDestination":"media"} --><figure class="wp-block-image"><a href="' . $url . '"><img src="' . $url . '" alt="" class="wp-image-' . $id . '"/></a></figure><!-- /wp:image -->';
		}, array( 1, 2 ) );
		return '<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">' . implode( '', $images ) . '</figure><!-- /wp:gallery -->';` );
		const errors: string[] = [];
		page.on( 'pageerror', ( { message } ) => errors.push( message ) );
		await page.goto( await site.php< string >( publish( `${ fixture( 'image-gallery' ) }${ core }` ) ) );

		const carousel = page.locator( '.jp-carousel-overlay' );
		const lightbox = page.locator( 'dialog[open]' );
		await page.locator( '.eidan-gallery a' ).first().click();
		await expect( lightbox ).toHaveCount( 1 );
		await expect( carousel ).toBeHidden();
		await page.keyboard.press( 'Escape' );
		await expect( lightbox ).toHaveCount( 0 );
		await page.locator( '.wp-block-gallery a' ).first().click();
		await expect( carousel ).toBeVisible();
		await expect( lightbox ).toHaveCount( 0 );
		expect( errors ).toEqual( [] );
	} );
} );

test.describe( () => {
	needPlugins( 'relevanssi' );

	test( 'relevanssi: suggestions and results come in its order, from its index', async ( { page, site, on } ) => {
		await on( 'relevanssi' );
		const found = await site.php< number >( `
		foreach ( array(
			array( 'Third', 'One zephyr among a good many other words that say little of it.', '2026-03-03' ),
			array( 'Second', 'Zephyr, zephyr, zephyr and once more a zephyr.', '2026-02-02' ),
			array( 'First zephyr', 'Its title says it.', '2026-01-01' ),
		) as list( $title, $content, $day ) ) {
			wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content, 'post_date' => "$day 12:00:00" ) );
		}
		relevanssi_build_index( false, false );
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}relevanssi WHERE term = 'zephyr'" );` );
		expect( found ).toBe( 3 );
		await page.goto( await site.php< string >( publish( fixture( 'search-cover' ) ) ) );
		await page.locator( '.wp-block-eidan-opener' ).click();
		const field = page.getByRole( 'combobox' );
		await field.pressSequentially( 'zephyr' );
		// WordPress would begin with the newest one.
		const order = [ /First zephyr/, /Second/, /Third/ ];
		await expect( page.getByRole( 'option' ) ).toHaveText( order );
		await field.press( 'Enter' );
		// The theme shows its newest posts below the results.
		await expect( page.locator( '.wp-block-query' ).first().locator( '.wp-block-post-title' ) ).toHaveText( order );
	} );

	test( 'relevanssi: its class keeps the words of a list out of its index, and visitors see the list', async ( {
		page,
		site,
		on,
	} ) => {
		await on( 'relevanssi' );
		const list = '<!-- wp:eidan/blog-list {"elements":["title"],"className":"relevanssi_noindex"} /-->';
		const url = await site.php< string >( `
		wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Quixotic' ) );
		${ publish( `${ list }<!-- wp:paragraph --><p>Wonderful</p><!-- /wp:paragraph -->` ) }` );
		const counted = await site.php< string[] >( `
		relevanssi_build_index( false, false );
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( "SELECT term FROM {$wpdb->prefix}relevanssi WHERE doc = %d", url_to_postid( '${ url }' ) ) );` );
		expect( counted ).toContain( 'wonderful' );
		expect( counted ).not.toContain( 'quixotic' );
		await page.goto( url );
		await expect( page.locator( '.relevanssi_noindex' ).getByRole( 'link', { name: 'Quixotic' } ) ).toBeVisible();
	} );
} );
