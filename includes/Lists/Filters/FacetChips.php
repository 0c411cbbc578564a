<?php
/**
 * Chosen values of facets.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Lists\Request\FilterGroup;

/**
 * What the chips of chosen values say.
 */
final class FacetChips {

	/**
	 * Texts by facet and value.
	 *
	 * @param array<string, FilterGroup>  $groups Groups of the bar.
	 * @param array<string, list<string>> $choice What is chosen, see Choice.
	 * @return array<string, array<array-key, string>>
	 */
	public static function texts( array $groups, array $choice ): array {
		$texts = array();
		foreach ( FilterGroup::facets( $groups ) as $name => $facet ) {
			foreach ( $choice[ $name ] ?? array() as $value ) {
				$texts[ $name ][ $value ] = $facet->chip( $value );
			}
		}

		return $texts;
	}
}
