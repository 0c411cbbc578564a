<?php
/**
 * Whether an item is still as the plugin made it.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * The demo and imports make items and note what they were like: nothing that somebody has edited since is written over
 * or taken away.
 */
final class Fingerprint {

	/**
	 * Whether somebody has edited an item since we stored it, or is about to.
	 *
	 * @param int    $id    Post.
	 * @param string $print Fingerprint of then; '' of a draft that waits for its content.
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

		// Of the same second as well: nobody's words may be lost for being quick.
		return $changed || ( false !== $autosave && $autosave->post_modified_gmt >= $post->post_modified_gmt );
	}

	/**
	 * The prices of a product; nothing of other posts.
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
	 * What of a post an editor would change.
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
