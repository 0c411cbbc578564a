<?php
/**
 * Text that went through filters.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Takes values that WordPress's functions return. Most come out of a filter: if a plugin's listener forgets to return
 * something, the value is null, which code with strict types must not pass on.
 */
final class Text {

	/**
	 * Always a string.
	 *
	 * @param mixed $value What a function of WordPress returned.
	 * @return string Strings and numbers as they are, '' for anything else.
	 *
	 * @psalm-taint-specialize
	 */
	public static function of( mixed $value ): string {
		return is_scalar( $value ) && ! is_bool( $value ) ? (string) $value : '';
	}

	/**
	 * Text without broken UTF-8. WordPress 6.8 gives false for it (`wp_check_invalid_utf8()`), which is no string.
	 *
	 * @param string $text From a request or a database, in any encoding.
	 * @return string Valid UTF-8: "?" stands for each broken part. '' if PHP cannot mend it.
	 */
	public static function utf8( string $text ): string {
		if ( 1 === preg_match( '//u', $text ) ) {
			return $text;
		}

		return function_exists( 'mb_scrub' ) ? mb_scrub( $text, 'UTF-8' ) : '';
	}
}
