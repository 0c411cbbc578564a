<?php
/**
 * The lightbox for WordPress's own image and gallery blocks.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lightbox;

use Eidan\Settings\Settings;
use Eidan\Support\Markup;
use Eidan\Support\Media;

/**
 * Active if the setting `lightbox.core` is on.
 */
final class CoreBlocks {

	/**
	 * Replaces WordPress's own lightbox, which is much heavier and drops captions.
	 *
	 * @param mixed $block Parsed block.
	 */
	public static function take_over( mixed $block ): mixed {
		if ( ! is_array( $block ) ) {
			return $block;
		}
		if (
			'core/image' !== ( $block['blockName'] ?? '' )
			|| ! is_array( $block['attrs'] ?? null )
			|| true !== Settings::get( 'lightbox.core' )
		) {
			return $block;
		}
		$settings = function_exists( 'block_core_image_get_lightbox_settings' )
			? block_core_image_get_lightbox_settings( $block )
			: null;
		if (
			is_array( $settings )
			&& true === ( $settings['enabled'] ?? false )
			&& 'none' === ( $block['attrs']['linkDestination'] ?? 'none' )
		) {
			$block['attrs']['lightbox']        = array( 'enabled' => false );
			$block['attrs']['linkDestination'] = 'eidan-lightbox';
		}
		return $block;
	}

	/**
	 * Makes image blocks that link to their file open in the lightbox.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function image( mixed $content, mixed $block = null ): mixed {
		if ( ! is_string( $content ) ) {
			return $content;
		}
		$attributes  = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$destination = $attributes['linkDestination'] ?? '';
		if (
			! in_array( $destination, array( 'media', 'eidan-lightbox' ), true )
			|| true !== Settings::get( 'lightbox.core' )
		) {
			return $content;
		}
		return Lightbox::mark( 'media' === $destination ? $content : self::link( $content ) );
	}

	/**
	 * Makes the images of a gallery block one group.
	 *
	 * @param mixed $content Rendered block.
	 */
	public static function gallery( mixed $content ): mixed {
		return is_string( $content )
			&& str_contains( $content, 'data-eidan-lightbox' )
			&& true === Settings::get( 'lightbox.core' )
			? Lightbox::group( $content, wp_unique_id( '~' ) )
			: $content;
	}

	/**
	 * Links an image to its file.
	 *
	 * @param string $html Rendered image block.
	 */
	public static function link( string $html ): string {
		$markup = new Markup( $html );
		if ( $markup->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			$id  = Media::shown( $markup );
			$url = $id > 0 ? wp_get_attachment_url( $id ) : false;
			$markup
				->wrap( '<a href="' . esc_url( false === $url ? $markup->get_string( 'src' ) : $url ) . '">', '</a>' );
		}
		return $markup->get_updated_html();
	}
}
