<?php
/**
 * One image of a gallery.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\ImageGallery;

use Eidan\Slider\Options;
use Eidan\Support\CoverImage;
use Eidan\Support\ImageSize;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;
use Eidan\Support\UnsizedImage;
use Eidan\Support\Value;

/**
 * Adds class, ratio, sizes and link to a rendered image.
 *
 * @phpstan-import-type ImageGalleryAttributes from \Eidan\Attributes\ImageGallery
 */
final class Image {

	/**
	 * Ratio of an image of unknown size.
	 */
	private const UNKNOWN = 1.5;

	/**
	 * Prepares one rendered image.
	 *
	 * @param string                 $html       Rendered core/image.
	 * @param ImageGalleryAttributes $attributes The gallery's attributes.
	 * @param string                 $layout
	 * @param string                 $link       Link target of images without a link of their own.
	 */
	public static function prepare( string $html, array $attributes, string $layout, string $link ): string {
		$markup = new Markup( $html );
		if ( ! $markup->next_tag() ) {
			return $html;
		}
		$markup->add_class( 'eidan-gallery__item' );
		$markup->set_bookmark( 'item' );
		$linked = false;
		do {
			$linked = $linked || 'A' === $markup->get_tag();
		} while ( 'IMG' !== $markup->get_tag() && $markup->next_tag() );
		$id   = Media::shown( $markup );
		$size = ImageSize::of( $id );
		if ( null === $size ) {
			$size = array( (int) $markup->get_string( 'width' ), (int) $markup->get_string( 'height' ) );
			$size = min( $size ) > 0 ? $size : ImageSize::of_name( $markup->get_string( 'src' ) );
		}
		$ratio = null === $size ? self::UNKNOWN : round( $size[0] / $size[1], 4 );
		$align = Value::one_of( $attributes['align'] ?? null, array( 'wide', 'full' ), '' );
		$sizes = match ( $layout ) {
			'rows'   => Sizes::row( $attributes['rowHeight'], $ratio ),
			'slider' => Options::trusted( $attributes['slider'] )->sizes( $align ),
			default  => Sizes::columns(
				$attributes['columns'],
				$attributes['columnsTablet'],
				$attributes['columnsMobile'],
				$align
			),
		};
		CoverImage::mark(
			$markup,
			$sizes,
			$ratio,
			'rows' === $layout ? 0 : Ratio::number( Ratio::css( $attributes['ratio'] ) )
		);
		UnsizedImage::mark( $markup );
		$url = $linked ? '' : Media::link( $link, $id, $markup->get_string( 'src' ) );
		if ( '' !== $url ) {
			$markup->wrap( '<a href="' . esc_url( $url ) . '">', '</a>' );
		}
		$markup->seek( 'item' );
		$markup->add_style( '--ratio:' . $ratio );
		return $markup->get_updated_html();
	}
}
