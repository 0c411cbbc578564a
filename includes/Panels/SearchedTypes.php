<?php
/**
 * The post types that a search asks for.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Panels;

/**
 * WordPress takes pages out of the post types of an address, although searches without types find them: the type `page`
 * is not `publicly_queryable`. So a search for posts and pages would find posts alone.
 */
final class SearchedTypes {

	/**
	 * Gives a search the types back that its address names and visitors may search.
	 *
	 * @param array<array-key, mixed> $variables Query variables of a search.
	 * @return array<array-key, mixed>
	 */
	public static function keep( array $variables ): array {
		// phpcs:disable WordPress.Security -- Anybody may search; names are compared with those of types.
		$asked = isset( $_GET['post_type'] ) ? (array) wp_unslash( $_GET['post_type'] ) : array();
		// phpcs:enable WordPress.Security
		if ( is_admin() || ! in_array( 'page', $asked, true ) ) {
			return $variables;
		}
		$types = array();
		foreach ( $asked as $name ) {
			if ( is_string( $name ) && Suggestions::is_searched( $name ) ) {
				$types[] = $name;
			}
		}

		return array() === $types ? $variables : array( 'post_type' => $types ) + $variables;
	}
}
