<?php
/**
 * The attribution script on the shop's pages.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Assets\Assets;
use Eidan\Support\Html;

/**
 * Replaces WooCommerce's scripts under the same handles.
 *
 * WordPress keeps the first registration of a handle. Ours comes before WooCommerce's, and inline scripts that other
 * plugins add to these handles still work.
 */
final class Scripts {

	/** Handle that has the data, and that other plugins depend on. */
	public const ORDERS = 'wc-order-attribution';

	private const LIBRARY = 'sourcebuster-js';
	private const CONSENT = 'wp-consent-api-integration';

	/**
	 * Registers our script before WooCommerce does.
	 */
	public static function register(): void {
		if ( ! Options::is_ours() ) {
			return;
		}
		Consent::leave_to_browser();
		$built = wp_scripts()->query( 'eidan-attribution', 'registered' );
		self::put(
			self::LIBRARY,
			Assets::url( 'attribution.js' ),
			array(),
			is_object( $built ) && is_string( $built->ver ) ? $built->ver : EIDAN_VERSION
		);
		self::put( self::ORDERS, false, array( self::LIBRARY ), EIDAN_VERSION );
		self::put( self::CONSENT, false, array( self::ORDERS ), EIDAN_VERSION );
		// First inline script after the data: those of other plugins need a started script.
		wp_add_inline_script( self::ORDERS, self::start() );
	}

	/**
	 * Completes the scripts after all others are enqueued, and enqueues them if WooCommerce does not.
	 */
	public static function enqueue(): void {
		if ( ! Options::is_ours() ) {
			return;
		}
		if ( ! Compatibility::woocommerce_saves() ) {
			wp_enqueue_script( self::ORDERS );
			wp_localize_script( self::ORDERS, 'wc_order_attribution', self::data() );
		}
		$orders = wp_scripts()->query( self::ORDERS, 'registered' );
		if (
			is_object( $orders )
			&& wp_script_is( 'wp-consent-api', 'registered' )
			&& ! in_array( 'wp-consent-api', $orders->deps, true )
		) {
			$orders->deps[] = 'wp-consent-api';
		}
	}

	/**
	 * The parameters that WooCommerce would print, with the same filters.
	 *
	 * @return array{params: array<string, mixed>, fields: array<string, string>}
	 */
	public static function data(): array {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filters.
		$base64  = apply_filters( 'wc_order_attribution_use_base64_cookies', false );
		$allowed = apply_filters( 'wc_order_attribution_allow_tracking', true );
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound

		return array(
			'params' => array(
				'lifetime'      => Cookies::months(),
				'session'       => Cookies::minutes(),
				'base64'        => (bool) $base64,
				'ajaxurl'       => admin_url( 'admin-ajax.php' ),
				'prefix'        => Fields::prefix(),
				'allowTracking' => self::is_yes( $allowed ),
			),
			'fields' => Fields::all(),
		);
	}

	/**
	 * The answer of a filter, read as WooCommerce reads it, which may not be there.
	 *
	 * @param mixed $answer Yes or no, also in words.
	 */
	private static function is_yes( mixed $answer ): bool {
		return is_string( $answer )
			? in_array( strtolower( $answer ), array( 'yes', 'true', '1' ), true )
			: (bool) $answer;
	}

	/**
	 * Parameters of ours beside WooCommerce's.
	 *
	 * @return array<string, mixed>
	 */
	public static function own(): array {
		$options = Options::page();
		// Other plugins read the category where WooCommerce puts it.
		$own = Consent::is_managed() ? array( 'consentCategory' => Consent::category() ) : array();

		return array() === $options ? $own : $own + array( 'eidan' => $options );
	}

	/**
	 * The inline script that starts ours. If another plugin defers our file, the file starts itself.
	 */
	private static function start(): string {
		$lines = array();
		foreach ( self::own() as $name => $value ) {
			$lines[] = "wc_order_attribution.params.$name=" . Html::json( $value );
		}

		return implode( ';', array( ...$lines, 'window.sbjs&&sbjs.start&&sbjs.start()' ) );
	}

	/**
	 * Registers a script, or changes a registered one and keeps its data.
	 *
	 * @param non-empty-string       $handle       WooCommerce's name, which other plugins depend on.
	 * @param non-empty-string|false $source       Address; false for a handle that only has dependencies and data.
	 * @param list<non-empty-string> $dependencies Handles.
	 */
	private static function put( string $handle, string|false $source, array $dependencies, string $version ): void {
		$known = wp_scripts()->query( $handle, 'registered' );
		if ( is_object( $known ) ) {
			$known->src  = $source;
			$known->deps = $dependencies;
			$known->ver  = $version;
			return;
		}
		wp_register_script( $handle, $source, $dependencies, $version, array( 'in_footer' => true ) );
	}
}
