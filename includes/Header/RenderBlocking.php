<?php
/**
 * A header that is painted whole.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Support\Memory;

/**
 * Browsers paint what has arrived of a page: of a header perhaps the logo and half of the buttons, and what stands at
 * the end of a row moves as the rest comes. They are asked to wait with the first paint for the end of the header,
 * which is in the first kilobytes (HTML Standard, link type "expect"; browsers that do not know it paint as before).
 */
final class RenderBlocking {

	private const ID = 'eidan-header-end';

	/**
	 * Whether a header of this page has the mark.
	 *
	 * @var bool
	 */
	private bool $is_marked = false;

	/**
	 * Filter `render_block_core/template-part`: marks the end of the first header of ours, for Chromium goes on as soon
	 * as an element that is waited for begins. A block theme's template is rendered before the head is printed;
	 * whatever is rendered later cannot be waited for.
	 *
	 * @param mixed $content Rendered template part.
	 */
	public static function mark( mixed $content ): mixed {
		$is_in_time = did_action( 'template_redirect' ) > 0 && 0 === did_action( 'wp_head' );
		if (
			! is_string( $content )
			|| self::memory()->is_marked
			|| ! $is_in_time
			|| ! str_contains( $content, 'wp-block-eidan-header' )
		) {
			return $content;
		}
		$end = strrpos( $content, '</header>' );
		if ( false === $end || '' !== trim( substr( $content, $end + strlen( '</header>' ) ) ) ) {
			return $content;
		}
		self::memory()->is_marked = true;

		return substr_replace( $content, '<span id="' . self::ID . '" hidden></span>', $end, 0 );
	}

	/**
	 * Action `wp_head`, among the first: asks browsers to wait for the mark.
	 */
	public static function expect(): void {
		if ( self::memory()->is_marked ) {
			echo '<link rel="expect" href="#' . esc_attr( self::ID ) . '" blocking="render">' . "\n";
		}
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
