<?php
/**
 * Completes the saved HTML of scrolling tiles.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Support\Attributes;
use Eidan\Support\Gap;
use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\PlayButton;
use Eidan\Support\Ratio;
use WP_Block;

/**
 * Scrolling tiles on the page.
 */
final class ScrollingTiles implements DynamicBlock {

	private const ROW = 'wp-block-eidan-scrolling-tiles-row';

	/**
	 * Adds custom properties, the view's options, and the pause button.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Saved HTML with the rows.
	 * @param WP_Block             $block      For its rows.
	 * @return string HTML.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$html = new Markup( $content );
		// Without tiles there would be a button alone.
		if ( ! Html::has_content( $content ) || ! $html->next_tag() ) {
			return '';
		}
		$html->add_style( self::properties( $attributes ) );
		$html->set_attribute( 'data-eidan-scrolling-tiles', Html::json( array( 'speeds' => self::speeds( $block ) ) ) );
		$number = 0;
		while ( $html->next_tag() ) {
			if ( true === $html->has_class( 'eidan-tiles' ) ) {
				$html->set_attribute( 'role', 'list' );
			} elseif ( true === $html->has_class( 'eidan-tile' ) ) {
				$html->set_attribute( 'role', 'listitem' );
			} elseif ( true === $html->has_class( self::ROW ) ) {
				++$number;
				// Can be scrolled by keyboard where it does not run; the script takes it out of the order of the tab key.
				$html->set_attribute( 'tabindex', '0' );
				$html->set_attribute( 'role', 'group' );
				/* translators: %d: number of a row. */
				$html->set_attribute( 'aria-label', sprintf( __( 'Row %d', 'eidan' ), $number ) );
			}
		}
		$button = PlayButton::toggle( 'eidan-tiles__pause', __( 'Pause scrolling tiles', 'eidan' ) );

		return (string) preg_replace( '/<\/div>\s*$/', "$button</div>", $html->get_updated_html() );
	}

	/**
	 * Declarations of all that differs from the style sheet's own values; styleOf() in blocks/scrolling-tiles/look.ts does the same.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 */
	private static function properties( array $attributes ): string {
		$ratio = Ratio::css( $attributes['ratio'] );
		$css   = '' === $ratio ? array() : array( "--eidan-tile-ratio:$ratio" );
		foreach ( is_array( $attributes['height'] ) ? $attributes['height'] : array() as $width => $height ) {
			if ( is_int( $height ) ) {
				$css[] = "--eidan-tile-$width:{$height}px";
			}
		}
		if ( 'full' === ( $attributes['align'] ?? '' ) ) {
			// The button keeps off the edge of the screen, as all of the theme's content does.
			$css[] = '--eidan-edge:var(--wp--style--root--padding-right,1rem)';
		}
		$css[] = Gap::css( $attributes['style'] ?? null, '--eidan-row-gap', '--eidan-tile-gap' );

		return implode( ';', array_filter( $css, static fn( string $part ): bool => '' !== $part ) );
	}

	/**
	 * The pace of each row.
	 *
	 * @param WP_Block $block The block.
	 * @return list<mixed>
	 */
	private static function speeds( WP_Block $block ): array {
		$speeds = array();
		foreach ( $block->inner_blocks as $row ) {
			if ( $row instanceof WP_Block ) {
				$speeds[] = Attributes::of( $row )['speed'] ?? null;
			}
		}

		return $speeds;
	}
}
