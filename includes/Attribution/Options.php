<?php
/**
 * The owner's settings in the format of the engine.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Settings\Settings;
use Eidan\Support\Text;

/**
 * Which engine runs, and with which options.
 */
final class Options {

	/** WooCommerce's default lifetime in months: less than a minute, so the cookies end with the browser session. */
	public const BROWSER_SESSION = 0.00001;

	/** Settings with one item per line, and the names of an item's parts in their order. */
	private const LISTS = array(
		'organics'  => array( 'host', 'param', 'display' ),
		'referrals' => array( 'host', 'display', 'medium' ),
		'payments'  => array( 'host' ),
	);

	/** Text settings, with their names in the engine. */
	private const TEXTS = array(
		'campaignParam' => 'campaign_param',
		'termParam'     => 'term_param',
		'contentParam'  => 'content_param',
	);

	/**
	 * Whether Eidan's engine runs instead of WooCommerce's.
	 */
	public static function is_ours(): bool {
		return 'woocommerce' !== Settings::get( 'attribution.engine' ) && class_exists( 'WooCommerce', false );
	}

	/**
	 * Whether the pages are WooCommerce's own engine's: there is a shop, and its owner chose that.
	 */
	public static function is_left(): bool {
		return Compatibility::has_shop() && ! self::is_ours();
	}

	/**
	 * Options for the page in addition to WooCommerce's parameters, checked: only those that differ from the engine's
	 * defaults, by their names in src/attribution/types.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function page(): array {
		$options = array();
		foreach ( array_keys( self::LISTS ) as $name ) {
			$options[ $name ] = self::entries( $name );
		}
		foreach ( self::TEXTS as $setting => $name ) {
			$options[ $name ] = self::text( $setting );
		}
		$options['typein_attributes'] = array(
			'source' => self::text( 'typeinSource' ),
			'medium' => self::text( 'typeinMedium' ),
		);
		if ( true === Settings::get( 'attribution.promo' ) ) {
			$options['promocode'] = array(
				'min' => Settings::get( 'attribution.promoMin' ),
				'max' => Settings::get( 'attribution.promoMax' ),
			);
		}
		$options['domain']          = self::cookie_domain(
			true === Settings::get( 'attribution.isolate' ),
			self::host( self::text( 'domain' ) ),
			is_multisite() && is_subdomain_install()
		);
		$options['inner_campaigns'] = Settings::get( 'attribution.innerCampaigns' );
		$options['compact']         = Settings::get( 'attribution.compact' );
		$options['timezone_offset'] = Settings::get( 'attribution.timeZone' );
		$options['wait']            = Consent::waits();
		$options['category']        = Consent::category();
		$options                   += self::about_paying( true === Settings::get( 'attribution.keepAtCheckout' ) );
		/**
		 * Filters what the attribution script gets beyond WooCommerce's parameters.
		 *
		 * @param array<string, mixed> $options Options of the engine, see docs/attribution.md; what is not valid counts
		 *                                      as not given.
		 */
		$options = apply_filters( 'eidan_attribution_options', $options );

		return PageOptions::of( is_array( $options ) ? $options : array() );
	}

	/**
	 * Which hosts share the cookies, as the engine's option `domain`; '' = the site's host and its subdomains.
	 *
	 * @param bool   $isolate Whether the owner wants cookies for this host only.
	 * @param string $shared  Domain that shares the cookies; '' = none.
	 * @param bool   $network Whether the site belongs to a network of subdomains: then other subdomains are other
	 *                        sites.
	 * @return string|array{host: string, isolate: true}
	 */
	public static function cookie_domain( bool $isolate, string $shared, bool $network ): string|array {
		$alone = array(
			'host'    => self::own_host(),
			'isolate' => true,
		);

		return $isolate || ( $network && '' === $shared ) ? $alone : $shared;
	}

	/**
	 * The owner's lifetime of the cookies; later filters may change it.
	 */
	public static function lifetime( mixed $months ): mixed {
		$chosen = Settings::changed( 'attribution.lifetime' );

		return is_numeric( $chosen ) ? max( self::BROWSER_SESSION, (float) $chosen ) : $months;
	}

	/**
	 * Makes sure that the lifetime of the cookies is valid after all filters.
	 */
	public static function sound_lifetime( mixed $months ): mixed {
		return self::is_left() ? $months : PageOptions::months( $months );
	}

	/**
	 * Makes sure that the length of a visit is valid after all filters.
	 */
	public static function sound_session( mixed $minutes ): mixed {
		return self::is_left() ? $minutes : PageOptions::minutes( $minutes );
	}

	/**
	 * The owner's length of a visit; later filters may change it.
	 */
	public static function session( mixed $minutes ): mixed {
		return Settings::changed( 'attribution.session' ) ?? $minutes;
	}

	/**
	 * Whether the owner wants cookies in base64; later filters may change it.
	 *
	 * @param mixed $base64 Whether WooCommerce uses base64.
	 */
	public static function base64( mixed $base64 ): mixed {
		return Settings::changed( 'attribution.base64' ) ?? $base64;
	}

	/**
	 * Filter `eidan_settings_problem`: checks the settings of the attribution.
	 *
	 * @param mixed $error Message of other callbacks.
	 * @param mixed $path  `group.name` of the setting.
	 * @param mixed $value Value of the right type.
	 * @return mixed Message; unchanged if there is one already.
	 */
	public static function validate_setting( mixed $error, mixed $path = '', mixed $value = null ): mixed {
		list( $group, $name ) = explode( '.', is_string( $path ) ? $path : '', 2 ) + array( '', '' );

		return 'attribution' === $group && ( ! is_string( $error ) || '' === $error )
			? self::problem( $name, $value )
			: $error;
	}

	/**
	 * What is wrong with a setting of the attribution.
	 *
	 * @param string $name  Setting.
	 * @param mixed  $value Value of the right type.
	 * @return string Message; '' = nothing.
	 */
	public static function problem( string $name, mixed $value ): string {
		if ( ! is_string( $value ) || '' === trim( $value ) ) {
			return '';
		}
		if ( isset( self::LISTS[ $name ] ) ) {
			foreach ( self::lines( $value ) as $line ) {
				$entry = self::entry( $name, $line );
				if ( null === $entry ) {
					return 'organics' === $name
						? sprintf(
							/* translators: %s: what was typed. */
							__( '“%s” needs a host and a parameter, for instance “search.example, q”.', 'eidan' ),
							$line
						)
						/* translators: %s: what was typed. */
						: sprintf( __( '“%s” does not begin with a host such as “partner.example”.', 'eidan' ), $line );
				}
			}
		}
		if ( isset( self::TEXTS[ $name ] ) && 1 !== preg_match( '/^[\w.-]+$/', $value ) ) {
			return __( 'Write the name of one parameter, without signs such as “?” and “=”.', 'eidan' );
		}
		if ( 'channels' === $name ) {
			return OwnChannels::problem( $value );
		}
		if ( 'domain' === $name && ! self::is_above( self::host( $value ) ) ) {
			/* translators: %s: host of the site. */
			return sprintf( __( 'Write a domain that “%s” is a part of.', 'eidan' ), self::own_host() );
		}
		if ( 'analyticsSource' === $name && null === Analytics::address( $value ) ) {
			return __( 'Enter a URL that begins with “https://”.', 'eidan' );
		}

		return '';
	}

	/**
	 * The items of a list.
	 *
	 * @param string $name Setting.
	 * @return list<array<string, string>>
	 */
	private static function entries( string $name ): array {
		$entries = array_map(
			static fn ( string $line ): ?array => self::entry( $name, $line ),
			self::lines( self::text( $name ) )
		);

		return array_values( array_filter( $entries, static fn ( ?array $entry ): bool => null !== $entry ) );
	}

	/**
	 * Parses one item of a list.
	 *
	 * @param string $name Setting.
	 * @param string $line What was typed.
	 * @return array<string, string>|null Null if the line is invalid.
	 */
	private static function entry( string $name, string $line ): ?array {
		$names = self::LISTS[ $name ];
		$parts = array_map( 'trim', explode( ',', $line, count( $names ) ) );
		$host  = self::host( $parts[0] );
		if (
			1 !== preg_match( '/^[^\s.]+(\.[^\s.]+)+$/u', $host )
			|| ( 'organics' === $name && '' === ( $parts[1] ?? '' ) )
		) {
			return null;
		}
		$entry = array();
		foreach ( $names as $index => $part ) {
			$entry[ $part ] = $parts[ $index ] ?? '';
		}

		return array_filter( array( 'host' => $host ) + $entry, static fn ( string $part ): bool => '' !== $part );
	}

	/**
	 * The host of an address or host name.
	 *
	 * @param string $text What was typed.
	 */
	private static function host( string $text ): string {
		return strtolower( (string) preg_replace( '~^(https?://)?(www\.)?|[/?#].*$~i', '', trim( $text ) ) );
	}

	/**
	 * The host of the site.
	 */
	private static function own_host(): string {
		return (string) wp_parse_url( home_url(), PHP_URL_HOST );
	}

	/**
	 * Whether a domain is the site's host or a parent domain of it. Browsers do not allow cookies for a top-level
	 * domain.
	 */
	private static function is_above( string $domain ): bool {
		return str_contains( $domain, '.' ) && str_ends_with( '.' . self::own_host(), ".$domain" );
	}

	/**
	 * The lines of a text that are not empty.
	 *
	 * @return list<string>
	 */
	public static function lines( string $text ): array {
		$lines = preg_split( '/\R/u', $text );

		return Text::filled( false === $lines ? array() : $lines );
	}

	/**
	 * The value of a text setting.
	 *
	 * @param string $name Setting.
	 */
	private static function text( string $name ): string {
		$value = Settings::get( "attribution.$name" );

		return is_string( $value ) ? trim( $value ) : '';
	}

	/**
	 * What the engine has to know about shoppers who pay elsewhere and return.
	 *
	 * @param bool $keep Whether they keep their source; false = the specification's order to the letter.
	 * @return array{ignored?: bool, checkout?: bool, strict?: true}
	 */
	private static function about_paying( bool $keep ): array {
		if ( ! $keep ) {
			return array( 'strict' => true );
		}

		return array(
			// The shopper is about to pay for an order, or comes back from paying.
			'ignored'  => function_exists( 'is_wc_endpoint_url' )
				&& ( is_wc_endpoint_url( 'order-received' ) || is_wc_endpoint_url( 'order-pay' ) ),
			'checkout' => function_exists( 'is_cart' ) && ( is_cart() || is_checkout() ),
		);
	}
}
