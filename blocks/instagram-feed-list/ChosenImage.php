<?php
/**
 * An image that an author added.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\InstagramFeedList;

use DateTimeInterface;
use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\ImageItem;
use Eidan\Support\CoverImage;
use Eidan\Support\ImageSize;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\Ratio;
use Eidan\Support\UnsizedImage;

defined( 'ABSPATH' ) || exit;

/**
 * An inner image block, read from its rendered HTML.
 */
final class ChosenImage implements ImageItem {

	/**
	 * Use from().
	 *
	 * @param int                   $number  Position in the list, from 1.
	 * @param string                $img     The `<img>`, as WordPress prints it.
	 * @param int                   $id      Attachment, or 0.
	 * @param string                $src     Address of the image shown.
	 * @param string                $title   Its description.
	 * @param array{int, int}       $size    Width and height in the tag; 0 = missing.
	 * @param array<string, string> $link    Attributes of a link of its own.
	 * @param string                $words   Caption as HTML.
	 * @param string                $classes Classes of its figure.
	 */
	private function __construct(
		private readonly int $number,
		private readonly string $img,
		private readonly int $id,
		private readonly string $src,
		private readonly string $title,
		private readonly array $size,
		private readonly array $link,
		private readonly string $words,
		private readonly string $classes,
	) {}

	/**
	 * Reads a rendered image block.
	 *
	 * @param string $html   Rendered block.
	 * @param int    $number Position in the list, from 1.
	 * @return self|null Null if there is no image.
	 */
	public static function from( string $html, int $number ): ?self {
		$markup  = new Markup( $html );
		$link    = array();
		$classes = '';
		while ( $markup->next_tag() ) {
			$tag = $markup->get_tag();
			if ( 'FIGURE' === $tag ) {
				$classes = $markup->get_string( 'class' );
			} elseif ( 'A' === $tag ) {
				$link = array_filter(
					array(
						'href'   => $markup->get_string( 'href' ),
						'target' => $markup->get_string( 'target' ),
						'rel'    => $markup->get_string( 'rel' ),
					),
					static fn ( string $value ): bool => '' !== $value
				);
			} elseif ( 'IMG' === $tag ) {
				$src = $markup->get_string( 'src' );
				if ( '' === $src || 1 !== preg_match( '~<img\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*>~i', $html, $img ) ) {
					return null;
				}
				$words = 1 === preg_match( '~<figcaption\b[^>]*>(.*?)</figcaption>~s', $html, $found )
					? trim( $found[1] )
					: '';
				$size  = array( (int) $markup->get_string( 'width' ), (int) $markup->get_string( 'height' ) );

				return new self(
					$number,
					$img[0],
					Media::shown( $markup ),
					$src,
					$markup->get_string( 'alt' ),
					$size,
					isset( $link['href'] ) ? $link : array(),
					$words,
					$classes
				);
			}
		}

		return null;
	}

	/** Its position in the list, since it may not be in the media library, or be used twice. */
	public function id(): int {
		return $this->number;
	}

	/** A type of its own, whose only elements are those of the template. */
	public function type(): string {
		return 'eidan_picture';
	}

	/** Its description. */
	public function title(): string {
		return esc_html( $this->title );
	}

	/** Its own link. */
	public function link(): string {
		return $this->link['href'] ?? '';
	}

	/** Its attachment. */
	public function image_id(): int {
		return $this->id;
	}

	/** Unknown. */
	public function date(): ?DateTimeInterface {
		return null;
	}

	/**
	 * The first words of its caption.
	 *
	 * @param int $words Words, at most.
	 */
	public function excerpt( int $words ): string {
		return wp_trim_words( $this->words, $words );
	}

	/** Never. */
	public function is_protected(): bool {
		return false;
	}

	/**
	 * None.
	 *
	 * @param string $taxonomy Name of the taxonomy.
	 */
	public function terms( string $taxonomy ): array {
		return array();
	}

	/**
	 * The `<img>`. WordPress adds `srcset` and loading as for every image in content.
	 *
	 * @param Card   $card
	 * @param string $sizes The attribute `sizes`.
	 */
	public function img( Card $card, string $sizes ): string {
		$markup = new Markup( $this->img );
		if ( $markup->next_tag() ) {
			if ( '' !== $sizes ) {
				CoverImage::mark( $markup, $sizes, $this->ratio(), Ratio::number( $card->options->ratio ) );
			}
			UnsizedImage::mark( $markup );
		}

		return $markup->get_updated_html();
	}

	/** Aspect ratio; 0 if the size is unknown, then the loaded image sets it. */
	public function ratio(): float {
		$size = $this->file_size() ?? $this->size;

		return $size[0] > 0 && $size[1] > 0 ? $size[0] / $size[1] : 0.0;
	}

	/**
	 * The author's own link, else a link to the file for the lightbox.
	 *
	 * @param string $to The author's choice.
	 */
	public function anchor( string $to ): array {
		// A link to the file opens the lightbox and does not count as an own link.
		if ( array() !== $this->link && ! Media::is_image( $this->link['href'] ?? '' ) ) {
			return $this->link;
		}

		return 'lightbox' === $to ? array( 'href' => Media::link( 'file', $this->id, $this->src ) ) : array();
	}

	/** Size of the attachment's file. */
	public function file_size(): ?array {
		return ImageSize::of( $this->id );
	}

	/**
	 * The caption as the author wrote it, all of it.
	 *
	 * @param int $words Not used.
	 */
	public function caption( int $words ): string {
		unset( $words );

		return $this->words;
	}

	/** '' for images of the site. */
	public function origin(): string {
		return '';
	}

	/** An image. */
	public function kind(): string {
		return 'image';
	}

	/** Classes from the author's block styles. */
	public function classes(): string {
		return $this->classes;
	}
}
