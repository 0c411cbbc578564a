<?php
/**
 * The cookies of popups, for those who list them.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Panels;

/**
 * Tells the WP Consent API about them.
 */
final class Cookies {

	/** What their names begin with; the anchor of the popup follows. The module `@eidan/popup` writes them. */
	public const PREFIX = 'eidan_popup_';

	/**
	 * Declares them. They remember that a popup was shown, so that it does not come again: strictly necessary, which the
	 * API calls functional. A service of their own: the API knows one category a service, and the attribution's is another.
	 */
	public static function declare(): void {
		if ( ! function_exists( 'wp_add_cookie_info' ) ) {
			return;
		}
		wp_add_cookie_info(
			self::PREFIX . '*',
			'Eidan Blocks (popups)',
			'functional',
			__( 'Until the browser is closed, or as many days as the popup is not to come again, a year at most', 'eidan' ),
			__( 'That a popup was shown, so that it does not open by itself again.', 'eidan' ),
			'',
			false,
			false
		);
	}
}
