<?php
/**
 * Shortcodes in what somebody else wrote.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin\Abilities;

/**
 * WordPress runs them wherever they stand in a page: in words, in attributes, in what a block makes of these.
 */
final class Shortcodes {

	/**
	 * Shortcodes of this site in a value.
	 *
	 * @param mixed $value Words, or attributes with words at any depth.
	 * @return list<string> Such as "[gallery]".
	 */
	public static function in( mixed $value ): array {
		if ( is_array( $value ) ) {
			$found = array_map( self::in( ... ), array_values( $value ) );

			return array_values( array_unique( array_merge( array(), ...$found ) ) );
		}
		$known = $GLOBALS['shortcode_tags'] ?? null;
		$names = is_array( $known ) ? array_map( 'preg_quote', array_map( 'strval', array_keys( $known ) ) ) : array();
		if ( ! is_string( $value ) || array() === $names ) {
			return array();
		}
		// A block may print an entity as the character that it stands for.
		$words = $value . html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 );
		preg_match_all( '~\[(' . implode( '|', $names ) . ')(?![\w-])~', $words, $found );

		return array_values( array_unique( array_map( static fn( string $name ): string => "[$name]", $found[1] ) ) );
	}
}
