<?php
/**
 * Actions and filters that need WooCommerce. Most of them would run on every page.
 *
 * Loaded by hooks.php on WooCommerce's action `woocommerce_loaded`, before `plugins_loaded` runs for other plugins, so
 * that filters that WooCommerce applies while loading work.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan;

defined( 'ABSPATH' ) || exit;

// Lists of products.
add_action( 'eidan_list_templates', array( Shop\Products::class, 'register_template' ) );
add_filter( 'eidan_list_taxonomy', array( Shop\Products::class, 'list_attributes' ), 5, 2 );
add_filter( 'eidan_list_taxonomy_label', array( Shop\Products::class, 'attribute_label' ), 5, 2 );
add_filter( 'eidan_list_pictures', array( Shop\PrimeProducts::class, 'images' ), 10, 3 );
add_action( 'eidan_list_primed', array( Shop\ProductTerms::class, 'prime' ), 9, 2 );
add_action( 'eidan_list_primed', array( Shop\PrimeProducts::class, 'prices' ), 10, 2 );
add_filter( 'eidan_list_swatches', array( Shop\FilterSwatches::class, 'add' ), 10, 2 );
add_action(
	'woocommerce_run_product_attribute_lookup_update_callback',
	array( Lists\Query\Totals::class, 'changed' ),
	20,
	0
);
add_filter( 'eidan_list_is_personal', array( Shop\Prices::class, 'are_personal' ), 10, 2 );
add_filter( 'eidan_list_is_personal', array( Shop\LoopHooks::class, 'are_personal' ), 10, 2 );

// Archives of the shop. What else they need is listened to on these pages alone.
add_action( 'woocommerce_product_query', array( Shop\Archives\Archive::class, 'begin' ), PHP_INT_MAX );

// Pages of the shop.
add_filter( 'woocommerce_sale_flash', array( Shop\SaleFlash::class, 'quiet' ), 1 );
add_filter( 'render_block_data', array( Shop\Quantity::class, 'enter' ) );
add_filter( 'render_block', array( Shop\Quantity::class, 'leave' ), 10, 2 );
add_action( 'woocommerce_before_template_part', array( Shop\Quantity::class, 'before' ), PHP_INT_MAX );
add_action( 'woocommerce_after_template_part', array( Shop\Quantity::class, 'after' ), 1, 4 );
add_action( 'wp', array( Shop\FirstRow::class, 'reset' ), 10, 0 );
add_filter( 'render_block_data', array( Shop\FirstRow::class, 'enter' ) );
add_filter( 'render_block', array( Shop\FirstRow::class, 'leave' ), 10, 2 );
add_filter( 'wp_get_attachment_image_attributes', array( Shop\FirstRow::class, 'load' ) );
add_filter( 'script_module_data_@eidan/shop-quantity', array( Shop\Quantity::class, 'data' ) );
add_filter( 'eidan_search_suggests', array( Shop\Products::class, 'suggest' ), 10, 2 );
// WordPress runs it for every query. Pages without a search do not load the class.
add_filter(
	'posts_search',
	static fn( mixed $search, mixed $query = null ): mixed =>
		is_string( $search ) && '' !== $search ? Shop\ProductSearch::widen( $search, $query ) : $search,
	10,
	2
);
add_action( 'woocommerce_before_template_part', array( Shop\Selects::class, 'load' ) );
add_filter( 'woocommerce_dropdown_variation_attribute_options_html', array( Shop\Selects::class, 'variation' ) );
add_action( 'wp_enqueue_scripts', array( Shop\Selects::class, 'replace' ), PHP_INT_MAX, 0 );
add_filter( 'script_module_data_@eidan/shop-select', array( Shop\Selects::class, 'data' ) );
add_action( 'template_redirect', array( Shop\Gallery::class, 'take_over' ), 100 );
add_action( 'wp_enqueue_scripts', array( Shop\Gallery::class, 'styles' ) );
add_filter( 'wc_get_template', array( Shop\Gallery::class, 'template' ), PHP_INT_MAX, 2 );
add_filter( 'pre_render_block', array( Shop\Gallery::class, 'block' ), 10, 3 );
add_action( 'woocommerce_product_options_general_product_data', array( Shop\GalleryVideo::class, 'field' ) );
add_action( 'woocommerce_admin_process_product_object', array( Shop\GalleryVideo::class, 'save' ) );
add_action( 'wp_enqueue_scripts', array( Shop\Sticky::class, 'assets' ) );
add_action( 'wp_footer', array( Shop\Sticky::class, 'render' ) );
add_action( 'wp_enqueue_scripts', array( Shop\Tabs::class, 'assets' ) );
add_filter( 'woocommerce_dropdown_variation_attribute_options_html', array( Shop\Swatches::class, 'complete' ), 20, 2 );
add_filter( 'register_block_type_args', array( Shop\OptionsBlock::class, 'wrap' ), 10, 2 );
add_filter(
	'render_block_woocommerce/add-to-cart-with-options-variation-selector-attribute',
	array( Shop\OptionsBlock::class, 'rows' )
);
add_filter( 'render_block_woocommerce/add-to-cart-with-options', array( Shop\OptionsBlock::class, 'form' ), 10, 3 );
add_action( 'woocommerce_after_register_taxonomy', array( Shop\SwatchTerms::class, 'register' ), 10, 0 );
add_action( 'admin_init', array( Shop\SwatchTerms::class, 'screens' ), 10, 0 );
add_action( 'admin_enqueue_scripts', array( Shop\SwatchTerms::class, 'enqueue' ), 10, 0 );

// From a list to a product.
add_filter( 'woocommerce_product_loop_start', array( Page\Transitions::class, 'shop' ) );
add_filter( 'woocommerce_blocks_product_grid_item_html', array( Page\Transitions::class, 'shop' ) );
add_filter( 'render_block_woocommerce/product-image', array( Page\Transitions::class, 'shop' ) );
add_filter( 'woocommerce_single_product_image_thumbnail_html', array( Page\Transitions::class, 'product' ) );
add_filter( 'render_block_woocommerce/product-gallery-large-image', array( Page\Transitions::class, 'product' ) );
add_filter( 'eidan_product_gallery_first', array( Page\Transitions::class, 'gallery' ), 10, 2 );

// Pages that show nothing of the shop.
add_action( 'wp', array( Shop\LeanPages::class, 'reset' ), 10, 0 );
add_filter( 'render_block', array( Shop\LeanPages::class, 'block' ), 10, 2 );
add_action( 'woocommerce_before_template_part', array( Shop\LeanPages::class, 'part' ), 1 );
add_action( 'dynamic_sidebar', array( Shop\LeanPages::class, 'part' ) );
add_action( 'the_widget', array( Shop\LeanPages::class, 'part' ) );
add_filter( 'woocommerce_enqueue_styles', array( Shop\LeanPages::class, 'sheets' ), PHP_INT_MAX );
add_action( 'wp_enqueue_scripts', array( Shop\LeanPages::class, 'before' ), 9, 0 );
add_action( 'wp_enqueue_scripts', array( Shop\LeanPages::class, 'leave_out' ), 11, 0 );
add_action( 'wp_enqueue_scripts', array( Shop\LeanPages::class, 'settle' ), PHP_INT_MAX, 0 );
add_action( 'wp_head', array( Shop\LeanPages::class, 'before' ), 9, 0 );
add_action( 'wp_head', array( Shop\LeanPages::class, 'leave_out_blocks' ), 11, 0 );
add_action( 'wp_footer', array( Shop\LeanPages::class, 'before_footer' ), 19, 0 );
add_action( 'wp_footer', array( Shop\LeanPages::class, 'note' ), PHP_INT_MAX, 0 );
add_action( 'activated_plugin', array( Shop\LeftOut::class, 'forget' ), 10, 0 );
add_action( 'activated_plugin', array( Shop\ScriptNeeds::class, 'forget' ), 10, 0 );
add_action( 'deactivated_plugin', array( Shop\LeftOut::class, 'forget' ), 10, 0 );
add_action( 'deactivated_plugin', array( Shop\ScriptNeeds::class, 'forget' ), 10, 0 );
add_action( 'switch_theme', array( Shop\LeftOut::class, 'forget' ), 10, 0 );
add_action( 'switch_theme', array( Shop\ScriptNeeds::class, 'forget' ), 10, 0 );

// Order attribution.
add_action( 'init', array( Attribution\StoreApi::class, 'register' ), 20 );
add_action( 'woocommerce_checkout_order_created', array( Attribution\Saver::class, 'checkout' ) );
add_action( 'woocommerce_before_pay_action', array( Attribution\Saver::class, 'payment' ) );
add_action(
	'woocommerce_store_api_checkout_update_order_from_request',
	array( Attribution\StoreApi::class, 'begin' ),
	5,
	0
);
add_action(
	'woocommerce_store_api_checkout_update_order_from_request',
	array( Attribution\StoreApi::class, 'end' ),
	11,
	2
);
add_action( 'woocommerce_order_save_attribution_data', array( Attribution\OrderData::class, 'remember' ), 1 );
add_action( 'woocommerce_order_save_attribution_data', array( Attribution\OrderData::class, 'save' ), 11, 2 );
add_action( 'woocommerce_new_order', array( Attribution\OrderData::class, 'made' ), 11, 2 );
add_action( 'woocommerce_before_order_object_save', array( Attribution\OrderCorrection::class, 'before_save' ) );
add_action( 'woocommerce_after_order_object_save', array( Attribution\OrderCorrection::class, 'release' ) );
add_action( 'user_register', array( Attribution\OrderData::class, 'save_customer' ), 11 );
add_action( 'woocommerce_created_customer', array( Attribution\StoreApi::class, 'customer' ), 10, 2 );
add_action( 'add_meta_boxes', array( Attribution\OrderScreen::class, 'add' ), 10, 2 );
add_action( 'woocommerce_process_shop_order_meta', array( Attribution\OrderSourceBox::class, 'save' ), 60 );
add_filter( 'manage_woocommerce_page_wc-orders_columns', array( Attribution\OrdersList::class, 'column' ), 20 );
add_filter( 'manage_edit-shop_order_columns', array( Attribution\OrdersList::class, 'column' ), 20 );
add_action( 'manage_woocommerce_page_wc-orders_custom_column', array( Attribution\OrdersList::class, 'cell' ), 10, 2 );
add_action( 'manage_shop_order_posts_custom_column', array( Attribution\OrdersList::class, 'cell' ), 10, 2 );
add_action( 'woocommerce_order_list_table_restrict_manage_orders', array( Attribution\OrdersFilter::class, 'filter' ) );
add_action( 'restrict_manage_posts', array( Attribution\OrdersFilter::class, 'filter' ) );
add_action( 'admin_notices', array( Attribution\OrdersFilter::class, 'notice' ) );
add_filter(
	'woocommerce_order_list_table_prepare_items_query_args',
	array( Attribution\OrdersFilter::class, 'arguments' )
);
add_filter( 'woocommerce_orders_table_query_clauses', array( Attribution\OrdersFilter::class, 'clauses' ), 10, 3 );
add_action( 'pre_get_posts', array( Attribution\OrdersFilter::class, 'posts' ) );
add_action( 'init', array( Attribution\Cookies::class, 'declare' ), 20 );
add_action( 'init', array( Attribution\Forms::class, 'register' ), 20 );
add_action( 'woocommerce_pay_order_before_submit', array( Attribution\Forms::class, 'stamp_payment' ) );
add_action( 'wp_enqueue_scripts', array( Attribution\Scripts::class, 'register' ), 1 );
add_action( 'wp_enqueue_scripts', array( Attribution\Scripts::class, 'enqueue' ), PHP_INT_MAX );

// What became of visits, told to others.
add_action( 'woocommerce_order_status_changed', array( Outcomes\Webhook\Listeners::class, 'paid' ), 20, 4 );

// Carts.
add_filter( 'wp_speculation_rules_href_exclude_paths', array( Shop\Speculation::class, 'exclude' ) );
add_action( 'init', array( Shop\CartData::class, 'register' ), 20 );
add_action( 'woocommerce_cart_loaded_from_session', array( Shop\LostLines::class, 'note' ) );
add_filter( 'woocommerce_checkout_get_value', array( Shop\OrderNote::class, 'prefill' ), 10, 2 );
add_action( 'woocommerce_checkout_create_order', array( Shop\OrderNote::class, 'create' ), 10, 2 );
add_action( 'woocommerce_store_api_checkout_update_order_meta', array( Shop\OrderNote::class, 'draft' ) );
add_action(
	'woocommerce_store_api_checkout_update_order_from_request',
	array( Shop\OrderNote::class, 'express' ),
	10,
	2
);
add_action( 'woocommerce_cart_emptied', array( Shop\OrderNote::class, 'forget' ), 10, 0 );
add_filter( 'rest_request_before_callbacks', array( Languages\ShopAnswers::class, 'enter' ), 1, 3 );
add_filter( 'rest_request_after_callbacks', array( Languages\ShopAnswers::class, 'leave' ), 100 );
add_filter( 'rest_post_dispatch', array( Shop\CartCookies::class, 'set' ), 10, 3 );
