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
use Eidan\Support\Text;

/**
 * A taxonomy that visitors filter by. They choose one of its terms or several; an item needs one of the chosen terms.
 *
 * @phpstan-type GroupValues array{
 *     taxonomy?: string|null,
 *     label?: string|null,
 *     multiple?: bool|null,
 *     terms?: list<int>|null,
 * }
 */
final class FilterGroup {

	/** Most groups of a filter bar. One query reads the terms of all, another one counts. */
	public const MOST = 10;

	/** Most terms that a group offers. */
	public const OFFERED = 100;

	/** Terms that are shown unless the author sets another number: about two lines of a wide page. */
	public const AT_ONCE = 12;

	/**
	 * @param string    $taxonomy
	 * @param string    $label    Label for visitors; '' = the taxonomy's name.
	 * @param bool      $multiple Whether several terms may be chosen at once.
	 * @param list<int> $terms    Ids of the terms to offer, in this order; empty = all that have items.
	 */
	private function __construct(
		public readonly string $taxonomy,
		public readonly string $label,
		public readonly bool $multiple,
		public readonly array $terms,
	) {}

	/** Schema of a group in code and signed settings. */
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
	 * Reads the groups of a filter from unchecked settings.
	 *
	 * @param array<mixed> $filter With `groups`, or with one `taxonomy` and its `terms`.
	 * @return array<string, self> By taxonomy.
	 */
	public static function parse( array $filter ): array {
		$valid  = array();
		$groups = Value::group( $filter, 'groups' );
		foreach ( array() === $groups ? array( $filter ) : $groups as $group ) {
			/**
			 * Checked against the schema; null = not set.
			 *
			 * @var GroupValues $group
			 */
			$group   = Value::by( self::SCHEMA, is_array( $group ) ? $group : array() );
			$valid[] = $group;
		}

		return self::trusted( array( 'groups' => $valid ) );
	}

	/**
	 * The groups of a filter, by taxonomy. Each taxonomy appears once; taxonomies that are not public are left out.
	 *
	 * @param array<string, mixed> $filter Checked; with `groups`, or with one `taxonomy`.
	 * @phpstan-param array{taxonomy?: string, groups?: list<GroupValues>, ...} $filter
	 * @return array<string, self>
	 */
	public static function trusted( array $filter ): array {
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
	 * The group in the format that parse() reads.
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
	 * Label of the group.
	 */
	public function name(): string {
		$taxonomy = get_taxonomy( $this->taxonomy );
		if ( '' !== $this->label || false === $taxonomy ) {
			return $this->label;
		}

		/**
		 * Filters the name of a taxonomy above its filters in a list, where the author has not written one.
		 *
		 * @param string $label    The taxonomy's label, which may be for editors.
		 * @param string $taxonomy Its name.
		 */
		return Text::of( apply_filters( 'eidan_list_taxonomy_label', $taxonomy->label, $this->taxonomy ) );
	}
}
