<?php
/**
 * Terms of the filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use WP_Term;

/**
 * What visitors choose from: the author's terms, in that order, or all that have entries.
 */
final class FilterTerms {

	/**
	 * Terms by taxonomy, without groups that have none.
	 *
	 * @param Config $config The list.
	 * @return array<string, list<WP_Term>>
	 */
	public static function of( Config $config ): array {
		$found = array();
		foreach ( $config->groups as $taxonomy => $group ) {
			$args = array(
				'taxonomy'               => $taxonomy,
				'hide_empty'             => true,
				'number'                 => 100,
				'orderby'                => 'name',
				'update_term_meta_cache' => false,
			);
			if ( array() !== $group->terms ) {
				$args['include'] = $group->terms;
				$args['orderby'] = 'include';
			}
			$terms = get_terms( $args );
			$terms = is_array( $terms ) ? array_filter( $terms, static fn( mixed $term ): bool => $term instanceof WP_Term ) : array();
			if ( array() !== $terms ) {
				$found[ $taxonomy ] = array_values( $terms );
				Choice::know( $terms );
			}
		}

		return $found;
	}
}
