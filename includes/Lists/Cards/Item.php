<?php
/**
 * One thing that a list shows.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use DateTimeInterface;
use WP_Term;

/**
 * What cards have to know of an item. Whatever a Source finds can be listed, once it says that.
 */
interface Item {

	/** Its number; no two items of a type have the same. */
	public function id(): int;

	/** Its kind; for a post its post type. Decides which elements a card can show. */
	public function type(): string;

	/** Its title as HTML, not cleaned yet; '' for none. */
	public function title(): string;

	/** Its address, not escaped; '' for none. */
	public function link(): string;

	/** Id of its image in the media library; 0 for none. */
	public function image_id(): int;

	/** When it was published; null if nobody knows. */
	public function date(): ?DateTimeInterface;

	/**
	 * A short text about it, plain.
	 *
	 * @param int $words Words, at most.
	 */
	public function excerpt( int $words ): string;

	/** Whether only its title may be shown. */
	public function is_protected(): bool;

	/**
	 * Its terms of a taxonomy that visitors see.
	 *
	 * @param string $taxonomy Name of the taxonomy.
	 * @return list<WP_Term>
	 */
	public function terms( string $taxonomy ): array;
}
