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
	 * Panels at the end of a header, with panels in them. Their dialogs are closed when the page is painted first.
	 * After them elements end, and a sticky header has an empty one by which the script knows where it is.
	 */
	private const PANELS = '~(?:<div class="eidan-panel-place">'
		. '(<dialog\b(?:[^<]++|<(?!/?dialog\b)|(?1))*+</dialog>)</div>\s*)+'
		. '(?:\s|</\w+>|<span class="eidan-header__mark"[^>]*>)*$~';

	/**
	 * Bytes that the header and the styles in the page before it may have: with the rest of the head that is what a
	 * server sends before it waits for the browser, 14 kB compressed.
	 */
	private const MOST = 56_000;

	/**
	 * Length of the page's first header up to the mark; 0 if it has none.
	 *
	 * @var int
	 */
	private int $length = 0;

	/**
	 * Filter `render_block_core/template-part`: adds a mark at the end of the first header, since Chromium continues as
	 * soon as the expected element begins. Panels at its end come after the mark. Block templates are rendered before
	 * the head is printed; elements rendered later cannot be expected.
	 *
	 * @param mixed $content Rendered template part.
	 */
	public static function mark( mixed $content ): mixed {
		$is_in_time = did_action( 'template_redirect' ) > 0 && 0 === did_action( 'wp_head' );
		if (
			! is_string( $content )
			|| self::memory()->length > 0
			|| ! $is_in_time
			|| ! str_contains( $content, 'wp-block-eidan-header' )
		) {
			return $content;
		}
		$end = strrpos( $content, '</header>' );
		if ( false === $end || '' !== trim( substr( $content, $end + strlen( '</header>' ) ) ) ) {
			return $content;
		}
		$end = self::visible_end( $content, $end );

		self::memory()->length = $end;
		add_action( 'wp_head', array( self::class, 'expect' ), 1 );
		add_filter( 'styles_inline_size_limit', array( self::class, 'limit' ) );

		return substr_replace( $content, '<span id="' . self::ID . '" hidden></span>', $end, 0 );
	}

	/**
	 * Action `wp_head`, early: tells browsers to wait for the mark.
	 */
	public static function expect(): void {
		if ( self::memory()->length > 0 ) {
			echo '<link rel="expect" href="#' . esc_attr( self::ID ) . '" blocking="render">' . "\n";
		}
	}

	/**
	 * Filter `styles_inline_size_limit`: WordPress prints small styles into the head, those of all plugins. So many
	 * that the header comes late are linked instead.
	 *
	 * @param mixed $limit Bytes of all of them at most.
	 */
	public static function limit( mixed $limit ): mixed {
		$length = self::memory()->length;
		if ( ! is_int( $limit ) || 0 === $length || ! doing_action( 'wp_head' ) ) {
			return $limit;
		}
		$room = self::MOST - $length;
		foreach ( wp_styles()->queue as $handle ) {
			$styles = wp_styles()->get_data( $handle, 'after' );
			foreach ( is_array( $styles ) ? $styles : array() as $css ) {
				$room -= is_string( $css ) ? strlen( $css ) : 0;
			}
		}

		return min( $limit, max( 0, $room ) );
	}

	/**
	 * Where the visible part of a header ends: before the panels after which nothing else comes.
	 *
	 * @param string $html HTML of a header.
	 * @param int    $end  Position of its end.
	 */
	private static function visible_end( string $html, int $end ): int {
		return 1 === preg_match( self::PANELS, substr( $html, 0, $end ), $found, PREG_OFFSET_CAPTURE )
			? $found[0][1]
			: $end;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
