<?php
/**
 * Headers and panels in classic themes.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Support\ThemeStyle;

/**
 * Classic themes style all buttons and fields, clear floats in every group, and have no palette with a `base`. In these
 * themes build/styles/header-classic.css is added to the styles of panels and headers.
 */
final class Classic {

	/** Handle of the style; those of panels and headers depend on it, so it is printed once. */
	private const HANDLE = 'eidan-classic';

	/**
	 * Action `wp_enqueue_scripts`: adds the style as a dependency; pages without panels and headers do not load it.
	 */
	public static function style(): void {
		$css = ThemeStyle::built( 'header-classic' );
		if ( '' !== $css ) {
			ThemeStyle::add(
				self::HANDLE,
				self::background_css( self::base() ? '' : get_background_color() ) . $css,
				array( 'eidan-panel', 'eidan-header-style' )
			);
		}
	}

	/**
	 * The background of panels, drop-downs and overlay headers: that of the page, as far as WordPress knows it.
	 *
	 * @param mixed $color Hexadecimal digits, as the Customizer stores them; false if the theme has no background.
	 * @return string CSS; '' if it is no color. Colors of the theme's palette take precedence.
	 */
	public static function background_css( mixed $color ): string {
		$hex = is_string( $color ) ? sanitize_hex_color_no_hash( $color ) : null;
		if ( null === $hex || '' === $hex ) {
			return '';
		}
		$digits = 3 === strlen( $hex ) ? $hex[0] . $hex[0] . $hex[1] . $hex[1] . $hex[2] . $hex[2] : $hex;
		$words  = true === BackgroundColor::needs_light_words( "#$digits" ) ? '#fff' : '#111';

		return ":where(:root){--eidan-color-surface:#$digits;--wp--preset--color--contrast:$words}";
	}

	/**
	 * Whether the theme has a palette with a color `base`, which takes precedence.
	 */
	private static function base(): bool {
		$palette = wp_get_global_settings( array( 'color', 'palette', 'theme' ) );

		return is_array( $palette ) && in_array( 'base', array_column( $palette, 'slug' ), true );
	}
}
