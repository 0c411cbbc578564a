<?php
/**
 * How many items a list has.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Support\Database;
use Eidan\Support\Memory;
use WP_Term;

/**
 * Uses counts that WordPress keeps already, or counts and stores the result until an item or term changes.
 *
 * Without a persistent object cache, results are stored as transients: counting 100,000 items takes longer than showing
 * ten.
 */
final class Totals {

	private const VERSION = 'eidan_lists_version';

	/**
	 * Whether visitors can cause any number of keys on this page.
	 *
	 * @var bool
	 */
	private bool $shares = false;

	/**
	 * Has all numbers of this page share places in the options table: its lists depend on the whole address.
	 */
	public static function share(): void {
		Memory::of( self::class )->shares = true;
	}

	/**
	 * How many items a scope has.
	 *
	 * @param Scope               $scope
	 * @param array<string, bool> $with  Keys of remember() that are needed next, so that all options are loaded in one
	 *                                   query.
	 */
	public static function of( Scope $scope, array $with = array() ): int {
		if ( Environment::is_altered() ) {
			return self::count( $scope );
		}
		$term = self::only_term( $scope );
		if ( null !== $term ) {
			return $term->count;
		}

		$chosen = array_sum(
			array_map(
				static fn( TermRule|LookupRule $rule ): int => $rule instanceof TermRule ? count( $rule->include ) : 2,
				$scope->filters
			)
		);
		$key    = 'total_' . $scope->key();
		if ( array() !== $with && ! wp_using_ext_object_cache() ) {
			$options = array();
			foreach ( array( $key => 1 < $chosen ) + $with as $name => $many ) {
				$place = self::place( $name, $many );
				array_push( $options, "_transient_eidan_$place", "_transient_timeout_eidan_$place" );
			}
			wp_prime_option_caches( $options );
		}

		return self::remember( $key, static fn(): array => array( self::count( $scope ) ), 1 < $chosen )[0] ?? 0;
	}

	/**
	 * The term whose stored count is the total; null if there is no such term.
	 */
	public static function only_term( Scope $scope ): ?WP_Term {
		$filter = $scope->filters[0] ?? null;
		if (
			! $filter instanceof TermRule
			|| 1 !== count( $scope->filters )
			|| ! $scope->is_everything()
			|| ! self::has_own_counts( $filter->taxonomy, $scope->query->post_type )
		) {
			return null;
		}
		if ( 1 !== count( $filter->include ) || array() !== $filter->exclude ) {
			return null;
		}
		$term     = get_term( $filter->include[0], $filter->taxonomy );
		$children = is_taxonomy_hierarchical( $filter->taxonomy )
			? get_term_children( $filter->include[0], $filter->taxonomy )
			: array();

		return $term instanceof WP_Term && array() === $children ? $term : null;
	}

	/**
	 * Whether the counts that WordPress keeps for a taxonomy include only published items of this post type.
	 */
	public static function has_own_counts( string $taxonomy, string $post_type ): bool {
		$object = get_taxonomy( $taxonomy );

		return false !== $object
			&& array( $post_type ) === array_values( (array) $object->object_type )
			&& in_array( $object->update_count_callback, array( '', '_update_post_term_count' ), true )
			&& ! has_filter( 'update_post_term_count_statuses' )
			&& ! Environment::is_prepared();
	}

	/**
	 * Numbers that are computed once and kept until an item or a term changes.
	 *
	 * @param string                      $key     Cache key, at most 40 characters.
	 * @param callable(): array<int, int> $compute Computes them.
	 * @param bool                        $many    Whether visitors can cause any number of such keys. In the options
	 *                                             table these share 256 places, so that nobody can fill it. The same
	 *                                             holds for keys that another plugin changes, perhaps for each visitor.
	 * @return array<int, int>
	 */
	public static function remember( string $key, callable $compute, bool $many = false ): array {
		$lasting = wp_using_ext_object_cache();
		$place   = self::place( $key, $many );
		$version = $lasting
			? wp_cache_get_last_changed( 'posts' ) . wp_cache_get_last_changed( 'terms' )
			: self::version();
		$stored  = $lasting ? wp_cache_get( $place, 'eidan' ) : get_transient( 'eidan_' . $place );
		if (
			is_array( $stored )
			&& ( $stored['key'] ?? null ) === $key
			&& ( $stored['version'] ?? null ) === $version
			&& is_array( $stored['value'] ?? null )
		) {
			/**
			 * The stored numbers.
			 *
			 * @var array<int, int> $value
			 */
			$value = $stored['value'];

			return $value;
		}
		// What is kept for an hour is counted where nothing is missing.
		Database::from_primary();
		$value  = $compute();
		$stored = array(
			'key'     => $key,
			'version' => $version,
			'value'   => $value,
		);
		if ( $lasting ) {
			wp_cache_set( $place, $stored, 'eidan', HOUR_IN_SECONDS );
		} else {
			set_transient( 'eidan_' . $place, $stored, HOUR_IN_SECONDS );
		}

		return $value;
	}

	/**
	 * The cache key or transient name of stored numbers.
	 *
	 * @param string $key  Cache key.
	 * @param bool   $many See remember().
	 */
	private static function place( string $key, bool $many ): string {
		return ( $many || Memory::of( self::class )->shares || Environment::is_prepared() )
			&& ! wp_using_ext_object_cache()
			? strtok( $key, '_' ) . '_' . substr( md5( $key ), 0, 2 )
			: $key;
	}

	/**
	 * Actions on changed items and terms: stored totals become invalid.
	 */
	public static function changed(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		if ( '' !== get_option( self::VERSION, '' ) ) {
			update_option( self::VERSION, '' );
		} elseif ( ! wp_using_ext_object_cache() ) {
			// Another request may have written a version since this one read its options, for instance during an
			// import.
			// phpcs:disable WordPress.DB -- What is in the table, not what is in memory, which is empty.
			$wpdb->query(
				(string) $wpdb->prepare(
					"UPDATE %i SET option_value = '' WHERE option_name = %s AND option_value <> ''",
					$wpdb->options,
					self::VERSION
				)
			);
			// phpcs:enable WordPress.DB
		}
	}

	/**
	 * Actions on changed custom fields.
	 *
	 * @param mixed $ids     Not used.
	 * @param mixed $post_id Not used.
	 * @param mixed $key     Meta key.
	 */
	public static function meta_changed( mixed $ids, mixed $post_id = null, mixed $key = null ): void {
		if ( in_array( $key, Conditions::meta_keys(), true ) || in_array( $key, Facets::meta_keys(), true ) ) {
			self::changed();
		}
	}

	/**
	 * Removes all stored totals when the plugin is deleted.
	 */
	public static function forget(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		delete_option( self::VERSION );
		foreach ( array( '_transient_eidan_', '_transient_timeout_eidan_' ) as $prefix ) {
			foreach ( array( 'total_', 'counts_', 'sorted_' ) as $kind ) {
				// phpcs:disable WordPress.DB -- Transients by the beginning of their names.
				$wpdb->query(
					(string) $wpdb->prepare(
						'DELETE FROM %i WHERE option_name LIKE %s',
						$wpdb->options,
						$wpdb->esc_like( $prefix . $kind ) . '%'
					)
				);
				// phpcs:enable WordPress.DB
			}
		}
	}

	/**
	 * Id of the current state. A change only empties it, so that an import of thousands of items writes once.
	 */
	private static function version(): string {
		$version = get_option( self::VERSION, '' );
		if ( ! is_string( $version ) || '' === $version ) {
			$version = wp_generate_uuid4();
			update_option( self::VERSION, $version, true );
		}

		return $version;
	}

	/**
	 * Counts the items of a scope in the database.
	 */
	private static function count( Scope $scope ): int {
		$count = array(
			'orderby'        => 'none',
			'posts_per_page' => -1,
			'cache_results'  => false,
		);
		$found = ( new \WP_Query( array_merge( $scope->args( null, false, 'count' ), $count ) ) )->posts;

		return is_int( $found[0] ?? null ) ? $found[0] : 0;
	}
}
