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
			: self::differs( self::text( $post ), $print );
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

		return $post instanceof \WP_Post ? self::of_text( self::text( $post ) ) : '';
	}

	/**
	 * The fingerprint of a text: of all of it, and of what does not name the site. Either is enough to know it again,
	 * since a site can move to another address, and its texts with it or not.
	 *
	 * @param string $text Such as the content of a post.
	 */
	public static function of_text( string $text ): string {
		return md5( $text ) . '-' . md5( self::without_site( $text ) );
	}

	/**
	 * Whether a text is another one than that of a fingerprint. A move of the site is no difference.
	 *
	 * @param string $text
	 * @param mixed  $print Stored fingerprint. Releases up to 1.0.0 stored its first half.
	 */
	public static function differs( string $text, mixed $print ): bool {
		[ $whole, $neutral ] = explode( '-', is_string( $print ) ? $print : '' ) + array( '', '' );

		return md5( $text ) !== $whole && md5( self::without_site( $text ) ) !== $neutral;
	}

	/**
	 * Everything of an item that an editor can change.
	 *
	 * @param \WP_Post $post
	 */
	private static function text( \WP_Post $post ): string {
		return $post->post_title . "\n" . $post->post_excerpt . "\n" . $post->post_status
			. "\n" . $post->post_content . self::prices( $post );
	}

	/**
	 * A text with a mark in place of the site's own address, as it stands in HTML, in JSON and in parameters.
	 *
	 * @param string $text
	 */
	private static function without_site( string $text ): string {
		// WordPress may be in a folder below the site's address.
		foreach ( array( site_url(), home_url() ) as $address ) {
			$place = (string) preg_replace( '~^https?:~', '', untrailingslashit( $address ) );
			$forms = array(
				'(?:https?:)?' . preg_quote( $place, '~' ),
				'(?:https?:)?' . preg_quote( str_replace( '/', '\/', $place ), '~' ),
				'(?:https?%3A)?' . preg_quote( rawurlencode( $place ), '~' ),
			);
			// Not the beginning of a longer name.
			$text = (string) preg_replace( '~(?:' . implode( '|', $forms ) . ')(?!\.?[\w:-])~i', "\1", $text );
		}

		return $text;
	}
}
