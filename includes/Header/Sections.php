<?php
/**
 * Sections that set the skin of an overlay header.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Support\Markup;
use Eidan\Support\Value;

/**
 * Prints the attribute `eidanSkin` of core's group and cover, which src/editor/header/section-skin.tsx sets.
 */
final class Sections {

	/**
	 * Filter `render_block_core/group` and `render_block_core/cover`.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function mark( mixed $content, mixed $block = null ): mixed {
		$attributes = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$skin       = Value::one_of( $attributes['eidanSkin'] ?? null, array( 'light', 'dark' ), '' );
		if ( ! is_string( $content ) || '' === $skin ) {
			return $content;
		}
		$html = new Markup( $content );
		if ( $html->next_tag() ) {
			$html->set_attribute( 'data-eidan-skin', $skin );
		}

		return $html->get_updated_html();
	}
}
