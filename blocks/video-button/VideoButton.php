<?php
/**
 * The video button on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Support\BlockJson;
use Eidan\Support\CoverImage;
use Eidan\Support\Html;
use Eidan\Support\ImageSize;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use Eidan\Support\UnsizedImage;
use Eidan\Support\Value;
use Eidan\Video\Trigger;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the video's player, in a `<template>`, to the saved link.
 *
 * @phpstan-import-type VideoButtonAttributes from \Eidan\Attributes\VideoButton
 * @implements DynamicBlock<VideoButtonAttributes>
 */
final class VideoButton implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param VideoButtonAttributes $attributes Valid attributes.
	 * @param string                $content    Saved HTML with its inner blocks rendered.
	 * @param WP_Block              $block
	 * @return string HTML; '' without a video.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$html = new Markup( $content );
		if ( ! $html->next_tag( array( 'class_name' => 'eidan-video-button' ) ) ) {
			return '';
		}
		// The address is only stored in the link: KSES would change "&" in a block's comment.
		$url  = Text::of( esc_url_raw( Value::text( $html->get_string( 'href' ), 2000 ), array( 'http', 'https' ) ) );
		$html = new Markup( $content );
		if ( '' === $url || ! $html->next_tag() ) {
			return '';
		}
		$look = $attributes['look'];
		$html->add_style( self::style( $block, $attributes ) );
		if ( $html->next_tag( array( 'class_name' => 'eidan-video-button' ) ) && 'A' === $html->get_tag() ) {
			$html->set_attribute( 'href', $url );
			$name = self::name( $attributes, $content );
			if ( '' !== $name ) {
				$html->set_attribute( 'aria-label', $name );
			}
		}
		self::complete( $html, $attributes );
		$options = array(
			'inline' => 'poster' === $look && 'inline' === $attributes['opens'] ? true : null,
			'pulse'  => 'text' !== $look && $attributes['pulse'] ? true : null,
		);
		$marked  = Trigger::mark(
			$html->get_updated_html(),
			$url,
			$attributes,
			array_filter( $options, static fn( ?bool $on ): bool => true === $on )
		);

		return self::with_transcript( $marked, $attributes['transcript'] );
	}

	/**
	 * Adds size and `sizes` to the poster. If its size is unknown, it gets the ratio of its box.
	 *
	 * @param Markup                $html       Positioned after the start of the link.
	 * @param VideoButtonAttributes $attributes Valid attributes.
	 */
	private static function complete( Markup $html, array $attributes ): void {
		if (
			'poster' !== $attributes['look']
			|| ! $html->next_tag( array( 'class_name' => 'eidan-video-button__poster' ) )
		) {
			return;
		}
		$box  = Ratio::number( Ratio::css( $attributes['ratio'] ) );
		$size = ImageSize::of( Media::shown( $html ) );
		if ( null !== $size ) {
			CoverImage::mark( $html, Sizes::block_width( $attributes['align'] ?? '' ), $size[0] / $size[1], $box );
		} elseif ( 0 < $box ) {
			$size = array( (int) round( 1000 * $box ), 1000 );
		} else {
			UnsizedImage::mark( $html, false );
			return;
		}
		$html->set_attribute( 'width', (string) $size[0] );
		$html->set_attribute( 'height', (string) $size[1] );
	}

	/**
	 * An accessible name for a link without text.
	 *
	 * @param VideoButtonAttributes $attributes Valid attributes.
	 * @param string                $content    Saved HTML.
	 * @return string '' if the link has text.
	 */
	private static function name( array $attributes, string $content ): string {
		$words = 1 === preg_match( '~<span class="eidan-video-button__text">(.*?)</span>~s', $content, $found )
			? trim( wp_strip_all_tags( $found[1] ) )
			: '';
		$title = trim( $attributes['title'] );
		if ( '' !== $words ) {
			return '';
		}

		/* translators: %s: title of a video. */
		return '' === $title ? __( 'Play video', 'eidan' ) : sprintf( __( 'Play video: %s', 'eidan' ), $title );
	}

	/**
	 * Custom properties that differ from the style sheet.
	 *
	 * @param WP_Block              $block
	 * @param VideoButtonAttributes $attributes Valid attributes.
	 */
	private static function style( WP_Block $block, array $attributes ): string {
		$look  = $attributes['look'];
		$ratio = 'poster' === $look ? Ratio::css( $attributes['ratio'] ) : '';

		return ( 'text' === $look ? '' : BlockJson::css( $block, $attributes, array( '--size:%dpx;' => 'size' ) ) )
			. ( '' === $ratio ? '' : "--ratio:$ratio" );
	}

	/**
	 * Adds the link to a transcript that is a file.
	 *
	 * @param string $html Rendered block.
	 * @param string $url  Address of the file.
	 */
	private static function with_transcript( string $html, string $url ): string {
		if ( '' === Text::of( esc_url( $url ) ) ) {
			return $html;
		}
		$link = '<p class="eidan-video-button__transcript"><a' . Html::attributes( array( 'href' => $url ) )
			. '>' . esc_html__( 'Transcript', 'eidan' ) . '</a></p>';

		return (string) preg_replace( '~</div>\s*</div>\s*$~', addcslashes( $link, '\\$' ) . '</div></div>', $html, 1 );
	}
}
