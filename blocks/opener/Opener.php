<?php
/**
 * The opener on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Icons\Icons;
use Eidan\Support\BlockJson;
use Eidan\Support\Html;
use Eidan\Support\Markup;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the icon to the saved link to a panel. The panel's module turns it into a button.
 *
 * @phpstan-import-type OpenerAttributes from \Eidan\Attributes\Opener
 * @implements DynamicBlock<OpenerAttributes>
 */
final class Opener implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param OpenerAttributes $attributes Valid attributes.
	 * @param string           $content    Saved link.
	 * @param WP_Block         $block
	 * @return string HTML; '' without a panel to open.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$panel = $attributes['panel'];
		$html  = new Markup( $content );
		if ( '' === $panel || ! $html->next_tag( array( 'tag_name' => 'A' ) ) ) {
			return '';
		}
		$display = $attributes['display'];
		$svg     = 'text' === $display ? '' : Icons::decoration( $attributes['icon'] );
		$html->set_attribute( 'href', '#' . rawurlencode( $panel ) );
		$html->set_attribute( 'data-eidan-opener', true );
		// Without an icon the text must be visible.
		$html->add_class( 'is-display-' . ( '' === $svg ? 'text' : $display ) );
		if ( 'end' === $attributes['iconPosition'] ) {
			$html->add_class( 'is-icon-end' );
		}
		$html->add_style( BlockJson::css( $block, $attributes, array( '--size:%dpx;' => 'size' ) ) );
		if ( '' === trim( wp_strip_all_tags( $content ) ) ) {
			$html->set_attribute( 'aria-label', __( 'Open', 'eidan' ) );
		}
		if ( '' !== $svg && $html->next_tag( array( 'class_name' => 'eidan-opener__text' ) ) ) {
			$html->wrap( $svg, '' );
		}

		return self::place( $html->get_updated_html(), $attributes['className'] ?? '' );
	}

	/**
	 * A wrapper as wide as its column, where layouts would centre narrower elements.
	 *
	 * @param string $html    The opener.
	 * @param string $classes Its own classes.
	 */
	private static function place( string $html, string $classes ): string {
		// If a header hides the opener, the wrapper is hidden, too.
		preg_match( '/(?<!\S)is-header-(?:wide|compact)(?!\S)/', $classes, $form );

		return '<div' . Html::attributes( array( 'class' => trim( 'eidan-opener-place ' . ( $form[0] ?? '' ) ) ) )
			. '>' . $html . '</div>';
	}
}
