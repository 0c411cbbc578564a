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
 * Post types whose items every visitor can open, and our content types without pages of their own, which are made for
 * lists.
 */
final class PostTypes {

	/**
	 * Whether items of a type may be listed.
	 */
	public static function is_listed( string $type ): bool {
		// Attachments are never listed: whether one is public depends on its parent.
		$listed = 'attachment' !== $type
			&& post_type_exists( $type )
			&& ( is_post_type_viewable( $type ) || null !== ContentTypes::get( $type ) );

		/**
		 * Whether items of a post type may be shown in lists.
		 *
		 * @param bool   $listed Whether visitors can open its items.
		 * @param string $type
		 */
		return $listed && (bool) apply_filters( 'eidan_list_post_type', true, $type );
	}

	/**
	 * Whether a taxonomy belongs to one of our content types. Filters and cards show its terms, even if they have no
	 * pages.
	 */
	public static function is_listed_taxonomy( string $taxonomy ): bool {
		return taxonomy_exists( $taxonomy ) && null !== ContentTypes::of_taxonomy( $taxonomy );
	}
}
