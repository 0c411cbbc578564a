<?php
/**
 * Which queries ElasticPress can answer.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use WP_Post;
use WP_Taxonomy;

/**
 * By default ElasticPress indexes only public post types, public taxonomies and public fields; its own filters can add
 * more. For testimonials or clients, which have no pages, it would find nothing. While its WooCommerce feature is off,
 * it does not know prices or hidden products. Such queries go to the database.
 */
final class ElasticPress {

	/** The query variable that sends a query to ElasticPress. */
	private const VARIABLE = 'ep_integrate';

	/**
	 * Arguments of a list's query that asks ElasticPress, if ElasticPress can answer them; else they ask the database.
	 *
	 * @param array<mixed> $args
	 * @return array<mixed>
	 */
	public static function asked( array $args ): array {
		$type = $args['post_type'] ?? '';
		if (
			isset( $args[ Clauses::VARIABLE ] )
			|| ( is_string( $type ) && '' !== $type && ! self::knows( $type, $args ) )
		) {
			// ElasticPress ignores our own SQL.
			$args[ self::VARIABLE ] = false;
		}

		return $args;
	}

	/**
	 * Whether ElasticPress indexes a post type and everything that the query refers to.
	 *
	 * @param string       $type
	 * @param array<mixed> $args Arguments of the query.
	 */
	private static function knows( string $type, array $args ): bool {
		if ( ! in_array( $type, self::types(), true ) ) {
			return false;
		}
		$post       = new WP_Post( (object) array( 'post_type' => $type ) );
		$taxonomies = self::named( $args['tax_query'] ?? null, 'taxonomy' );
		$fields     = array_filter(
			self::named( $args['meta_query'] ?? null, 'key' ),
			static fn( string $key ): bool => is_protected_meta( $key, 'post' )
		);

		return array() === array_diff( $taxonomies, array() === $taxonomies ? array() : self::taxonomies( $post ) )
			&& array() === array_diff( $fields, array() === $fields ? array() : self::fields( $post ) );
	}

	/**
	 * The names that the clauses of a query refer to.
	 *
	 * @param mixed  $clauses Nested clauses of a tax_query or meta_query.
	 * @param string $member  Key that holds the name: `taxonomy` or `key`.
	 * @return list<string>
	 */
	private static function named( mixed $clauses, string $member ): array {
		$names = array();
		foreach ( is_array( $clauses ) ? $clauses : array() as $key => $value ) {
			if ( is_array( $value ) ) {
				array_push( $names, ...self::named( $value, $member ) );
			} elseif ( $member === $key && is_string( $value ) ) {
				$names[] = $value;
			}
		}

		return $names;
	}

	/**
	 * The taxonomies that ElasticPress indexes for an item.
	 *
	 * @param WP_Post $post
	 * @return list<string>
	 */
	private static function taxonomies( WP_Post $post ): array {
		$open = array_filter(
			get_object_taxonomies( $post->post_type, 'objects' ),
			static fn( WP_Taxonomy $taxonomy ): bool => $taxonomy->public || $taxonomy->publicly_queryable
		);
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- ElasticPress's own, as it asks itself.
		$kept = (array) apply_filters( 'ep_sync_taxonomies', array_values( $open ), $post );

		return array_values(
			array_filter(
				array_map(
					static fn( mixed $taxonomy ): mixed =>
						$taxonomy instanceof WP_Taxonomy ? $taxonomy->name : $taxonomy,
					$kept
				),
				'is_string'
			)
		);
	}

	/**
	 * The protected fields that ElasticPress indexes for an item.
	 *
	 * @param WP_Post $post
	 * @return list<string>
	 */
	private static function fields( WP_Post $post ): array {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- As above.
		$kept = (array) apply_filters( 'ep_prepare_meta_allowed_protected_keys', array(), $post );

		return array_values( array_filter( $kept, 'is_string' ) );
	}

	/**
	 * The post types that ElasticPress indexes.
	 *
	 * @return array<mixed>
	 */
	private static function types(): array {
		$types = get_post_types( array( 'public' => true ) );
		unset( $types['attachment'] );

		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- ElasticPress's own, as it asks itself.
		return (array) apply_filters( 'ep_indexable_post_types', $types );
	}
}
