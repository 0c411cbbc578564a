<?php
/**
 * Images that are seen later.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_HTML_Tag_Processor;

/**
 * Images of what is closed or not shown yet: WordPress counts a page's first images from its top, and would take
 * them for what a visitor sees first.
 */
final class Lazy {

	/**
	 * The class of images that wait, and are seen on the way down the page all the same: items of a list, slides.
	 * WordPress counts none that somebody else let wait, and would take what follows them for the first of the page.
	 */
	public const LATER = 'eidan-later';

	/**
	 * Filter `wp_get_attachment_image_attributes`: says that an image waits before it says where it is. A browser that
	 * copies an element sets its attributes in their order, and would fetch the file of the copy at once.
	 *
	 * @param mixed $attributes Attributes.
	 */
	public static function attributes( mixed $attributes ): mixed {
		return is_array( $attributes ) && isset( $attributes['loading'] ) ? array( 'loading' => $attributes['loading'] ) + $attributes : $attributes;
	}

	/**
	 * Filter `wp_content_img_tag`: counts an image that waits among those of the page.
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
	 * Lets all images wait until they are shown; so they leave the high priority, and their places among those that are
	 * fetched at once, to what is seen. Without script browsers fetch them at once all the same.
	 *
	 * @param string $html    HTML.
	 * @param bool   $counted Whether visitors pass them on their way down the page, see LATER.
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
				// WordPress gives it once a page: the next image may have it.
				wp_high_priority_element_flag( true );
			}
			$tags->remove_attribute( 'fetchpriority' );
		}

		return $tags->get_updated_html();
	}
}
