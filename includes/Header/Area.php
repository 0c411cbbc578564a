<?php
/**
 * A widget area for the header.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

/**
 * Where a theme has no template parts, the header is put together under Appearance › Widgets; `eidan_header()` prints
 * it.
 */
final class Area {

	private const ID = 'eidan-header';

	/**
	 * Registers it, in classic themes.
	 */
	public static function register(): void {
		if ( wp_is_block_theme() ) {
			return;
		}
		register_sidebar(
			array(
				'id'             => self::ID,
				'name'           => __( 'Header', 'eidan' ),
				'description'    => __( 'Shown where the theme calls eidan_header(). Add the block Header.', 'eidan' ),
				// A header is as wide as the window, and not an item of a list.
				'before_widget'  => '',
				'after_widget'   => '',
				'before_sidebar' => '',
				'after_sidebar'  => '',
			)
		);
	}

	/**
	 * What is in it.
	 *
	 * @return string HTML, escaped by the widgets; '' where it is empty, or not there.
	 */
	public static function html(): string {
		if ( ! is_active_sidebar( self::ID ) ) {
			return '';
		}
		ob_start();
		dynamic_sidebar( self::ID );

		return trim( (string) ob_get_clean() );
	}
}
