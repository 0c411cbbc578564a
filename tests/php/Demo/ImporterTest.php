<?php
/**
 * The demo is imported, kept up to date, and removed without taking anything else along.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Files;
use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Posts\Fingerprint;
use Eidan\Shop\WooCommerceRequirement;
use Eidan\Support\ImageSize;
use Eidan\Tests\TestCase;

/** @group slow */
final class ImporterTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		// A developer may have imported the demo on this site. Remove it.
		Importer::remove( true );
	}

	protected function tearDown(): void {
		remove_all_filters( 'upload_dir' );
		// The transaction undoes changes of the database, but not of the uploads folder.
		foreach ( ( new Ledger() )->made() as $key => $made ) {
			if ( str_starts_with( $key, 'picture/' ) || str_starts_with( $key, 'font/' ) ) {
				wp_delete_post( $made['id'], true );
			}
		}
		parent::tearDown();
	}

	/** @return list<\WP_Post> */
	private static function published( string $type ): array {
		return get_posts(
			array(
				'post_type'   => $type,
				'numberposts' => -1,
				'post_status' => 'publish',
			)
		);
	}

	private static function terms(): int {
		$taxonomies = array( 'category', 'post_tag', 'eidan_portfolio_category', 'eidan_portfolio_tag' );
		return count(
			get_terms(
				array(
					'taxonomy'   => $taxonomies,
					'hide_empty' => false,
				)
			)
		);
	}

	private static function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts" );
	}

	public function test_everything_is_imported_with_its_picture(): void {
		self::assertSame( array(), Importer::import( true ) );
		self::assertCount( 24, self::published( 'post' ) );
		self::assertCount( 12, self::published( 'eidan_portfolio' ) );
		foreach ( array_merge( self::published( 'post' ), self::published( 'eidan_portfolio' ) ) as $post ) {
			$picture = get_post_thumbnail_id( $post );
			self::assertGreaterThan( 0, $picture, $post->post_title );
			self::assertFileExists( (string) get_attached_file( (int) $picture ) );
			self::assertNotSame(
				'',
				get_post_meta( (int) $picture, '_wp_attachment_image_alt', true ),
				$post->post_title
			);
			self::assertNotSame( '', $post->post_excerpt, $post->post_title );
			self::assertLessThan( time(), strtotime( $post->post_date_gmt . ' UTC' ) );
		}
		self::assertSame( 'Lindqvist Orr', get_option( 'blogname' ) );
		self::assertSame( 'Home', get_the_title( (int) get_option( 'page_on_front' ) ) );
		self::assert_pages_of_blocks();
		self::assert_no_macro_and_no_dead_link();
		self::assert_no_picture_twice();
		foreach ( array( '404', 'search' ) as $slug ) {
			self::assertSame( 'custom', get_block_template( get_stylesheet() . '//' . $slug )?->source, $slug );
		}

		$rows = self::rows();
		$made = ( new Ledger() )->made();
		self::assertSame( array(), Importer::import( true ) );
		self::assertSame( $rows, self::rows(), 'A second import made something.' );
		self::assertSame( $made, ( new Ledger() )->made(), 'A second import changed something.' );
	}

	/** Asserts that every block with a page in the demo has it, and that the pages are listed. */
	private static function assert_pages_of_blocks(): void {
		$widgets = ( new Ledger() )->id( 'page/widgets' );
		$below   = array_column(
			get_pages(
				array(
					'parent'       => $widgets,
					'hierarchical' => false,
				)
			),
			'post_title',
			'post_name'
		);
		$slugs   = array_filter(
			array_map(
				static fn( string $file ): string => basename( $file, '.html' ),
				glob( Files::DIR . 'pages/*.html' )
			),
			static fn( string $slug ): bool =>
				\WP_Block_Type_Registry::get_instance()->is_registered( "eidan/$slug" )
				&& WooCommerceRequirement::is_met( "eidan/$slug" )
		);
		self::assertGreaterThan( 6, count( $slugs ) );
		$others = array_filter(
			Files::items( 'pages' ),
			static fn( array $fields ): bool => 'widgets' === Files::text( $fields, 'parent' )
		);
		self::assertEqualsCanonicalizing( array( ...$slugs, ...array_keys( $others ) ), array_keys( $below ) );
		self::assertSame( 'Icon', $below['icon'], 'Its name says whose it is, its page does not.' );
		$html = do_blocks( (string) get_post( $widgets )?->post_content );
		foreach ( $below as $slug => $title ) {
			self::assertStringContainsString( "/widgets/$slug/\" target=\"_self\" >$title</a>", $html );
		}
	}

	/** Asserts that no stored content has a placeholder or a link to a missing page. */
	private static function assert_no_macro_and_no_dead_link(): void {
		foreach ( ( new Ledger() )->made() as $key => $made ) {
			$post = 'post' === $made['kind'] ? get_post( $made['id'] ) : null;
			if ( null === $post || in_array( $post->post_type, array( 'attachment', 'wp_font_family' ), true ) ) {
				continue;
			}
			self::assertStringNotContainsString( '{{', $post->post_content, $key );
			self::assertStringNotContainsString( 'href="#"', $post->post_content, $key );
			self::assertStringNotContainsString( 'href=""', $post->post_content, $key );
			self::assertStringNotContainsString( 'wp:pattern ', $post->post_content, $key );
			foreach ( parse_blocks( $post->post_content ) as $block ) {
				self::assertTrue( null !== $block['blockName'] || '' === trim( $block['innerHTML'] ), $key );
			}
			preg_match_all( '#href="' . preg_quote( home_url( '/' ), '#' ) . '([^"]*)"#', $post->post_content, $links );
			foreach ( $links[1] as $path ) {
				// Images that open in the lightbox, and videos, are links to their files.
				$is_file = str_starts_with( $path, 'wp-content/' ) && is_file( ABSPATH . $path );
				self::assertTrue(
					'' === $path || $is_file || 0 !== url_to_postid( home_url( '/' . $path ) ),
					"$key links to /$path"
				);
			}
		}
	}

	/**
	 * Asserts that no image occurs twice on the studio's own pages and items. The pages about blocks are left out, as
	 * they show the same images in different looks.
	 */
	private static function assert_no_picture_twice(): void {
		$pages = array( 'page/home', 'page/work', 'page/services', 'page/studio', 'page/journal', 'page/contact' );
		foreach ( ( new Ledger() )->made() as $key => $made ) {
			if (
				! in_array( $key, $pages, true )
				&& ! str_starts_with( $key, 'portfolio/' )
				&& ! str_starts_with( $key, 'post/' )
			) {
				continue;
			}
			$GLOBALS['post'] = get_post( $made['id'] );
			setup_postdata( $GLOBALS['post'] );
			// A dialog shows the portrait of its card again, when the card is behind it.
			$html = do_blocks( $GLOBALS['post']->post_content ) . get_the_post_thumbnail( $GLOBALS['post'] );
			$html = (string) preg_replace( '#<(dialog|template)\b.*?</\1>#s', '', $html );
			preg_match_all( '#<img[^>]* src="[^"]*/([^"/]+?)(?:-\d+x\d+)?\.\w+"#', $html, $pictures );
			$twice = array_filter( array_count_values( $pictures[1] ), static fn( int $times ): bool => $times > 1 );
			self::assertSame( array(), array_keys( $twice ), $key );
		}
		wp_reset_postdata();
	}

	/** @group newest */
	public function test_what_was_edited_is_not_written_over_and_the_rest_is_brought_up_to_date(): void {
		Importer::import( true );
		$id = ( new Ledger() )->id( 'page/studio' );
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => 'Ours now.',
			)
		);
		// Pretend that the plugin's text is newer than the imported one.
		$entry = ( new Ledger() )->entry( 'page/studio' );
		( new Ledger() )->remember( 'page/studio', 'post', $id, $entry['print'] ?? '', 'older' );
		Importer::import( true );
		self::assertSame( 'Ours now.', get_post( $id )?->post_content );

		// Nobody has edited this page.
		$id      = ( new Ledger() )->id( 'page/services' );
		$content = (string) get_post( $id )?->post_content;
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => 'An older text of the plugin.',
			)
		);
		( new Ledger() )->remember( 'page/services', 'post', $id, Fingerprint::of( $id ), 'older' );
		Importer::import( true );
		self::assertSame( $content, get_post( $id )?->post_content );
	}

	/** @group newest */
	public function test_removal_takes_exactly_what_was_made(): void {
		$options = array( 'blogname', 'blogdescription', 'show_on_front', 'page_on_front', 'site_icon' );
		$before  = array_map( 'get_option', $options );
		$rows    = self::rows();
		$users   = count( get_users() );
		$terms   = self::terms();
		Importer::import( true );
		$result = Importer::remove();
		self::assertSame( array(), $result['kept'] );
		self::assertEquals( $before, array_map( 'get_option', $options ) );
		self::assertSame( $users, count( get_users() ) );
		self::assertSame( $terms, self::terms() );
		// One row may be new: WordPress itself stores the theme's global styles.
		self::assertLessThanOrEqual( $rows + 1, self::rows() );
		self::assertFalse( get_option( Ledger::OPTION ) );
	}

	/** @group newest */
	public function test_removal_leaves_what_is_the_owners(): void {
		Importer::import( true );
		$ledger  = new Ledger();
		$picture = $ledger->id( 'picture/calla' );
		$shown   = $ledger->id( 'picture/reef' );
		$own     = $this->create_post(
			array(
				'post_title'   => 'Mine',
				'post_content' => '<img src="' . wp_get_attachment_url( $shown ) . '" alt="">',
				'post_author'  => $ledger->id( 'user/ines' ),
			)
		);
		set_post_thumbnail( $own, $picture );
		wp_set_object_terms( $own, array( $ledger->id( 'term/category/method' ) ), 'category' );
		wp_update_post(
			array(
				'ID'           => $ledger->id( 'page/contact' ),
				'post_content' => 'My own address.',
			)
		);
		update_option( 'blogname', 'My studio' );
		// A draft by a demo user without anything else on the site. WordPress does not count drafts, and deletes them
		// with their author.
		$draft = $this->create_post(
			array(
				'post_status' => 'draft',
				'post_author' => $ledger->id( 'user/tobias' ),
			)
		);
		wp_set_current_user( $this->create_user( 'administrator' ) );
		wp_create_post_autosave(
			array(
				'post_ID'      => $ledger->id( 'page/studio' ),
				'post_type'    => 'page',
				'post_title'   => 'Studio',
				'post_content' => 'What I was about to say.',
				'post_excerpt' => '',
			)
		);
		// An autosave from the same second as the page itself, as happens on a fast machine.
		$autosave = wp_get_post_autosave( $ledger->id( 'page/studio' ) );
		self::assertNotFalse( $autosave );
		$GLOBALS['wpdb']->update(
			$GLOBALS['wpdb']->posts,
			array( 'post_modified_gmt' => $autosave->post_modified_gmt ),
			array( 'ID' => $ledger->id( 'page/studio' ) )
		);
		clean_post_cache( $ledger->id( 'page/studio' ) );
		// A user of the demo whose account was given to a real person.
		wp_update_user(
			array(
				'ID'         => $ledger->id( 'user/samuel' ),
				'user_email' => 'samuel@example.com',
			)
		);

		$result = Importer::remove();

		// Maja wrote the page that was edited, Ines the owner's own item.
		$pictures = array_filter(
			$result['kept'],
			static fn ( string $key ): bool => str_starts_with( $key, 'picture/' )
		);
		self::assertEqualsCanonicalizing(
			array(
				'user/ines',
				'user/maja',
				'user/tobias',
				'user/samuel',
				'term/category/method',
				'page/contact',
				'page/studio',
				'option/blogname',
			),
			array_values( array_diff( $result['kept'], $pictures ) )
		);
		self::assertContains( 'picture/calla', $pictures );
		self::assertContains( 'picture/reef', $pictures );
		self::assertSame( 'publish', get_post_status( $own ) );
		self::assertSame( 'draft', get_post_status( $draft ) );
		self::assertSame( $picture, get_post_thumbnail_id( $own ) );
		self::assertFileExists( (string) get_attached_file( $picture ) );
		self::assertSame( 'My studio', get_option( 'blogname' ) );
		self::assertSame( 'My own address.', get_post( $ledger->id( 'page/contact' ) )?->post_content );

		// On request the edited page is removed as well. What the owner's post needs stays.
		$result = Importer::remove( true );
		self::assertNotContains( 'page/contact', $result['kept'] );
		self::assertContains( 'picture/calla', $result['kept'] );
		self::assertSame( 'publish', get_post_status( $own ) );
		self::assertSame( 'draft', get_post_status( $draft ) );
	}

	/** @group newest */
	public function test_a_word_of_the_owners_does_not_keep_a_picture(): void {
		Importer::import( true );
		$ledger = new Ledger();
		$ids    = array_map(
			static fn( string $key ): int => $ledger->id( 'picture/' . $key ),
			array( 'calla', 'mill', 'reef', 'oak' )
		);
		// File names without a path, and numbers that only begin like an ID.
		$this->create_post(
			array(
				'post_content' =>
					"A calla by the mill, and -calla.webp; {$ids[0]}, \"id\":{$ids[0]}99999 and "
					. "wp-image-{$ids[1]}99999."
			)
		);
		$this->create_post( array( 'post_content' => '<!-- wp:image {"id":' . $ids[2] . '} /-->' ) );
		$this->create_post(
			array( 'post_content' => '<!-- wp:eidan/image-gallery {"ids":[99999,' . $ids[3] . ']} /-->' )
		);
		$kept = Importer::remove()['kept'];
		self::assertEqualsCanonicalizing( array( 'picture/reef', 'picture/oak' ), $kept );
	}

	public function test_the_look_survives_a_style_variation(): void {
		// WordPress cleans styles of users who may not write scripts, so use an administrator.
		$this->act_as( 'administrator' );
		Importer::import( true );
		$id    = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$ours  = (string) get_post( $id )?->post_content;
		$other = '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"background":"#123456"}}}';
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => $other,
			)
		);
		$contents = static fn(): array => array_column( wp_get_post_revisions( $id ), 'post_content' );
		self::assertContains( $ours, $contents() );
		// With the demo its styles are removed.
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash( $ours ),
			)
		);
		Importer::remove();
		self::assertNotContains( $ours, $contents() );
	}

	/** @group newest */
	public function test_nothing_is_published_without_its_picture(): void {
		$posts = count( self::published( 'post' ) );
		add_filter(
			'upload_dir',
			static fn( array $folder ): array => array( 'path' => '/dev/null/uploads' ) + $folder
		);
		$errors = implode( ' ', Importer::import( false ) );
		self::assertStringContainsString( 'Unable to create directory', $errors );
		self::assertStringContainsString( '“A museum at walking pace” stays a draft', $errors );
		self::assertCount( $posts, self::published( 'post' ) );
		self::assertCount( 0, self::published( 'eidan_portfolio' ) );
		// The owner has already written in a draft whose image is missing.
		$begun = ( new Ledger() )->id( 'post/handrails' );
		wp_update_post(
			array(
				'ID'           => $begun,
				'post_content' => 'In my own words.',
			)
		);
		// When the folder can be written again, the next import completes everything.
		remove_all_filters( 'upload_dir' );
		self::assertSame( array(), Importer::import( false ) );
		self::assertCount( 12, self::published( 'eidan_portfolio' ) );
		self::assertSame( 'In my own words.', get_post( $begun )?->post_content );
		self::assertContains( 'post/handrails', Importer::remove()['kept'] );
	}

	public function test_portraits_have_a_small_file(): void {
		Importer::import();
		foreach ( array( 'eidan_testimonial' => 150, 'eidan_team' => 300 ) as $type => $most ) {
			$posts = self::published( $type );
			self::assertGreaterThan( 6, count( $posts ) );
			foreach ( $posts as $post ) {
				self::assertLessThanOrEqual(
					$most,
					wp_get_attachment_image_src(
						(int) get_post_thumbnail_id( $post ),
						$most > 150 ? 'medium' : 'thumbnail'
					)[1],
					$post->post_title
				);
			}
		}
	}

	public function test_a_site_with_content_of_its_own_is_not_dressed(): void {
		$this->create_post( array( 'post_title' => 'My first entry' ) );
		$name = get_option( 'blogname' );
		self::assertFalse( Importer::is_fresh() );
		Importer::import();
		self::assertSame( $name, get_option( 'blogname' ) );
		self::assertSame( array(), ( new Ledger() )->changed() );
		self::assertCount( 12, self::published( 'eidan_portfolio' ) );
	}

	public function test_only_owners_may_import(): void {
		foreach ( array( '', 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			if ( '' !== $role ) {
				$this->act_as( $role );
			}
			foreach ( array( 'GET', 'POST', 'DELETE' ) as $method ) {
				self::assertContains(
					$this->rest( $method, '/eidan/v1/demo' )->get_status(),
					array( 401, 403 ),
					"$method as $role"
				);
			}
		}
		// A user who may manage the site but not its users must not import, as the demo has four users.
		$this->act_as( 'administrator' );
		add_filter(
			'user_has_cap',
			static fn ( array $caps ): array =>
				array_diff_key( $caps, array( 'create_users' => true, 'delete_users' => true ) )
		);
		self::assertSame( 200, $this->rest( 'GET', '/eidan/v1/demo' )->get_status() );
		foreach ( array( 'POST', 'DELETE' ) as $method ) {
			self::assertSame( 403, $this->rest( $method, '/eidan/v1/demo' )->get_status(), $method );
		}
		self::assertFalse( $this->rest( 'GET', '/eidan/v1/settings' )->get_data()['demo'] );
		self::assertSame( array(), ( new Ledger() )->made() );
	}

	public function test_the_route_imports_step_by_step(): void {
		$this->act_as( 'administrator' );
		$told = $this->rest( 'GET', '/eidan/v1/demo' )->get_data();
		self::assertSame( 0, $told['imported'] );
		// Follow the answers, as one of the choices has one more step.
		for ( $step = 0, $steps = 1; $step < $steps; $step++ ) {
			$report = $this->rest(
				'POST',
				'/eidan/v1/demo',
				array(
					'step'  => $step,
					'look' => true,
				)
			)->get_data();
			$steps  = $report['steps'];
			self::assertSame( array(), $report['errors'] );
			self::assertNotSame( '', $report['label'] );
		}
		self::assertCount( 24, self::published( 'post' ) );
		$told = $this->rest( 'GET', '/eidan/v1/demo' )->get_data();
		self::assertTrue( $told['complete'] );
		self::assertContains( '24 posts', $told['counts'] );
		wp_update_post(
			array(
				'ID'         => ( new Ledger() )->id( 'page/contact' ),
				'post_title' => 'Write to me',
			)
		);
		$answer = $this->rest( 'DELETE', '/eidan/v1/demo' )->get_data();
		self::assertContains( 'Write to me', $answer['names'] );
		self::assertFalse( $this->rest( 'GET', '/eidan/v1/demo' )->get_data()['complete'] );
	}

	public function test_every_picture_has_its_file_and_is_described(): void {
		foreach ( Files::items( 'images' ) as $key => $fields ) {
			$type = Files::text( $fields, 'type', 'webp' );
			$file = Files::DIR . "images/$key.$type";
			$size = 'svg' === $type
				? ImageSize::of_svg( (string) file_get_contents( $file ) )
				: getimagesize( $file );
			self::assertIsArray( $size, $key );
			self::assertSame(
				array( Files::number( $fields, 'width' ), Files::number( $fields, 'height' ) ),
				array( $size[0], $size[1] ),
				$key
			);
			foreach ( $fields['sizes'] ?? array() as $small ) {
				self::assertSame(
					$small,
					array_slice( (array) getimagesize( Files::DIR . "images/$key-$small[0]x$small[1].$type" ), 0, 2 ),
					$key
				);
			}
			if ( 'site-icon' !== $key ) {
				self::assertNotSame( '', Files::text( $fields, 'alt' ), $key );
			}
		}
	}
}
