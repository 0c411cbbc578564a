<?php
/**
 * Headers and panels among the styles of a classic theme.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Support\ThemeStyle;

/**
 * A classic theme colours whatever is a button or a field, clears floats in every group, and has no palette with a
 * `base`. Where it is one, build/styles/header-classic.css goes with the styles of panels and headers.
 */
final class Classic {

	/** Style of its own, which those of panels and headers ask for: it is printed once. */
	private const HANDLE = 'eidan-classic';

	/**
	 * Action `wp_enqueue_scripts`: adds to the styles; nothing is on a page that has neither.
	 */
	public static function style(): void {
		$css = wp_is_block_theme() ? '' : ThemeStyle::built( 'header-classic' );
		if ( '' !== $css ) {
			ThemeStyle::add(
				self::HANDLE,
				self::ground( self::base() ? '' : get_background_color() ) . $css,
				array( 'eidan-panel', 'eidan-header-style' )
			);
		}
	}

	/**
	 * What panels, drop-downs and a header over the page are on: the ground of the page, as far as WordPress knows it.
	 *
	 * @param mixed $color Hexadecimal digits, as the Customizer stores them; false where a theme knows no background.
	 * @return string CSS; '' for what is no color. Where the theme names other colors, those are taken.
	 */
	public static function ground( mixed $color ): string {
		$hex = is_string( $color ) ? sanitize_hex_color_no_hash( $color ) : null;
		if ( null === $hex || '' === $hex ) {
			return '';
		}
		$digits = 3 === strlen( $hex ) ? $hex[0] . $hex[0] . $hex[1] . $hex[1] . $hex[2] . $hex[2] : $hex;
		$words  = true === BackgroundColor::needs_light_words( "#$digits" ) ? '#fff' : '#111';

		return ":where(:root){--eidan-color-surface:#$digits;--wp--preset--color--contrast:$words}";
	}

	/**
	 * Whether the theme has a palette with a color `base`, which goes first.
	 */
	private static function base(): bool {
		$palette = wp_get_global_settings( array( 'color', 'palette', 'theme' ) );

		return is_array( $palette ) && in_array( 'base', array_column( $palette, 'slug' ), true );
	}
}
