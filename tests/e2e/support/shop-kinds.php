<?php
/**
 * Creates once per site: a product of each kind, a tax (which counts only with the switch `taxed`), a coupon, a classic
 * cart, and a classic theme. Runs as PHP on the site and returns addresses and IDs by name.
 */
$kinds = get_option( 'eidan_test_kinds' );
if ( is_array( $kinds ) ) {
	return $kinds;
}
$themes = WPMU_PLUGIN_DIR . '/eidan-themes/eidan-classic';
wp_mkdir_p( $themes );
foreach ( glob( EIDAN_DIR . '/tests/fixtures/themes/eidan-classic/*' ) as $source ) {
	is_file( "$themes/" . basename( $source ) ) || copy( $source, "$themes/" . basename( $source ) );
}

$rate = WC_Tax::_insert_tax_rate(
	array(
		'tax_rate_country'  => 'DE',
		'tax_rate'          => '19',
		'tax_rate_name'     => 'VAT',
		'tax_rate_priority' => 1,
		'tax_rate_class'    => '',
	)
);
update_option( 'woocommerce_enable_coupons', 'yes' );
$coupon = new WC_Coupon();
$coupon->set_code( 'tenoff' );
$coupon->set_discount_type( 'percent' );
$coupon->set_amount( 10 );
$coupon->save();

$terms = array();
foreach (
	array( 'Color' => array( 'Ink', 'Stone', 'Vermilion' ), 'Size' => array( 'A5', 'A4', 'A3' ) ) as $name => $values
) {
	$id       = wc_attribute_taxonomy_id_by_name( $name ) ?: wc_create_attribute( array( 'name' => $name ) );
	$taxonomy = wc_attribute_taxonomy_name( $name );
	if ( ! taxonomy_exists( $taxonomy ) ) {
		register_taxonomy( $taxonomy, 'product' );
	}
	foreach ( $values as $value ) {
		$term = term_exists( $value, $taxonomy ) ?: wp_insert_term( $value, $taxonomy );
		$terms[ $taxonomy ][ $value ] = (int) $term['term_id'];
	}
}

$simple = new WC_Product_Simple();
$simple->set_name( 'Notebook' );
$simple->set_regular_price( '10' );
$simple->set_virtual( true );
$simple->set_manage_stock( true );
$simple->set_stock_quantity( 40 );
$simple->save();

$single = new WC_Product_Simple();
$single->set_name( 'Original' );
$single->set_regular_price( '100' );
$single->set_virtual( true );
$single->set_sold_individually( true );
$single->save();

$file = new WC_Product_Simple();
$file->set_name( 'Handbook' );
$file->set_regular_price( '20' );
$file->set_virtual( true );
$file->set_downloadable( true );
$folder = wp_upload_dir()['basedir'] . '/woocommerce_uploads';
wp_mkdir_p( $folder );
file_put_contents( "$folder/handbook.txt", 'The handbook.' );
$file->set_downloads(
	array(
		array(
			'id'   => wp_generate_uuid4(),
			'name' => 'Handbook',
			'file' => wp_upload_dir()['baseurl'] . '/woocommerce_uploads/handbook.txt',
		),
	)
);
$file->save();

$variable = new WC_Product_Variable();
$variable->set_name( 'Print' );
$attributes = array();
foreach ( $terms as $taxonomy => $ids ) {
	$attribute = new WC_Product_Attribute();
	$attribute->set_id( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
	$attribute->set_name( $taxonomy );
	$attribute->set_options( array_values( $ids ) );
	$attribute->set_visible( true );
	$attribute->set_variation( true );
	$attributes[] = $attribute;
}
$variable->set_attributes( $attributes );
$variable->save();
$variations = array();
foreach ( array(
	array( 'ink', 'a5', 10, 3 ),
	array( 'ink', 'a4', 15, 20 ),
	array( 'stone', 'a5', 10, 5 ),
	array( 'stone', 'a4', 15, 0 ),
	array( 'vermilion', 'a3', 30, 1 ),
) as list( $color, $size, $price, $stock ) ) {
	$variation = new WC_Product_Variation();
	$variation->set_parent_id( $variable->get_id() );
	$variation->set_attributes( array( 'pa_color' => $color, 'pa_size' => $size ) );
	$variation->set_regular_price( (string) $price );
	$variation->set_virtual( true );
	$variation->set_manage_stock( true );
	$variation->set_stock_quantity( $stock );
	$variation->save();
	$variations[ "$color-$size" ] = $variation->get_id();
}
WC_Product_Variable::sync( $variable->get_id() );

$grouped = new WC_Product_Grouped();
$grouped->set_name( 'Set' );
$grouped->set_children( array( $simple->get_id(), $file->get_id() ) );
$grouped->save();

$page = static fn( string $slug, string $title, string $content ): string => (string) get_permalink(
	wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => $slug,
			'post_title'   => $title,
			'post_content' => $content,
		)
	)
);
$kinds = array(
	'simple'      => array( 'id' => $simple->get_id(), 'url' => $simple->get_permalink() ),
	'single'      => array( 'id' => $single->get_id(), 'url' => $single->get_permalink() ),
	'file'        => array( 'id' => $file->get_id(), 'url' => $file->get_permalink() ),
	'variable'    => array( 'id' => $variable->get_id(), 'url' => $variable->get_permalink() ),
	'grouped'     => array( 'id' => $grouped->get_id(), 'url' => $grouped->get_permalink() ),
	'classicCart' => array(
		'id'  => 0,
		'url' =>
			$page( 'classic-cart', 'Classic cart', '<!-- wp:shortcode -->[woocommerce_cart]<!-- /wp:shortcode -->' ),
	),
	'stepper'     => array(
		'id'  => 0,
		'url' => $page(
			'stepper',
			'Stepper',
			'<!-- wp:woocommerce/single-product {"productId":' . $simple->get_id()
				. '} --><div class="wp-block-woocommerce-single-product">'
				. '<!-- wp:woocommerce/add-to-cart-form {"quantitySelectorStyle":"stepper"} /--></div>'
				. '<!-- /wp:woocommerce/single-product -->'
		),
	),
	'options'     => array(
		'id'  => 0,
		'url' => $page(
			'options',
			'Options',
			'<!-- wp:woocommerce/single-product {"productId":' . $variable->get_id()
				. '} --><div class="wp-block-woocommerce-single-product">'
				. '<!-- wp:woocommerce/add-to-cart-with-options /--></div><!-- /wp:woocommerce/single-product -->'
		),
	),
	'variations'  => $variations,
	'terms'       => $terms,
);
update_option( 'eidan_test_kinds', $kinds );
flush_rewrite_rules();
return $kinds;
