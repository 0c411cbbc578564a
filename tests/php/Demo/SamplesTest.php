<?php
/**
 * WordPress's sample post and page are told from an owner's first entries.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Demo\Look;
use Eidan\Demo\Samples;
use Eidan\Tests\TestCase;

final class SamplesTest extends TestCase {

	/** A language that no site has, so that no file of one is in the way. */
	private const LOCALE = 'tlh';

	/** What WordPress writes, and what it is in that language. */
	private const WORDS = array(
		'Hello world!' => 'nuqneH qo’',
		'Sample Page' => 'navHom',
		'Welcome to WordPress. This is your first post. Edit or delete it, then start writing!' => 'yIghItlh!',
		'...or something like this:' => '… pagh:',
	);

	protected function setUp(): void {
		parent::setUp();
		Importer::remove( true );
		foreach ( get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
	}

	protected function tearDown(): void {
		foreach ( self::files() as $file ) {
			if ( is_file( $file ) ) {
				unlink( $file );
			}
		}
		parent::tearDown();
	}

	/** @return list<string> */
	private static function files(): array {
		return array(
			WP_LANG_DIR . '/' . self::LOCALE . '.l10n.php',
			WP_LANG_DIR . '/admin-' . self::LOCALE . '.l10n.php',
		);
	}

	/** Installs the language. */
	private static function speak(): void {
		wp_mkdir_p( WP_LANG_DIR );
		foreach ( self::files() as $file ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- As WordPress's own files are made.
			file_put_contents( $file, '<?php return ' . var_export( array( 'messages' => self::WORDS ), true ) . ';' );
		}
		wp_cache_flush();
	}

	/** Writes posts 1 and 2 as WordPress does when it is installed. */
	private static function install(): void {
		global $wpdb;
		// It writes more than that, of which a part is there already.
		foreach ( array( 'terms', 'term_taxonomy', 'term_relationships', 'comments', 'postmeta' ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->$table}" ); // phpcs:ignore WordPress.DB -- Names of tables, in a test.
		}
		wp_install_defaults( 1 );
		// The ids that they have where the tables are new.
		foreach ( array( 1 => '?p=1', 2 => '?page_id=2', 3 => '?page_id=3' ) as $id => $end ) {
			$guid = get_option( 'home' ) . '/' . $end;
			$wpdb->update( $wpdb->posts, array( 'ID' => $id ), array( 'guid' => $guid ) );
		}
		wp_cache_flush();
	}

	/** An entry of the owner's that nobody has edited since. */
	private static function own( int $id, array $fields ): void {
		self::assertSame( $id, wp_insert_post( $fields + array( 'import_id' => $id, 'post_status' => 'publish' ) ) );
	}

	public function test_samples_are_found(): void {
		self::install();
		self::assertSame( array( 1, 2 ), Samples::all() );
		self::assertTrue( Importer::is_fresh() );
	}

	public function test_an_edited_sample_is_the_owners(): void {
		self::install();
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => '2031-01-01 00:00:00' ), array( 'ID' => 1 ) );
		wp_cache_flush();
		wp_update_post( array( 'ID' => 2, 'post_status' => 'private' ) );
		self::assertSame( array(), Samples::all() );
		self::assertFalse( Importer::is_fresh() );
	}

	public function test_a_sample_that_has_a_part_on_the_site_is_the_owners(): void {
		self::install();
		update_option( 'page_for_posts', 2 );
		stick_post( 1 );
		self::assertSame( array(), Samples::all() );
		Samples::clear( new Ledger() );
		self::assertSame(
			array( 2, array( 1 ) ),
			array( (int) get_option( 'page_for_posts' ), get_option( 'sticky_posts' ) )
		);
	}

	public function test_own_entries_of_these_ids_are_the_owners(): void {
		self::own( 1, array( 'post_title' => 'Moved', 'post_content' => 'We are in Delft now.' ) );
		self::own( 2, array( 'post_type' => 'page', 'post_title' => 'About', 'post_content' => 'Who we are.' ) );
		self::assertSame( array(), Samples::all() );
		self::assertFalse( Importer::is_fresh() );
	}

	public function test_words_of_the_owners_under_a_title_of_wordpress_are_the_owners(): void {
		self::own( 1, array( 'post_title' => 'Hello world!', 'post_content' => 'Here we are.' ) );
		self::own( 2, array( 'post_type' => 'page', 'post_title' => 'Sample Page', 'post_content' => '' ) );
		self::assertSame( array(), Samples::all() );
	}

	public function test_markup_of_another_release_makes_no_difference(): void {
		self::install();
		global $wpdb;
		foreach ( array( 1, 2 ) as $id ) {
			$content = (string) get_post( $id )?->post_content;
			$content = (string) preg_replace( array( '/<!--.*?-->/', '/\n+/' ), array( '', ' ' ), $content );
			$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $id ) );
		}
		wp_cache_flush();
		self::assertSame( array( 1, 2 ), Samples::all() );
	}

	public function test_samples_in_a_language_of_the_site_are_found_whatever_it_speaks_now(): void {
		self::speak();
		self::assertContains( self::LOCALE, get_available_languages() );
		$speak = static fn( string $text, string $source ): string => self::WORDS[ $source ] ?? $text;
		add_filter( 'gettext_default', $speak, 10, 2 );
		self::install();
		remove_filter( 'gettext_default', $speak );
		self::assertSame( 'navHom', get_post( 2 )?->post_title );
		self::assertSame( array( 1, 2 ), Samples::all() );
		// phpcs:ignore WordPress.WP.I18n -- A word of WordPress's.
		self::assertSame( 'Hello world!', __( 'Hello world!' ), 'The site speaks as before.' );
		// Where the language has gone, nothing says that they are samples.
		foreach ( self::files() as $file ) {
			unlink( $file );
		}
		wp_cache_flush();
		self::assertSame( array(), Samples::all() );
	}

	public function test_the_look_bins_samples_only(): void {
		self::install();
		wp_delete_post( 1, true );
		self::own( 1, array( 'post_title' => 'Moved', 'post_content' => 'We are in Delft now.' ) );
		$ledger = new Ledger();
		Samples::clear( $ledger );
		self::assertSame( array( 2 ), $ledger->binned() );
		self::assertSame( array( 'publish', 'trash' ), array( get_post_status( 1 ), get_post_status( 2 ) ) );
	}
}
