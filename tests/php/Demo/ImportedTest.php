<?php
/**
 * The whole demo, which is imported once for all of these tests.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Files;
use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Posts\Fingerprint;
use Eidan\Shop\WooCommerceRequirement;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** @group slow */
final class ImportedTest extends TestCase {

	/** WordPress's rewrite rules as they were before the import. */
	private static \WP_Rewrite $rewrite;

	/** WordPress's own note of posts that are there, as it was before the import; false = none. */
	private static mixed $posts;

	/** @var list<string> Errors of the import. */
	private static array $errors = array();

	/** @var list<string> Files that a test has deleted: they stay on the disk, for the next one. */
	private array $deleted = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$rewrite = clone $GLOBALS['wp_rewrite'];
		self::$posts   = get_option( 'wp_calendar_block_has_published_posts' );
		// A developer may have imported the demo on this site.
		Importer::remove( true );
		self::$errors = Importer::import( true );
	}

	public static function tearDownAfterClass(): void {
		Importer::remove( true );
		if ( false === self::$posts ) {
			delete_option( 'wp_calendar_block_has_published_posts' );
		}
		$GLOBALS['wp_rewrite'] = self::$rewrite;
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		// The transaction undoes changes of the database, but not of the uploads folder.
		add_filter(
			'wp_delete_file',
			function ( string $file ): string {
				$this->deleted[] = $file;
				return '';
			}
		);
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

	private static function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts" );
	}

	public function test_everything_is_imported_with_its_picture(): void {
		self::assertSame( array(), self::$errors );
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
	public function test_removal_leaves_what_is_the_owners(): void {
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
		self::assertNotContains( get_attached_file( $picture ), $this->deleted );
		self::assertSame( 'My studio', get_option( 'blogname' ) );
		self::assertSame( 'My own address.', get_post( $ledger->id( 'page/contact' ) )?->post_content );

		// On request the edited page is removed as well. What the owner's post needs stays.
		$result = Importer::remove( true );
		self::assertNotContains( 'page/contact', $result['kept'] );
		self::assertContains( 'picture/calla', $result['kept'] );
		self::assertSame( 'publish', get_post_status( $own ) );
		self::assertSame( 'draft', get_post_status( $draft ) );
	}

	public function test_a_removal_names_what_it_keeps(): void {
		$this->act_as( 'administrator' );
		self::assertTrue( $this->rest( 'GET', '/eidan/v1/demo' )->get_data()['complete'] );
		wp_update_post(
			array(
				'ID'         => ( new Ledger() )->id( 'page/contact' ),
				'post_title' => 'Write to me',
			)
		);
		self::assertContains( 'Write to me', $this->rest( 'DELETE', '/eidan/v1/demo' )->get_data()['names'] );
		self::assertFalse( $this->rest( 'GET', '/eidan/v1/demo' )->get_data()['complete'] );
	}

	/** @group newest */
	public function test_a_word_of_the_owners_does_not_keep_a_picture(): void {
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

	/** @return array<string, array{callable( int, string ): void}> Ways in which an owner uses an image. */
	public static function uses(): array {
		return array(
			'a gallery of the classic editor'      => array(
				static fn( int $id ): mixed => wp_insert_post(
					array(
						'post_content' => "[gallery columns=\"2\" ids=\"99999,$id\"]",
						'post_status'  => 'publish',
					)
				),
			),
			'a block widget'                       => array(
				static fn( int $id, string $url ): mixed => update_option(
					'widget_block',
					array( 2 => array( 'content' => "<!-- wp:html --><img src=\"$url\"><!-- /wp:html -->" ) )
				),
			),
			'an image widget'                      => array(
				static fn( int $id, string $url ): mixed => update_option(
					'widget_media_image',
					array( 2 => array( 'attachment_id' => $id, 'url' => $url ) )
				),
			),
			'the logo of a classic theme'          => array(
				static fn( int $id ): mixed => update_option( 'theme_mods_classic', array( 'custom_logo' => $id ) ),
			),
			'the background of a classic theme'    => array(
				static fn( int $id, string $url ): mixed => update_option(
					'theme_mods_classic',
					array( 'background_image' => $url )
				),
			),
			'the image of a category'              => array(
				static fn( int $id ): mixed => update_term_meta( self::own_term(), 'thumbnail_id', $id ),
			),
			'a page of another builder'            => array(
				static fn( int $id, string $url ): mixed => update_post_meta(
					wp_insert_post( array( 'post_title' => 'Built', 'post_status' => 'publish' ) ),
					'_builder_data',
					wp_slash( (string) wp_json_encode( array( 'image' => array( 'id' => $id, 'url' => $url ) ) ) )
				),
			),
		);
	}

	private static function own_term(): int {
		$term = wp_insert_term( 'Own', 'category' );
		self::assertIsArray( $term );

		return (int) $term['term_id'];
	}

	/**
	 * @dataProvider uses
	 */
	#[DataProvider( 'uses' )]
	public function test_an_image_that_the_owner_uses_stays( callable $in ): void {
		$id = ( new Ledger() )->id( 'picture/calla' );
		$in( $id, (string) wp_get_attachment_url( $id ) );
		self::assertSame( array( 'picture/calla' ), Importer::remove()['kept'] );
	}

	public function test_a_front_page_that_has_gone_does_not_come_back(): void {
		$ledger = new Ledger();
		$own    = $this->create_post( array( 'post_type' => 'page' ) );
		foreach ( array( 'show_on_front' => 'page', 'page_on_front' => $own ) as $name => $before ) {
			$ledger->note( $name, $before, $ledger->changed()[ $name ]['after'] );
		}
		wp_trash_post( $own );
		Importer::remove();
		self::assertSame(
			array( 'posts', 0 ),
			array( get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ) )
		);
	}

	public function test_a_front_page_of_the_owners_stays_one(): void {
		$own = $this->create_post( array( 'post_type' => 'page' ) );
		update_option( 'page_on_front', $own );
		self::assertSame( array( 'option/page_on_front' ), Importer::remove()['kept'] );
		self::assertSame(
			array( 'page', $own ),
			array( get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ) )
		);
	}

	/** As WooCommerce's, while that is off. */
	public function test_terms_of_a_plugin_that_is_off_go_once_it_is_back(): void {
		$taxonomies = $GLOBALS['wp_taxonomies'];
		$terms      = ( new Ledger() )->ids( 'term:eidan_portfolio_category' );
		unset( $GLOBALS['wp_taxonomies']['eidan_portfolio_category'] );
		try {
			$kept = Importer::remove()['kept'];
		} finally {
			$GLOBALS['wp_taxonomies'] = $taxonomies;
		}
		self::assertNotSame( array(), $terms );
		self::assertCount( count( $terms ), $kept );
		self::assertSame( array(), Importer::remove()['kept'] );
		foreach ( $terms as $id ) {
			self::assertNull( get_term( $id ) );
		}
	}

	public function test_a_category_that_new_posts_get_stays(): void {
		$id = ( new Ledger() )->id( 'term/category/method' );
		update_option( 'default_category', $id );
		self::assertSame( array( 'term/category/method' ), Importer::remove()['kept'] );
		self::assertInstanceOf( \WP_Term::class, get_term( $id ) );
	}

	public function test_the_look_survives_a_style_variation(): void {
		// WordPress cleans styles of users who may not write scripts, so use an administrator.
		$this->act_as( 'administrator' );
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

	public function test_portraits_have_a_small_file(): void {
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
}
