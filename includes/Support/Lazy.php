<?php
/**
 * Images that load lazily.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_HTML_Tag_Processor;

/**
 * Images in what is closed or not shown yet. WordPress takes the first images in the HTML for those that visitors
 * see first, and would load these at once.
 */
final class Lazy {

	/**
	 * The class of images that load lazily, but that visitors see when they scroll down: those of lists and slides.
	 * WordPress does not count images that are lazy already, and would take those after them for the first of the page.
	 */
	public const LATER = 'eidan-later';

	/**
	 * Filter `wp_get_attachment_image_attributes`: puts `loading` before `src`. A browser that
	 * copies an element sets its attributes in their order, and would otherwise load the copy's file at once.
	 *
	 * @param mixed $attributes Attributes of the `<img>`.
	 */
	public static function attributes( mixed $attributes ): mixed {
		return is_array( $attributes ) && isset( $attributes['loading'] )
			? array( 'loading' => $attributes['loading'] ) + $attributes
			: $attributes;
	}

	/**
	 * Filter `wp_content_img_tag`: counts a lazy image of the class LATER among those of the page.
	 *
	 * @param mixed $html The `<img>`.
	 */
	public static function count( mixed $html ): mixed {
		if ( is_string( $html ) && 1 === preg_match( '/ class="(?:[^"]* )?' . self::LATER . '[ "]/', $html ) ) {
			wp_increase_content_media_count();
		}

		return $html;
	}

	/**
	 * Makes all images lazy. They give up the high priority and their places among those that load at once, for the
	 * sake of what is seen. Without script browsers load them at once all the same.
	 *
	 * @param string $html
	 * @param bool   $counted Whether visitors see them when they scroll down, see LATER.
	 * @return string The same with `loading="lazy"`.
	 */
	public static function pictures( string $html, bool $counted = false ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			$tags->set_attribute( 'loading', 'lazy' );
			$tags->set_attribute( 'decoding', 'async' );
			if ( $counted ) {
				$tags->add_class( self::LATER );
			}
			if ( 'high' === $tags->get_attribute( 'fetchpriority' ) ) {
				// WordPress gives the high priority to one image a page: the next image may have it.
				wp_high_priority_element_flag( true );
			}
			$tags->remove_attribute( 'fetchpriority' );
		}

		return $tags->get_updated_html();
	}
}
