<?php
/**
 * Which post types may be listed.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Posts\ContentTypes;

/**
 * Types whose items every visitor can open, and content types that are declared without pages of their own: their
 * published items are made for lists.
 */
final class PostTypes {

	/**
	 * Whether items of a type may be listed.
	 *
	 * @param string $type Name of the type.
	 */
	public static function is_listed( string $type ): bool {
		// Attachments have no status of their own: whether one is public depends on its parent.
		$listed = 'attachment' !== $type
			&& post_type_exists( $type )
			&& ( is_post_type_viewable( $type ) || null !== ContentTypes::get( $type ) );

		/**
		 * Whether items of a post type may be shown in lists.
		 *
		 * @param bool   $listed Whether visitors can open its items.
		 * @param string $type   Name of the type.
		 */
		return $listed && (bool) apply_filters( 'eidan_list_post_type', true, $type );
	}

	/**
	 * Whether a taxonomy belongs to a content type that is declared without pages of its own: its terms are for
	 * filters and cards, though they have no pages, either.
	 *
	 * @param string $taxonomy Name of the taxonomy.
	 */
	public static function is_listed_taxonomy( string $taxonomy ): bool {
		return taxonomy_exists( $taxonomy ) && null !== ContentTypes::of_taxonomy( $taxonomy );
	}
}
