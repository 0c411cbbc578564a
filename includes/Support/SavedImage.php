<?php
/**
 * A saved image on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Adds attributes to a saved image that only the server knows.
 */
final class SavedImage {

	/**
	 * Moves to the first image and completes it: with its proportions the browser keeps room for it, and with `sizes`
	 * it loads a file of the right width.
	 *
	 * @param Markup $markup Saved HTML.
	 * @param string $sizes  Value of the attribute `sizes`.
	 * @return bool False if there is no image.
	 */
	public static function complete( Markup $markup, string $sizes ): bool {
		if ( ! $markup->next_tag( array( 'tag_name' => 'IMG' ) ) || '' === $markup->get_string( 'src' ) ) {
			return false;
		}
		$size = ImageSize::of( Media::shown( $markup ) );
		if ( null !== $size && '' === $markup->get_string( 'width' ) ) {
			$markup->set_attribute( 'width', (string) $size[0] );
			$markup->set_attribute( 'height', (string) $size[1] );
		}
		$markup->set_attribute( 'sizes', $sizes );
		return true;
	}
}
