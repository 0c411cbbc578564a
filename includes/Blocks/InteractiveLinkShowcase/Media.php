<?php
/**
 * The picture or film of a link.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\InteractiveLinkShowcase;

use Eidan\Support\Html;
use Eidan\Support\PlayButton;
use Eidan\Support\Text;
use Eidan\Support\Value;

/**
 * Prints it in a figure.
 */
final class Media {

	/** The specification's touch breakpoint, in pixels: up to it a screen is narrow. The style sheets have the same. */
	public const NARROW = 680;

	/**
	 * A figure of the attribute `media`.
	 *
	 * @param array<array-key, mixed> $source Valid media source: src/schemas/media-source.json.
	 * @param mixed                   $size   Image size.
	 * @return string HTML, '' without an address.
	 */
	public static function of_source( array $source, mixed $size ): string {
		$url = Value::text( $source['url'] ?? null, 2000 );
		if ( '' === $url ) {
			return '';
		}
		$narrow = is_array( $source['narrow'] ?? null ) ? $source['narrow'] : array();
		$other  = Value::text( $narrow['url'] ?? null, 2000 );
		$style  = self::position( $source );
		if ( 'video' === ( $source['type'] ?? '' ) ) {
			$poster = 'image' === ( $narrow['type'] ?? '' ) ? $other : '';
			$video  = '<video' . Html::attributes(
				array(
					'src'         => $url,
					'poster'      => '' === $poster ? null : $poster,
					'preload'     => '' === $poster ? 'metadata' : 'none',
					'muted'       => true,
					'loop'        => true,
					'playsinline' => true,
					'controls'    => true,
					'style'       => $style,
				)
			) . '></video>';

			wp_enqueue_style( 'eidan-links-play' );

			return self::figure( $video ) . PlayButton::render( 'eidan-links__pause', __( 'Pause video', 'eidan' ), __( 'Play video', 'eidan' ) );
		}
		$id    = Value::integer( $source['id'] ?? null, 1, PHP_INT_MAX, 0 );
		$alt   = Value::text( $source['alt'] ?? null, 2000 );
		$image = 0 === $id ? '' : Text::of( wp_get_attachment_image( $id, Value::text( $size, 60 ), false, ( '' === $style ? array() : array( 'style' => $style ) ) + array( 'alt' => $alt ) ) );
		if ( '' === $image ) {
			$image = '<img' . Html::attributes(
				array(
					'src'   => $url,
					'alt'   => $alt,
					'style' => $style,
				)
			) . '>';
		}
		if ( '' !== $other && 'video' !== ( $narrow['type'] ?? '' ) ) {
			$image = '<picture><source' . Html::attributes(
				array(
					'media'  => '(max-width: ' . self::NARROW . 'px)',
					'srcset' => Text::of( esc_url( $other ) ),
				)
			) . ">$image</picture>";
		}

		return self::figure( $image );
	}

	/**
	 * A figure of an entry's picture.
	 *
	 * @param int   $id   Attachment, or 0.
	 * @param mixed $size Image size.
	 */
	public static function of_attachment( int $id, mixed $size ): string {
		$image = $id > 0 ? Text::of( wp_get_attachment_image( $id, Value::text( $size, 60 ) ) ) : '';

		return '' === $image ? '' : self::figure( $image );
	}

	/**
	 * The figure.
	 *
	 * @param string $html Picture or film.
	 */
	private static function figure( string $html ): string {
		return '<figure class="eidan-links__media">' . $html . '</figure>';
	}

	/**
	 * Focal point as a declaration.
	 *
	 * @param array<array-key, mixed> $source Valid media source.
	 * @return string|null Null for the middle.
	 */
	private static function position( array $source ): ?string {
		$point = is_array( $source['focalPoint'] ?? null ) ? $source['focalPoint'] : array();
		$share = static fn( mixed $value ): int => is_int( $value ) || is_float( $value ) ? (int) round( 100 * $value ) : 50;
		$place = $share( $point['x'] ?? null ) . '% ' . $share( $point['y'] ?? null ) . '%';

		return '50% 50%' === $place ? null : 'object-position:' . $place;
	}
}
