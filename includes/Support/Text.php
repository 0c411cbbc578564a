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
}
