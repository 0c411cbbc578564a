<?php
/**
 * Items of another post type.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

use Eidan\Support\Database;

/**
 * Reads items from the database and changes nothing. The plugin or theme may be gone: neither the post type nor its
 * taxonomies need to be registered.
 */
final class Source {

	/** Statuses that are not imported. */
	private const LEFT_OUT = array( 'auto-draft', 'trash', 'inherit' );

	/** Meta keys of WordPress and of our own import. */
	private const OWN_META = '/^(_edit_|_wp_|_thumbnail_id$|_encloseme$|_pingme$|_oembed_|_menu_item_|_eidan_)/';

	/** @param string $type Post type. */
	public function __construct( public readonly string $type ) {}

	/** Number of items. */
	public function count(): int {
		$db = Database::get();

		// phpcs:ignore WordPress.DB -- Once a run; other plugins hide items from WP_Query.
		return (int) $db->get_var(
			(string) $db->prepare(
				'SELECT COUNT(*) FROM %i WHERE post_type = %s AND post_status NOT IN ( %s, %s, %s )',
				$db->posts,
				$this->type,
				...self::LEFT_OUT
			)
		);
	}

	/**
	 * Ids of the next items.
	 *
	 * @param int $after Last id of the previous batch.
	 * @param int $limit Maximum number.
	 * @return list<int> In ascending order.
	 */
	public function ids( int $after, int $limit ): array {
		$db = Database::get();

		// phpcs:ignore WordPress.DB -- As above.
		return array_map(
			'intval',
			$db->get_col(
				(string) $db->prepare(
					'SELECT ID FROM %i WHERE post_type = %s AND post_status NOT IN ( %s, %s, %s ) AND ID > %d '
						. 'ORDER BY ID LIMIT %d',
					$db->posts,
					$this->type,
					...self::LEFT_OUT,
					...array( $after, $limit )
				)
			)
		);
	}

	/** @return array<string, int> Taxonomies of the items, each with its number of items. */
	public function taxonomies(): array {
		$db = Database::get();

		// phpcs:ignore WordPress.DB -- As above.
		return self::counts(
			$db->get_results(
				(string) $db->prepare(
					'SELECT tt.taxonomy AS name, COUNT( DISTINCT tr.object_id ) AS count FROM %i AS tr '
						. 'JOIN %i AS tt USING ( term_taxonomy_id ) JOIN %i AS p ON p.ID = tr.object_id '
						. 'WHERE p.post_type = %s AND p.post_status NOT IN ( %s, %s, %s ) GROUP BY tt.taxonomy '
						. 'ORDER BY tt.taxonomy',
					$db->term_relationships,
					$db->term_taxonomy,
					$db->posts,
					$this->type,
					...self::LEFT_OUT
				)
			)
		);
	}

	/** @return array<string, int> Meta keys of the items, each with its number of items that have a value. */
	public function meta_keys(): array {
		$db = Database::get();
		// phpcs:ignore WordPress.DB -- As above.
		$keys = self::counts(
			$db->get_results(
				(string) $db->prepare(
					'SELECT m.meta_key AS name, COUNT( DISTINCT m.post_id ) AS count FROM %i AS m '
						. 'JOIN %i AS p ON p.ID = m.post_id WHERE p.post_type = %s AND p.post_status NOT IN ( %s, %s, '
						. "%s ) AND m.meta_value <> '' GROUP BY m.meta_key ORDER BY m.meta_key",
					$db->postmeta,
					$db->posts,
					$this->type,
					...self::LEFT_OUT
				)
			)
		);

		return array_filter(
			$keys,
			static fn ( string $key ): bool => 1 !== preg_match( self::OWN_META, $key ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** @return array<string, int> Post types in the database, each with its number of posts. */
	public static function types(): array {
		$db = Database::get();

		// phpcs:ignore WordPress.DB -- As above.
		return self::counts(
			$db->get_results(
				(string) $db->prepare(
					'SELECT post_type AS name, COUNT(*) AS count FROM %i WHERE post_status NOT IN ( %s, %s, %s ) '
						. 'GROUP BY post_type ORDER BY post_type',
					$db->posts,
					...self::LEFT_OUT
				)
			)
		);
	}

	/**
	 * Terms of an item.
	 *
	 * @param int    $id       Item.
	 * @param string $taxonomy Taxonomy, registered or not.
	 * @return list<\WP_Term>
	 */
	public function terms( int $id, string $taxonomy ): array {
		$this->know( $taxonomy );
		$terms = wp_get_object_terms( $id, $taxonomy );

		return is_array( $terms )
			? array_values( array_filter( $terms, static fn ( mixed $term ): bool => $term instanceof \WP_Term ) )
			: array();
	}

	/**
	 * A term of the source.
	 *
	 * @param int    $id       Term.
	 * @param string $taxonomy Taxonomy, registered or not.
	 */
	public function term( int $id, string $taxonomy ): ?\WP_Term {
		$this->know( $taxonomy );
		$term = get_term( $id, $taxonomy );

		return $term instanceof \WP_Term ? $term : null;
	}

	/** Registers a taxonomy whose plugin is gone, for this request. */
	private function know( string $taxonomy ): void {
		if ( ! taxonomy_exists( $taxonomy ) ) {
			register_taxonomy(
				$taxonomy,
				$this->type,
				// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
				array( 'public' => false, 'hierarchical' => true, 'rewrite' => false )
			);
		}
	}

	/**
	 * Converts rows to counts by name.
	 *
	 * @param mixed $rows Rows with `name` and `count`.
	 * @return array<string, int>
	 */
	private static function counts( mixed $rows ): array {
		$counts = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			if (
				is_object( $row )
				&& isset( $row->name, $row->count )
				&& is_string( $row->name )
				&& is_numeric( $row->count )
			) {
				$counts[ $row->name ] = (int) $row->count;
			}
		}

		return $counts;
	}
}
