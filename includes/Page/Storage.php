<?php
/**
 * Cookies and storage of blocks in the visitor's browser.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Settings\Settings;

/**
 * Registers them with the WP Consent API. Order attribution registers its own.
 *
 * All are strictly necessary, which the API calls functional. Each is a service of its own, since the API only allows
 * one category for a service, and the attribution has another.
 */
final class Storage {

	/**
	 * Prefix of the popups' cookies; the anchor of the popup follows. The module `@eidan/popup` writes them.
	 */
	public const POPUP = 'eidan_popup_';

	/**
	 * Prefix of the mini carts' keys; the shop's address and currency follow. The module `@eidan/mini-cart` writes
	 * them.
	 */
	public const CART = 'eidan-cart';

	/** Key of the page spinner, written by its inline script. */
	public const SPINNER = 'eidanSpinner';

	/** Key of the events for analytics, written by src/outcomes. */
	public const PURCHASES = 'eidan-purchases';

	/**
	 * All cookies and keys.
	 *
	 * @return array<string, array{
	 *     service: string,
	 *     type: string,
	 *     expires: string,
	 *     purpose: string,
	 *     data: string,
	 *     category?: string,
	 * }> By name. The category is one of the WP Consent API, `functional` if there is none.
	 */
	public static function all(): array {
		$stored = array(
			self::POPUP . '*' => array(
				'service' => 'Eidan Blocks (popups)',
				'type'    => 'HTTP',
				'expires' => __( 'Until the browser is closed, or as many days as the popup is not to come again, a year at most', 'eidan' ),
				'purpose' => __( 'That a popup was shown, so that it does not open by itself again.', 'eidan' ),
				'data'    => '',
			),
			self::SPINNER     => array(
				'service' => 'Eidan Blocks (page spinner)',
				'type'    => 'SessionStorage',
				'expires' => __( 'Until the tab is closed', 'eidan' ),
				'purpose' => __( 'That the page spinner was shown, so that it does not cover other pages of the visit.', 'eidan' ),
				'data'    => '',
			),
		);
		if ( class_exists( 'WooCommerce', false ) ) {
			$stored[ self::CART . ' *' ] = array(
				'service' => 'Eidan Blocks (mini cart)',
				'type'    => 'LocalStorage',
				'expires' => __( 'Until the data of the site are deleted in the browser', 'eidan' ),
				'purpose' => __( 'Count, sum and quantities of the cart, so that not every page has to ask for them, and the shopper hears of quantities that the shop changed.', 'eidan' ),
				'data'    => __( 'Number of items in the cart, their sum, and the quantity of each line', 'eidan' ),
			);
		}

		if ( true === Settings::get( 'outcomes.events' ) ) {
			$stored[ self::PURCHASES ] = array(
				'service'  => 'Eidan Blocks (analytics)',
				'type'     => 'LocalStorage',
				'expires'  => __( 'Until the data of the site are deleted in the browser', 'eidan' ),
				'purpose'  => __( 'Which orders analytics has been told of, so that none counts twice. Written with consent only.', 'eidan' ),
				'data'     => __( 'Numbers of the last orders', 'eidan' ),
				'category' => 'statistics',
			);
		}

		return $stored;
	}

	/**
	 * Registers them if the WP Consent API is active.
	 */
	public static function declare(): void {
		if ( ! function_exists( 'wp_add_cookie_info' ) ) {
			return;
		}
		foreach ( self::all() as $name => $kept ) {
			wp_add_cookie_info(
				$name,
				$kept['service'],
				$kept['category'] ?? 'functional',
				$kept['expires'],
				$kept['purpose'],
				$kept['data'],
				false,
				false,
				$kept['type']
			);
		}
	}
}
