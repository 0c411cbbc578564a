<?php
/**
 * One image of a gallery.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\ImageGallery;

use Eidan\Lightbox\Media;
use Eidan\Slider\Options;
use Eidan\Support\Markup;
use Eidan\Support\Sizes;
use Eidan\Support\Value;

/**
 * Gives a rendered image its place in the gallery: class, shape, sizes and link.
 */
final class Image {

	/**
	 * Ratio of a picture of unknown size.
	 */
	private const UNKNOWN = 1.5;

	/**
	 * Prepares one rendered image.
	 *
	 * @param string                  $html       Rendered core/image.
	 * @param array<string, mixed>    $attributes The gallery's attributes.
	 * @param string                  $layout     Layout.
	 * @param string                  $link       Where images lead that have no link of their own.
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
		$id    = Media::id( $markup->get_string( 'class' ) );
		$size  = Media::size( $id ) ?? array( (int) $markup->get_string( 'width' ), (int) $markup->get_string( 'height' ) );
		$ratio = $size[0] > 0 && $size[1] > 0 ? round( $size[0] / $size[1], 4 ) : self::UNKNOWN;
		$align = Value::one_of( $attributes['align'] ?? null, array( 'wide', 'full' ), '' );
		$markup->set_attribute(
			'sizes',
			'rows' === $layout
				? Sizes::row( Value::integer( $attributes['rowHeight'] ?? null, 60, 800, 150 ), $ratio )
				: Sizes::columns( ...self::columns( $attributes, $layout ), align: $align )
		);
		$url = $linked ? '' : self::link_url( $link, $id, $markup->get_string( 'src' ) );
		if ( '' !== $url ) {
			$markup->wrap( '<a href="' . esc_url( $url ) . '">', '</a>' );
		}
		$markup->seek( 'item' );
		$markup->add_style( '--ratio:' . $ratio );
		return $markup->get_updated_html();
	}

	/**
	 * Where an image without a link of its own leads.
	 *
	 * @param string $link The gallery's choice.
	 * @param int    $id   Attachment, or 0.
	 * @param string $src  Address of the picture shown.
	 */
	public static function link_url( string $link, int $id, string $src ): string {
		if ( 'none' === $link ) {
			return '';
		}
		if ( 'page' === $link ) {
			return $id > 0 ? get_attachment_link( $id ) : '';
		}
		$url = $id > 0 ? wp_get_attachment_url( $id ) : false;
		return false === $url ? $src : $url;
	}

	/**
	 * Columns above 1024 px, up to 1024 px, up to 680 px.
	 *
	 * @param array<string, mixed> $attributes The gallery's attributes.
	 * @param string               $layout     Layout.
	 * @return array{int, int, int}
	 */
	private static function columns( array $attributes, string $layout ): array {
		if ( 'slider' === $layout ) {
			$slides = Options::from( is_array( $attributes['slider'] ?? null ) ? $attributes['slider'] : array() )->per_view;
			return array( (int) $slides[0], (int) ( $slides[1024] ?? 1 ), (int) ( $slides[680] ?? 1 ) );
		}
		return array(
			Value::integer( $attributes['columns'] ?? null, 1, 8, 3 ),
			Value::integer( $attributes['columnsTablet'] ?? null, 1, 8, 2 ),
			Value::integer( $attributes['columnsMobile'] ?? null, 1, 4, 1 ),
		);
	}
}
