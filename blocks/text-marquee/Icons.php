<?php
/**
 * The icons between the texts of a marquee.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TextMarquee;

/**
 * Shapes on a 24 × 24 grid; blocks/text-marquee/look.ts has the same for the editor.
 */
final class Icons {

	public const PATHS = array(
		'asterisk' =>
			'M11 2h2v8.3l7.2-4.2 1 1.8-7.2 4.1 7.2 4.1-1 1.8-7.2-4.2V22h-2v-8.3l-7.2 4.2-1-1.8L10 12 2.8 7.9l1-1.8 7.2 '
			. '4.2z',
		'arrow'    => 'M13 4l8 8-8 8-1.4-1.4 5.6-5.6H3v-2h14.2l-5.6-5.6z',
		'circle'   => 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
		'diamond'  => 'M12 2l10 10-10 10L2 12z',
		'plus'     => 'M11 3h2v8h8v2h-8v8h-2v-8H3v-2h8z',
	);

	/**
	 * A CSS image of an icon. The arrow shows where one reads on.
	 */
	public static function css( string $name ): string {
		$path = self::PATHS[ $name ] ?? self::PATHS['asterisk'];
		$turn = 'arrow' === $name && is_rtl() ? " transform='matrix(-1 0 0 1 24 0)'" : '';
		return "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath"
			. "$turn d='$path'/%3E%3C/svg%3E\")";
	}
}
