<?php
/**
 * Filtering by rating.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Query\ChoiceFacet;
use Eidan\Lists\Query\FacetOption;
use Eidan\Lists\Query\LookupTable;

defined( 'ABSPATH' ) || exit;

/**
 * Products that customers rate with so many stars or more, on average.
 */
final class RatingFacet implements ChoiceFacet {

	/** What can be chosen. Five stars and up would be five stars, which few products have on average. */
	private const STARS = array( 4, 3, 2, 1 );

	/** Label of the group. */
	public function label(): string {
		return __( 'Rating', 'eidan' );
	}

	/** Products. */
	public function type(): string {
		return Products::POST_TYPE;
	}

	/** WooCommerce's lookup table of products. */
	public function table(): LookupTable {
		return ProductFacets::table();
	}

	/**
	 * The custom field with the same values.
	 *
	 * @return list<string>
	 */
	public function meta(): array {
		return array( '_wc_average_rating' );
	}

	/**
	 * The number of stars in an address.
	 *
	 * @param string $text Anything.
	 * @return list<string>
	 */
	public function parse( string $text ): array {
		return in_array( $text, array_map( 'strval', self::STARS ), true ) ? array( $text ) : array();
	}

	/**
	 * SQL: the product has that many stars or more.
	 *
	 * @param list<string> $values One number.
	 */
	public function condition( array $values ): string {
		return 'eidan_field.average_rating >= ' . (int) ( $values[0] ?? 5 );
	}

	/**
	 * The number in words.
	 *
	 * @param string $value A number.
	 */
	public function chip( string $value ): string {
		$stars = (int) $value;

		/* translators: %s: a number of stars. */
		return sprintf( _n( '%s star and up', '%s stars and up', $stars, 'eidan' ), number_format_i18n( $stars ) );
	}

	/**
	 * What can be chosen.
	 *
	 * @return array<array-key, FacetOption>
	 */
	public function options(): array {
		$options = array();
		foreach ( self::STARS as $stars ) {
			$options[ (string) $stars ] = new FacetOption(
				/* translators: rating of products. %s: a number of stars. */
				sprintf( __( '%s and up', 'eidan' ), number_format_i18n( $stars ) ),
				str_repeat( '★', $stars ) . str_repeat( '☆', 5 - $stars )
			);
		}

		return $options;
	}

	/** One at a time: 3 and up includes 4 and up. */
	public function is_multiple(): bool {
		return false;
	}
}
