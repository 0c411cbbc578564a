<?php
/**
 * Cleans what people typed.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use Eidan\Attribution\Values;
use Eidan\Support\Text;
use WP;
use WpOrg\Requests\IdnaEncoder;

/**
 * Texts stay as they were typed, `<` and `&` too: they are plain text and escaped where they are shown. Only what
 * nobody can see goes, since it could hide something or end a line of a mail's head.
 */
final class Clean {

	/** Longest name, telephone number and title of a form, in characters. */
	public const LINE = 200;

	/** Longest message, in characters. */
	public const MESSAGE = 50_000;

	/** Control characters, and marks that turn the direction of what stands behind them. */
	private const UNSEEN = '/(?![\n\t])\p{Cc}|[\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}\x{FFF9}-\x{FFFB}]/u';

	/**
	 * Text of one line.
	 *
	 * @param string $text   As it was sent.
	 * @param int    $length Most characters.
	 */
	public static function line( string $text, int $length = self::LINE ): string {
		$line = (string) preg_replace( '/[\s\x{85}\x{2028}\x{2029}]+/u', ' ', Text::utf8( $text ) );

		return self::cut( (string) preg_replace( self::UNSEEN, '', $line ), $length );
	}

	/**
	 * Text of several lines.
	 *
	 * @param string $text As it was sent.
	 */
	public static function message( string $text ): string {
		$lines = (string) preg_replace( '/\r\n?|[\x{85}\x{2028}\x{2029}]/u', "\n", Text::utf8( $text ) );

		return self::cut( (string) preg_replace( self::UNSEEN, '', $lines ), self::MESSAGE );
	}

	/**
	 * The address of a page with a form, without what may say how somebody came there, such as a campaign or the click
	 * of an ad: of a visit without consent nothing of that is kept.
	 *
	 * @param string $address As it was sent.
	 * @return string With those parameters by which WordPress finds a page; '' if it is no address.
	 */
	public static function page( string $address ): string {
		$parts = explode( '?', (string) preg_replace( '/#.*$/s', '', Values::address( $address ) ), 2 );
		$wp    = $GLOBALS['wp'] ?? null;
		$known = $wp instanceof WP ? $wp->public_query_vars : array();
		$query = array_filter(
			explode( '&', $parts[1] ?? '' ),
			// `lang` is that of plugins for languages.
			static fn ( string $pair ): bool => in_array(
				(string) preg_replace( '/(?:=|\[|%5B).*$/is', '', $pair ),
				array( ...array_values( $known ), 'lang' ),
				true
			)
		);

		return $parts[0] . ( array() === $query ? '' : '?' . implode( '&', $query ) );
	}

	/**
	 * An email address as mail servers and WordPress take it: a domain with letters such as ü in the ASCII form that it
	 * is registered by, which some browsers send of themselves and others do not.
	 *
	 * @param string $typed Valid UTF-8.
	 * @return string As it was typed, if nothing is to be done or it is none.
	 */
	public static function email( string $typed ): string {
		$at = strrpos( $typed, '@' );
		if ( false === $at || 1 !== preg_match( '/[^\x00-\x7F]/', substr( $typed, $at ) ) ) {
			return $typed;
		}
		$domain = Text::lower( substr( $typed, $at + 1 ) );
		$domain = class_exists( \Normalizer::class ) ? (string) \Normalizer::normalize( $domain ) : $domain;
		try {
			return substr( $typed, 0, $at + 1 ) . IdnaEncoder::encode( $domain );
		} catch ( \Exception ) {
			// No domain: too long, for one.
			return $typed;
		}
	}

	/**
	 * An amount of money.
	 *
	 * @param string $typed As somebody typed it, with a comma or a point.
	 * @return string Digits with a point, such as `1250.5`; '' if it is no amount, or nothing.
	 */
	public static function amount( string $typed ): string {
		$plain = (string) preg_replace( '/[\s\x{A0}\x{202F}\'’]+/u', '', $typed );
		// The last sign before one or two digits is the decimal one, all others group thousands.
		if ( 1 === preg_match( '/^(\d[\d.,]*?)[.,](\d{1,2})$/', $plain, $parts ) ) {
			$plain = str_replace( array( '.', ',' ), '', $parts[1] ) . '.' . $parts[2];
		} else {
			$plain = str_replace( array( '.', ',' ), '', $plain );
		}
		if ( 1 !== preg_match( '/^\d{1,15}(?:\.\d{1,2})?$/', $plain ) ) {
			return '';
		}
		$short = ltrim( str_contains( $plain, '.' ) ? rtrim( rtrim( $plain, '0' ), '.' ) : $plain, '0' );

		return '' === $short || str_starts_with( $short, '.' ) ? "0$short" : $short;
	}

	/**
	 * Plain text as HTML. Unlike esc_html() it shows an entity that somebody typed as they typed it.
	 *
	 * @param string $text Plain text.
	 *
	 * @psalm-taint-escape html
	 * @psalm-taint-escape has_quotes
	 */
	public static function html( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/**
	 * Plain text for a column of WordPress's table of posts, whose texts are HTML: what prints it as that shows the
	 * text, and filters that clean HTML find nothing to change.
	 *
	 * @param string $text Plain text.
	 */
	public static function to_column( string $text ): string {
		return htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/**
	 * Plain text of such a column.
	 *
	 * @param string $html As stored.
	 */
	public static function from_column( string $html ): string {
		return htmlspecialchars_decode( $html, ENT_NOQUOTES );
	}

	/**
	 * Limits the length.
	 *
	 * @param string $text   Valid UTF-8.
	 * @param int    $length Most characters.
	 */
	private static function cut( string $text, int $length ): string {
		return trim( mb_substr( trim( $text ), 0, $length, 'UTF-8' ) );
	}
}
