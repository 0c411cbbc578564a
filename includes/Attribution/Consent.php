<?php
/**
 * The server's part in consent; the browser decides.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Closure;
use Eidan\Settings\Settings;
use ReflectionFunction;
use WP_Hook;

/**
 * The consent category, and a fix for WooCommerce.
 *
 * WooCommerce asks the WP Consent API while PHP renders the page, and page caches would then keep one visitor's answer
 * for everybody. So the page only contains the owner's settings, and the script asks for the visitor's consent.
 */
final class Consent {

	/** WooCommerce's integration of the WP Consent API, an internal class that no stubs describe. */
	private const INTEGRATION = 'Automattic\\WooCommerce\\Internal\\Integrations\\WPConsentAPI';

	/** Category of the specification, and the one that the script on the page asks for unless it is told another. */
	public const STATISTICS = 'statistics';

	/** The setting's value for the category of WooCommerce. */
	private const WOOCOMMERCE = 'woocommerce';

	private const FILTER = 'wc_order_attribution_allow_tracking';

	/**
	 * The category that WooCommerce asks for.
	 *
	 * @return string Category, or '' if WooCommerce has none.
	 */
	public static function of_woocommerce(): string {
		$category = class_exists( self::INTEGRATION )
			? ( get_class_vars( self::INTEGRATION )['consent_category'] ?? '' )
			: '';

		return is_string( $category ) ? $category : '';
	}

	/**
	 * The category that the page asks for, and that the cookies are declared under: the owner's, which may be that of
	 * WooCommerce.
	 *
	 * @return string Category of the WP Consent API.
	 */
	public static function category(): string {
		$chosen = Options::is_left() ? self::WOOCOMMERCE : Settings::get( 'attribution.consentCategory' );
		if ( self::WOOCOMMERCE === $chosen ) {
			$chosen = self::of_woocommerce();
		}

		return is_string( $chosen ) && '' !== $chosen ? $chosen : self::STATISTICS;
	}

	/**
	 * Whether the script has to wait while the visitor has not answered yet.
	 */
	public static function waits(): bool {
		return self::is_managed() || true === Settings::get( 'attribution.waitForConsent' );
	}

	/**
	 * Whether the WP Consent API is active.
	 */
	public static function is_managed(): bool {
		return class_exists( 'WP_CONSENT_API', false ) || function_exists( 'wp_has_consent' );
	}

	/**
	 * Removes WooCommerce's consent check from the filter that says whether the site tracks at all.
	 *
	 * Other callbacks stay, since they are the owner's decision.
	 */
	public static function leave_to_browser(): void {
		global $wp_filter;
		$hook = is_array( $wp_filter ) ? ( $wp_filter[ self::FILTER ] ?? null ) : null;
		if ( ! $hook instanceof WP_Hook || ! Options::is_ours() ) {
			return;
		}
		foreach ( $hook->callbacks as $priority => $callbacks ) {
			foreach ( is_array( $callbacks ) ? $callbacks : array() as $callback ) {
				$function = is_array( $callback ) ? ( $callback['function'] ?? null ) : null;
				if (
					$function instanceof Closure
					&& self::INTEGRATION === ( new ReflectionFunction( $function ) )->getClosureScopeClass()?->getName()
				) {
					remove_filter( self::FILTER, $function, (int) $priority );
				}
			}
		}
	}
}
