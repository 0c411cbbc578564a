<?php
/**
 * Descriptions of the attribution cookies.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Settings\Settings;

/**
 * Registers each cookie with the WP Consent API.
 */
final class Cookies {

	/** Minutes in a month of the engine: 30 days. */
	private const MONTH = 30 * 24 * 60;

	/** Minutes that Safari keeps cookies which scripts set. */
	private const SAFARI = 7 * 24 * 60;

	/**
	 * The cookies.
	 *
	 * @return array<string, array{purpose: string, data: string}> Purpose and personal data of each cookie, by name.
	 */
	public static function all(): array {
		$way     = __( 'Addresses of the pages by which somebody came to the site, and when', 'eidan' );
		$cookies = array(
			'sbjs_migrations'  => array( __( 'Which version of the other cookies this browser holds.', 'eidan' ), '' ),
			'sbjs_current_add' => array(
				__( 'When and on which page the visit began that an order or enquiry counts for, and the page before it.', 'eidan' ),
				$way,
			),
			'sbjs_first_add'   => array(
				__( 'When and on which page the first visit began, and the page before it.', 'eidan' ),
				$way,
			),
			'sbjs_current'     => array(
				__( 'Source, medium and campaign of the visit that an order or enquiry counts for.', 'eidan' ),
				__( 'Source of the visit', 'eidan' ),
			),
			'sbjs_first'       => array(
				__( 'Source, medium and campaign of the first visit.', 'eidan' ),
				__( 'Source of the visit', 'eidan' ),
			),
			'sbjs_udata'       => array(
				__( 'How many visits there were, and what the browser calls itself.', 'eidan' ),
				__( 'Number of visits, browser and operating system', 'eidan' ),
			),
			'sbjs_session'     => array(
				__( 'How many pages of this visit were seen, and which was the last.', 'eidan' ),
				__( 'Address of the last page', 'eidan' ),
			),
			'sbjs_promo'       => array(
				__( 'A random code that can be named on the phone.', 'eidan' ),
				__( 'Random code', 'eidan' ),
			),
		);

		return array_map(
			static fn ( array $cookie ): array => array_combine( array( 'purpose', 'data' ), $cookie ),
			$cookies
		);
	}

	/**
	 * Registers the cookies in use, if the WP Consent API is active. For sites where the engine runs.
	 *
	 * Versions 1 and 2 of the API have different parameter types; these values fit both.
	 */
	public static function declare(): void {
		if ( ! function_exists( 'wp_add_cookie_info' ) ) {
			return;
		}
		$category = Consent::category();
		$lifetime = self::lifetime( (int) floor( self::months() * self::MONTH ) );
		$session  = self::lifetime( self::minutes() );
		$promo    = ! Options::is_left() && true === Settings::get( 'attribution.promo' );
		foreach ( self::all() as $name => $cookie ) {
			if ( 'sbjs_promo' !== $name || $promo ) {
				wp_add_cookie_info(
					$name,
					'Eidan Blocks',
					$category,
					'sbjs_session' === $name ? $session : $lifetime,
					$cookie['purpose'],
					$cookie['data'],
					false,
					false
				);
			}
		}
	}

	/**
	 * How long the cookies live, by the setting and its filter.
	 *
	 * @return float Months of 30 days.
	 */
	public static function months(): float {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
		$months = apply_filters( 'wc_order_attribution_cookie_lifetime_months', Options::BROWSER_SESSION );

		return is_numeric( $months ) ? (float) $months : Options::BROWSER_SESSION;
	}

	/**
	 * How far back the first visit can lie, in words.
	 *
	 * @return string A sentence.
	 */
	public static function look_back(): string {
		$minutes = (int) floor( self::months() * self::MONTH );
		if ( $minutes < 1 ) {
			return __( 'It is known until the browser is closed: its cookie lasts no longer.', 'eidan' );
		}
		$sentence = $minutes > self::SAFARI
			/* translators: %s: a span of time, such as "6 months". */
			? __( 'It is known for %s, as long as its cookie lasts; in Safari for seven days.', 'eidan' )
			/* translators: %s: a span of time, such as "2 hours". */
			: __( 'It is known for %s, as long as its cookie lasts.', 'eidan' );

		return sprintf( $sentence, self::lifetime( $minutes ) );
	}

	/**
	 * How long a visit lasts after its last page, by the setting and its filter.
	 *
	 * @return int Minutes.
	 */
	public static function minutes(): int {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
		$minutes = apply_filters( 'wc_order_attribution_session_length_minutes', 30 );

		return is_numeric( $minutes ) ? (int) $minutes : 30;
	}

	/**
	 * A lifetime in words, rounded up to a common unit.
	 *
	 * @param int $minutes Minutes; less than one = until the browser is closed.
	 */
	private static function lifetime( int $minutes ): string {
		$whole = static fn ( int $unit ): int => (int) ceil( $minutes / $unit );

		return match ( true ) {
			$minutes < 1               => __( 'Until the browser is closed', 'eidan' ),
			$minutes < 2 * 60          =>
				/* translators: %s: number of minutes. */
				sprintf( _n( '%s minute', '%s minutes', $whole( 1 ), 'eidan' ), number_format_i18n( $whole( 1 ) ) ),
			$minutes < 2 * 24 * 60     =>
				/* translators: %s: number of hours. */
				sprintf( _n( '%s hour', '%s hours', $whole( 60 ), 'eidan' ), number_format_i18n( $whole( 60 ) ) ),
			$minutes < 2 * self::MONTH => sprintf(
				/* translators: %s: number of days. */
				_n( '%s day', '%s days', $whole( 24 * 60 ), 'eidan' ),
				number_format_i18n( $whole( 24 * 60 ) )
			),
			default                    => sprintf(
				/* translators: %s: number of months. */
				_n( '%s month', '%s months', $whole( self::MONTH ), 'eidan' ),
				number_format_i18n( $whole( self::MONTH ) )
			),
		};
	}
}
