<?php
/**
 * The icons between the texts of a marquee.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TextMarquee;

use Eidan\Support\BlockJson;

/**
 * Shapes on a 24 × 24 grid, `eidanIcons` of block.json.
 */
final class Icons {

	/**
	 * A CSS image of an icon. The arrow shows where one reads on.
	 */
	public static function css( string $name ): string {
		/**
		 * Paths by name.
		 *
		 * @var array<string, string> $paths
		 */
		$paths = BlockJson::of( 'text-marquee' )['eidanIcons'] ?? array();
		$path  = $paths[ $name ] ?? $paths['asterisk'];
		$turn  = 'arrow' === $name && is_rtl() ? " transform='matrix(-1 0 0 1 24 0)'" : '';
		return "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath"
			. "$turn d='$path'/%3E%3C/svg%3E\")";
	}
}
