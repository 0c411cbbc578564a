<?php
/**
 * The cookies of the attribution, for those who list them.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Settings\Settings;

/**
 * Tells the WP Consent API about each cookie.
 */
final class Cookies {

	/**
	 * The cookies and what each is for.
	 *
	 * @return array<string, string> Purposes by name.
	 */
	public static function all(): array {
		return array(
			'sbjs_migrations'  => __( 'Which version of the other cookies this browser holds.', 'eidan' ),
			'sbjs_current_add' => __( 'When and on which page the visit began that an order counts for, and the page before it.', 'eidan' ),
			'sbjs_first_add'   => __( 'When and on which page the first visit began, and the page before it.', 'eidan' ),
			'sbjs_current'     => __( 'Source, medium and campaign of the visit that an order counts for.', 'eidan' ),
			'sbjs_first'       => __( 'Source, medium and campaign of the first visit.', 'eidan' ),
			'sbjs_udata'       => __( 'How many visits there were, and what the browser calls itself.', 'eidan' ),
			'sbjs_session'     => __( 'How many pages of this visit were seen, and which was the last.', 'eidan' ),
			'sbjs_promo'       => __( 'A random code that can be named on the phone.', 'eidan' ),
		);
	}

	/**
	 * Declares them, where the WP Consent API is there.
	 */
	public static function declare(): void {
		if ( ! function_exists( 'wp_add_cookie_info' ) || ! Compatibility::has_shop() ) {
			return;
		}
		foreach ( self::all() as $name => $purpose ) {
			wp_add_cookie_info(
				$name,
				'Eidan Blocks',
				self::category(),
				'sbjs_session' === $name ? __( '30 minutes', 'eidan' ) : __( 'This browser session, or as long as the shop says', 'eidan' ),
				$purpose,
				'sbjs_migrations' !== $name,
				false,
				false
			);
		}
	}

	/**
	 * The category of consent that they need.
	 */
	private static function category(): string {
		$category = Settings::get( 'attribution.consentCategory' );

		return is_string( $category ) && '' !== $category ? $category : 'statistics';
	}
}
