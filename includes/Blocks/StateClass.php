<?php
/**
 * The class of WordPress's styles by width on the element that they are meant for.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Support\Markup;

/**
 * WordPress puts the class on the first element that a block prints. Some of our blocks print another element around
 * their own: the box that keeps a header's room, the place of a panel or of an opener. Colors, borders and spacing
 * would come on that.
 *
 * What hides a block at a width (`wp-block-hidden-…`) stays on the outer element: nothing of the block is left then.
 */
final class StateClass {

	/** The class begins with this. */
	public const BEGIN = 'wp-states-';

	/**
	 * Filter `render_block`, after WordPress has added the class at 10.
	 *
	 * @param mixed $html  Rendered block.
	 * @param mixed $block The parsed block.
	 * @return mixed The HTML with the class on the block's element. HTML without such an element stays as it is.
	 */
	public static function move( mixed $html, mixed $block = null ): mixed {
		$name = is_array( $block ) ? $block['blockName'] ?? null : null;
		if ( ! is_string( $html ) || ! is_string( $name ) ) {
			return $html;
		}
		$own    = 'wp-block-' . str_replace( '/', '-', $name );
		$markup = new Markup( $html );
		if ( ! $markup->next_tag() || true === $markup->has_class( $own ) ) {
			return $html;
		}
		$outer = $markup->get_string( 'class' );
		if ( 1 !== preg_match( '/(?<!\S)' . self::BEGIN . '\S+/', $outer, $class ) ) {
			return $html;
		}
		$markup->remove_class( $class[0] );
		if ( ! $markup->next_tag( array( 'class_name' => $own ) ) ) {
			return $html;
		}
		$markup->add_class( $class[0] );

		return $markup->get_updated_html();
	}
}
