<?php
/**
 * One taxonomy of a content type.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Closure;

/**
 * A taxonomy as a content type declares it.
 */
final class Taxonomy {

	/**
	 * Describes a taxonomy.
	 *
	 * @param non-empty-string                 $name         Name, 32 characters at most.
	 * @param string                          $rest_base    Its place in REST.
	 * @param Closure(): array<string, string> $labels      Labels for register_taxonomy(); `name` at least.
	 * @param bool                            $hierarchical Whether terms have parents.
	 * @param string                          $slug         First part of the addresses of terms; '' where the type has
	 *                                                      no pages.
	 * @param string                          $setting      Name of the setting that changes the slug.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $rest_base,
		private readonly Closure $labels,
		public readonly bool $hierarchical = true,
		public readonly string $slug = '',
		public readonly string $setting = 'categorySlug',
	) {}

	/**
	 * Labels for register_taxonomy().
	 *
	 * @return array<string, string>
	 */
	public function labels(): array {
		return ( $this->labels )();
	}

	/**
	 * Its name for authors, in the plural.
	 */
	public function label(): string {
		return $this->labels()['name'] ?? $this->name;
	}
}
