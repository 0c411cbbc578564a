<?php
/**
 * One image or video of a swapping image gallery.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\SwappingImageGallery;

use Eidan\Support\AttachmentImage;
use Eidan\Support\CoverImage;
use Eidan\Support\Html;
use Eidan\Support\ImageSize;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\PlayButton;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use Eidan\Support\UnsizedImage;
use Eidan\Video\PosterImage;

/**
 * The large image or video, and the link that shows it.
 */
final class MediaItem {

	/** Width of a small image beside or on the large one, as in the style sheet: on phones four are below it. */
	public const WIDTH = '(max-width: 680px) 25vw, 144px';

	/** Least height of a small image on phones in pixels, as in the style sheet. */
	private const LEAST = 64;

	private const PLAY =
		'<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">'
		. '<path d="M9 7.5l7 4.5-7 4.5z"/></svg>';

	/**
	 * Use from().
	 *
	 * @param string $html     HTML of the large image or video.
	 * @param string $title    Caption as HTML without links, else the alternative text.
	 * @param int    $id       Attachment of the image, or 0.
	 * @param string $thumb    Address of a small image if there is no attachment; '' = none.
	 * @param bool   $is_video Whether it is a video.
	 */
	private function __construct(
		public readonly string $html,
		private readonly string $title,
		private readonly int $id,
		private readonly string $thumb,
		public readonly bool $is_video = false,
	) {}

	/**
	 * Reads a rendered image or video block.
	 *
	 * @param string $html   Rendered block.
	 * @param string $link   Link target of images without a link of their own.
	 * @param string $sizes  The attribute `sizes`.
	 * @param float  $ratio  Aspect ratio of the box that it covers.
	 * @param int    $number Position, from 1.
	 * @return self|null Null if there is neither an image nor a video.
	 */
	public static function from( string $html, string $link, string $sizes, float $ratio, int $number ): ?self {
		$markup = new Markup( $html );
		$linked = false;
		while ( $markup->next_tag() ) {
			$linked = $linked || 'A' === $markup->get_tag();
			if ( 'IMG' === $markup->get_tag() ) {
				$id   = Media::shown( $markup );
				$src  = $markup->get_string( 'src' );
				$alt  = $markup->get_string( 'alt' );
				$size = ImageSize::of( $id );
				CoverImage::mark( $markup, $sizes, null === $size ? 0 : $size[0] / $size[1], $ratio );
				UnsizedImage::mark( $markup );
				$url = $linked ? '' : Media::link( $link, $id, $src );
				if ( ! $linked ) {
					$markup->wrap(
						'' === $url ? '<span>' : '<a href="' . esc_url( $url ) . '">',
						'' === $url ? '</span>' : '</a>'
					);
				}

				return '' === $src
					? null
					: new self( $markup->get_updated_html(), self::title( $html, $alt, $number ), $id, $src );
			}
			if ( 'VIDEO' === $markup->get_tag() ) {
				return self::video( $markup, $number );
			}
		}

		return null;
	}

	/**
	 * A muted video, played by the view module while it is shown; it has the browser's controls until then.
	 *
	 * @param Markup $markup Positioned at the video.
	 * @param int    $number Position, from 1.
	 */
	private static function video( Markup $markup, int $number ): self {
		$html   = $markup->get_updated_html();
		$poster = $markup->get_string( 'poster' );
		foreach ( array( 'muted', 'playsinline', 'controls', 'loop' ) as $name ) {
			$markup->set_attribute( $name, true );
		}
		$markup->remove_attribute( 'autoplay' );
		$markup->remove_attribute( 'poster' );
		$markup->set_attribute( 'preload', '' === $poster ? 'metadata' : 'none' );
		if ( '' === $poster ) {
			$markup->set_attribute( 'loading', 'lazy' );
		}
		$still = '' === $poster ? '' : PosterImage::img( $poster );
		$video = (string) preg_replace(
			'~<video\b.*</video>~s',
			'<span>' . addcslashes( $still, '\\$' ) . '$0</span>',
			$markup->get_updated_html()
		);

		return new self(
			$video
				. PlayButton::render( 'eidan-swap__pause', __( 'Pause video', 'eidan' ), __( 'Play video', 'eidan' ) ),
			self::title( $html, '', $number ),
			0,
			$poster,
			true
		);
	}

	/**
	 * The text of the link.
	 *
	 * @param string $html   Rendered block.
	 * @param string $alt    Description of the image.
	 * @param int    $number Position, from 1.
	 * @return string HTML: the caption with its emphasis, but without links, since they would be nested.
	 */
	private static function title( string $html, string $alt, int $number ): string {
		$caption = 1 === preg_match( '~<figcaption\b[^>]*>(.*?)</figcaption>~s', $html, $match ) ? $match[1] : '';
		$caption = trim(
			Text::of(
				wp_kses(
					$caption,
					array(
						'br'     => array(),
						'em'     => array(),
						'strong' => array(),
					)
				)
			)
		);
		if ( '' !== $caption ) {
			return $caption;
		}

		/* translators: %d: number of an image that has no caption and no description. */
		return Text::of( esc_html( '' === trim( $alt ) ? sprintf( __( 'Image %d', 'eidan' ), $number ) : $alt ) );
	}

	/**
	 * The link to it, which the view module turns into a tab.
	 *
	 * @param string $panel Id of the large image or video.
	 * @param string $sizes How wide a small image is, as the attribute `sizes`; '' shows the title instead.
	 * @param float  $ratio Aspect ratio of the small image.
	 */
	public function tab( string $panel, string $sizes, float $ratio ): string {
		$titles     = '' === $sizes;
		$attributes = Html::attributes(
			array(
				'class'      => 'eidan-swap__tab',
				'href'       => '#' . $panel,
				'aria-label' => $titles ? null : Text::plain( $this->title ),
			)
		);

		$shown = $titles ? "<span>$this->title</span>" : $this->thumbnail( $sizes, $ratio );

		return "<a$attributes>$shown</a>";
	}

	/**
	 * The small image.
	 *
	 * @param string $sizes How wide it is: the attribute `sizes`.
	 * @param float  $ratio Aspect ratio.
	 */
	private function thumbnail( string $sizes, float $ratio ): string {
		$size  = ImageSize::of( $this->id );
		$shape = null === $size ? 0 : $size[0] / $size[1];
		$sizes = Sizes::covering( $sizes, $shape, $ratio );
		if ( $shape > 0 ) {
			$sizes = (string) preg_replace(
				'/^(\(max-width: 680px\) )([^,]+)/',
				sprintf( '$1max($2, %dpx)', (int) ceil( self::LEAST * $shape ) ),
				$sizes
			);
		}
		$look  = array(
			// It is drawn wider than its box, so `sizes` must not begin with `auto`.
			'class'    => CoverImage::NAME,
			'alt'      => '',
			'loading'  => 'lazy',
			'decoding' => 'async',
		);
		$image = $this->id > 0 ? AttachmentImage::img( $this->id, 'medium', $look + array( 'sizes' => $sizes ) ) : '';
		if ( '' !== $image ) {
			return $image;
		}

		return '' === $this->thumb
			? self::PLAY
			: '<img' . Html::attributes( array( 'src' => $this->thumb ) + $look ) . '>';
	}
}
