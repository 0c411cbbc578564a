<?php
/**
 * A facet with some values to choose from.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Visitors choose among links, with the number of items of each.
 */
interface ChoiceFacet extends Facet {

	/**
	 * What can be chosen.
	 *
	 * @return array<array-key, FacetOption> By value; PHP makes integers of values such as "4".
	 */
	public function options(): array;

	/**
	 * Whether several values may be chosen at once.
	 */
	public function is_multiple(): bool;
}
