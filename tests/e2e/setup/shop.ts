import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SWITCHES = readFileSync( join( __dirname, '..', 'support', 'shop-switches.php' ) ).toString( 'base64' );

/**
 * PHP that sets up a shop: the product "Poster" that tests order, products of other kinds, the block and the classic
 * checkout, cash on delivery, and customer accounts.
 */
export const SHOP = `
wp_mkdir_p( WPMU_PLUGIN_DIR );
file_put_contents( WPMU_PLUGIN_DIR . '/eidan-shop-switches.php', base64_decode( '${ SWITCHES }' ) );
update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
update_option( 'woocommerce_coming_soon', 'no' );
update_option( 'woocommerce_task_list_hidden', 'yes' );
delete_transient( '_wc_activation_redirect' );
update_option( 'woocommerce_onboarding_profile', array( 'skipped' => true ) );
update_option( 'woocommerce_enable_guest_checkout', 'yes' );
update_option( 'woocommerce_enable_myaccount_registration', 'yes' );
update_option( 'woocommerce_registration_generate_password', 'yes' );
update_option( 'woocommerce_cod_settings', array( 'enabled' => 'yes', 'title' => 'Cash on delivery', 'enable_for_virtual' => 'yes' ) );
update_option( 'woocommerce_default_country', 'DE' );
update_option( 'woocommerce_currency', 'EUR' );
update_option( 'permalink_structure', '/%postname%/' );
WC_Install::create_pages();
$product = new WC_Product_Simple();
$product->set_name( 'Poster' );
$product->set_regular_price( '12' );
$product->set_virtual( true );
$product->set_total_sales( 1000 );
$ids = array( 'Poster' => $product->save() );
// Products of all kinds, most with two images. The matrices of the shop show them.
require_once ABSPATH . 'wp-admin/includes/image.php';
$picture = static function ( string $name, array $color ): int {
	$file  = wp_upload_dir()['path'] . "/$name.png";
	$image = imagecreatetruecolor( 600, 750 );
	imagefill( $image, 0, 0, imagecolorallocate( $image, ...$color ) );
	imagepng( $image, $file );
	$id = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), $file );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	update_post_meta( $id, '_wp_attachment_image_alt', "A picture of a $name" );
	return $id;
};
$category = wp_insert_term( 'Tableware', 'product_cat' )['term_id'];
$lighting = wp_insert_term( 'Lighting', 'product_cat' )['term_id'];
foreach ( array(
	array( 'Cup', '24', '18', $category, array() ),
	array( 'Bowl', '32', '', $category, array( 'stock_status' => 'outofstock' ) ),
	array( 'Lamp', '189', '', $lighting, array( 'manage_stock' => true, 'stock_quantity' => 3 ) ),
	array( 'Lantern', '75', '60', $lighting, array( 'featured' => true, 'sold_individually' => true ) ),
	array( 'Gift card', '50', '', 0, array( 'virtual' => true ) ),
) as $index => list( $name, $price, $sale, $term, $more ) ) {
	$one = new WC_Product_Simple();
	$one->set_props( $more + array( 'name' => $name, 'regular_price' => $price, 'sale_price' => $sale, 'virtual' => true, 'short_description' => "A $name, made by hand.", 'category_ids' => array_filter( array( $term ) ), 'image_id' => $picture( strtolower( $name ), array( 190, 150 + 15 * $index, 120 ) ), 'gallery_image_ids' => array( $picture( strtolower( "$name-back" ), array( 90, 100, 90 + 20 * $index ) ) ), 'average_rating' => 'Cup' === $name ? 4.5 : 0, 'review_count' => 'Cup' === $name ? 2 : 0 ) );
	// Tests order some of them, and the best-selling ones keep their order nevertheless.
	$one->set_total_sales( 900 - 100 * $index );
	$ids[ $name ] = $one->save();
}
$shirt     = new WC_Product_Variable();
$attribute = new WC_Product_Attribute();
$attribute->set_id( wc_create_attribute( array( 'name' => 'Cloth', 'slug' => 'cloth' ) ) );
register_taxonomy( 'pa_cloth', 'product' );
$cloths = array();
foreach ( array( 'linen' => '#d8cbb0', 'indigo' => '#2b3a67' ) as $slug => $color ) {
	$cloths[ $slug ] = wp_insert_term( ucfirst( $slug ), 'pa_cloth', array( 'slug' => $slug ) )['term_id'];
	update_term_meta( $cloths[ $slug ], 'eidan_color', $color );
}
$attribute->set_name( 'pa_cloth' );
$attribute->set_options( array_values( $cloths ) );
$attribute->set_variation( true );
$shirt->set_props( array( 'name' => 'Apron', 'attributes' => array( $attribute ), 'image_id' => $picture( 'apron', array( 60, 70, 80 ) ) ) );
$ids['Apron'] = $shirt->save();
foreach ( array( 'linen' => '39', 'indigo' => '45' ) as $cloth => $price ) {
	$variation = new WC_Product_Variation();
	$variation->set_props( array( 'parent_id' => $shirt->get_id(), 'attributes' => array( 'pa_cloth' => $cloth ), 'regular_price' => $price, 'virtual' => true, 'image_id' => $picture( "apron-$cloth", array( 60, 'linen' === $cloth ? 170 : 70, 80 ) ) ) );
	$variation->save();
}
WC_Product_Variable::sync( $shirt->get_id() );
$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'classic-checkout', 'post_title' => 'Classic checkout', 'post_content' => '<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->' ) );
update_option( 'eidan_test_product', $ids['Poster'] );
update_option( 'eidan_test_products', $ids );
update_option( 'eidan_test_begun', array( 'post' => max( $ids ), 'term' => max( get_terms( array( 'hide_empty' => false, 'fields' => 'ids' ) ) ) ) );
flush_rewrite_rules();
`;
