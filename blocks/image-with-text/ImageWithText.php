<?php
/**
 * The image with text block on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\ImageOverlay\Duotone;
use Eidan\ImageOverlay\Shade;
use Eidan\Support\CoverImage;
use Eidan\Support\Gap;
use Eidan\Support\Html;
use Eidan\Support\ImageSize;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use Eidan\Support\UnsizedImage;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds attributes to the saved HTML that only the server knows.
 *
 * @phpstan-import-type ImageWithTextAttributes from \Eidan\Attributes\ImageWithText
 * @implements DynamicBlock<ImageWithTextAttributes>
 */
final class ImageWithText implements DynamicBlock {

	private const PART = 'wp-block-eidan-image-with-text__';

	/** Widest narrow screen in pixels; as in the style sheet. */
	private const NARROW = 680;

	/** Default ratio of an image behind text; as in the style sheet. */
	private const OVER = '16/9';

	/** Heights of an image behind text that are a part of the screen, in percent. */
	private const HEIGHTS = array(
		'large'  => 80,
		'screen' => 100,
	);

	/**
	 * Renders the block.
	 *
	 * @param ImageWithTextAttributes $attributes Valid attributes.
	 * @param string                  $content    Saved HTML with the rendered words.
	 * @param WP_Block                $block      Not used.
	 * @return string HTML; '' without an image and without words.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $block );
		if ( ! Html::has_content( $content ) ) {
			return '';
		}
		$markup = new Markup( $content );
		if ( ! $markup->next_tag() ) {
			return $content;
		}
		$markup->add_style( self::style( $attributes ) );
		self::load_styles( $attributes );
		if ( 'none' !== $attributes['appear'] ) {
			$markup->set_attribute( 'data-eidan-image-with-text', '' );
		}
		// If there is an image, it is the first element of the block.
		if (
			$markup->next_tag()
			&& true === $markup->has_class( self::PART . 'media' )
			&& $markup->next_tag( array( 'tag_name' => 'IMG' ) )
		) {
			self::complete( $markup, $attributes );
			$markup->next_tag( array( 'class_name' => self::PART . 'content' ) );
		}
		if ( $attributes['isLinked'] ) {
			self::mark_link( $markup );
		}
		return $markup->get_updated_html();
	}

	/**
	 * Enqueues styles for layouts and effects other than the default, only if they are used.
	 *
	 * @param ImageWithTextAttributes $attributes Valid attributes.
	 */
	private static function load_styles( array $attributes ): void {
		$parts = array(
			'overlap' => 'overlap' === $attributes['layout'],
			'offset'  => 'offset' === $attributes['layout'],
			'over'    => 'over' === $attributes['layout'],
			'linked'  => $attributes['isLinked'],
			'appear'  => 'none' !== $attributes['appear'],
		);
		foreach ( array_keys( array_filter( $parts ) ) as $part ) {
			wp_enqueue_style( 'eidan-image-with-text-' . $part );
		}
	}

	/**
	 * Adds size, `sizes`, and another image for narrow screens.
	 *
	 * @param Markup                  $image      Positioned at the image.
	 * @param ImageWithTextAttributes $attributes Valid attributes.
	 */
	private static function complete( Markup $image, array $attributes ): void {
		$size = ImageSize::of( Media::shown( $image ) );
		if ( null !== $size ) {
			// Only the ratio matters: it reserves space until the file is loaded.
			$image->set_attribute( 'width', (string) $size[0] );
			$image->set_attribute( 'height', (string) $size[1] );
		}
		$align   = $attributes['align'];
		$columns = 'over' === $attributes['layout'] ? 12 : $attributes['mediaColumns'];
		$sizes   = Sizes::beside( $columns / 12, $align );
		$shape   = null === $size ? 0 : $size[0] / $size[1];
		$high    = self::high( $attributes );
		if ( 0 < $high ) {
			$image->set_attribute( 'sizes', Sizes::as_high( Sizes::block_width( $align ), "{$high}vh", $shape ) );
			$image->add_class( CoverImage::NAME );
		} else {
			$narrow = Ratio::number( Ratio::css( $attributes['narrowRatio'] ) );
			CoverImage::mark( $image, $sizes, $shape, Ratio::number( self::ratio( $attributes ) ), $narrow );
		}
		$is_boxed = 0 < $high || '' !== self::ratio( $attributes );
		UnsizedImage::mark( $image, $is_boxed );
		$narrow = self::narrow( $attributes );
		if ( '' !== $narrow ) {
			$image->wrap( "<picture>$narrow", '</picture>' );
		}
	}

	/**
	 * Which part of the screen the image is as high as.
	 *
	 * @param ImageWithTextAttributes $attributes Valid attributes.
	 * @return int Percent; 0 if its ratio says how high it is.
	 */
	private static function high( array $attributes ): int {
		return 'over' === $attributes['layout'] ? self::HEIGHTS[ $attributes['height'] ] ?? 0 : 0;
	}

	/**
	 * Ratio of the image's box.
	 *
	 * @param ImageWithTextAttributes $attributes Valid attributes.
	 * @return string '' for the image's own.
	 */
	private static function ratio( array $attributes ): string {
		$ratio = Ratio::css( $attributes['ratio'] );

		return '' === $ratio && 'over' === $attributes['layout'] ? self::OVER : $ratio;
	}

	/**
	 * The other image for narrow screens.
	 *
	 * @param ImageWithTextAttributes $attributes Valid attributes.
	 * @return string `<source>`, or ''.
	 */
	private static function narrow( array $attributes ): string {
		$source = $attributes['media']['narrow'];
		$url    = Text::of( esc_url( $source['url'] ?? '' ) );
		if ( '' === $url ) {
			return '';
		}
		$id  = Media::known( $source['id'] ?? 0, $source['url'] ?? '' );
		$set = 0 < $id ? Text::of( wp_get_attachment_image_srcset( $id, 'full' ) ) : '';
		$box = Ratio::css( $attributes['narrowRatio'] );
		$box = '' === $box ? self::ratio( $attributes ) : $box;

		$size  = ImageSize::of( $id );
		$shape = null === $size ? 0 : $size[0] / $size[1];
		$high  = self::high( $attributes );
		$sizes = 0 < $high
			? Sizes::as_high( '100vw', "{$high}vh", $shape )
			: Sizes::covering( '100vw', $shape, Ratio::number( $box ) );
		return '<source' . Html::attributes(
			array(
				'media'  => '(max-width: ' . self::NARROW . 'px)',
				// Commas and spaces would end the address.
				'srcset' => '' === $set
					? str_replace( array( ',', ' ' ), array( '%2C', '%20' ), html_entity_decode( $url ) )
					: $set,
				'sizes'  => '' === $set ? null : $sizes,
			)
		) . '>';
	}

	/**
	 * Marks the link of the first heading, which covers the whole block.
	 *
	 * @param Markup $words Positioned at the text.
	 */
	private static function mark_link( Markup $words ): void {
		while ( $words->next_tag() ) {
			if ( 1 !== preg_match( '/^H[1-6]$/', (string) $words->get_tag() ) ) {
				continue;
			}
			$heading = (string) $words->get_tag();
			while ( $words->next_tag( array( 'tag_closers' => 'visit' ) ) && $words->get_tag() !== $heading ) {
				if ( 'A' === $words->get_tag() && ! $words->is_tag_closer() ) {
					$words->add_class( self::PART . 'link' );
					return;
				}
			}
			return;
		}
	}

	/**
	 * Custom properties for the style sheet; blocks/image-with-text/look.ts has those of the canvas.
	 *
	 * @param ImageWithTextAttributes $attributes Valid attributes.
	 * @return string Declarations.
	 */
	private static function style( array $attributes ): string {
		$media   = $attributes['media'];
		$narrow  = $media['narrow'];
		$high    = self::high( $attributes );
		$opacity = $attributes['overlayOpacity']
			?? Shade::known( $attributes['measuredOpacity'], Duotone::of_site( $attributes, 'eidan/image-with-text' ) );

		return Html::style(
			array(
				'--columns'      => (string) $attributes['mediaColumns'],
				'--ratio'        => 0 < $high ? 'auto' : Ratio::css( $attributes['ratio'] ),
				'--ratio-narrow' => 0 < $high ? '' : Ratio::css( $attributes['narrowRatio'] ),
				'--high'         => 0 < $high ? "{$high}svh" : '',
				'--focus'        => Media::position( $media['focalPoint'] ),
				'--focus-narrow' => isset( $narrow['url'] ) ? Media::position( $narrow['focalPoint'], '50% 50%' ) : '',
				'--scrim'        => 'over' === $attributes['layout'] ? $opacity . '%' : '',
			)
		) . Gap::css( $attributes['style'] ?? null, '--gap-row', '--gap' );
	}
}
