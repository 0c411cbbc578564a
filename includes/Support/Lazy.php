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
 * Images inside elements that are closed or not shown yet. WordPress assumes that the first images in the HTML are the
 * ones that visitors see first, and would load these at once.
 */
final class Lazy {

	/**
	 * The class of lazy images that visitors see when they scroll down: those of lists and slides. WordPress does not
	 * count images that are already lazy, and would take the images after them for the first ones of the page.
	 */
	public const LATER = 'eidan-later';

	/**
	 * Attributes of an image that lies behind another one until a pointer or the focus calls it. See behind().
	 */
	public const SECOND = array(
		'loading'       => 'lazy',
		'fetchpriority' => 'low',
		'decoding'      => 'async',
	);

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
	 * The same for images that are in view but behind another one, such as those that a pointer calls. Browsers would
	 * give these the priority of what is seen, beside the image that is.
	 *
	 * @param string $html
	 * @param bool   $counted Whether visitors see them when they scroll down, see LATER.
	 * @return string The same with `loading="lazy" fetchpriority="low"`.
	 */
	public static function behind( string $html, bool $counted = false ): string {
		$tags = new WP_HTML_Tag_Processor( self::images( $html, $counted ) );
		while ( $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			$tags->set_attribute( 'fetchpriority', 'low' );
		}

		return $tags->get_updated_html();
	}

	/**
	 * Makes all images lazy. They lose the high priority and are no longer counted among the images that load at once,
	 * so that visible images get both. Without script browsers load them at once all the same.
	 *
	 * @param string $html
	 * @param bool   $counted Whether visitors see them when they scroll down, see LATER.
	 * @return string The same with `loading="lazy"`.
	 */
	public static function images( string $html, bool $counted = false ): string {
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
