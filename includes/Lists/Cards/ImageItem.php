<?php
/**
 * An item that is an image.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

defined( 'ABSPATH' ) || exit;

/**
 * What the template of images needs in addition to Item. Each item knows where its image comes from.
 */
interface ImageItem extends Item {

	/**
	 * The `<img>`.
	 *
	 * @param Card   $card  The card that shows it.
	 * @param string $sizes The attribute `sizes`.
	 * @return string Escaped HTML; '' if there is none.
	 */
	public function img( Card $card, string $sizes ): string;

	/** Aspect ratio (width divided by height); 0 if unknown. */
	public function ratio(): float;

	/**
	 * The link around it.
	 *
	 * @param string $to What the author chose: `lightbox`, `instagram` or `none`. A link of the image's own comes
	 *                   first.
	 * @return array<string, string> Attributes, not escaped; empty for no link.
	 */
	public function anchor( string $to ): array;

	/**
	 * Width and height of the file that the lightbox shows.
	 *
	 * @return array{0: int, 1: int}|null Null if unknown.
	 */
	public function file_size(): ?array;

	/**
	 * Its caption.
	 *
	 * @param int $words Most words of a caption that was not written for this page.
	 * @return string HTML that may stand in a `<figcaption>`.
	 */
	public function caption( int $words ): string;

	/** Address of the original, not escaped; '' for the site's own images. */
	public function origin(): string;

	/** What the image stands for: `image`, `video` or `album`. */
	public function kind(): string;

	/** More classes of its figure. */
	public function classes(): string;
}
