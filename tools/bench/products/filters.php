<?php
/**
 * Measures what the filters of products count: prices, ratings, stock, sale and categories of all products, counted
 * anew, against WooCommerce's collection data of the same. Runs in a loaded WordPress with WooCommerce. Returns times
 * in milliseconds and numbers of queries.
 */

use Eidan\Lists\Filters\Counts;
use Eidan\Lists\Filters\FacetCounts;
use Eidan\Lists\Filters\FilterTerms;
use Eidan\Lists\Query\Totals;
use Eidan\Lists\Request\Config;

$config = Config::parse(
	array(
		'query'  => array( 'postType' => 'product' ),
		'filter' => array(
			'groups' => array(
				array( 'facet' => 'price' ),
				array( 'facet' => 'rating' ),
				array( 'facet' => 'stock' ),
				array( 'facet' => 'sale' ),
				array( 'taxonomy' => 'product_cat' ),
			),
		),
	)
);
$mine   = static function () use ( $config ): int {
	Totals::changed();
	Counts::of( $config, FilterTerms::of( $config ) );

	return FacetCounts::of( $config )['stock']['instock'];
};
$other  = static function () use ( $ask ): int {
	// What it keeps is counted anew as well.
	WC_Cache_Helper::get_transient_version( 'product', true );
	$data   = $ask(
		'/wc/store/v1/products/collection-data',
		array(
			'calculate_price_range'         => true,
			'calculate_rating_counts'       => true,
			'calculate_stock_status_counts' => true,
			'calculate_taxonomy_counts'     => array( 'product_cat' ),
		)
	);
	$counts = array_column(
		array_map( static fn( $one ): array => (array) $one, $data['stock_status_counts'] ),
		'count',
		'status'
	);

	return (int) $counts['instock'];
};
if ( $mine() !== $other() ) {
	throw new Exception( 'They count differently.' );
}

return array(
	'counts of filters, against collection data' => $compare( array( 'ours' => $mine, 'theirs' => $other ), 9, 1 ),
);
