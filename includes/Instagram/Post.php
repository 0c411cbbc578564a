<?php
/**
 * A post of Instagram as an item of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use DateTimeImmutable;
use DateTimeInterface;
use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\ImageItem;
use Eidan\Support\CoverImage;
use Eidan\Support\Html;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the site's copies, never Instagram's own files.
 */
final class Post implements ImageItem {

	public const TYPE = 'eidan_instagram';

	/** Maximum length of an alternative text. */
	private const ALT = 125;

	/** Characters that count as a word in languages without spaces. */
	private const WORD = 12;

	/**
	 * Wraps a stored post.
	 *
	 * @param Record $record The post.
	 */
	public function __construct( private readonly Record $record ) {}

	/** Its id on Instagram. */
	public function id(): int {
		return (int) $this->record->id;
	}

	/** A type of its own, whose only elements are those of the template. */
	public function type(): string {
		return self::TYPE;
	}

	/** The beginning of its caption, else when it was posted. */
	public function title(): string {
		return esc_html( $this->alt() );
	}

	/** Its address on Instagram. */
	public function link(): string {
		return $this->record->link;
	}

	/** Not in the media library. */
	public function image_id(): int {
		return 0;
	}

	/** When it was posted. */
	public function date(): ?DateTimeInterface {
		return 0 < $this->record->time
			? ( new DateTimeImmutable( '@' . $this->record->time ) )->setTimezone( wp_timezone() )
			: null;
	}

	/**
	 * The first words of its caption. Not by WordPress's function, which takes "<3" for a tag.
	 *
	 * @param int $words Words, at most.
	 */
	public function excerpt( int $words ): string {
		$parts = explode( ' ', $this->record->caption );
		$text  = implode( ' ', array_slice( $parts, 0, $words ) );
		$short = mb_substr( $text, 0, self::WORD * $words );

		return $short === $this->record->caption ? $short : rtrim( $short ) . '…';
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
	 * The `<img>` with all copies.
	 *
	 * @param Card   $card
	 * @param string $sizes The attribute `sizes`.
	 */
	public function img( Card $card, string $sizes ): string {
		$files = $this->record->files;
		if ( array() === $files ) {
			return '';
		}
		$large  = $files[ count( $files ) - 1 ];
		$middle = $files[ min( 1, count( $files ) - 1 ) ];
		$is_far = $card->is_later();
		$sizes  = '' === $sizes ? '100vw' : $sizes;
		$asked  = Sizes::covering( $sizes, $this->ratio(), Ratio::number( $card->options->ratio ) );
		$wider  = $asked !== $sizes;

		return '<img' . Html::attributes(
			array(
				'class'    => 'eidan-card__image' . ( $wider ? ' ' . CoverImage::NAME : '' ),
				'src'      => Copies::url( $middle['name'] ),
				'srcset'   => 1 < count( $files )
					? implode(
						', ',
						array_map(
							static fn ( array $file ): string =>
								esc_url( Copies::url( $file['name'] ) ) . " {$file['width']}w",
							$files
						)
					)
					: null,
				'sizes'    => 1 < count( $files ) ? ( $is_far && ! $wider ? 'auto, ' : '' ) . $asked : null,
				'width'    => $large['width'],
				'height'   => $large['height'],
				'alt'      => $this->alt(),
				'loading'  => $is_far ? 'lazy' : null,
				'decoding' => $is_far ? 'async' : null,
			)
		) . '>';
	}

	/** Width by height. */
	public function ratio(): float {
		$size = $this->file_size();

		return null === $size ? 0 : $size[0] / $size[1];
	}

	/**
	 * A link to the largest copy for the lightbox, or to the post.
	 *
	 * @param string $to The author's choice.
	 */
	public function anchor( string $to ): array {
		$file = $this->large();
		if ( 'lightbox' === $to && null !== $file ) {
			return array( 'href' => Copies::url( $file['name'] ) );
		}

		return 'instagram' === $to && '' !== $this->record->link ? array(
			'href' => $this->record->link,
			'rel'  => 'noreferrer',
		) : array();
	}

	/** Size of the largest copy. */
	public function file_size(): ?array {
		$file = $this->large();

		return null === $file ? null : array( $file['width'], $file['height'] );
	}

	/**
	 * Its caption.
	 *
	 * @param int $words Words, at most.
	 */
	public function caption( int $words ): string {
		return esc_html( $this->excerpt( $words ) );
	}

	/** Its address on Instagram. */
	public function origin(): string {
		return $this->record->link;
	}

	/** Image, video or album. */
	public function kind(): string {
		return $this->record->kind;
	}

	/** None. */
	public function classes(): string {
		return '';
	}

	/**
	 * The largest copy.
	 *
	 * @return array{name: string, width: int, height: int}|null
	 */
	private function large(): ?array {
		return $this->record->files[ count( $this->record->files ) - 1 ] ?? null;
	}

	/** The alternative text: the beginning of its caption, else the date. */
	private function alt(): string {
		$caption = $this->record->caption;
		if ( '' !== $caption ) {
			return mb_strlen( $caption ) > self::ALT ? rtrim( mb_substr( $caption, 0, self::ALT ) ) . '…' : $caption;
		}
		$date = $this->date();

		return null === $date
			? __( 'Instagram post', 'eidan' )
			: sprintf(
				/* translators: %s: a date. */
				__( 'Instagram post of %s', 'eidan' ),
				// @phpstan-ignore cast.string (the stubs let wp_date() give an object)
				(string) wp_date( (string) get_option( 'date_format' ), $date->getTimestamp() )
			);
	}
}
