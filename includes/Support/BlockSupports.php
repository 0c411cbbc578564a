<?php
/**
 * Styles that an author set with WordPress's own controls.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_Block_Supports;

/**
 * The block's supports as attributes, for blocks whose root element is printed by other code.
 */
final class BlockSupports {

	/**
	 * Class, style and id of the block that is being rendered.
	 *
	 * @return array<string, string>
	 */
	public static function attributes(): array {
		$attributes = array();
		foreach ( WP_Block_Supports::get_instance()->apply_block_supports() as $name => $value ) {
			if ( is_string( $name ) && is_string( $value ) ) {
				$attributes[ $name ] = $value;
			}
		}

		return $attributes;
	}
}
