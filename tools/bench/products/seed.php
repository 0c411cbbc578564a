<?php
/**
 * Adds simple products by SQL until the shop has $to of them. Each has text, price, sales, rating, stock, image, a
 * category and two tags; every fifth is reduced. Runs in a loaded WordPress with WooCommerce on MariaDB.
 */

global $wpdb;
set_time_limit( 0 );
$wpdb->suppress_errors( false );

$have = (int) get_option( 'eidan_bench_products', 0 );
if ( 0 === $have ) {
	update_option( 'woocommerce_coming_soon', 'no' );
	$pictures = $pictures_of(
		array(
			'thumbnail'             => array( 150, 150 ),
			'medium'                => array( 300, 300 ),
			'large'                 => array( 1024, 1024 ),
			'woocommerce_thumbnail' => array( 300, 300 ),
		)
	);
	$terms    = array(
		'simple'      => get_term_by( 'slug', 'simple', 'product_type' )->term_taxonomy_id,
		'product_cat' => array(),
		'product_tag' => array(),
	);
	foreach ( array( 'product_cat' => 8, 'product_tag' => 30 ) as $taxonomy => $count ) {
		for ( $i = 0; $i < $count; $i++ ) {
			$terms[ $taxonomy ][] = wp_insert_term( "Term $i of $taxonomy", $taxonomy )['term_taxonomy_id'];
		}
	}
	update_option( 'eidan_bench', compact( 'pictures', 'terms' ) );
	update_option( 'eidan_bench_first', 1 + (int) $wpdb->get_var( "SELECT MAX( ID ) FROM $wpdb->posts" ) );
}
$bench  = get_option( 'eidan_bench' );
$start  = (int) get_option( 'eidan_bench_first' );
$from   = $have + 1;
// MariaDB has tables that count: seq_1_to_9 has nine rows.
$numbers = "seq_{$from}_to_$to";
$pick    = static fn( array $values, string $by ): string =>
	"ELT( 1 + MOD( $by, " . count( $values ) . " ), '" . implode( "', '", $values ) . "' )";
$date    = "DATE_ADD( '2010-01-01', INTERVAL seq * 4000 SECOND )";
$price   = '( 5 + MOD( seq * 7919, 24000 ) / 100 )';
$reduced = 'MOD( seq, 5 ) = 0';
$now     = "IF( $reduced, ROUND( $price * 0.8, 2 ), $price )";
$sales   = 'MOD( seq * 104729, 5000 )';
$rating  = 'ROUND( MOD( seq * 31, 50 ) / 10, 2 )';

$wpdb->query( 'START TRANSACTION' );
$wpdb->query(
	"INSERT INTO $wpdb->posts ( ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, "
		. 'post_status, post_name, post_type, post_modified, post_modified_gmt, to_ping, pinged, post_content_filtered '
		. ") SELECT $start + seq, 1, $date, $date, 'Something for the table, and for people who have little time.', "
		. "CONCAT( 'Product number ', seq ), 'Something for the table.', 'publish', CONCAT( 'product-number-', seq ), "
		. "'product', $date, $date, '', '', '' FROM $numbers"
);
$metas = array(
	'_regular_price'     => $price,
	'_price'             => $now,
	'_sale_price'        => "IF( $reduced, $now, '' )",
	'_stock_status'      => "'instock'",
	'_thumbnail_id'      => $pick( $bench['pictures'], 'seq' ),
	'total_sales'        => $sales,
	'_wc_average_rating' => $rating,
	'_wc_review_count'   => 'MOD( seq, 7 )',
);
foreach ( $metas as $key => $value ) {
	$wpdb->query(
		"INSERT INTO $wpdb->postmeta ( post_id, meta_key, meta_value ) SELECT $start + seq, '$key', $value "
			. "FROM $numbers"
	);
}
$wpdb->query(
	"INSERT INTO {$wpdb->prefix}wc_product_meta_lookup ( product_id, sku, min_price, max_price, onsale, "
		. 'stock_quantity, '
		. 'stock_status, rating_count, average_rating, total_sales, tax_status, tax_class ) '
		. "SELECT $start + seq, '', $now, $now, $reduced, NULL, 'instock', MOD( seq, 7 ), $rating, $sales, 'taxable', "
		. "'' FROM $numbers"
);
foreach ( array(
	"'{$bench['terms']['simple']}'",
	$pick( $bench['terms']['product_cat'], 'seq' ),
	$pick( $bench['terms']['product_tag'], 'seq' ),
	$pick( $bench['terms']['product_tag'], 'seq + 7' ),
) as $term ) {
	$wpdb->query(
		"INSERT INTO $wpdb->term_relationships ( object_id, term_taxonomy_id, term_order ) SELECT $start + seq, $term, "
			. "0 FROM $numbers"
	);
}
$wpdb->query(
	"UPDATE $wpdb->term_taxonomy SET count = ( SELECT COUNT(*) FROM $wpdb->term_relationships "
		. "WHERE $wpdb->term_relationships.term_taxonomy_id = $wpdb->term_taxonomy.term_taxonomy_id )"
);
$wpdb->query( 'COMMIT' );
$wpdb->query(
	"ANALYZE TABLE $wpdb->posts, $wpdb->postmeta, $wpdb->term_relationships, $wpdb->term_taxonomy, "
		. "{$wpdb->prefix}wc_product_meta_lookup"
);
update_option( 'eidan_bench_products', $to );
wp_cache_flush();
Eidan\Lists\Query\Totals::changed();

return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'product'" );
