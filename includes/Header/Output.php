<?php
/**
 * A header where there is no block editor for the theme's parts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Menus\Wide;
use Eidan\Support\Text;

/**
 * Prints a template part or a synced pattern: from PHP by `eidan_header()`, in content by a shortcode.
 */
final class Output {

	/**
	 * Registers the shortcode `[eidan_header source="pattern:12"]`.
	 */
	public static function register(): void {
		add_shortcode( 'eidan_header', array( self::class, 'shortcode' ) );
	}

	/**
	 * The shortcode.
	 *
	 * @param mixed $attributes What the author wrote.
	 */
	public static function shortcode( mixed $attributes ): string {
		$source = is_array( $attributes ) ? Text::of( $attributes['source'] ?? '' ) : '';

		return Wide::render( '' === $source ? 'part:header' : $source );
	}
}
