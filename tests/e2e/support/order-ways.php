<?php
/**
 * Creates the products of one order: a variable product with a color, one with color and size, one on sale, and one
 * that goes with each of them, taxed by another rate. Takes prices by name from `$prices`. Returns their IDs by name.
 *
 * @var array<string, string> $prices
 */
$lock = fopen( WPMU_PLUGIN_DIR . '/eidan-ways.lock', 'c' );
flock( $lock, LOCK_EX );
wp_cache_flush();
$taxonomy = 'pa_waytone';
if ( ! get_option( 'eidan_test_ways' ) ) {
	foreach ( array( 'Ways' => '19', 'Ways low' => '7' ) as $class => $rate ) {
		WC_Tax::create_tax_class( $class );
		WC_Tax::_insert_tax_rate(
			array(
				'tax_rate_country'  => 'DE',
				'tax_rate'          => $rate,
				'tax_rate_name'     => "VAT $rate",
				'tax_rate_priority' => 1,
				'tax_rate_class'    => sanitize_title( $class ),
			)
		);
	}
	wc_create_attribute( array( 'name' => 'Tone', 'slug' => 'waytone' ) );
	register_taxonomy( $taxonomy, 'product' );
	foreach ( array( 'red' => '#b3261e', 'blue' => '#1e50b3' ) as $slug => $color ) {
		$term = wp_insert_term( ucfirst( $slug ), $taxonomy, array( 'slug' => $slug ) );
		update_term_meta( $term['term_id'], 'eidan_color', $color );
	}
	update_option( 'woocommerce_enable_coupons', 'yes' );
	$coupon = new WC_Coupon();
	$coupon->set_props( array( 'code' => 'waytenoff', 'discount_type' => 'percent', 'amount' => 10 ) );
	$coupon->save();
	update_option( 'eidan_test_ways', '1' );
}
flock( $lock, LOCK_UN );
taxonomy_exists( $taxonomy ) || register_taxonomy( $taxonomy, 'product' );

$base   = array( 'status' => 'publish', 'virtual' => true, 'tax_class' => 'ways' );
$drawer = new WC_Product_Simple();
$drawer->set_props(
	array( 'name' => 'Drawer', 'regular_price' => $prices['Drawer'], 'tax_class' => 'ways-low' ) + $base
);
$ids   = array( 'Drawer' => $drawer->save() );
$base += array( 'cross_sell_ids' => array( $ids['Drawer'] ) );

$bowl = new WC_Product_Simple();
$bowl->set_props(
	array( 'name' => 'Bowl', 'regular_price' => $prices['Bowl before'], 'sale_price' => $prices['Bowl'] ) + $base
);
$ids['Bowl'] = $bowl->save();

foreach ( array( 'Mug' => array( '' ), 'Shirt' => array( 'S', 'M' ) ) as $name => $sizes ) {
	$tone = new WC_Product_Attribute();
	$tone->set_id( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
	$tone->set_name( $taxonomy );
	$tone->set_options( get_terms( array( 'taxonomy' => $taxonomy, 'fields' => 'ids', 'hide_empty' => false ) ) );
	$tone->set_variation( true );
	$size = new WC_Product_Attribute();
	$size->set_name( 'Size' );
	$size->set_options( $sizes );
	$size->set_variation( true );
	$product = new WC_Product_Variable();
	$product->set_props(
		array( 'name' => $name, 'attributes' => '' === $sizes[0] ? array( $tone ) : array( $tone, $size ) ) + $base
	);
	$ids[ $name ] = $product->save();
	foreach ( array( 'red', 'blue' ) as $slug ) {
		foreach ( $sizes as $one ) {
			$of_size   = '' === $one ? array() : array( 'size' => $one );
			$variation = new WC_Product_Variation();
			$variation->set_props(
				array(
					'parent_id'     => $ids[ $name ],
					'status'        => 'publish',
					'virtual'       => true,
					'attributes'    => array( $taxonomy => $slug ) + $of_size,
					'regular_price' => $prices[ trim( "$name $slug $one" ) ],
				)
			);
			$ids[ trim( "$name $slug $one" ) ] = $variation->save();
		}
	}
	WC_Product_Variable::sync( $ids[ $name ] );
}
return array( 'ids' => $ids, 'shirt' => get_permalink( $ids['Shirt'] ) );
