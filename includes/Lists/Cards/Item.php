<?php
/**
 * An item of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use DateTimeInterface;
use WP_Term;

/**
 * What cards need from an item. Anything can be listed if it implements this and a Source finds it.
 */
interface Item {

	/** Its id, unique within its type. */
	public function id(): int;

	/** Its type; for a post the post type. Decides which elements a card can show. */
	public function type(): string;

	/** Its title as HTML, not sanitised yet; '' if it has none. */
	public function title(): string;

	/** Its address, not escaped; '' if it has none. */
	public function link(): string;

	/** Id of its image in the media library; 0 for none. */
	public function image_id(): int;

	/** When it was published; null if unknown. */
	public function date(): ?DateTimeInterface;

	/**
	 * A short plain text about it.
	 *
	 * @param int $words Most words.
	 */
	public function excerpt( int $words ): string;

	/** Whether it is protected, so that only its title may be shown. */
	public function is_protected(): bool;

	/**
	 * Its terms in a public taxonomy.
	 *
	 * @param string $taxonomy Name of the taxonomy.
	 * @return list<WP_Term>
	 */
	public function terms( string $taxonomy ): array;
}
