<?php
/**
 * A widget area for the header.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

/**
 * In themes without template parts the header is built under Appearance › Widgets, and `eidan_header()` prints it.
 */
final class Area {

	private const ID = 'eidan-header';

	/**
	 * Registers the widget area.
	 */
	public static function register(): void {
		register_sidebar(
			array(
				'id'             => self::ID,
				'name'           => __( 'Header', 'eidan' ),
				'description'    => __( 'Shown where the theme calls eidan_header(). Add the block Header.', 'eidan' ),
				// A header has full width and is no list item.
				'before_widget'  => '',
				'after_widget'   => '',
				'before_sidebar' => '',
				'after_sidebar'  => '',
			)
		);
	}

	/**
	 * The content of the widget area.
	 *
	 * @return string HTML, escaped by the widgets; '' if it is empty or not registered.
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
