<?php
/**
 * Sections and footers that are uncovered by the content above them.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Support\Html;
use WP_HTML_Tag_Processor;

/**
 * Wraps groups and template parts that have the setting; src/styles/uncover.scss does the rest.
 */
final class Uncover {

	/**
	 * Wraps a rendered block.
	 *
	 * The outer wrapper takes the block's place in the layout, its alignment, outer margins and anchor. The inner part
	 * stays at the bottom of the window while the wrapper scrolls into view.
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
			// Links to the anchor must lead to its place in the page, not to the bottom of the window.
			$outer['id'] = $id;
			$inner->remove_attribute( 'id' );
		}
		wp_enqueue_style( 'eidan-uncover' );

		return '<div' . Html::attributes( $outer ) . '><div class="eidan-uncover__track">' . $inner->get_updated_html()
			. '</div></div>';
	}

	/**
	 * Splits the vertical margins from a style attribute.
	 *
	 * @param string $style Declarations.
	 * @return array{string, string} The margins, and the other declarations.
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
