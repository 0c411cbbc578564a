<?php
/**
 * A pattern, and the block templates made of it.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Closure;

/**
 * A pattern as a content type declares it: a file of patterns/ between the theme's header and footer.
 */
final class Pattern {

	/**
	 * Describes a pattern.
	 *
	 * @param string                                                            $file      Name of its file, without
	 *         extension; `eidan/$file` is its own name.
	 * @param Closure(): string                                                 $title     Its name for authors.
	 * @param array<string, Closure(): array{title: string, description: string}> $templates What the templates made of
	 *         it are called, by slug.
	 */
	public function __construct(
		public readonly string $file,
		public readonly Closure $title,
		public readonly array $templates,
	) {}
}
