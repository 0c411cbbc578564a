<?php
/**
 * The look of an archive's list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop\Archives;

/**
 * How the list looks that stands in place of WooCommerce's loop, and what it changes around itself.
 */
final class ArchiveLook {

	/** With more groups than that, filters above the products would push these off the screen of a desk. */
	private const ABOVE = 3;

	/**
	 * Where the list says how many products there are, WooCommerce's number of results is only for who cannot see:
	 * its script says it aloud once the page is there.
	 */
	private const ONE_COUNT = ':root:has(#eidan-shop .eidan-list__total) .woocommerce-result-count{position:absolute;'
		. 'width:1px;height:1px;margin:-1px;padding:0;clip-path:inset(50%);overflow:hidden;white-space:nowrap}';

	/**
	 * Attributes of the block that prints products.
	 *
	 * @param array<string, mixed> $attributes Those that differ from those of all archives.
	 * @param int                  $groups     Number of groups that visitors filter by.
	 * @return array<mixed> The block checks them.
	 */
	public static function attributes( array $attributes, int $groups ): array {
		$unrated  = wc_review_ratings_enabled() ? array() : array( 'rating' );
		$elements = array( 'image', 'sale', 'title', 'rating', 'price', 'add-to-cart' );
		$columns  = max( 1, min( 6, (int) wc_get_default_products_per_row() ) );
		$default  = array(
			'columns'      => array(
				'desktop' => $columns,
				'tablet'  => min( 3, $columns ),
				'phone'   => min( 2, $columns ),
			),
			'elements'     => array_values( array_diff( $elements, $unrated ) ),
			// Below the archive's title.
			'headingLevel' => 2,
			'filter'       => array(
				'position' => self::ABOVE < $groups ? 'side' : 'top',
				'search'   => true,
			),
		);

		/**
		 * Filters how the list looks that stands in place of WooCommerce's loop on archives of products.
		 *
		 * @param array<string, mixed> $attributes Attributes of the block that prints products.
		 */
		return (array) apply_filters( 'eidan_shop_archive_attributes', $attributes + $default );
	}

	/**
	 * Leaves the number of products to the list, where it has filters.
	 */
	public static function count_once(): void {
		wp_add_inline_style( 'eidan-list-filters', self::ONE_COUNT );
	}
}
