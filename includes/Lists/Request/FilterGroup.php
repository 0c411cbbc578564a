<?php
/**
 * A group of the filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Request;

use Eidan\Lists\Query\ChoiceFacet;
use Eidan\Lists\Query\Facet;
use Eidan\Lists\Query\Facets;
use Eidan\Lists\Query\TermIds;
use Eidan\Support\Value;
use Eidan\Support\Text;

/**
 * What visitors filter by: a taxonomy, of which they choose a term or several, or a facet. An item needs one of the
 * chosen terms.
 *
 * @phpstan-type GroupValues array{
 *     taxonomy?: string|null,
 *     facet?: string|null,
 *     display?: string|null,
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
	 * @param string    $taxonomy '' = a facet.
	 * @param string    $label    Label for visitors; '' = the name of the taxonomy or facet.
	 * @param bool      $multiple Whether several terms may be chosen at once.
	 * @param list<int> $terms    Ids of the terms to offer, in this order; empty = all that have items.
	 * @param string    $facet    Name of a facet; '' = a taxonomy.
	 * @param string    $display  How its terms are shown: list, tree or swatches.
	 */
	private function __construct(
		public readonly string $taxonomy,
		public readonly string $label,
		public readonly bool $multiple,
		public readonly array $terms,
		public readonly string $facet = '',
		public readonly string $display = 'list',
	) {}

	/**
	 * Schemas of a group's values in code and signed settings: those of blocks, and the terms that only code names.
	 *
	 * @return array<array-key, mixed> By name.
	 */
	private static function schemas(): array {
		/**
		 * Schemas by name.
		 *
		 * @var array{groups: array{items: array{properties: array<string, mixed>}}} $members
		 */
		$members = require __DIR__ . '/schema.php';

		return $members['groups']['items']['properties'] + array(
			'terms' => array(
				'type'     => 'array',
				'maxItems' => self::OFFERED,
				'items'    => array(
					'type'    => 'integer',
					'minimum' => 1,
				),
			),
		);
	}

	/**
	 * Reads the groups of a filter from unchecked settings.
	 *
	 * @param array<mixed> $filter With `groups`, or with one `taxonomy` and its `terms`.
	 * @param string       $type   Post type of the items.
	 * @return array<string, self> By taxonomy or facet.
	 */
	public static function parse( array $filter, string $type = 'post' ): array {
		$valid   = array();
		$schemas = self::schemas();
		$groups  = Value::group( $filter, 'groups' );
		foreach ( array() === $groups ? array( $filter ) : $groups as $group ) {
			/**
			 * Checked against the schema; null = not set.
			 *
			 * @var GroupValues $group
			 */
			$group   = Value::by( $schemas, is_array( $group ) ? $group : array() );
			$valid[] = $group;
		}

		return self::trusted( array( 'groups' => $valid ), $type );
	}

	/**
	 * The groups of a filter, by taxonomy or facet. Each appears once; taxonomies that are not public and facets that
	 * the items do not have are left out.
	 *
	 * @param array<string, mixed> $filter Checked; with `groups`, or with one `taxonomy`.
	 * @param string               $type   Post type of the items.
	 * @phpstan-param array{taxonomy?: string, groups?: list<GroupValues>, ...} $filter
	 * @return array<string, self>
	 */
	public static function trusted( array $filter, string $type = 'post' ): array {
		$groups = array();
		$values = $filter['groups'] ?? array();
		foreach (
			array() === $values ? array( array( 'taxonomy' => $filter['taxonomy'] ?? '' ) ) : $values as $group
		) {
			$made = count( $groups ) < self::MOST ? self::made( $group, $type ) : null;
			if ( null !== $made ) {
				$groups[ $made->key() ] ??= $made;
			}
		}

		return $groups;
	}

	/**
	 * A group of checked values.
	 *
	 * @param array<string, mixed> $group
	 * @param string               $type  Post type of the items.
	 * @phpstan-param GroupValues $group
	 * @return self|null Null if visitors cannot filter by it.
	 */
	private static function made( array $group, string $type ): ?self {
		$taxonomy = $group['taxonomy'] ?? '';
		$facet    = Facets::of( $group['facet'] ?? '' );
		if ( '' !== ( $group['facet'] ?? '' ) ) {
			return $facet?->type() === $type
				? new self(
					'',
					$group['label'] ?? '',
					$facet instanceof ChoiceFacet && $facet->is_multiple(),
					array(),
					$group['facet'] ?? ''
				)
				: null;
		}

		return '' !== $taxonomy && TermIds::is_usable( $taxonomy )
			? new self(
				$taxonomy,
				$group['label'] ?? '',
				$group['multiple'] ?? false,
				$group['terms'] ?? array(),
				display: $group['display'] ?? 'list'
			)
			: null;
	}

	/**
	 * The facets among groups.
	 *
	 * @param array<string, self> $groups
	 * @return array<string, Facet> By name.
	 */
	public static function facets( array $groups ): array {
		return array_filter( array_map( static fn( self $group ): ?Facet => Facets::of( $group->facet ), $groups ) );
	}

	/**
	 * Its name in addresses, and among the groups of a filter.
	 */
	public function key(): string {
		return '' === $this->facet ? $this->taxonomy : $this->facet;
	}

	/**
	 * The group in the format that parse() reads.
	 *
	 * @return array<string, string|bool|list<int>>
	 */
	public function to_array(): array {
		if ( '' !== $this->facet ) {
			return array(
				'facet' => $this->facet,
				'label' => $this->label,
			);
		}

		return array(
			'taxonomy' => $this->taxonomy,
			'label'    => $this->label,
			'multiple' => $this->multiple,
			'terms'    => $this->terms,
		) + ( 'list' === $this->display ? array() : array( 'display' => $this->display ) );
	}

	/**
	 * Label of the group.
	 */
	public function name(): string {
		$facet    = Facets::of( $this->facet );
		$taxonomy = get_taxonomy( $this->taxonomy );
		if ( '' === $this->label && null !== $facet ) {
			return $facet->label();
		}
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
