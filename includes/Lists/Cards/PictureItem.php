<?php
/**
 * An item that is an image.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

/**
 * What the template of images has to know beside what all cards do: where the image comes from is the item's matter.
 */
interface PictureItem extends Item {

	/**
	 * The `<img>`.
	 *
	 * @param Card   $card  The card that shows it.
	 * @param string $sizes The attribute `sizes`.
	 * @return string Escaped HTML; '' for none.
	 */
	public function img( Card $card, string $sizes ): string;

	/** Width by height; 0 where nobody knows. */
	public function ratio(): float;

	/**
	 * The link around it.
	 *
	 * @param string $to What the author wants: `lightbox`, `instagram` or `none`. A link that the image has of its own wins.
	 * @return array<string, string> Attributes, not escaped; none for no link.
	 */
	public function anchor( string $to ): array;

	/**
	 * Width and height of the file that the lightbox shows.
	 *
	 * @return array{0: int, 1: int}|null Null where nobody knows.
	 */
	public function file_size(): ?array;

	/**
	 * Its caption.
	 *
	 * @param int $words Words, at most, of a caption that nobody wrote for this page.
	 * @return string HTML that may stand in a `<figcaption>`.
	 */
	public function caption( int $words ): string;

	/** Where it was taken from, not escaped; '' for an image of the site's own. */
	public function origin(): string;

	/** What the image stands for: `image`, `video` or `album`. */
	public function kind(): string;

	/** More classes of its figure. */
	public function classes(): string;
}
