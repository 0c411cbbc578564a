<?php
/**
 * The engine's options for the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * Checks options by the rules of the specification, so that the script on the page has nothing to check.
 *
 * Invalid options are ignored. tests/fixtures/attribution/options.json has the expected results.
 */
final class PageOptions {

	/** Default range of promo codes. */
	private const CODES = array( 100000, 999999 );

	/**
	 * Converts options to their names on the page.
	 *
	 * @param array<array-key, mixed> $given Options by their names in the specification.
	 * @return array<string, mixed> Only options that differ from the page's defaults.
	 */
	public static function of( array $given ): array {
		$domain  = $given['domain'] ?? '';
		$source  = self::part( $given['typein_attributes'] ?? null, 'source' );
		$medium  = self::part( $given['typein_attributes'] ?? null, 'medium' );
		$options = array(
			'lifetime'  => isset( $given['lifetime'] ) ? self::months( $given['lifetime'] ) : null,
			'session'   => isset( $given['session_length'] ) ? self::minutes( $given['session_length'] ) : null,
			'base64'    => (bool) ( $given['base64'] ?? false ),
			'zone'      => self::zone( $given['timezone_offset'] ?? 0 ),
			'domain'    => self::host( is_array( $domain ) ? self::part( $domain, 'host' ) : self::text( $domain ) ),
			'isolate'   => '' !== self::part( $domain, 'host' )
				&& is_array( $domain )
				&& (bool) ( $domain['isolate'] ?? false ),
			'cmp'       => strtolower( self::part( $given, 'campaign_param' ) ),
			'cnt'       => strtolower( self::part( $given, 'content_param' ) ),
			'trm'       => strtolower( self::part( $given, 'term_param' ) ),
			'ip'        => self::part( $given, 'user_ip' ),
			'promo'     => self::codes( $given['promocode'] ?? false ),
			'typein'    => '' !== $source && '' !== $medium
				? array( self::escaped( $source ), self::escaped( $medium ) )
				: array(),
			'organics'  => self::entries( $given['organics'] ?? null, 'param', true ),
			'referrals' => self::entries( $given['referrals'] ?? null, 'medium' ),
			'payments'  => self::entries( $given['payments'] ?? null ),
			'inner'     => (bool) ( $given['inner_campaigns'] ?? false ),
			'compact'   => (bool) ( $given['compact'] ?? false ),
			'ignored'   => (bool) ( $given['ignored'] ?? false ),
			'checkout'  => (bool) ( $given['checkout'] ?? false ),
			'strict'    => (bool) ( $given['strict'] ?? false ),
			'wait'      => (bool) ( $given['wait'] ?? false ),
			'category'  => Consent::STATISTICS === ( $given['category'] ?? '' ) ? '' : self::part( $given, 'category' ),
		);

		return array_filter(
			$options,
			static fn ( mixed $value ): bool => ! in_array( $value, array( '', 0, false, null, array() ), true )
		);
	}

	/**
	 * Lifetime of cookies in months: above 0, otherwise 6.
	 *
	 * @param mixed $given Months.
	 */
	public static function months( mixed $given ): float {
		return self::number( $given, 6.0 );
	}

	/**
	 * Length of a visit in minutes: a whole number above 0, otherwise 30. So 12.5 gives 30, as the specification says.
	 *
	 * @param mixed $given Minutes.
	 */
	public static function minutes( mixed $given ): int {
		$minutes = self::number( $given, 0.0 );
		$is_one  = is_numeric( self::text( $given ) ) && floor( $minutes ) === $minutes;

		return $is_one ? self::whole( $given, 30 ) : 30;
	}

	/**
	 * Offset from UTC in minutes, from hours; 'local' for the browser's time.
	 */
	private static function zone( mixed $hours ): int|string {
		$text = self::text( $hours );

		return is_numeric( $text ) && abs( (int) $text ) < 15 ? (int) $text * 60 : 'local';
	}

	/**
	 * The range of promo codes.
	 *
	 * @param mixed $given True for the default range, or an array with `min` and `max`.
	 * @return array{}|array{int, int}
	 */
	private static function codes( mixed $given ): array {
		if ( ! (bool) $given ) {
			return array();
		}
		$range = array(
			self::whole( self::part( $given, 'min' ), self::CODES[0] ),
			self::whole( self::part( $given, 'max' ), self::CODES[1] ),
		);

		return $range[0] > $range[1] ? self::CODES : $range;
	}

	/**
	 * Items of a list, or a single item: host, source and an optional third part.
	 *
	 * @param mixed  $given  A list of items, or one item.
	 * @param string $more   Name of the third part; '' = none.
	 * @param bool   $needed Whether the third part is required.
	 * @return list<list<string>>
	 */
	private static function entries( mixed $given, string $more = '', bool $needed = false ): array {
		$entries = array();
		foreach ( is_array( $given ) && ! isset( $given['host'] ) ? $given : array( $given ) as $entry ) {
			$host  = self::host( self::part( $entry, 'host' ) );
			$value = self::part( $entry, $more );
			if ( '' !== $host && ( '' !== $value || ! $needed ) ) {
				$source    = self::part( $entry, 'display' );
				$entries[] = array(
					$host,
					'' === $source ? $host : self::escaped( $source ),
					...( '' === $value ? array() : array( self::escaped( $value ) ) ),
				);
			}
		}

		return $entries;
	}

	/**
	 * Escapes `%`, since the engine decodes the text.
	 */
	private static function escaped( string $text ): string {
		return str_replace( '%', '%25', $text );
	}

	/**
	 * A host without the `www.` in front.
	 */
	private static function host( string $host ): string {
		return (string) preg_replace( '/^www\.(?=.+\.)/', '', strtolower( $host ) );
	}

	/**
	 * A whole number above 0.
	 *
	 * @param mixed $given     Number.
	 * @param int   $otherwise Fallback for invalid numbers.
	 */
	private static function whole( mixed $given, int $otherwise ): int {
		$number = (int) self::number( $given, 0.0 );

		return 0 === $number ? $otherwise : $number;
	}

	/**
	 * A number above 0, at most 1e9: what the text begins with, as in the original.
	 *
	 * @param mixed $given     Number.
	 * @param float $otherwise Fallback for invalid numbers.
	 */
	private static function number( mixed $given, float $otherwise ): float {
		$number = min( (float) self::text( $given ), 1e9 );

		return $number > 0 ? $number : $otherwise;
	}

	/**
	 * A member of an array as text; '' if it is missing.
	 *
	 * @param mixed  $given Anything.
	 * @param string $name  Part.
	 */
	private static function part( mixed $given, string $name ): string {
		return is_array( $given ) ? self::text( $given[ $name ] ?? '' ) : '';
	}

	/**
	 * Strings and numbers as strings, anything else as ''.
	 *
	 * @param mixed $value Anything.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : '';
	}
}
