<?php
/**
 * A saved image on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Adds to a saved image what only the server knows.
 */
final class Picture {

	/**
	 * Moves to the first image and completes it: its proportions keep its place until the file is there, and browsers
	 * fetch a file of the right width.
	 *
	 * @param Markup $markup Saved HTML.
	 * @param string $sizes  For the attribute `sizes`.
	 * @return bool False where there is no image.
	 */
	public static function complete( Markup $markup, string $sizes ): bool {
		if ( ! $markup->next_tag( array( 'tag_name' => 'IMG' ) ) || '' === $markup->get_string( 'src' ) ) {
			return false;
		}
		$size = Media::size( Media::id( $markup->get_string( 'class' ) ) );
		if ( null !== $size && '' === $markup->get_string( 'width' ) ) {
			$markup->set_attribute( 'width', (string) $size[0] );
			$markup->set_attribute( 'height', (string) $size[1] );
		}
		$markup->set_attribute( 'sizes', $sizes );
		return true;
	}
}
