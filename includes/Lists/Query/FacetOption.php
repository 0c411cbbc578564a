<?php
/**
 * A value of a facet.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

/**
 * What visitors read.
 */
final class FacetOption {

	/**
	 * Describes a value.
	 *
	 * @param string $text Text of its link.
	 * @param string $sign Signs before the text, which screen readers leave out: stars, for instance.
	 */
	public function __construct(
		public readonly string $text,
		public readonly string $sign = '',
	) {}
}
