<?php
/**
 * A rule about terms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

/**
 * Which terms of one taxonomy an item must have, and which it must not.
 */
final class TermRule {

	/**
	 * Collects the rule.
	 *
	 * @param string    $taxonomy The taxonomy.
	 * @param list<int> $include  Term ids.
	 * @param list<int> $exclude  Term ids.
	 * @param bool      $all      Whether all included terms are required, or any of them.
	 * @param bool      $ours     Whether code asks, never an author or a request: then the taxonomy need not be one
	 *                            that visitors see, and ids are those of term_taxonomy.
	 */
	public function __construct(
		public readonly string $taxonomy,
		public readonly array $include = array(),
		public readonly array $exclude = array(),
		public readonly bool $all = false,
		public readonly bool $ours = false,
	) {}

	/**
	 * A rule of the attribute `query`; null when it says nothing.
	 *
	 * @param array{taxonomy?: string, include?: list<int>, exclude?: list<int>, match?: string} $rule The rule;
	 *         WordPress fills in no defaults inside a list.
	 */
	public static function of( array $rule ): ?self {
		$include = $rule['include'] ?? array();
		$exclude = $rule['exclude'] ?? array();

		return array() === $include && array() === $exclude
			? null
			: new self(
				$rule['taxonomy'] ?? 'category',
				$include,
				$exclude,
				isset( $rule['match'] ) && 'all' === $rule['match']
			);
	}

	/**
	 * The rule as of() takes it.
	 *
	 * @return array{taxonomy: string, include: list<int>, exclude: list<int>, match: string}
	 */
	public function to_array(): array {
		return array(
			'taxonomy' => $this->taxonomy,
			'include'  => $this->include,
			'exclude'  => $this->exclude,
			'match'    => $this->all ? 'all' : 'any',
		);
	}
}
