<?php
/**
 * A rule about attributes.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Query\StoredRule;

defined( 'ABSPATH' ) || exit;

/**
 * What AttributeIndex asks of a product.
 */
final class AttributeRule implements StoredRule {

	/**
	 * Makes a rule.
	 *
	 * @param string $condition SQL of numbers and prepared values.
	 */
	public function __construct( private readonly string $condition ) {}

	/**
	 * SQL for WHERE.
	 *
	 * @param string $limit Not used: the subquery has no terms to count twice.
	 */
	public function sql( string $limit ): string {
		unset( $limit );

		return " AND $this->condition";
	}

	/**
	 * Empty: search engines are asked for the terms.
	 *
	 * @return array<mixed>
	 */
	public function meta_query(): array {
		return array();
	}
}
