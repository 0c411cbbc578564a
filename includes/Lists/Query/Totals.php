<?php
/**
 * How many items there are.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use WP_Term;

/**
 * Totals that WordPress keeps already, or counts that are stored until an item or term changes.
 *
 * Without an object cache that outlives the request they are stored as transients: counting 100,000 items
 * takes longer than showing ten.
 */
final class Totals {

	private const VERSION = 'eidan_lists_version';

	/**
	 * How many items a scope has.
	 *
	 * @param Scope               $scope The scope.
	 * @param array<string, bool> $with  What is asked for next, as remember() takes it: read together.
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
			array_map( static fn( TermRule $rule ): int => count( $rule->include ), $scope->filters )
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
	 * The term whose own count is the answer, if there is one.
	 *
	 * @param Scope $scope The scope.
	 */
	public static function only_term( Scope $scope ): ?WP_Term {
		$filter = $scope->filters[0] ?? null;
		if (
			null === $filter
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
	 * Whether the counts that WordPress keeps for a taxonomy count published items of one type only.
	 *
	 * @param string $taxonomy  The taxonomy.
	 * @param string $post_type The type.
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
	 * Numbers that are kept until an item or a term changes.
	 *
	 * @param string                      $key     Their name, at most 40 characters.
	 * @param callable(): array<int, int> $compute Computes them.
	 * @param bool                        $many    Whether visitors can think up any number of such keys: in the table
	 *                                             of options they share 256 places, so that nobody can fill it. So do
	 *                                             keys that another plugin has a say in, who may ask for each visitor's
	 *                                             own.
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
			 * As they were stored.
			 *
			 * @var array<int, int> $value
			 */
			$value = $stored['value'];

			return $value;
		}
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
	 * Where numbers are stored.
	 *
	 * @param string $key  Their name.
	 * @param bool   $many See remember().
	 */
	private static function place( string $key, bool $many ): string {
		return ( $many || Environment::is_prepared() ) && ! wp_using_ext_object_cache()
			? strtok( $key, '_' ) . '_' . substr( md5( $key ), 0, 2 )
			: $key;
	}

	/**
	 * Actions that an item or a term changed: stored totals are void.
	 */
	public static function changed(): void {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		if ( '' !== get_option( self::VERSION, '' ) ) {
			update_option( self::VERSION, '' );
		} elseif ( ! wp_using_ext_object_cache() ) {
			// A page that was made since this request read its options (in the midst of an import) may have named a
			// state.
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
	 * Actions that a custom field changed.
	 *
	 * @param mixed $ids     Not used.
	 * @param mixed $post_id Not used.
	 * @param mixed $key     Name of the field.
	 */
	public static function meta_changed( mixed $ids, mixed $post_id = null, mixed $key = null ): void {
		if ( in_array( $key, Conditions::meta_keys(), true ) ) {
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
