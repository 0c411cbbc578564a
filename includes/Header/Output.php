<?php
/**
 * Headers for themes without block template parts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Menus\MegaMenu;
use Eidan\Support\Text;

/**
 * Prints a widget area, a template part or a synced pattern: from PHP by `eidan_header()`, in content by a shortcode.
 */
final class Output {

	/**
	 * The shortcode.
	 *
	 * @param mixed $attributes What the author wrote.
	 */
	public static function shortcode( mixed $attributes ): string {
		$source = is_array( $attributes ) ? Text::of( $attributes['source'] ?? '' ) : '';

		return self::html( $source );
	}

	/**
	 * A header.
	 *
	 * @param string $source `widgets`, `part:<slug>` or `pattern:<id>`; '' for the widget area, or else the part
	 *                       `header`.
	 * @return string Escaped HTML; '' if the source does not exist.
	 */
	public static function html( string $source ): string {
		$html = in_array( $source, array( '', 'widgets' ), true ) ? Area::html() : '';
		if ( '' !== $html || 'widgets' === $source ) {
			return $html;
		}

		return MegaMenu::render( '' === $source ? 'part:header' : $source );
	}
}
