<?php
/**
 * The pagination of a slider.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Slider;

use Eidan\Support\CoverImage;
use Eidan\Support\Html;
use Eidan\Support\ImageSize;
use Eidan\Support\Media;
use Eidan\Support\Sizes;
use WP_HTML_Tag_Processor;

/**
 * Prints a counter, progress line, bullets or thumbnails.
 */
final class Pagination {

	/** Width and height of a thumbnail in pixels, as in the style sheet. */
	private const SIDES = array( 64, 48 );

	/**
	 * Prints the pagination.
	 *
	 * @param Options       $options Options of the slider.
	 * @param array<string> $slides  HTML of each slide.
	 * @param string        $id      Prefix of the slides' ids.
	 */
	public static function render( Options $options, array $slides, string $id ): string {
		$type = $options->pagination;
		if ( 'none' === $type ) {
			return '';
		}
		$class = "eidan-slider__pages is-$type";
		$count = count( $slides );
		if ( 'bullets' !== $type && 'thumbs' !== $type ) {
			$all = $options->centered || $options->loops( $count );
			// Hidden, as the live region says the same.
			return '<div' . Html::attributes(
				array(
					'class'       => $class,
					'aria-hidden' => 'true',
					// The initial position; the style sheet knows how many slides are in view.
					'style'       => "--eidan-index:1;--eidan-count:$count;--eidan-stops:"
						. (
							$all
								? 'var(--eidan-count)'
								: 'calc(1 + max(0, round(up, var(--eidan-count) - var(--eidan-n), 1)))'
						),
				)
			) . '></div>';
		}
		$html = '';
		foreach ( array_values( $slides ) as $index => $slide ) {
			/* translators: %d: number of the slide. */
			$label = sprintf( __( 'Go to slide %d', 'eidan' ), $index + 1 );
			// Without script a thumbnail is a link to its slide, and there is no current slide.
			$html .= 'thumbs' === $type
				? '<a' . Html::attributes(
					array(
						'href'       => "#$id-" . ( $index + 1 ),
						'aria-label' => $label,
					)
				) . '>' . self::thumb( $slide, $index + 1 ) . '</a>'
				: '<button' . Html::attributes(
					array(
						'type'         => 'button',
						'aria-label'   => $label,
						'aria-current' => 0 === $index ? 'true' : 'false',
					)
				) . '></button>';
		}

		return '<div' . Html::attributes(
			array(
				'class'      => $class,
				'role'       => 'group',
				'aria-label' => __( 'Choose a slide', 'eidan' ),
			)
		) . ">$html</div>";
	}

	/**
	 * The first image of a slide as a thumbnail, or its number.
	 *
	 * @param string $slide HTML of the slide.
	 */
	private static function thumb( string $slide, int $number ): string {
		$tag    = new WP_HTML_Tag_Processor( $slide );
		$source = $tag->next_tag( array( 'tag_name' => 'IMG' ) ) ? $tag->get_attribute( 'src' ) : null;
		if ( ! is_string( $source ) || '' === esc_url( $source ) ) {
			return sprintf( '%02d', $number );
		}
		$id   = Media::id( (string) $tag->get_attribute( 'class' ), $source );
		$size = ImageSize::of( $id )
			?? array( (int) $tag->get_attribute( 'width' ), (int) $tag->get_attribute( 'height' ) );
		// WordPress only adds `srcset` to complete images in content.
		$srcset = $tag->get_attribute( 'srcset' ) ?? ( 0 < $id ? wp_get_attachment_image_srcset( $id, 'full' ) : null );
		$box    = self::SIDES[0] . 'px';
		$sizes  = Sizes::covering( $box, 0 < $size[1] ? $size[0] / $size[1] : 0, self::SIDES[0] / self::SIDES[1] );

		return '<img' . Html::attributes(
			array(
				'class'    => $sizes === $box ? null : CoverImage::NAME,
				'src'      => $source,
				'srcset'   => is_string( $srcset ) ? $srcset : null,
				// The browser then chooses the smallest file that is large enough.
				'sizes'    => is_string( $srcset ) ? $sizes : null,
				'width'    => self::SIDES[0],
				'height'   => self::SIDES[1],
				'alt'      => '',
				'loading'  => 'lazy',
				'decoding' => 'async',
			)
		) . '>';
	}
}
