import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SWITCHES = readFileSync( join( __dirname, '..', 'support', 'shop-switches.php' ) ).toString( 'base64' );

/** A shop with one product, both checkouts, payment on delivery, and accounts. */
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
$product->save();
$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'classic-checkout', 'post_title' => 'Classic checkout', 'post_content' => '<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->' ) );
update_option( 'eidan_test_product', $product->get_id() );
flush_rewrite_rules();
`;
