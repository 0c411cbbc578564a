<?php
declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Lists\Cards\Templates;
use Eidan\Lists\Lists;
use Eidan\Posts\ContentTypes;
use Eidan\Tests\TestCase;

/**
 * Imports WordPress's own test data for themes (very long titles, markup in titles, no title, passwords, formats,
 * hundreds of terms) and lists it with every block, as posts and as items of every content type.
 */
final class ThemeTestDataTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$importer = getenv( 'EIDAN_PLUGINS' ) . '/wordpress-importer/wordpress-importer.php';
		$data     = getenv( 'EIDAN_THEME_TEST_DATA' ) . '/themeunittestdata.wordpress.xml';
		if ( ! is_readable( $importer ) ) {
			self::markTestSkipped( 'there is no wordpress-importer in the folder that EIDAN_PLUGINS names' );
		}
		if ( ! is_readable( $data ) ) {
			self::markTestSkipped(
				'there is no themeunittestdata.wordpress.xml in the folder that EIDAN_THEME_TEST_DATA names'
			);
		}
		$this->act_as( 'administrator' );
		defined( 'WP_LOAD_IMPORTERS' ) || define( 'WP_LOAD_IMPORTERS', true );
		require_once $importer;
		ob_start();
		( new \WP_Import() )->import( $data, array( 'fetch_attachments' => false ) );
		ob_end_clean();
		wp_set_current_user( 0 );
	}

	public function test_every_list_block_shows_it(): void {
		global $wpdb;
		$count = (int) $wpdb->get_var(
			"SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish'"
		);
		self::assertGreaterThan( 40, $count, 'It was imported.' );
		$before = 'post';
		foreach (
			array( 'post', ...array_map( static fn ( $type ) => $type->name, ContentTypes::enabled() ) ) as $type
		) {
			// phpcs:ignore WordPress.DB -- A test changes the type of all of them at once.
			$wpdb->update( $wpdb->posts, array( 'post_type' => $type ), array( 'post_type' => $before ) );
			$before = $type;
			wp_cache_flush();
			\Eidan\Lists\Query\Totals::changed();
			$query = array( 'postType' => $type, 'perPage' => 100 );
			$lists = array();
			// Blocks make the same cards for every type, so posts are enough.
			foreach ( 'post' === $type ? ListBlocks::slugs() : array() as $slug ) {
				$lists += ListBlocks::showing( $slug, $query );
			}
			foreach ( Templates::names() as $template ) {
				$lists[ "template $template" ] = array( 'query' => $query ) + ListBlocks::talkative( $type, $template );
			}
			foreach ( $lists as $name => $list ) {
				$html = $this->assertNoPhpNotices(
					fn () => is_string( $list ) ? $this->render( $list ) : Lists::render( $list ),
					"$type in $name"
				);
				// Templates with dialogs print some elements twice.
				self::assertGreaterThan(
					40,
					max( substr_count( $html, '<article ' ), substr_count( $html, 'eidan-links__link' ) ),
					"$type in $name"
				);
				self::assertStringNotContainsString(
					'<script',
					preg_replace(
						array(
							'~<script type="application/json".*?</script>~s',
							// No title can have attributes like these.
							'~<script [^>]*data-cfasync[^>]*>[^<]*masonry[^<]*</script>~',
						),
						'',
						$html
					),
					"$type in $name"
				);
				self::assertStringNotContainsString( 'enter the password', strtolower( $html ), "$type in $name" );
			}
		}
	}
}
