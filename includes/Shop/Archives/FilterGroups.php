<?php
/**
 * What visitors of an archive filter by.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop\Archives;

use Closure;
use Eidan\Lists\Query\Facets;
use Eidan\Lists\Request\Address;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Settings\Settings;
use Eidan\Shop\Products;
use Eidan\Shop\Switches;
use WP_Query;
use WP_Term;

/**
 * The filter groups of an archive: categories below its own, price, brands, attributes; or those that the owner named.
 * Below a chosen category are those inside it.
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

		return self::of(
			$term instanceof WP_Term ? $term : null,
			is_array( $names ) ? $names : array(),
			static fn( string $name ): string =>
				sanitize_title( Address::states()[ Archive::parameter( $name ) ] ?? '' )
		);
	}

	/**
	 * The groups.
	 *
	 * @param WP_Term|null $term  The term that the archive is about; null = none.
	 * @param list<string> $names Taxonomies and facets that the owner named; empty = the usual ones.
	 * @param Closure( string ): string $chosen Slug of the term that a visitor has chosen of a taxonomy; '' = none.
	 * @return array<string, FilterGroup> By taxonomy.
	 */
	private static function of( ?WP_Term $term, array $names, Closure $chosen ): array {
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
			$inside   = $is_tree ? self::inside( $name, $below, $chosen( $name ) ) : array();
			$has_look = Switches::on( Switches::SWATCHES ) && taxonomy_is_product_attribute( $name );
			$display  = $has_look ? 'swatches' : 'list';
			$groups[] = array(
				'taxonomy' => $name,
				'multiple' => array() === $below,
				'terms'    => array_slice( array( ...$below, ...$inside ), 0, FilterGroup::OFFERED ),
				'display'  => array() === $inside ? $display : 'tree',
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
	 * Ids of the terms inside a chosen one, and inside those that it is in.
	 *
	 * @param string    $taxonomy
	 * @param list<int> $offered Ids of the topmost terms that are offered.
	 * @param string    $slug    Slug of the chosen term; '' = none.
	 * @return list<int>
	 */
	private static function inside( string $taxonomy, array $offered, string $slug ): array {
		$term = '' === $slug ? false : get_term_by( 'slug', $slug, $taxonomy );
		if ( ! $term instanceof WP_Term ) {
			return array();
		}
		$path = array_reverse( array( $term->term_id, ...get_ancestors( $term->term_id, $taxonomy, 'taxonomy' ) ) );
		while ( array() !== $path && ! in_array( $path[0], $offered, true ) ) {
			array_shift( $path );
		}
		$inside = array();
		foreach ( $path as $id ) {
			$inside = array( ...$inside, ...self::below( $taxonomy, $id ) );
		}

		return $inside;
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
