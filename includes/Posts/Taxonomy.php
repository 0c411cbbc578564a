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
 * A taxonomy in a content type's description.
 */
final class Taxonomy {

	/**
	 * Describes a taxonomy.
	 *
	 * @param non-empty-string                 $name         Name, 32 characters at most.
	 * @param string                          $rest_base    Base of its REST routes.
	 * @param Closure(): array<string, string> $labels      Labels for register_taxonomy(); `name` at least.
	 * @param bool                            $hierarchical Whether terms have parents.
	 * @param string                          $slug         First part of a term's address; '' if the type has no pages.
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
	 * Plural label.
	 */
	public function label(): string {
		return $this->labels()['name'] ?? $this->name;
	}
}
