<?php
/**
 * The image or video of a link.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\InteractiveLinkShowcase;

use Eidan\Support\AttachmentImage;
use Eidan\Support\Html;
use Eidan\Support\Media as Source;
use Eidan\Support\PlayButton;
use Eidan\Support\Text;
use Eidan\Support\UnsizedImage;
use Eidan\Video\PosterImage;

/**
 * Prints it in a figure.
 *
 * @phpstan-import-type MediaSourceAttribute from \Eidan\Attributes\MediaSource
 */
final class Media {

	/** The specification's breakpoint in pixels, up to which a screen is narrow; as in the style sheets. */
	public const NARROW = 680;

	/**
	 * A figure of the attribute `media`.
	 *
	 * @param MediaSourceAttribute $source Valid media source: src/schemas/media-source.json.
	 * @param string               $size   Image size.
	 * @return string HTML, '' without an address.
	 */
	public static function of_source( array $source, string $size ): string {
		$url = $source['url'] ?? '';
		if ( '' === $url ) {
			return '';
		}
		$narrow = $source['narrow'];
		$other  = $narrow['url'] ?? '';
		$place  = Source::position( $source['focalPoint'], '50% 50%' );
		$style  = '50% 50%' === $place ? null : "object-position:$place";
		if ( 'video' === ( $source['type'] ?? '' ) ) {
			$poster = 'image' === ( $narrow['type'] ?? '' ) ? $other : '';
			$video  = '<video' . Html::attributes(
				array(
					'src'         => $url,
					'preload'     => '' === $poster ? 'metadata' : 'none',
					'loading'     => '' === $poster ? 'lazy' : null,
					'muted'       => true,
					'loop'        => true,
					'playsinline' => true,
					'controls'    => true,
					'style'       => $style,
				)
			) . '></video>';

			wp_enqueue_style( 'eidan-links-play' );

			$id    = Source::known( $narrow['id'] ?? 0, $poster );
			$image = '' === $poster ? '' : PosterImage::img( $poster, $id, $style );
			return self::figure( $image . $video )
				. PlayButton::render( 'eidan-links__pause', __( 'Pause video', 'eidan' ), __( 'Play video', 'eidan' ) );
		}
		$id    = Source::known( $source['id'] ?? 0, $url );
		$alt   = $source['alt'] ?? '';
		$image = 0 === $id
			? ''
			: AttachmentImage::img(
				$id,
				$size,
				array( 'alt' => $alt ) + self::named( $id, $size )
					+ ( null === $style ? array() : array( 'style' => $style ) )
			);
		if ( '' === $image ) {
			$image = '<img' . Html::attributes(
				array(
					'class' => UnsizedImage::NAME,
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
	 * A figure of an item's image.
	 *
	 * @param int    $id   Attachment, or 0.
	 * @param string $size Image size.
	 */
	public static function of_attachment( int $id, string $size ): string {
		$image = $id > 0 ? AttachmentImage::img( $id, $size, self::named( $id, $size ) ) : '';

		return '' === $image ? '' : self::figure( $image );
	}

	/**
	 * WordPress's classes of an image, with the one that names the attachment, by which the showcase measures it.
	 *
	 * @param int    $id   Attachment.
	 * @param string $size Image size.
	 * @return array{class: string}
	 */
	private static function named( int $id, string $size ): array {
		return array( 'class' => "attachment-$size size-$size wp-image-$id" );
	}

	/**
	 * The figure.
	 *
	 * @param string $html Image or video.
	 */
	private static function figure( string $html ): string {
		return '<figure class="eidan-links__media">' . $html . '</figure>';
	}
}
