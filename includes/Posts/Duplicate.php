<?php
/**
 * Copies of items.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Text;
use WP_Post;

/**
 * “Duplicate” in the lists of our content types: a draft with the same content, fields, terms and image.
 */
final class Duplicate {

	private const ACTION = 'eidan_duplicate';

	/** How plugins that copy posts begin the names of their links. Where one is there, ours is not. */
	private const OTHERS = '/^(?:clone|duplicate|copy)/';

	/** Meta that is about the one item, such as who edits it, its old addresses, and where it was imported from. */
	private const OWN = '/^(?:_edit_|_wp_old_|_wp_trash_|_wp_desired_|_eidan_import_)/';

	/**
	 * Filter `post_row_actions` and `page_row_actions`.
	 *
	 * @param mixed $actions Links by name.
	 * @param mixed $post
	 */
	public static function of_row( mixed $actions, mixed $post = null ): mixed {
		if (
			! is_array( $actions )
			|| ! $post instanceof WP_Post
			|| 'trash' === $post->post_status
			|| ! self::may( $post )
			|| array() !== preg_grep( self::OTHERS, array_map( 'strval', array_keys( $actions ) ) )
		) {
			return $actions;
		}
		$link = sprintf(
			'<a href="%s" aria-label="%s">%s</a>',
			esc_url( self::address( $post->ID ) ),
			/* translators: %s: title of an item. */
			esc_attr( sprintf( __( 'Duplicate “%s”', 'eidan' ), _draft_or_post_title( $post ) ) ),
			esc_html__( 'Duplicate', 'eidan' )
		);

		return $actions + array( self::ACTION => $link );
	}

	/**
	 * Address that makes a copy.
	 *
	 * @param int $id The item.
	 */
	public static function address( int $id ): string {
		return wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION . "&id=$id" ), self::ACTION . "-$id" );
	}

	/**
	 * Action `admin_post_eidan_duplicate`: makes a copy and opens it.
	 */
	public static function answer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked below.
		$id = is_numeric( $_GET['id'] ?? null ) ? (int) $_GET['id'] : 0;
		check_admin_referer( self::ACTION . "-$id" );
		$post = get_post( $id );
		$copy = $post instanceof WP_Post && self::may( $post ) ? self::make( $post ) : 0;
		if ( 0 === $copy ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to duplicate this item.', 'eidan' ), '', 403 );
		}
		wp_safe_redirect( (string) get_edit_post_link( $copy, 'raw' ) );
		exit;
	}

	/**
	 * Copies an item as a draft of whoever is logged in.
	 *
	 * @param WP_Post $post
	 * @return int Id of the copy; 0 if WordPress could not save it.
	 */
	public static function make( WP_Post $post ): int {
		$copy = wp_insert_post(
			array(
				'post_type'      => $post->post_type,
				'post_status'    => 'draft',
				/* translators: %s: title of the item that was copied. */
				'post_title'     => wp_slash( sprintf( __( '%s (Copy)', 'eidan' ), $post->post_title ) ),
				'post_content'   => wp_slash( $post->post_content ),
				'post_excerpt'   => wp_slash( $post->post_excerpt ),
				'post_parent'    => $post->post_parent,
				'post_password'  => wp_slash( $post->post_password ),
				'comment_status' => $post->comment_status,
				'ping_status'    => $post->ping_status,
				'menu_order'     => $post->menu_order,
			)
		);
		if ( 0 === $copy ) {
			return 0;
		}
		foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
			$terms = wp_get_object_terms( $post->ID, $taxonomy, array( 'fields' => 'ids' ) );
			if ( is_array( $terms ) ) {
				wp_set_object_terms( $copy, array_filter( $terms, 'is_int' ), $taxonomy );
			}
		}
		self::copy_meta( $post->ID, $copy );

		return $copy;
	}

	/**
	 * Copies the custom fields of an item, those of other plugins, too.
	 *
	 * @param int $from
	 * @param int $to
	 */
	private static function copy_meta( int $from, int $to ): void {
		$keys = get_post_custom_keys( $from );
		foreach ( is_array( $keys ) ? $keys : array() as $key ) {
			$key = Text::of( $key );
			if ( 1 === preg_match( self::OWN, $key ) ) {
				continue;
			}
			delete_post_meta( $to, $key );
			$values = get_post_meta( $from, $key );
			foreach ( is_array( $values ) ? $values : array() as $value ) {
				add_post_meta( $to, $key, wp_slash( $value ) );
			}
		}
	}

	/**
	 * Whether the person who is logged in may copy an item: it is of a type of ours, they may edit it, and they may
	 * make new ones.
	 *
	 * @param WP_Post $post
	 */
	private static function may( WP_Post $post ): bool {
		$type = get_post_type_object( $post->post_type );

		return null !== ContentTypes::get( $post->post_type )
			&& null !== $type
			&& current_user_can( Text::of( $type->cap->create_posts ) )
			&& current_user_can( 'edit_post', $post->ID );
	}
}
