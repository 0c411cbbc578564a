<?php
/**
 * Import of items from another post type.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Import;

use Eidan\Import\ImportCommand;
use Eidan\Posts\Portfolio;
use Eidan\Tests\TestCase;

/**
 * @covers \Eidan\Import\ImportCommand
 * @covers \Eidan\Import\Importer
 * @covers \Eidan\Import\Source
 * @covers \Eidan\Import\Trace
 * @covers \Eidan\Import\Report
 */
final class ImportTest extends TestCase {

	/** Content that KSES would change. */
	private const CONTENT =
		'<!-- wp:html --><iframe src="https://maps.example/x?a=1&amp;b=2" onload="x()"></iframe>'
		. '<!-- /wp:html --> a \\backslash and "quotes"';

	protected function setUp(): void {
		parent::setUp();
		if ( ! class_exists( 'WP_CLI' ) ) {
			require_once dirname( __DIR__ ) . '/wp-cli.php';
		}
		\WP_CLI::$said = array();
	}

	/**
	 * Creates an item of Jetpack's portfolio, as it is on a site from which Jetpack was removed.
	 *
	 * @param array<string, mixed> $fields Fields of the post.
	 */
	private function project( array $fields = array() ): int {
		register_post_type( 'jetpack-portfolio' );
		register_taxonomy( 'jetpack-portfolio-type', 'jetpack-portfolio', array( 'hierarchical' => true ) );
		register_taxonomy( 'jetpack-portfolio-tag', 'jetpack-portfolio' );
		kses_remove_filters();
		$id    = $this->create_post(
			$fields + array(
				'post_type'    => 'jetpack-portfolio',
				'post_title'   => 'Quay \\ & Crane',
				'post_content' => self::CONTENT,
				'post_name'    => 'quay',
				'post_date'    => '2019-05-14 10:00:00',
				'menu_order'   => 3,
			)
		);
		if ( ! term_exists( 'cranes', 'jetpack-portfolio-type' ) ) {
			$above = $this->create_term( 'jetpack-portfolio-type', 'Harbours' );
			$this->create_term(
				'jetpack-portfolio-type',
				'Cranes',
				array( 'parent' => $above, 'description' => 'They lift.' )
			);
		}
		wp_set_object_terms( $id, array( 'cranes' ), 'jetpack-portfolio-type' );
		wp_set_object_terms( $id, array( 'steel' ), 'jetpack-portfolio-tag' );
		update_post_meta( $id, 'client_name', 'Port of \\\\Oslo' );
		update_post_meta( $id, 'year', '05/06/2019' );
		update_post_meta( $id, 'budget', '9' );
		set_post_thumbnail( $id, $this->create_attachment() );
		unregister_post_type( 'jetpack-portfolio' );
		unregister_taxonomy( 'jetpack-portfolio-type' );
		unregister_taxonomy( 'jetpack-portfolio-tag' );

		return $id;
	}

	/**
	 * Runs the command.
	 *
	 * @param array<string, string|bool> $options Options of the command.
	 * @return string Its output.
	 */
	private static function import( array $options ): string {
		\WP_CLI::$said = array();
		ImportCommand::run( array(), $options + array( 'from' => 'jetpack-portfolio', 'to' => 'portfolio' ) );

		return implode( "\n", \WP_CLI::$said );
	}

	/** @return list<int> */
	private static function items(): array {
		return get_posts(
			array(
				'post_type'   => Portfolio::POST_TYPE,
				'post_status' => 'any',
				'numberposts' => -1,
				'fields'      => 'ids',
				'orderby'     => 'ID',
				'order'       => 'ASC',
			)
		);
	}

	/** @return array<string, mixed> All data of posts, terms and meta that the import must not change. */
	private static function everything(): array {
		global $wpdb;

		return array(
			'posts' => $wpdb->get_results( "SELECT * FROM $wpdb->posts ORDER BY ID" ),
			'meta'  => $wpdb->get_results( "SELECT * FROM $wpdb->postmeta ORDER BY meta_id" ),
			'terms' => $wpdb->get_results( "SELECT * FROM $wpdb->terms ORDER BY term_id" ),
			'rows'  => $wpdb->get_results( "SELECT * FROM $wpdb->term_taxonomy ORDER BY term_taxonomy_id" ),
			'links' => $wpdb->get_results(
				"SELECT * FROM $wpdb->term_relationships ORDER BY object_id, term_taxonomy_id"
			),
		);
	}

	public function test_a_dry_run_says_what_would_come_and_writes_nothing(): void {
		$id     = $this->project();
		$before = self::everything();
		$said   = self::import( array( 'dry-run' => true ) );

		self::assertEquals( $before, self::everything() );
		foreach ( array(
			'jetpack-portfolio-type → eidan_portfolio_category',
			'client_name → client',
			'Not taken over: budget (1).',
			'items taken over 1',
			'terms made 3',
			'field client 1',
			'featured images 1',
			"Item $id",
			'has something in "year" that is no date',
			'Nothing was changed',
		) as $words ) {
			self::assertStringContainsString( $words, $said );
		}
	}

	public function test_an_entry_comes_whole_and_the_source_stays_as_it_is(): void {
		$id     = $this->project(
			array( 'post_status' => 'private', 'post_password' => '', 'post_excerpt' => 'Short.' )
		);
		$before = self::everything();
		self::import( array() );

		list( $item ) = self::items();
		$post         = get_post( $item );
		$source       = get_post( $id );
		self::assertNotNull( $post );
		self::assertNotNull( $source );
		foreach ( array(
			'post_title',
			'post_content',
			'post_excerpt',
			'post_status',
			'post_date',
			'post_author',
			'post_name',
			'menu_order',
		) as $name ) {
			self::assertSame( $source->$name, $post->$name, $name );
		}
		self::assertSame( self::CONTENT, $post->post_content );
		self::assertSame( get_post_thumbnail_id( $id ), get_post_thumbnail_id( $item ) );
		self::assertSame( get_post_meta( $id, 'client_name', true ), get_post_meta( $item, 'eidan_client', true ) );
		$terms =
			wp_get_object_terms( $item, array( Portfolio::CATEGORY, Portfolio::TAG ), array( 'orderby' => 'name' ) );
		self::assertIsArray( $terms );
		self::assertSame( array( 'Cranes', 'steel' ), array_column( $terms, 'name' ) );
		self::assertSame( 'They lift.', $terms[0]->description );
		self::assertSame( 'Harbours', get_term( $terms[0]->parent, Portfolio::CATEGORY )->name );

		$after = self::everything();
		$after['links'] = array_values(
			array_filter( $after['links'], static fn ( object $row ): bool => (int) $row->object_id !== $item )
		);
		foreach ( $before as $table => $rows ) {
			self::assertEquals( $rows, array_slice( $after[ $table ], 0, count( $rows ) ), $table );
		}
	}

	public function test_what_came_before_does_not_come_again(): void {
		$this->project();
		self::import( array() );
		$this->project( array( 'post_name' => 'second' ) );
		$said = self::import( array() );
		self::assertCount( 2, self::items() );
		self::assertStringContainsString( 'items here already 1', $said );
	}

	public function test_undo_takes_the_latest_import_back_and_keeps_what_somebody_edited(): void {
		$this->project();
		self::import( array() );
		list( $first ) = self::items();
		$this->project( array( 'post_name' => 'second' ) );
		$this->project( array( 'post_name' => 'third' ) );
		self::import( array() );
		list( , $second, $third ) = self::items();
		wp_update_post( array( 'ID' => $third, 'post_title' => 'Mine now' ) );

		$said = self::import( array( 'undo' => true ) );
		self::assertSame( array( $first, $third ), self::items() );
		self::assertNull( get_post( $second ) );
		self::assertStringContainsString( "Kept, since somebody has edited them: $third", $said );
		self::assertNotEmpty( get_terms( array( 'taxonomy' => Portfolio::CATEGORY, 'hide_empty' => false ) ) );
	}

	public function test_undo_of_everything_leaves_nothing(): void {
		$this->project();
		$before = self::everything();
		self::import( array() );
		self::import( array( 'undo' => true ) );
		self::assertEquals( $before, self::everything() );
	}

	public function test_statuses_of_plugins_come_as_drafts_and_the_bin_stays(): void {
		$this->project( array( 'post_status' => 'trash' ) );
		register_post_status( 'jp_hidden' );
		$this->project( array( 'post_status' => 'jp_hidden', 'post_name' => 'hidden' ) );
		unset( $GLOBALS['wp_post_statuses']['jp_hidden'] );
		$said = self::import( array() );
		self::assertCount( 1, self::items() );
		self::assertSame( 'draft', get_post_status( self::items()[0] ) );
		self::assertStringContainsString( 'has the status "jp_hidden"', $said );
	}

	/**
	 * @return array<string, array{array<string, string|bool>, string}>
	 */
	public static function mistakes(): array {
		return array(
			'no such source'    => array(
				array( 'from' => 'jetpack-portfolios' ),
				'nothing of the post type "jetpack-portfolios"',
			),
			'no source at all'  => array( array( 'from' => '' ), 'This site has: ' ),
			'no such type'      => array(
				array( 'to' => 'projects' ),
				'"projects" is no content type that is switched on. There is: portfolio',
			),
			'no pair'           => array( array( 'fields' => 'year' ), '"year" is no pair.' ),
			'no such field'     => array( array( 'fields' => 'year:jahr' ), '"jahr" is no field of eidan_portfolio.' ),
			'nothing to undo'   => array( array( 'undo' => true ), 'Nothing was imported into "portfolio".' ),
		);
	}

	/**
	 * @dataProvider mistakes
	 *
	 * @param array<string, string|bool> $options Options.
	 */
	public function test_mistakes_are_told_with_what_to_do( array $options, string $words ): void {
		$this->project();
		try {
			self::import( $options );
			self::fail( 'Nothing was said.' );
		} catch ( \RuntimeException $error ) {
			self::assertStringContainsString( $words, $error->getMessage() );
		}
		self::assertSame( array(), self::items() );
	}
}
