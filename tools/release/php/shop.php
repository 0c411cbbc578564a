<?php
/**
 * What the plugin saves in a shop with the demo: its pages, products with their meta fields, terms with swatches,
 * orders with their attribution, and the rows that the report made of them.
 *
 * @return array<string, mixed>
 */

declare( strict_types=1 );

use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;

/**
 * The database.
 *
 * @var wpdb $wpdb
 */
global $wpdb;

wp_set_current_user( 1 );
$page = (int) wc_get_page_id( 'shop' );
Eidan\Demo\Importer::import( true );
Table::ensure();

$kept = static fn ( array $meta ): object => (object) array_map(
	static fn ( $values ) => $values[0],
	array_filter( $meta, static fn ( $key ) => 1 === preg_match( '/^_?eidan_/', (string) $key ), ARRAY_FILTER_USE_KEY )
);

$product = wc_get_product( (int) current( wc_get_products( array( 'return' => 'ids' ) ) ) );
$product->update_meta_data( Eidan\Shop\GalleryVideo::META, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' );
$product->save();

$term = current( get_terms( array( 'taxonomy' => 'product_cat', 'hide_empty' => false ) ) ); // phpcs:ignore
update_term_meta( $term->term_id, Eidan\Shop\SwatchTerms::COLOR, '#1e6b52' );

$posts = array();
$query = array(
	'post_type'   => array( 'page', 'product', 'wp_template', 'wp_template_part' ),
	'numberposts' => -1,
	'post_status' => 'publish',
	'orderby'     => 'ID',
	'order'       => 'ASC',
);
foreach ( get_posts( $query ) as $eidan_post ) {
	if (
		'page' !== $eidan_post->post_type
		|| $page === $eidan_post->ID
		|| 1 === preg_match( '/woocommerce|eidan\/product-list/', $eidan_post->post_content )
	) {
		$posts[] = array(
			'type'    => $eidan_post->post_type,
			'slug'    => $eidan_post->post_name,
			'title'   => $eidan_post->post_title,
			'content' => $eidan_post->post_content,
			'meta'    => $kept( get_post_meta( $eidan_post->ID ) ),
		);
	}
}
$terms = array();
foreach ( get_terms( array( 'hide_empty' => false ) ) as $eidan_term ) {
	$meta = (array) $kept( get_term_meta( $eidan_term->term_id ) );
	if ( array() !== $meta ) {
		$terms[ "$eidan_term->taxonomy/$eidan_term->slug" ] = $meta;
	}
}

// Channel, source, medium, campaign, address; the first visit's; the device; whether a direct visit came last.
$visits = <<<'VISITS'
utm,google,cpc,Spring collection,/chairs/?gclid=1,organic,bing,organic,Desktop,
organic,google,organic,,/,referral,chatgpt.com,referral,Mobile,typein
utm,newsletter,email,=1+1 sale,/sale/,utm,instagram,paid_social,Mobile,
referral,chatgpt.com,referral,,/guides/chairs/,organic,google,organic,Desktop,
typein,(direct),(none),,/,typein,(direct),(none),Tablet,
utm,instagram,paid_social,Summer,/lamps/,,,,,
VISITS;
$names  = array(
	'source_type',
	'utm_source',
	'utm_medium',
	'utm_campaign',
	'session_entry',
	'first_source_type',
	'first_utm_source',
	'first_utm_medium',
	'device_type',
	'last_source_type',
);
$orders = array();
foreach ( explode( "\n", $visits ) as $index => $visit ) {
	$order = new WC_Order();
	// The first customer comes back with the fourth order.
	$order->set_billing_email( 'customer-' . ( $index % 3 ) . '@release.example' );
	$order->set_date_created( '2026-11-0' . ( $index + 1 ) . ' 12:00:00' );
	$order->set_total( (string) ( 20 + 13.5 * $index ) );
	$order->set_currency( 'EUR' );
	// As if it were stored already: a change of status would send mails.
	$order->set_object_read( false );
	$order->set_status( 'completed' );
	$order->set_object_read( true );
	foreach ( array_filter( array_combine( $names, explode( ',', $visit ) ) ) as $name => $value ) {
		$order->update_meta_data( "_wc_order_attribution_$name", $value );
	}
	$order->save();
	$fields = array();
	foreach ( wc_get_order( $order->get_id() )->get_meta_data() as $one ) {
		if ( str_contains( $one->key, 'attribution' ) ) {
			$fields[ $one->key ] = $one->value;
		}
	}
	$orders[ $order->get_id() ] = array(
		'email'   => $order->get_billing_email(),
		'created' => gmdate( 'Y-m-d H:i:s', $order->get_date_created()->getTimestamp() ),
		'total'   => $order->get_total(),
		'meta'    => $fields,
	);
}
Sync::flush();
$table = Table::name();
// phpcs:ignore WordPress.DB -- As it stands in the database.
$rows = $wpdb->get_results( "SELECT * FROM $table ORDER BY order_id", ARRAY_A );

return array(
	'posts'  => $posts,
	'terms'  => (object) $terms,
	'orders' => array_values( $orders ),
	'rows'   => $rows,
);
