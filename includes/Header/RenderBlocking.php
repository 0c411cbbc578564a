<?php
/**
 * Paints a header only when it is complete.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Support\Memory;

/**
 * Browsers paint a page while it loads: perhaps the logo and half of the buttons of a header, and items at the end of a
 * row move as the rest arrives. This makes them delay the first paint until the end of the header, which is in the
 * first kilobytes (HTML Standard, link type "expect"; other browsers ignore it).
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
	 * Filter `render_block_core/template-part`: adds a mark at the end of the first header, since Chromium continues as
	 * soon as the expected element begins. Block templates are rendered before the head is printed; elements rendered
	 * later cannot be expected.
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
	 * Action `wp_head`, early: tells browsers to wait for the mark.
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
