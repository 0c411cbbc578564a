<?php
/**
 * One image or video of a swapping image gallery.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\SwappingImageGallery;

use Eidan\Blocks\ImageGallery\Image;
use Eidan\Support\Covered;
use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\OwnSize;
use Eidan\Support\PlayButton;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use Eidan\Support\Unsized;
use Eidan\Video\Still;

/**
 * What is shown large, and the link that shows it.
 */
final class Picture {

	/** Width of a small image at most; the style sheet has it, too. */
	private const WIDTH = '104px';

	private const PLAY =
		'<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">'
		. '<path d="M9 7.5l7 4.5-7 4.5z"/></svg>';

	/**
	 * Use from().
	 *
	 * @param string $html    What is shown large.
	 * @param string $title   Its caption as HTML without links, else its description.
	 * @param int    $id      Attachment of the image, or 0.
	 * @param string $thumb   Address of a small image where there is no attachment; '' for none.
	 * @param bool   $is_film Whether it is a video.
	 */
	private function __construct(
		public readonly string $html,
		private readonly string $title,
		private readonly int $id,
		private readonly string $thumb,
		public readonly bool $is_film = false,
	) {}

	/**
	 * Reads a rendered image or video block.
	 *
	 * @param string $html   Rendered block.
	 * @param string $link   Where images lead that have no link of their own.
	 * @param string $sizes  How wide it is shown: the attribute `sizes`.
	 * @param float  $ratio  Width by height of the box that it covers.
	 * @param int    $number Which one it is, from 1.
	 * @return self|null Null where there is neither an image nor a video.
	 */
	public static function from( string $html, string $link, string $sizes, float $ratio, int $number ): ?self {
		$markup = new Markup( $html );
		$linked = false;
		while ( $markup->next_tag() ) {
			$linked = $linked || 'A' === $markup->get_tag();
			if ( 'IMG' === $markup->get_tag() ) {
				$id   = Media::id( $markup->get_string( 'class' ) );
				$src  = $markup->get_string( 'src' );
				$alt  = $markup->get_string( 'alt' );
				$size = Media::size( $id );
				Covered::mark( $markup, $sizes, null === $size ? 0 : $size[0] / $size[1], $ratio );
				Unsized::mark( $markup );
				$url = $linked ? '' : Image::link_url( $link, $id, $src );
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
				return self::film( $markup, $number );
			}
		}

		return null;
	}

	/**
	 * A video: silent, played by the view while it is shown; with the browser's own controls until then.
	 *
	 * @param Markup $markup At the video.
	 * @param int    $number Which one it is.
	 */
	private static function film( Markup $markup, int $number ): self {
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
		$still = '' === $poster ? '' : Still::img( $poster );
		$film  = (string) preg_replace(
			'~<video\b.*</video>~s',
			'<span>' . addcslashes( $still, '\\$' ) . '$0</span>',
			$markup->get_updated_html()
		);

		return new self(
			$film
				. PlayButton::render( 'eidan-swap__pause', __( 'Pause video', 'eidan' ), __( 'Play video', 'eidan' ) ),
			self::title( $html, '', $number ),
			0,
			$poster,
			true
		);
	}

	/**
	 * What the link is called.
	 *
	 * @param string $html   Rendered block.
	 * @param string $alt    Description of the image.
	 * @param int    $number Which one it is.
	 * @return string HTML: emphasis of the caption stays, its links do not, since they would stand in a link.
	 */
	private static function title( string $html, string $alt, int $number ): string {
		$caption = 1 === preg_match( '~<figcaption\b[^>]*>(.*?)</figcaption>~s', $html, $match ) ? $match[1] : '';
		$caption = trim(
			Text::of(
				wp_kses(
					$caption,
					array(
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
	 * The link to it: a tab, once the view has started.
	 *
	 * @param string $panel  Id of what it shows.
	 * @param bool   $titles Whether it is a title; a small image otherwise.
	 * @param float  $ratio  Width by height of a small image.
	 */
	public function tab( string $panel, bool $titles, float $ratio ): string {
		$attributes = Html::attributes(
			array(
				'class'      => 'eidan-swap__tab',
				'href'       => '#' . $panel,
				'aria-label' => $titles ? null : html_entity_decode( wp_strip_all_tags( $this->title ), ENT_QUOTES ),
			)
		);

		return "<a$attributes>" . ( $titles ? "<span>$this->title</span>" : $this->thumbnail( $ratio ) ) . '</a>';
	}

	/**
	 * The small image.
	 *
	 * @param float $ratio Width by height.
	 */
	private function thumbnail( float $ratio ): string {
		$size  = Media::size( $this->id );
		$sizes = Sizes::covering( self::WIDTH, null === $size ? 0 : $size[0] / $size[1], $ratio );
		$look  = array(
			// Drawn wider than its box, it takes no `auto`.
			'class'    => Covered::NAME,
			'alt'      => '',
			'loading'  => 'lazy',
			'decoding' => 'async',
		);
		$image = $this->id > 0 ? OwnSize::img( $this->id, 'medium', $look + array( 'sizes' => $sizes ) ) : '';
		if ( '' !== $image ) {
			return $image;
		}

		return '' === $this->thumb
			? self::PLAY
			: '<img' . Html::attributes( array( 'src' => $this->thumb ) + $look ) . '>';
	}
}
