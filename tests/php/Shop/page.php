<?php
/**
 * Prints one page of a shop, made by a WordPress that has done nothing else before, for TraceTest. Whatever it writes
 * to the database is rolled back.
 *
 *   php page.php <state> <theme> <page> <id>
 *
 * States: `never` (nobody has ever touched the shop's switches), `off`, `on`, `without` (like `never`, and the hooks
 * behind the switches are removed). Themes: `block`, `classic`. Pages: `product`, `shop`, `cart`. The id is the first
 * free one.
 */

// phpcs:disable WordPress.Security, WordPress.WP.GlobalVariablesOverride, WordPress.Arrays.ArrayDeclarationSpacing -- a command, not a page.

declare( strict_types=1 );

list( , $eidan_state, $eidan_theme, $eidan_page, $eidan_id ) = $_SERVER['argv'];
$eidan_query = array(
	'product' => 'product=trace-poster',
	'shop'    => 'post_type=product',
	'cart'    => 'pagename=trace-cart',
)[ $eidan_page ];
parse_str( $eidan_query, $_GET );
$_REQUEST = $_GET;
$_SERVER  = array(
	'HTTP_HOST'       => '127.0.0.1',
	'SERVER_NAME'     => '127.0.0.1',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REMOTE_ADDR'     => '127.0.0.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => "/?$eidan_query",
	'QUERY_STRING'    => $eidan_query,
) + $_SERVER;

$eidan_switches = array( 'quantity', 'selects', 'swatches', 'gallery', 'sticky', 'lean' );
$eidan_settings = array(
	'never'   => array(),
	'without' => array(),
	'off'     => array( 'shop' => array_fill_keys( $eidan_switches, false ) ),
	'on'      => array( 'shop' => array_fill_keys( $eidan_switches, true ) ),
)[ $eidan_state ];

$eidan_begin = static function (): void {
	$GLOBALS['wpdb']->query( 'START TRANSACTION' );
};
$eidan_dress = static function (): void {
	register_theme_directory( dirname( __DIR__, 2 ) . '/fixtures/themes' );
};
$eidan_strip = static function (): void {
	$classes =
		array(
			'Quantity',
			'Selects',
			'Swatches',
			'SwatchTerms',
			'OptionsBlock',
			'Gallery',
			'GalleryFilm',
			'Sticky',
			'LeanPages',
		);
	foreach ( $GLOBALS['wp_filter'] as $hook => $callbacks ) {
		foreach ( $callbacks->callbacks as $priority => $all ) {
			foreach ( $all as $one ) {
				if (
					is_array( $one['function'] )
					&& is_string( $one['function'][0] )
					&& in_array( substr( $one['function'][0], 11 ), $classes, true )
					&& str_starts_with( $one['function'][0], 'Eidan\\Shop\\' )
				) {
					remove_filter( (string) $hook, $one['function'], $priority );
				}
			}
		}
	}
};

// Sets hooks before WordPress is loaded.
$eidan_hook = static fn( callable $function, int $priority = 10 ): array =>
	array( $priority => array( array( 'function' => $function, 'accepted_args' => 1 ) ) );
$wp_filter  = array(
	'muplugins_loaded'          => $eidan_hook( $eidan_begin ),
	'pre_option_eidan_settings' => $eidan_hook( static fn(): array => $eidan_settings ),
);
if ( 'classic' === $eidan_theme ) {
	$wp_filter['plugins_loaded']        = $eidan_hook( $eidan_dress );
	$wp_filter['pre_option_template']   = $eidan_hook( static fn(): string => 'eidan-classic' );
	$wp_filter['pre_option_stylesheet'] = $eidan_hook( static fn(): string => 'eidan-classic' );
}
if ( 'without' === $eidan_state ) {
	$wp_filter['init'] = $eidan_hook( $eidan_strip, PHP_INT_MIN );
}

require getenv( 'EIDAN_TEST_WORDPRESS' ) . '/wp-load.php';

// Gives new posts the same ids every time.
$eidan_next   = (int) $eidan_id;
$eidan_import = static function ( array $data ) use ( &$eidan_next ): array {
	return array( 'import_id' => $eidan_next++ ) + $data;
};
add_filter( 'woocommerce_new_product_data', $eidan_import );
add_filter( 'woocommerce_new_product_variation_data', $eidan_import );

update_option( 'woocommerce_coming_soon', 'no' );
$eidan_image     = wp_insert_attachment(
	array( 'post_mime_type' => 'image/webp', 'post_title' => 'Poster', 'import_id' => $eidan_next++ ),
	'poster.webp'
);
$eidan_attribute = new WC_Product_Attribute();
$eidan_attribute->set_name( 'Cover' );
$eidan_attribute->set_options( array( 'Ink', 'Stone' ) );
$eidan_attribute->set_variation( true );
$eidan_product = new WC_Product_Variable();
$eidan_product->set_props(
	array(
		'name'       => 'Poster',
		'slug'       => 'trace-poster',
		'attributes' => array( $eidan_attribute ),
		'image_id'   => $eidan_image,
	)
);
$eidan_product->save();
$eidan_cart = 0;
foreach ( array( 'Ink' => '16', 'Stone' => '12' ) as $eidan_cover => $eidan_price ) {
	$eidan_variation = new WC_Product_Variation();
	$eidan_variation->set_props(
		array(
			'parent_id'     => $eidan_product->get_id(),
			'attributes'    => array( 'cover' => $eidan_cover ),
			'regular_price' => $eidan_price,
		)
	);
	$eidan_cart = $eidan_variation->save();
}
WC_Product_Variable::sync( $eidan_product->get_id() );
if ( 'cart' === $eidan_page ) {
	$eidan_content = 'classic' === $eidan_theme
		? '<!-- wp:shortcode -->[woocommerce_cart]<!-- /wp:shortcode -->'
		: '<!-- wp:woocommerce/cart /-->';
	update_option(
		'woocommerce_cart_page_id',
		wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => 'trace-cart',
				'post_title'   => 'Cart',
				'post_content' => $eidan_content,
				'import_id'    => $eidan_next++,
			)
		)
	);
	WC()->cart->add_to_cart( $eidan_product->get_id(), 2, $eidan_cart, array( 'attribute_cover' => 'Stone' ) );
	wc_clear_notices();
}

remove_action( 'template_redirect', 'redirect_canonical' );
define( 'WP_USE_THEMES', true );
wp();
ob_start();
require ABSPATH . WPINC . '/template-loader.php';
$eidan_html = ob_get_clean();
$wpdb->query( 'ROLLBACK' );
// Keeps others from writing at the end.
remove_all_actions( 'shutdown' );
echo $eidan_html;
