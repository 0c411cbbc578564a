<?php
/**
 * What ElasticPress knows.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

/**
 * ElasticPress keeps entries of public types alone, unless its own filter says more. Asked for testimonials or clients, which
 * have no pages of their own, it says that there are none: the database is asked for these.
 */
final class ElasticPress {

	/** The query variable by which a query asks for it. */
	private const VARIABLE = 'ep_integrate';

	/**
	 * Filter `eidan_list_query_args`, behind all others.
	 *
	 * @param mixed $args Arguments of a list's query.
	 */
	public static function ask( mixed $args ): mixed {
		$type = is_array( $args ) && isset( $args[ self::VARIABLE ] ) ? $args['post_type'] ?? '' : '';
		if ( is_array( $args ) && is_string( $type ) && '' !== $type && ! in_array( $type, self::types(), true ) ) {
			$args[ self::VARIABLE ] = false;
		}

		return $args;
	}

	/**
	 * The types that it keeps.
	 *
	 * @return array<mixed>
	 */
	private static function types(): array {
		$types = get_post_types( array( 'public' => true ) );
		unset( $types['attachment'] );

		return (array) apply_filters( 'ep_indexable_post_types', $types ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- ElasticPress's own, as it asks itself.
	}
}
