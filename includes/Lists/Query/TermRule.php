<?php
/**
 * A rule about terms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

/**
 * Which terms of a taxonomy an item must have and must not have.
 */
final class TermRule {

	/**
	 * @param string    $taxonomy
	 * @param list<int> $include  Term ids.
	 * @param list<int> $exclude  Term ids.
	 * @param bool      $all      Whether all included terms are required; otherwise one is enough.
	 * @param bool      $ours     Whether the rule comes from code and never from an author or a request: then the
	 *                            taxonomy need not be public, and ids are term_taxonomy ids.
	 */
	public function __construct(
		public readonly string $taxonomy,
		public readonly array $include = array(),
		public readonly array $exclude = array(),
		public readonly bool $all = false,
		public readonly bool $ours = false,
	) {}

	/**
	 * A rule of the attribute `query`; null if it names no terms.
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
	 * Whether an item would need terms of a taxonomy that is not there any more, as its plugin is off. None has them.
	 */
	public function is_gone(): bool {
		return array() !== $this->include && ! taxonomy_exists( $this->taxonomy );
	}

	/**
	 * The rule in the format that of() reads.
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
