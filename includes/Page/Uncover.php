<?php
/**
 * Sections and footers that what is above them uncovers.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Support\Html;
use WP_HTML_Tag_Processor;

/**
 * Wraps groups and template parts whose author wants it; the rest is the style sheet's, src/styles/uncover.scss.
 */
final class Uncover {

	/**
	 * Wraps a rendered block.
	 *
	 * The outer wrapper takes the block's place in the layout, its alignment, its outer margins and its anchor: what is
	 * inside it stands still at the foot of the window while the wrapper comes into view.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function wrap( mixed $content, mixed $block = null ): mixed {
		$attributes = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		if ( ! is_string( $content ) || true !== ( $attributes['eidanUncover'] ?? false ) ) {
			return $content;
		}
		$inner = new WP_HTML_Tag_Processor( $content );
		if ( ! $inner->next_tag() ) {
			return $content;
		}
		$outer = array( 'class' => 'eidan-uncover' );
		foreach ( array( 'alignfull', 'alignwide' ) as $class ) {
			$outer['class'] .= true === $inner->has_class( $class ) ? ' ' . $class : '';
		}
		$style = $inner->get_attribute( 'style' );
		$parts = self::margins( is_string( $style ) ? $style : '' );
		if ( '' !== $parts[0] ) {
			$outer['style'] = $parts[0];
			$inner->set_attribute( 'style', $parts[1] );
		}
		$id = $inner->get_attribute( 'id' );
		if ( is_string( $id ) && '' !== $id ) {
			// A link to it leads to where it is, not to where it is seen.
			$outer['id'] = $id;
			$inner->remove_attribute( 'id' );
		}
		wp_enqueue_style( 'eidan-uncover' );

		return '<div' . Html::attributes( $outer ) . '><div class="eidan-uncover__track">' . $inner->get_updated_html()
			. '</div></div>';
	}

	/**
	 * Takes the vertical margins out of a style attribute.
	 *
	 * @param string $style Declarations.
	 * @return array{string, string} The margins, and the rest.
	 */
	private static function margins( string $style ): array {
		$margins = array();
		$rest    = array();
		foreach ( array_filter(
			array_map( 'trim', explode( ';', $style ) ),
			static fn ( string $part ): bool => '' !== $part
		) as $declaration ) {
			if ( 1 === preg_match( '/^margin-(?:top|bottom)\s*:/', $declaration ) ) {
				$margins[] = $declaration;
			} else {
				$rest[] = $declaration;
			}
		}

		return array( implode( ';', $margins ), implode( ';', $rest ) );
	}
}
