<?php
/**
 * Completes the saved HTML of scrolling tiles.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Support\Attributes;
use Eidan\Support\CoverImage;
use Eidan\Support\Gap;
use Eidan\Support\Html;
use Eidan\Support\ImageSize;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\PlayButton;
use Eidan\Support\Ratio;
use Eidan\Support\UnsizedImage;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Scrolling tiles on the page.
 *
 * @phpstan-import-type ScrollingTilesAttributes from \Eidan\Attributes\ScrollingTiles
 * @phpstan-import-type ScrollingTilesRowAttributes from \Eidan\Attributes\ScrollingTilesRow
 * @implements DynamicBlock<ScrollingTilesAttributes>
 */
final class ScrollingTiles implements DynamicBlock {

	private const ROW = 'wp-block-eidan-scrolling-tiles-row';

	/**
	 * Adds custom properties, the view's options, and the pause button.
	 *
	 * @param ScrollingTilesAttributes $attributes Valid attributes.
	 * @param string                   $content    Saved HTML with the rows.
	 * @param WP_Block                 $block      Block with the rows.
	 * @return string HTML.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$html = new Markup( $content );
		// Without tiles there would only be a button.
		if ( ! Html::has_content( $content ) || ! $html->next_tag() ) {
			return '';
		}
		$html->add_style( self::properties( $attributes ) );
		$html->set_attribute( 'data-eidan-scrolling-tiles', Html::json( array( 'speeds' => self::speeds( $block ) ) ) );
		$number = 0;
		while ( $html->next_tag() ) {
			if ( true === $html->has_class( 'eidan-tiles' ) ) {
				$html->set_attribute( 'role', 'list' );
			} elseif ( 'IMG' === $html->get_tag() ) {
				self::size( $html, $attributes );
			} elseif ( true === $html->has_class( 'eidan-tile' ) ) {
				$html->set_attribute( 'role', 'listitem' );
			} elseif ( true === $html->has_class( self::ROW ) ) {
				++$number;
				// Focusable, so that the keyboard can scroll it while it does not move; the script removes it from the
				// tab order.
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
	 * Adds `sizes` to an image, whose width follows from the tile's height.
	 *
	 * @param Markup                   $image      Positioned at the image.
	 * @param ScrollingTilesAttributes $attributes Valid attributes.
	 */
	private static function size( Markup $image, array $attributes ): void {
		$size = ImageSize::of( Media::shown( $image ) );
		if ( null === $size ) {
			$is_boxed = '' !== Ratio::css( $attributes['ratio'] );
			UnsizedImage::mark( $image, $is_boxed );
			return;
		}
		$ratio = max( $size[0] / $size[1], Ratio::number( Ratio::css( $attributes['ratio'] ) ) );
		$width = static fn ( int $height ): string => (int) ceil( $ratio * $height ) . 'px';
		$image->set_attribute(
			'sizes',
			sprintf(
				'(max-width: 680px) %s, (max-width: 1024px) %s, %s',
				$width( $attributes['height']['phone'] ),
				$width( $attributes['height']['tablet'] ),
				$width( $attributes['height']['desktop'] )
			)
		);
		$image->add_class( CoverImage::NAME );
	}

	/**
	 * Custom properties that differ from the style sheet; styleOf() in blocks/scrolling-tiles/look.ts does the same.
	 *
	 * @param ScrollingTilesAttributes $attributes Valid attributes.
	 */
	private static function properties( array $attributes ): string {
		$css = Html::style( array( '--eidan-tile-ratio' => Ratio::css( $attributes['ratio'] ) ) );
		foreach ( $attributes['height'] as $width => $height ) {
			$css .= "--eidan-tile-$width:{$height}px;";
		}
		if ( 'full' === ( $attributes['align'] ?? '' ) ) {
			// Keeps the button off the screen's edge, like the theme's content.
			$css .= '--eidan-edge:var(--wp--style--root--padding-right,1rem);';
		}

		return $css . Gap::css( $attributes['style'] ?? null, '--eidan-row-gap', '--eidan-tile-gap' );
	}

	/**
	 * The speed of each row.
	 *
	 * @param WP_Block $block
	 * @return list<int|float|null>
	 */
	private static function speeds( WP_Block $block ): array {
		$speeds = array();
		foreach ( $block->inner_blocks as $row ) {
			if ( $row instanceof WP_Block ) {
				/**
				 * Attributes of a row.
				 *
				 * @var ScrollingTilesRowAttributes|null $attributes
				 */
				$attributes = Attributes::of_parsed( $row->parsed_block, 'eidan/scrolling-tiles-row' );
				$speeds[]   = null === $attributes ? null : $attributes['speed'];
			}
		}

		return $speeds;
	}
}
