<?php
/**
 * What a site of the tries can be told to do: `POST /?eidan-scale` with `{ "do": name, … }`. Each request is a process
 * of its own, on whichever server the balancer chose.
 */

namespace Eidan\Scale;

use Automattic\WooCommerce\Internal\DataStores\Orders\CustomOrdersTableController;
use Automattic\WooCommerce\Internal\DataStores\Orders\DataSynchronizer;
use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Table;
use Eidan\Instagram\Connection;
use Eidan\Instagram\Library;
use Eidan\Instagram\Sync;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\Token;

/**
 * The jobs, by name.
 *
 * @param array<string, mixed> $asked What the request says.
 * @return array<string, callable(): mixed>
 */
function jobs( array $asked ): array {
	return array(
		'publish'   => static fn() => publish( (string) $asked['title'], (int) ( $asked['count'] ?? 1 ) ),
		'settings'  => static fn() => Token::sign(
			Config::parse(
				array(
					'id'         => 'scale',
					'template'   => 'blog-grid',
					'query'      => array( 'postType' => 'post', 'perPage' => 7 ),
					'pagination' => 'load-more',
					'elements'   => array( 'title', 'date', 'excerpt' ),
				)
			)->placed( 'scale', '/', 0 )->signed_part()
		),
		'shop'      => shop( ... ),
		'orders'    => static fn() => orders( (int) $asked['count'], (string) $asked['campaign'] ),
		'change'    => static fn() => change( (int) $asked['order'], (string) $asked['to'] ),
		'rebuild'   => static function () use ( $asked ) {
			Table::ensure();
			Backfill::start( ! ( $asked['alone'] ?? false ) );
			while ( ( $asked['alone'] ?? false ) && Backfill::step() ) {
				continue;
			}
			return Backfill::state();
		},
		'queue'     => static fn() => \ActionScheduler::runner()->run(),
		'progress'  => Backfill::state( ... ),
		'sync'      => static fn() => Sync::run( true ),
		'instagram' => static fn() => array(
			'posts'  => count( Library::all() ),
			'failed' => Connection::get()->failure,
		),
		'page'      => static fn() => get_permalink(
			wp_insert_post(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => 'Page of all servers',
					'post_content' => wp_slash( (string) $asked['content'] ),
				)
			)
		),
	);
}

/**
 * Publishes posts, the last one the newest.
 */
function publish( string $title, int $count ): array {
	$ids = array();
	for ( $i = 0; $i < $count; $i++ ) {
		$ids[] = wp_insert_post(
			array(
				'post_status'  => 'publish',
				'post_title'   => "$title $i",
				'post_content' => "<!-- wp:paragraph --><p>Content $i of $title.</p><!-- /wp:paragraph -->",
			)
		);
	}

	return $ids;
}

/**
 * Prepares the shop: a product without shipping, and cash on delivery.
 *
 * @return int The product.
 */
function shop(): int {
	update_option( 'woocommerce_cod_settings', array( 'enabled' => 'yes', 'title' => 'Cash' ) );
	update_option( 'woocommerce_coming_soon', 'no' );
	wc_get_container()->get( DataSynchronizer::class )->create_database_tables();
	update_option( CustomOrdersTableController::CUSTOM_ORDERS_TABLE_USAGE_ENABLED_OPTION, 'yes' );
	Table::ensure();
	// What WooCommerce has to do once is done before the tries.
	foreach ( array( 0, 1, 2 ) as $ignored ) {
		\ActionScheduler::runner()->run();
	}
	update_option( 'woocommerce_default_country', 'DE:DE-BE' );
	$product = new \WC_Product_Simple();
	$product->set_props( array( 'name' => 'Cup', 'regular_price' => '10', 'virtual' => true, 'status' => 'publish' ) );

	return $product->save();
}

/**
 * Makes orders of thirty customers.
 *
 * @return list<int> Their ids.
 */
function orders( int $count, string $campaign ): array {
	$ids = array();
	for ( $i = 0; $i < $count; $i++ ) {
		$order = wc_create_order();
		$order->set_billing_email( 'customer-' . $i % 30 . '@example.com' );
		$order->set_total( '10' );
		$order->update_meta_data( '_wc_order_attribution_source_type', 'utm' );
		$order->update_meta_data( '_wc_order_attribution_utm_source', 'news' );
		$order->update_meta_data( '_wc_order_attribution_utm_campaign', $campaign );
		$order->set_status( 'processing' );
		$ids[] = $order->save();
	}

	return $ids;
}

/**
 * Changes an order as an owner does.
 *
 * @param int    $id Order.
 * @param string $to A status, `refunded`, `deleted`, or `renamed` for another customer.
 */
function change( int $id, string $to ): string {
	$order = wc_get_order( $id );
	if ( ! $order instanceof \WC_Order ) {
		return 'none';
	}
	if ( 'deleted' === $to ) {
		$order->delete( true );
	} elseif ( 'refunded' === $to ) {
		wc_create_refund( array( 'order_id' => $id, 'amount' => '4' ) );
	} elseif ( 'renamed' === $to ) {
		$order->set_billing_email( "other-$id@example.com" );
		$order->save();
	} else {
		$order->update_status( $to );
	}

	return $to;
}

if ( isset( $_GET['eidan-scale'] ) ) {
	add_action(
		'wp_loaded',
		static function (): void {
			$asked = json_decode( (string) file_get_contents( 'php://input' ), true );
			$done  = jobs( $asked )[ $asked['do'] ]();
			wp_send_json(
				is_wp_error( $done ) ? array( 'error' => $done->get_error_message() ) : array( 'done' => $done )
			);
		}
	);
}

// Small batches, so that a rebuild has many.
add_filter( 'eidan_attribution_backfill_batch', static fn() => 10 );
// A stand-in in the place of Instagram.
if ( defined( 'EIDAN_SCALE_INSTAGRAM' ) ) {
	add_filter( 'eidan_instagram_api', static fn() => EIDAN_SCALE_INSTAGRAM );
	add_filter( 'eidan_instagram_picture_hosts', static fn() => array( EIDAN_SCALE_INSTAGRAM ) );
	add_filter( 'http_request_host_is_external', '__return_true' );
	add_filter( 'block_local_requests', '__return_false' );
	add_filter(
		'http_allowed_safe_ports',
		static fn( array $ports ): array =>
			array( ...$ports, (int) wp_parse_url( EIDAN_SCALE_INSTAGRAM, PHP_URL_PORT ) )
	);
}
// Several processes may work through the queue at once, as on a large site.
add_filter( 'action_scheduler_queue_runner_concurrent_batches', static fn() => 4 );
add_filter( 'action_scheduler_queue_runner_batch_size', static fn() => 1 );
