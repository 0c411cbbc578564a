<?php
/**
 * Links to places on the same page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Settings\Settings;
use Eidan\Support\Markup;

/**
 * Loads the script that scrolls to them, if the setting is on and the page has any.
 */
final class Anchors {

	private const MODULE = '@eidan/anchors';

	/** Blocks whose links highlight the visitor's position on the page. */
	private const MENUS = array( 'core/navigation', 'eidan/menu', 'core/table-of-contents' );

	/**
	 * Finds links to this page in a rendered block, and marks menus that have some.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function look( mixed $content, mixed $block = null ): mixed {
		if ( ! is_string( $content ) || ! str_contains( $content, '#' ) || true !== Settings::get( 'page.anchors' ) ) {
			return $content;
		}
		$name    = is_array( $block ) ? $block['blockName'] ?? '' : '';
		$is_menu = in_array( $name, self::MENUS, true ) && true === Settings::get( 'page.anchorSpy' );
		if ( ! self::has_link( $content ) ) {
			return $content;
		}
		wp_enqueue_style( 'eidan-anchors' );
		wp_enqueue_script_module( self::MODULE );
		$markup = new Markup( $content );
		if ( ! $is_menu || ! $markup->next_tag() ) {
			return $content;
		}
		$markup->set_attribute( 'data-eidan-anchors', '' );

		return $markup->get_updated_html();
	}

	/**
	 * Data of the script module, printed on pages that load it.
	 *
	 * @param mixed $data Data so far.
	 */
	public static function data( mixed $data ): mixed {
		$duration = Settings::changed( 'page.anchorDuration' );
		if ( is_array( $data ) && null !== $duration ) {
			$data['duration'] = $duration;
		}

		return $data;
	}

	/**
	 * Whether HTML has a link to an anchor on the current page.
	 *
	 * WordPress's skip link does not count: it is on every page and must not scroll smoothly.
	 */
	private static function has_link( string $html ): bool {
		if ( 1 > preg_match_all( '~<a\b[^>]*?\bhref=["\']([^"\'#]*)#(?!wp--skip-link)[^"\']~i', $html, $found ) ) {
			return false;
		}
		foreach ( array_unique( $found[1] ) as $address ) {
			if ( '' === $address || self::is_here( $address ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Whether an address, without its fragment, is the requested one. The script compares again, exactly.
	 *
	 * @param string $address Absolute or relative URL of a link.
	 */
	private static function is_here( string $address ): bool {
		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] )
			? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) )
			: '';
		$host  = wp_parse_url( $address, PHP_URL_HOST );
		$path  = static fn ( string $url ): string => trim( (string) wp_parse_url( $url, PHP_URL_PATH ), '/' );

		return ( ! is_string( $host ) || wp_parse_url( home_url(), PHP_URL_HOST ) === $host )
			&& $path( $asked ) === $path( $address );
	}
}
