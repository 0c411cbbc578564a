<?php
/**
 * Import of items as real sites have them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Import;

use Eidan\Import\ImportCommand;
use Eidan\Posts\ContentTypes;
use Eidan\Tests\TestCase;

/**
 * Items that Jetpack leaves behind on a site, and those of a theme's own post type: a dry run, the import, its report
 * and undoing it.
 *
 * @covers \Eidan\Import\ImportCommand
 * @covers \Eidan\Import\KnownTypes
 * @covers \Eidan\Import\Map
 */
final class ShapesTest extends TestCase {

	/** Options that any request may write, and WordPress's cache of child terms. */
	private const VOLATILE = '/^(_transient|_site_transient|cron$|eidan_lists_version$|rewrite_rules$)|_children$/';

	protected function setUp(): void {
		parent::setUp();
		if ( ! class_exists( 'WP_CLI' ) ) {
			require_once dirname( __DIR__ ) . '/wp-cli.php';
		}
	}

	/**
	 * Runs the command.
	 *
	 * @param array<string, string|bool> $options Options of the command.
	 * @return string Its output.
	 */
	private static function import( array $options ): string {
		\WP_CLI::$said = array();
		ImportCommand::run( array(), $options );

		return implode( "\n", \WP_CLI::$said );
	}

	/**
	 * Returns everything that is stored, except what has the type that was imported from.
	 *
	 * @return array<string, list<object>>
	 */
	private static function everything(): array {
		global $wpdb;
		$tables = array();
		foreach ( array(
			'posts'              => 'ID',
			'postmeta'           => 'meta_id',
			'terms'              => 'term_id',
			'termmeta'           => 'meta_id',
			'term_taxonomy'      => 'term_taxonomy_id',
			'term_relationships' => 'object_id, term_taxonomy_id',
			'options'            => 'option_id',
		) as $table => $order ) {
			$tables[ $table ] = $wpdb->get_results( "SELECT * FROM {$wpdb->$table} ORDER BY $order" );
		}
		$tables['options'] = array_values(
			array_filter(
				$tables['options'],
				static fn ( object $row ): bool => 1 !== preg_match( self::VOLATILE, $row->option_name )
			)
		);
		return $tables;
	}

	/**
	 * Creates posts of a plugin or theme that is gone, so that nothing registers their type any more.
	 *
	 * @param string                             $type       Post type.
	 * @param array<string, bool>                $taxonomies Whether they are hierarchical, by name.
	 * @param list<array<string, mixed>>         $entries    Fields of posts, with `terms` by taxonomy, `meta`, and
	 *                                                       `picture`, which sets a featured image.
	 * @return list<int>
	 */
	private function leave( string $type, array $taxonomies, array $entries ): array {
		register_post_type( $type, array( 'supports' => array( 'title', 'editor', 'thumbnail', 'page-attributes' ) ) );
		foreach ( $taxonomies as $name => $hierarchical ) {
			register_taxonomy( $name, $type, compact( 'hierarchical' ) );
		}
		$ids = array();
		foreach ( $entries as $place => $entry ) {
			$id = $this->create_post(
				array_diff_key( $entry, array( 'terms' => 1, 'meta' => 1, 'picture' => 1 ) )
					+ array( 'post_type' => $type, 'menu_order' => $place )
			);
			foreach ( $entry['terms'] ?? array() as $taxonomy => $names ) {
				$above = 0;
				foreach ( $names as $name ) {
					$term  = term_exists( $name, $taxonomy )
						?? wp_insert_term( $name, $taxonomy, array( 'parent' => $above ) );
					$above = $taxonomies[ $taxonomy ] ? (int) $term['term_id'] : 0;
					wp_set_object_terms( $id, (int) $term['term_id'], $taxonomy, true );
				}
			}
			foreach ( $entry['meta'] ?? array() as $key => $value ) {
				update_post_meta( $id, $key, $value );
			}
			if ( $entry['picture'] ?? false ) {
				set_post_thumbnail( $id, $this->create_attachment() );
			}
			$ids[] = $id;
		}
		array_map( 'unregister_taxonomy', array_keys( $taxonomies ) );
		unregister_post_type( $type );
		return $ids;
	}

	/**
	 * Cases: what another plugin left behind, what the command prints, and what is imported.
	 *
	 * @return array<string, array{
	 *     string,
	 *     array<string, bool>,
	 *     list<array<string, mixed>>,
	 *     array<string, string>,
	 *     list<string>,
	 *     array<string, list<string>>,
	 *     array<string, mixed>,
	 * }>
	 */
	public static function shapes(): array {
		// What Jetpack and WordPress store about every post.
		$notes = array(
			'_edit_last'                      => '1',
			'_wpas_done_all'                  => '1',
			'_publicize_twitter_user'         => '@studio',
			'jetpack_post_was_ever_published' => '1',
			'_jetpack_related_posts_cache'    => array( 'x' => array( 'expires' => 1, 'payload' => array() ) ),
		);
		$brief = array(
			'post_title'   => 'Quay',
			'post_content' =>
				"<!-- wp:paragraph -->\n<p>A quay.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:jetpack/slideshow "
				. "{\"ids\":[4]} --><div>slides</div><!-- /wp:jetpack/slideshow -->",
			'post_excerpt' => 'Short.',
			'post_status'  => 'publish',
			'post_date'    => '2019-05-14 10:00:00',
		);
		return array(
			'Jetpack portfolio'    => array(
				'jetpack-portfolio',
				array( 'jetpack-portfolio-type' => true, 'jetpack-portfolio-tag' => false ),
				array(
					$brief + array(
						'picture' => true,
						'meta'    => $notes,
						'terms'   => array(
							'jetpack-portfolio-type' => array( 'Harbours', 'Cranes' ),
							'jetpack-portfolio-tag'  => array( 'Steel', 'Rust & wood' ),
						),
					),
					array(
						'post_title'  => 'Draft',
						'post_status' => 'draft',
						'terms'       => array( 'jetpack-portfolio-type' => array( 'Harbours' ) ),
					),
					array( 'post_title' => 'Planned', 'post_status' => 'future', 'post_date' => '2040-01-01 10:00:00' ),
				),
				array( 'to' => 'portfolio' ),
				array(
					'jetpack-portfolio-type → eidan_portfolio_category',
					'jetpack-portfolio-tag → eidan_portfolio_tag',
					'items found 3',
					'terms made 4',
					'featured images 1',
				),
				array(
					'eidan_portfolio_category' => array( 'Cranes', 'Harbours' ),
					'eidan_portfolio_tag'      => array( 'Rust &amp; wood', 'Steel' ),
				),
				array(),
			),
			'Jetpack testimonials' => array(
				'jetpack-testimonial',
				array(),
				array(
					array(
						'post_title'   => 'Maja Lindqvist',
						'post_content' => 'They were <em>quick</em>.',
						'post_date'    => '2020-02-03 04:05:06',
						'picture'      => true,
						'meta'         => $notes,
					),
					array( 'post_title' => 'Anonymous', 'post_content' => 'Good.' ),
				),
				array( 'to' => 'testimonials' ),
				array( 'items found 2', 'items taken over 2', 'featured images 1' ),
				array(),
				array(),
			),
			'a theme’s own'        => array(
				'case_study',
				array( 'branch' => true, 'case_tag' => false, 'mood' => false ),
				array(
					$brief + array(
						'picture' => true,
						'terms'   => array(
							'branch'   => array( 'Shipping' ),
							'case_tag' => array( 'Fast' ),
							'mood'     => array( 'Calm' ),
						),
						'meta'    => array(
							'customer'  => 'Port of <b>Oslo</b>',
							'finished'  => '20190514',
							'live_at'   => 'https://example.com/quay',
							'_customer' => 'field_5c3',
							'stars'     => '5',
						),
					),
				),
				array(
					'to'         => 'portfolio',
					'taxonomies' => 'branch:eidan_portfolio_category,mood:',
					'fields'     => 'finished:date,live_at:website',
				),
				array(
					'branch → eidan_portfolio_category',
					'case_tag → eidan_portfolio_tag',
					'customer → client',
					'finished → date',
					'Not taken over: mood (1), _customer (1), stars (1)',
					'field client 1',
					'field date 1',
					'field website 1',
				),
				array( 'eidan_portfolio_category' => array( 'Shipping' ), 'eidan_portfolio_tag' => array( 'Fast' ) ),
				array( 'client' => 'Port of Oslo', 'date' => '2019-05-14', 'website' => 'https://example.com/quay' ),
			),
		);
	}

	/**
	 * @dataProvider shapes
	 *
	 * @param string                     $from       Post type.
	 * @param array<string, bool>        $taxonomies See leave().
	 * @param list<array<string, mixed>> $entries    See leave().
	 * @param array<string, string>      $options    Options of the command.
	 * @param list<string>               $words      What it says.
	 * @param array<string, list<string>> $terms     Names of the first entry's terms.
	 * @param array<string, mixed>       $fields     Values of the first entry's fields.
	 */
	public function test_it_comes_whole_and_goes_again(
		string $from,
		array $taxonomies,
		array $entries,
		array $options,
		array $words,
		array $terms,
		array $fields
	): void {
		$sources  = $this->leave( $from, $taxonomies, $entries );
		$type     = ContentTypes::get( "eidan_{$options['to']}" )
			?? ContentTypes::get( 'eidan_' . rtrim( $options['to'], 's' ) );
		$options += array( 'from' => $from );
		$before   = self::everything();

		$said = self::import( $options + array( 'dry-run' => true ) );
		foreach ( $words as $line ) {
			self::assertStringContainsString( $line, $said );
		}
		self::assertStringNotContainsString( '_edit_last', $said );
		self::assertEquals( $before, self::everything(), 'A dry run writes nothing.' );

		$done = self::import( $options );
		foreach ( $words as $line ) {
			self::assertStringContainsString( $line, $done );
		}
		$items = get_posts(
			array(
				'post_type'   => $type->name,
				'post_status' => 'any',
				'numberposts' => -1,
				'orderby'     => 'ID',
				'order'       => 'ASC',
			)
		);
		self::assertCount( count( $entries ), $items );
		foreach ( $items as $place => $item ) {
			$source = get_post( $sources[ $place ] );
			foreach ( array(
				'post_title',
				'post_content',
				'post_excerpt',
				'post_status',
				'post_date',
				'post_date_gmt',
				'post_author',
				'post_name',
				'menu_order',
			) as $name ) {
				self::assertSame( $source->$name, $item->$name, "$name of {$source->post_title}" );
			}
			self::assertSame( get_post_thumbnail_id( $source ), get_post_thumbnail_id( $item ) );
		}
		foreach ( $terms as $taxonomy => $names ) {
			self::assertSame(
				$names,
				wp_get_object_terms( $items[0]->ID, $taxonomy, array( 'fields' => 'names', 'orderby' => 'name' ) )
			);
		}
		foreach ( $fields as $name => $value ) {
			self::assertSame( $value, $type->field( $name )->value( $items[0]->ID ), $name );
		}
		if ( 'publish' === $items[0]->post_status && is_post_type_viewable( $type->name ) ) {
			self::assertStringContainsString( $items[0]->post_name, (string) get_permalink( $items[0] ) );
		}
		$after = self::everything();
		foreach ( array( 'posts', 'postmeta', 'terms', 'termmeta' ) as $table ) {
			self::assertEquals(
				$before[ $table ],
				array_slice( $after[ $table ], 0, count( $before[ $table ] ) ),
				"$table of the source"
			);
		}
		self::assertStringContainsString( 'items here already ' . count( $entries ), self::import( $options ) );

		$undone = self::import( $options + array( 'undo' => true ) );
		self::assertStringContainsString( count( $entries ) . ' items were removed again.', $undone );
		self::assertEquals( $before, self::everything(), 'Nothing is left.' );
	}
}
