<?php
/**
 * How many entries there are.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use WP_Term;

/**
 * Totals that WordPress keeps already, or counts that are stored until an entry or term changes.
 *
 * Without an object cache that outlives the request they are stored as transients: counting 100,000 entries
 * takes longer than showing ten.
 */
final class Totals {

	private const VERSION = 'eidan_lists_version';

	/**
	 * How many entries a scope has.
	 *
	 * @param Scope $scope The scope.
	 */
	public static function of( Scope $scope ): int {
		if ( Environment::is_altered() ) {
			return self::count( $scope );
		}
		$term = self::only_term( $scope );
		if ( null !== $term ) {
			return $term->count;
		}

		return self::remember( 'total_' . $scope->key(), static fn(): array => array( self::count( $scope ) ) )[0] ?? 0;
	}

	/**
	 * The term whose own count is the answer, if there is one.
	 *
	 * @param Scope $scope The scope.
	 */
	public static function only_term( Scope $scope ): ?WP_Term {
		$filter = $scope->filter;
		if ( null === $filter || ! $scope->query->is_everything() || ! self::has_own_counts( $filter->taxonomy, $scope->query->post_type ) ) {
			return null;
		}
		if ( 1 !== count( $filter->include ) || array() !== $filter->exclude ) {
			return null;
		}
		$term     = get_term( $filter->include[0], $filter->taxonomy );
		$children = is_taxonomy_hierarchical( $filter->taxonomy ) ? get_term_children( $filter->include[0], $filter->taxonomy ) : array();

		return $term instanceof WP_Term && array() === $children ? $term : null;
	}

	/**
	 * Whether the counts that WordPress keeps for a taxonomy count published entries of one type only.
	 *
	 * @param string $taxonomy  The taxonomy.
	 * @param string $post_type The type.
	 */
	public static function has_own_counts( string $taxonomy, string $post_type ): bool {
		$object = get_taxonomy( $taxonomy );

		return false !== $object
			&& array( $post_type ) === array_values( (array) $object->object_type )
			&& in_array( $object->update_count_callback, array( '', '_update_post_term_count' ), true )
			&& ! has_filter( 'update_post_term_count_statuses' );
	}

	/**
	 * Numbers that are kept until an entry or a term changes.
	 *
	 * @param string                          $key     Their name, at most 40 characters.
	 * @param callable(): array<int, int> $compute Computes them.
	 * @return array<int, int>
	 */
	public static function remember( string $key, callable $compute ): array {
		$lasting = wp_using_ext_object_cache();
		$version = $lasting
			? wp_cache_get_last_changed( 'posts' ) . wp_cache_get_last_changed( 'terms' )
			: self::version();
		$stored  = $lasting ? wp_cache_get( $key, 'eidan' ) : get_transient( 'eidan_' . $key );
		if ( is_array( $stored ) && ( $stored['version'] ?? null ) === $version && is_array( $stored['value'] ?? null ) ) {
			/**
			 * As they were stored.
			 *
			 * @var array<int, int> $value
			 */
			$value = $stored['value'];

			return $value;
		}
		$value  = $compute();
		$stored = array(
			'version' => $version,
			'value'   => $value,
		);
		if ( $lasting ) {
			wp_cache_set( $key, $stored, 'eidan', HOUR_IN_SECONDS );
		} else {
			set_transient( 'eidan_' . $key, $stored, HOUR_IN_SECONDS );
		}

		return $value;
	}

	/**
	 * Actions that an entry or a term changed: stored totals are void.
	 */
	public static function changed(): void {
		if ( '' !== get_option( self::VERSION, '' ) ) {
			update_option( self::VERSION, '' );
		}
	}

	/**
	 * Actions that a custom field changed.
	 *
	 * @param mixed  $ids     Not used.
	 * @param mixed  $post_id Not used.
	 * @param string $key     Name of the field.
	 */
	public static function meta_changed( mixed $ids, mixed $post_id, string $key ): void {
		if ( 'eidan_light_skin' === $key ) {
			self::changed();
		}
	}

	/**
	 * Removes everything stored, with the plugin.
	 */
	public static function forget(): void {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		delete_option( self::VERSION );
		foreach ( array( '_transient_eidan_', '_transient_timeout_eidan_' ) as $prefix ) {
			foreach ( array( 'total_', 'counts_' ) as $kind ) {
				$wpdb->query( (string) $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( $prefix . $kind ) . '%' ) ); // phpcs:ignore WordPress.DB -- Transients by the beginning of their names.
			}
		}
	}

	/**
	 * The present state's name. A change only empties it, so that an import of thousands writes once.
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
	 * Counts.
	 *
	 * @param Scope $scope The scope.
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
