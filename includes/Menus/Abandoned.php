<?php
/**
 * Menus that an editor began and nobody saved.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use WP_Post;

/**
 * The block Menu makes a new menu as an empty draft, since its items need a place; they are saved with the page. Who
 * leaves without saving leaves the draft. It goes to the trash when the next menu is made, if it has been empty for a
 * day and nothing on the site refers to it. A draft with items is somebody's work and stays.
 */
final class Abandoned {

	/**
	 * Action `rest_after_insert_wp_navigation`.
	 *
	 * @param mixed $post     The menu that was saved.
	 * @param mixed $request  Not used.
	 * @param mixed $creating Whether it is new.
	 */
	public static function sweep( mixed $post = null, mixed $request = null, mixed $creating = false ): void {
		unset( $request );
		if ( true !== $creating || ! $post instanceof WP_Post ) {
			return;
		}
		$drafts = get_posts(
			array(
				'post_type'      => 'wp_navigation',
				'post_status'    => 'draft',
				// What is left is looked at the next time.
				'posts_per_page' => 20,
				// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- One ID.
				'post__not_in'   => array( $post->ID ),
				'orderby'        => 'modified',
				'order'          => 'ASC',
				'date_query'     => array(
					array(
						'column' => 'post_modified_gmt',
						'before' => '1 day ago',
					),
				),
			)
		);
		foreach ( $drafts as $draft ) {
			if (
				$draft instanceof WP_Post
				&& '' === trim( $draft->post_content )
				&& current_user_can( 'delete_post', $draft->ID )
				&& ! self::is_used( $draft->ID )
			) {
				wp_trash_post( $draft->ID );
			}
		}
	}

	/**
	 * Whether a block refers to a menu: ours or core's, in a post of any kind and state, or in a widget. Numbers that
	 * begin with the same digits count, too: better to keep one too many.
	 *
	 * @param int $id Post of the menu.
	 */
	private static function is_used( int $id ): bool {
		global $wpdb;
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		$names = array( "\"navigation:$id", "\"ref\":$id" );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Once for each abandoned draft; WP_Query cannot look for this.
		$found = $wpdb->get_var(
			$wpdb->prepare(
				// @phpstan-ignore argument.type (the name of the table is WordPress's)
				"SELECT ID FROM $wpdb->posts WHERE post_content LIKE %s OR post_content LIKE %s LIMIT 1",
				'%' . $wpdb->esc_like( $names[0] ) . '%',
				'%' . $wpdb->esc_like( $names[1] ) . '%'
			)
		);
		if ( null !== $found ) {
			return true;
		}
		$widgets = maybe_serialize( get_option( 'widget_block' ) );

		return is_string( $widgets )
			&& ( str_contains( $widgets, $names[0] ) || str_contains( $widgets, $names[1] ) );
	}
}
