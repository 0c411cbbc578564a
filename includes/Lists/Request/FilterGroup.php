<?php
/**
 * A group of the filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Request;

use Eidan\Lists\Query\TermIds;
use Eidan\Support\Value;

/**
 * One taxonomy that visitors filter by: one of its terms at a time, or several of which an entry needs any.
 *
 * @phpstan-type GroupValues array{
 *     taxonomy?: string|null,
 *     label?: string|null,
 *     multiple?: bool|null,
 *     terms?: list<int>|null,
 * }
 */
final class FilterGroup {

	/**
	 * Each group costs a query.
	 */
	public const MOST = 3;

	/** So many terms of a group are offered. */
	public const OFFERED = 100;

	/** So many of them are there at once, unless the author says otherwise: about two lines of a wide page. */
	public const AT_ONCE = 12;

	/**
	 * @param string    $taxonomy
	 * @param string    $label    What visitors read, '' = the taxonomy's name.
	 * @param bool      $multiple Whether several terms may be chosen at once.
	 * @param list<int> $terms    Ids of the terms to offer, in this order; empty = all that have items.
	 */
	private function __construct(
		public readonly string $taxonomy,
		public readonly string $label,
		public readonly bool $multiple,
		public readonly array $terms,
	) {}

	/** What code and signed settings can say of a group. */
	private const SCHEMA = array(
		'taxonomy' => array(
			'type'    => 'string',
			'pattern' => '^[a-z0-9_-]{1,32}$',
		),
		'label'    => array(
			'type'      => 'string',
			'maxLength' => 100,
		),
		'multiple' => array( 'type' => 'boolean' ),
		'terms'    => array(
			'type'     => 'array',
			'maxItems' => self::OFFERED,
			'items'    => array(
				'type'    => 'integer',
				'minimum' => 1,
			),
		),
	);

	/**
	 * The groups of a filter from anything.
	 *
	 * @param array<mixed> $filter With `groups`, or with one `taxonomy` and its `terms`.
	 * @return array<string, self> By taxonomy.
	 */
	public static function from( array $filter ): array {
		$valid  = array();
		$groups = Value::group( $filter, 'groups' );
		foreach ( array() === $groups ? array( $filter ) : $groups as $group ) {
			/**
			 * Valid by their schema, or not said.
			 *
			 * @var GroupValues $group
			 */
			$group   = Value::by( self::SCHEMA, is_array( $group ) ? $group : array() );
			$valid[] = $group;
		}

		return self::all( array( 'groups' => $valid ) );
	}

	/**
	 * The groups of a filter, by taxonomy: each taxonomy once, and only such as visitors may know of.
	 *
	 * @param array<string, mixed> $filter Valid: with `groups`, or with one `taxonomy`.
	 * @phpstan-param array{taxonomy?: string, groups?: list<GroupValues>, ...} $filter
	 * @return array<string, self>
	 */
	public static function all( array $filter ): array {
		$groups = array();
		$values = $filter['groups'] ?? array();
		foreach (
			array() === $values ? array( array( 'taxonomy' => $filter['taxonomy'] ?? '' ) ) : $values as $group
		) {
			$taxonomy = $group['taxonomy'] ?? '';
			if ( '' !== $taxonomy && count( $groups ) < self::MOST && TermIds::is_usable( $taxonomy ) ) {
				$groups[ $taxonomy ] ??= new self(
					$taxonomy,
					$group['label'] ?? '',
					$group['multiple'] ?? false,
					$group['terms'] ?? array()
				);
			}
		}

		return $groups;
	}

	/**
	 * The group as from() takes it.
	 *
	 * @return array{taxonomy: string, label: string, multiple: bool, terms: list<int>}
	 */
	public function to_array(): array {
		return array(
			'taxonomy' => $this->taxonomy,
			'label'    => $this->label,
			'multiple' => $this->multiple,
			'terms'    => $this->terms,
		);
	}

	/**
	 * Whether it offers a term of its taxonomy.
	 *
	 * @param int $id The term's id.
	 */
	public function offers( int $id ): bool {
		return array() === $this->terms || in_array( $id, $this->terms, true );
	}

	/**
	 * Its name.
	 */
	public function name(): string {
		$taxonomy = get_taxonomy( $this->taxonomy );

		return '' === $this->label && false !== $taxonomy ? $taxonomy->label : $this->label;
	}
}
