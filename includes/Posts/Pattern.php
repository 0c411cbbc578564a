<?php
/**
 * A pattern with the block templates that use it.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Closure;

/**
 * A pattern in a content type's description: a file of patterns/ between the theme's header and footer.
 */
final class Pattern {

	/**
	 * Describes a pattern.
	 *
	 * @param string                                                            $file      Name of its file, without
	 *         extension; `eidan/$file` is its own name.
	 * @param Closure(): string                                                 $title     Title.
	 * @param array<string, Closure(): array{title: string, description: string}> $templates Title and description of
	 *         the templates, by slug.
	 * @param list<string>                                                      $instead   Slugs of templates that may
	 *         be made of it instead: an owner chooses it in the Site Editor.
	 */
	public function __construct(
		public readonly string $file,
		public readonly Closure $title,
		public readonly array $templates,
		public readonly array $instead = array(),
	) {}
}
