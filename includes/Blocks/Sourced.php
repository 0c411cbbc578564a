<?php
/**
 * Attributes that are read from a block's HTML.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use WP_Block_Type_Registry;

/**
 * Takes them out of what a block's comment says: editors never store them there, and WordPress complains in the log of
 * the type `rich-text` when somebody has.
 */
final class Sourced {

	/**
	 * Filter `render_block_data`.
	 *
	 * @param mixed $block Parsed block.
	 * @return mixed The same block, without forged attributes where it is one of ours.
	 */
	public static function drop( mixed $block ): mixed {
		if ( ! is_array( $block ) || ! is_array( $block['attrs'] ?? null ) || array() === $block['attrs'] ) {
			return $block;
		}
		$name = $block['blockName'] ?? '';
		$type = is_string( $name ) && str_starts_with( $name, 'eidan/' ) ? WP_Block_Type_Registry::get_instance()->get_registered( $name ) : null;
		foreach ( $type->attributes ?? array() as $attribute => $schema ) {
			if ( is_array( $schema ) && isset( $schema['source'] ) ) {
				unset( $block['attrs'][ $attribute ] );
			}
		}

		return $block;
	}
}
