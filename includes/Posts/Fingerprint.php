<?php
/**
 * Detects whether an item was edited.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * The demo and imports store a fingerprint of the items that they create, so that edited items are never overwritten or
 * deleted.
 */
final class Fingerprint {

	/**
	 * Whether somebody has edited an item since we stored it, or is editing it.
	 *
	 * @param int    $id    Post.
	 * @param string $print Stored fingerprint; '' for a draft without content.
	 */
	public static function edited( int $id, string $print ): bool {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post ) {
			return false;
		}
		$changed  = '' === $print
			? 'draft' !== $post->post_status || '' !== $post->post_content . $post->post_excerpt
			: self::of( $id ) !== $print;
		$autosave = wp_get_post_autosave( $id );

		// An autosave of the same second counts, too, so that no edit is lost.
		return $changed || ( false !== $autosave && $autosave->post_modified_gmt >= $post->post_modified_gmt );
	}

	/**
	 * The prices of a product; '' for other posts.
	 *
	 * @param \WP_Post $post
	 */
	private static function prices( \WP_Post $post ): string {
		if ( ! in_array( $post->post_type, array( 'product', 'product_variation' ), true ) ) {
			return '';
		}
		return "\n" . wp_json_encode(
			array( get_post_meta( $post->ID, '_regular_price', true ), get_post_meta( $post->ID, '_sale_price', true ) )
		);
	}

	/**
	 * The fingerprint of everything that an editor can change.
	 *
	 * @param int $id Post.
	 */
	public static function of( int $id ): string {
		$post = get_post( $id );
		return $post instanceof \WP_Post
			? md5(
				$post->post_title . "\n" . $post->post_excerpt . "\n" . $post->post_status
					. "\n" . $post->post_content . self::prices( $post )
			)
			: '';
	}
}
