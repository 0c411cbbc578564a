<?php
/**
 * What visitors of an archive filter by.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop\Archives;

use Eidan\Lists\Query\Facets;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Settings\Settings;
use Eidan\Shop\Products;
use WP_Query;
use WP_Term;

/**
 * The filter groups of an archive: categories below its own, price, brands, attributes; or those that the owner named.
 */
final class FilterGroups {

	/**
	 * The groups of the archive that a query is about.
	 *
	 * @param WP_Query $query The main query; it need not have run.
	 * @return array<string, FilterGroup> By taxonomy.
	 */
	public static function of_query( WP_Query $query ): array {
		$term  = $query->is_tax() ? $query->get_queried_object() : null;
		$lines = Settings::get( 'shop.archiveFilters' );
		$names = preg_split( '/[\s,]+/', is_string( $lines ) ? strtolower( $lines ) : '', -1, PREG_SPLIT_NO_EMPTY );

		return self::of( $term instanceof WP_Term ? $term : null, is_array( $names ) ? $names : array() );
	}

	/**
	 * The groups.
	 *
	 * @param WP_Term|null $term  The term that the archive is about; null = none.
	 * @param list<string> $names Taxonomies and facets that the owner named; empty = the usual ones.
	 * @return array<string, FilterGroup> By taxonomy.
	 */
	public static function of( ?WP_Term $term, array $names ): array {
		$groups = array();
		foreach ( array() === $names ? self::usual() : $names as $name ) {
			if ( null !== Facets::of( $name ) ) {
				$groups[] = array( 'facet' => $name );
				continue;
			}
			// All products of the archive have its own term.
			$is_own  = null !== $term && $term->taxonomy === $name;
			$is_tree = is_taxonomy_hierarchical( $name );
			if ( ! is_object_in_taxonomy( Products::POST_TYPE, $name ) || ( $is_own && ! $is_tree ) ) {
				continue;
			}
			$below = $is_tree ? self::below( $name, $is_own ? $term->term_id : 0 ) : array();
			if ( array() === $below && $is_tree ) {
				continue;
			}
			$groups[] = array(
				'taxonomy' => $name,
				'multiple' => array() === $below,
				'terms'    => $below,
			);
		}

		return FilterGroup::trusted( array( 'groups' => $groups ), Products::POST_TYPE );
	}

	/**
	 * Names of the taxonomies and facets where the owner named none.
	 *
	 * @return list<string>
	 */
	private static function usual(): array {
		$attributes = array_filter( wc_get_attribute_taxonomy_names(), 'is_string' );

		return array( 'product_cat', 'price', 'product_brand', ...array_values( $attributes ) );
	}

	/**
	 * Ids of the terms right below a term, in the shop's order.
	 *
	 * @param string $taxonomy
	 * @param int    $parent   Id of the term; 0 = the topmost terms.
	 * @return list<int>
	 */
	private static function below( string $taxonomy, int $parent ): array {
		$ids = get_terms(
			array(
				'taxonomy'   => $taxonomy,
				'parent'     => $parent,
				'fields'     => 'ids',
				'hide_empty' => true,
				'number'     => FilterGroup::OFFERED,
			)
		);

		return array_values( array_filter( is_array( $ids ) ? $ids : array(), 'is_int' ) );
	}
}
