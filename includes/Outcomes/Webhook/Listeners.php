<?php
/**
 * What the webhook tells of.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Webhook;

use Eidan\Enquiries\State;
use Eidan\Support\Database;
use WC_Order;
use WP_Post;

/**
 * Hears enquiries and orders.
 */
final class Listeners {

	/** Meta of an order that has been told as paid: its own id, since plugins copy all meta of an order to another. */
	public const TOLD = '_eidan_webhook_paid';

	/**
	 * Action `eidan_enquiry_added`.
	 *
	 * @param mixed $id Enquiry.
	 */
	public static function added( mixed $id ): void {
		if ( is_int( $id ) ) {
			Deliveries::queue( Job::now( Job::ADDED, $id ) );
		}
	}

	/**
	 * Action `transition_post_status`: an enquiry has got another state, by whichever way.
	 *
	 * @param mixed $new_status
	 * @param mixed $old_status
	 * @param mixed $post
	 */
	public static function changed( mixed $new_status, mixed $old_status = '', mixed $post = null ): void {
		$now    = State::tryFrom( is_string( $new_status ) ? $new_status : '' );
		$before = State::tryFrom( is_string( $old_status ) ? $old_status : '' );
		if ( $post instanceof WP_Post && null !== $now && null !== $before && $now !== $before ) {
			Deliveries::queue( Job::now( Job::STATE, $post->ID, $now->value, $before->value ) );
		}
	}

	/**
	 * Action `woocommerce_order_status_changed`: an order has been paid. Each is told once, however often its status
	 * changes.
	 *
	 * @param mixed $id    Order.
	 * @param mixed $from  Status before.
	 * @param mixed $to    Status now.
	 * @param mixed $order
	 */
	public static function paid( mixed $id, mixed $from = '', mixed $to = '', mixed $order = null ): void {
		$paid = wc_get_is_paid_statuses();
		if (
			! $order instanceof WC_Order
			|| ! in_array( $to, $paid, true )
			|| in_array( $from, $paid, true )
			|| null === Target::get()
			|| (string) $order->get_id() === $order->get_meta( self::TOLD )
		) {
			return;
		}
		$order->update_meta_data( self::TOLD, (string) $order->get_id() );
		$order->save_meta_data();
		Deliveries::queue( Job::now( Job::PAID, $order->get_id() ) );
	}

	/**
	 * Forgets which orders have been told, when the plugin is deleted: in both kinds of order storage.
	 */
	public static function forget(): void {
		delete_post_meta_by_key( self::TOLD );
		$db    = Database::get();
		$table = $db->prefix . 'wc_orders_meta';
		// phpcs:disable WordPress.DB -- WooCommerce may be gone, and its tables too.
		if ( $table === $db->get_var( (string) $db->prepare( 'SHOW TABLES LIKE %s', $db->esc_like( $table ) ) ) ) {
			$db->query( (string) $db->prepare( 'DELETE FROM %i WHERE meta_key = %s', $table, self::TOLD ) );
		}
		// phpcs:enable
	}
}
