<?php
/**
 * Text that went through filters.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Takes what WordPress's functions give. Most of it comes out of a filter: a plugin whose listener forgets to return
 * anything makes a null of it, which code with strict types must not pass on.
 */
final class Text {

	/**
	 * Text in any case.
	 *
	 * @param mixed $value What a function of WordPress gave.
	 * @return string Strings and numbers as they are, '' for anything else.
	 *
	 * @psalm-taint-specialize
	 */
	public static function of( mixed $value ): string {
		return is_scalar( $value ) && ! is_bool( $value ) ? (string) $value : '';
	}
}
