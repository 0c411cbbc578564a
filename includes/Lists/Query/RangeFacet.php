<?php
/**
 * A facet of numbers.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Visitors choose a lowest and a highest number, in two fields or by a slider with two handles. An item has a range
 * itself: a product with variations costs from 10 to 50. It matches where the two ranges meet.
 */
interface RangeFacet extends Facet {

	/**
	 * SQL of the lowest number of a row, as visitors see it.
	 */
	public function low_sql(): string;

	/**
	 * SQL of the highest number of a row, as visitors see it.
	 */
	public function high_sql(): string;

	/**
	 * Digits behind the decimal point, at most four.
	 */
	public function decimals(): int;

	/**
	 * Labels of the two fields.
	 *
	 * @return array{low: string, high: string}
	 */
	public function labels(): array;

	/**
	 * How a number is read aloud and written in a placeholder, with `%s` for the number.
	 */
	public function pattern(): string;
}
