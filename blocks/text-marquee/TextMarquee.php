<?php
/**
 * Completes the saved HTML of a marquee.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\TextMarquee\Style;
use Eidan\Support\Html;
use Eidan\Support\Markup;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * A marquee on the page.
 *
 * @phpstan-import-type TextMarqueeAttributes from \Eidan\Attributes\TextMarquee
 * @implements DynamicBlock<TextMarqueeAttributes>
 */
final class TextMarquee implements DynamicBlock {

	/**
	 * Adds custom properties, outlines, the view's options and the pause button.
	 *
	 * @param TextMarqueeAttributes $attributes Valid attributes.
	 * @param string                $content    Saved HTML with the rendered texts.
	 * @param WP_Block              $block      Not used.
	 * @return string HTML.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $block );
		$html = new Markup( $content );
		// Without text there would only be a button.
		if ( ! Html::has_content( $content ) || ! $html->next_tag() ) {
			return '';
		}
		if ( $attributes['pauseOnHover'] ) {
			$html->add_class( 'is-restful' );
		}
		$html->add_style( Style::properties( $attributes ) );
		$html->set_bookmark( 'root' );
		if ( ! $html->next_tag( array( 'class_name' => 'eidan-marquee' ) ) ) {
			return $html->get_updated_html();
		}
		self::outline( $html, $attributes );
		$html->seek( 'root' );
		$html->set_attribute(
			'data-eidan-marquee',
			Html::json(
				array(
					'speed' => $attributes['speed'],
					'rows'  => $attributes['secondRow'],
				)
			)
		);
		$button = Html::attributes(
			array(
				'type'         => 'button',
				'aria-label'   => __( 'Pause scrolling text', 'eidan' ),
				'aria-pressed' => 'false',
				'hidden'       => true,
			)
		);
		return (string) preg_replace( '/<\/div>\s*$/', "<button$button></button></div>", $html->get_updated_html() );
	}

	/**
	 * Outlines the letters of the row or of every second text.
	 *
	 * @param Markup                $html       Positioned at the row.
	 * @param TextMarqueeAttributes $attributes Valid attributes.
	 */
	private static function outline( Markup $html, array $attributes ): void {
		$css = Style::outline( $attributes );
		if ( 'all' === $attributes['stroke'] ) {
			$html->add_style( $css );
		}
		if ( 'alternate' !== $attributes['stroke'] ) {
			return;
		}
		$second = false;
		while ( $html->next_tag( array( 'tag_name' => 'P' ) ) ) {
			if ( $second ) {
				$html->add_style( $css );
			}
			$second = ! $second;
		}
	}
}
