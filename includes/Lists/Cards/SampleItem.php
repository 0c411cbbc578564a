<?php
/**
 * A sample item of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use DateTimeInterface;
use Eidan\Support\Html;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Looks like an item, but is stored nowhere: authors see it in the canvas before they have items of their own.
 *
 * @phpstan-type Sample array{
 *     title: string,
 *     excerpt?: string,
 *     words?: string,
 *     image?: string,
 *     fields?: array<string, mixed>,
 *     terms?: array<string, list<string>>,
 *     elements?: array<string, string>,
 * }
 */
final class SampleItem implements Item {

	/** Ids from here on belong to no post of any site. */
	private const FIRST_ID = 9_000_000_000_000;

	/** Images of the plugin, of which samples show some. */
	private const IMAGES = '/assets/demo/images/';

	/**
	 * A post with the words of the sample, which is not stored.
	 *
	 * @var WP_Post
	 */
	public readonly WP_Post $post;

	/**
	 * Makes an item.
	 *
	 * @param int    $index  Its position, from 0.
	 * @param string $type   Post type that it stands for.
	 * @param Sample $sample Its content.
	 */
	public function __construct( int $index, string $type, private readonly array $sample ) {
		$words      = $sample['words'] ?? $sample['excerpt'] ?? '';
		$this->post = new WP_Post(
			(object) array(
				'ID'           => self::FIRST_ID + $index,
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_title'   => $sample['title'],
				'post_name'    => "sample-$index",
				'post_excerpt' => $sample['excerpt'] ?? '',
				'post_content' => '' === $words ? '' : "<!-- wp:paragraph --><p>$words</p><!-- /wp:paragraph -->",
				'post_author'  => (string) get_current_user_id(),
				'post_date'    => current_time( 'mysql' ),
				'filter'       => 'raw',
			)
		);
	}

	/**
	 * An id that no post has.
	 */
	public function id(): int {
		return $this->post->ID;
	}

	/**
	 * The post type that it stands for.
	 */
	public function type(): string {
		return $this->post->post_type;
	}

	/**
	 * Its title.
	 */
	public function title(): string {
		return esc_html( $this->sample['title'] );
	}

	/**
	 * A link that leads nowhere.
	 */
	public function link(): string {
		return '#';
	}

	/**
	 * It has no image of the media library: -1 if it has one of the plugin, 0 if it has none.
	 */
	public function image_id(): int {
		return isset( $this->sample['image'] ) ? -1 : 0;
	}

	/**
	 * Today.
	 */
	public function date(): DateTimeInterface {
		return current_datetime();
	}

	/**
	 * Its short text.
	 *
	 * @param int $words Most words.
	 */
	public function excerpt( int $words ): string {
		return 0 === $words ? '' : wp_trim_words( $this->sample['excerpt'] ?? '', $words, '…' );
	}

	/**
	 * It is never protected.
	 */
	public function is_protected(): bool {
		return false;
	}

	/**
	 * It has no terms; see element().
	 *
	 * @param string $taxonomy Not used.
	 */
	public function terms( string $taxonomy ): array {
		unset( $taxonomy );

		return array();
	}

	/**
	 * The value of a field.
	 *
	 * @param string $name Short name of the field.
	 * @return mixed Null if the sample has none.
	 */
	public function field( string $name ): mixed {
		return $this->sample['fields'][ $name ] ?? null;
	}

	/**
	 * An element that items read from somewhere else: terms, prices, reading times.
	 *
	 * @param string $name Its name.
	 * @param Card   $card The card that shows it.
	 * @return string|null Escaped HTML; null for an element that is printed as usual.
	 */
	public function element( string $name, Card $card ): ?string {
		$text = $this->sample['elements'][ $name ] ?? null;

		return null === $text ? null : $card->line( $name, esc_html( $text ) );
	}

	/**
	 * The image.
	 *
	 * @param array<string, string> $attributes Attributes of an image of the media library.
	 */
	public function img( array $attributes ): string {
		$file = $this->sample['image'] ?? '';
		$path = EIDAN_DIR . self::IMAGES . $file;
		$size = '' === $file ? false : wp_getimagesize( $path );

		return '' === $file ? '' : '<img' . Html::attributes(
			array(
				'src'    => plugins_url( self::IMAGES . $file, EIDAN_FILE ),
				'alt'    => '',
				'class'  => $attributes['class'] ?? 'eidan-card__image',
				'width'  => is_array( $size ) ? $size[0] : null,
				'height' => is_array( $size ) ? $size[1] : null,
			)
		) . '>';
	}

	/**
	 * Path of the file of its image; '' for none.
	 */
	public function file(): string {
		return isset( $this->sample['image'] ) ? EIDAN_DIR . self::IMAGES . $this->sample['image'] : '';
	}

	/**
	 * Names of the terms that a draft of it gets.
	 *
	 * @return array<string, list<string>> By taxonomy.
	 */
	public function term_names(): array {
		return $this->sample['terms'] ?? array();
	}

	/**
	 * Its fields by their short names.
	 *
	 * @return array<string, mixed>
	 */
	public function fields(): array {
		return $this->sample['fields'] ?? array();
	}
}
