<?php
/**
 * What orders and customers keep of their attribution.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Support\Memory;
use Exception;
use WC_Customer;
use WC_Data;
use WC_Meta_Data;
use WC_Order;
use WeakMap;

/**
 * Stores the fields of an order, on the action that WooCommerce fires for it and that other plugins fire too.
 *
 * With WooCommerce's feature on, its own listener (10) has stored them before ours runs (11): ours puts right what it
 * does to addresses, lengths and types, and adds what the server derives. With the feature off ours is the only one.
 */
final class OrderData {

	/** Capability of those who work on orders. */
	private const STAFF = 'edit_shop_orders';

	/**
	 * What was stored of an order before anybody listened.
	 *
	 * @var WeakMap<WC_Order, array<string, string>>|null
	 */
	private ?WeakMap $before = null;

	/**
	 * Remembers what an order has already.
	 */
	public static function remember( mixed $order ): void {
		if ( $order instanceof WC_Order ) {
			self::memory()->before         ??= new WeakMap();
			self::memory()->before[ $order ] = self::stored( $order );
		}
	}

	/**
	 * Stores what was posted with an order.
	 *
	 * @param mixed $order
	 * @param mixed $params Values by field; with slashes, as WooCommerce takes them, but from the Store API.
	 */
	public static function save( mixed $order, mixed $params = null ): void {
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		$had = self::memory()->before[ $order ] ?? array();
		if ( array() === $had ) {
			$params = is_array( $params ) ? $params : array();
			$values = Values::all(
				StoreApi::is_saving() ? $params : (array) wp_unslash( $params ),
				self::is_by_staff()
			);
			$had    = $values + Touches::derive( $values );
		}
		self::store( $order, $had );
	}

	/**
	 * Stores what was posted when a customer registered.
	 *
	 * @param mixed $id User.
	 */
	public static function save_customer( mixed $id ): void {
		self::keep_for( $id, Saver::posted() );
	}

	/**
	 * Stores what was sent when a customer registered.
	 *
	 * @param mixed                   $id   User.
	 * @param array<array-key, mixed> $sent Values by field, without slashes.
	 */
	public static function keep_for( mixed $id, array $sent ): void {
		if ( ! is_numeric( $id ) || array() === $sent || ! Compatibility::has_shop() ) {
			return;
		}
		$values = Values::all( $sent );
		try {
			self::store( new WC_Customer( (int) $id ), $values + Touches::derive( $values ) );
		} catch ( Exception $error ) {
			// Nobody's registration fails for this.
			wc_get_logger()->error( $error->getMessage(), array( 'source' => 'eidan-attribution' ) );
		}
	}

	/**
	 * Completes an order that was just made: one made in the admin is marked so, one that came with a source (from an
	 * app, a point of sale, a copy of another order) gets what the server derives.
	 *
	 * @param mixed $id Order's id.
	 */
	public static function made( mixed $id, mixed $order = null ): void {
		$order = $order instanceof WC_Order ? $order : wc_get_order( is_numeric( $id ) ? (int) $id : false );
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		$fields = self::stored( $order );
		if ( 'admin' === ( $fields['source_type'] ?? '' ) && is_admin() && ! current_user_can( self::STAFF ) ) {
			// WooCommerce believes the referrer of a request to admin-ajax.php, where its checkout is open to guests.
			unset( $fields['source_type'] );
			self::store( $order, $fields );
		}
		if ( array() === $fields && Compatibility::eidan_saves() && self::is_made_in_admin() ) {
			$fields = array( 'source_type' => 'admin' );
		}
		if ( array() !== $fields && ! isset( $fields['channel'] ) ) {
			self::store( $order, $fields + Touches::derive( $fields ) );
		}
	}

	/**
	 * Action `woocommerce_before_order_object_save`: what the server derived follows a source that somebody puts right,
	 * by REST, WP-CLI or an import; what they say of it themselves holds.
	 *
	 * @param mixed $order Order, with its changes.
	 */
	public static function corrected( mixed $order ): void {
		if (
			! $order instanceof WC_Order || 0 === $order->get_id() || ! $order->meta_exists( Fields::key( 'channel' ) )
		) {
			return;
		}
		$before = self::stored( $order, true );
		$now    = self::stored( $order );
		if ( $before === $now ) {
			return;
		}
		$was = Touches::derive( $before );
		$is  = Touches::derive( $now );
		foreach ( Fields::DERIVED as $field ) {
			// Where that would be derived as before, what is stored holds: somebody's word, or the rules of its day.
			if (
				( $is[ $field ] ?? '' ) === ( $was[ $field ] ?? '' )
				|| ( $now[ $field ] ?? '' ) !== ( $before[ $field ] ?? '' )
			) {
				continue;
			}
			if ( isset( $is[ $field ] ) ) {
				$order->update_meta_data( Fields::key( $field ), $is[ $field ] );
			} else {
				$order->delete_meta_data( Fields::key( $field ) );
			}
		}
	}

	/**
	 * Whether an order or a customer has attribution.
	 *
	 * @param WC_Data $item Order or customer.
	 */
	public static function has( WC_Data $item ): bool {
		foreach ( array_keys( Fields::all() ) as $field ) {
			if ( $item->meta_exists( Fields::key( $field ) ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * What is stored of an order or a customer.
	 *
	 * @param WC_Data $item   Order or customer.
	 * @param bool    $before Without what was changed since it was read, and is not saved yet.
	 * @return array<string, string> Values by field; those that are not there are missing.
	 */
	public static function stored( WC_Data $item, bool $before = false ): array {
		$names  = Fields::names();
		$start  = Fields::key( '' );
		$stored = array();
		foreach ( $item->get_meta_data() as $meta ) {
			if ( ! $meta instanceof WC_Meta_Data ) {
				continue;
			}
			$data = $before ? $meta->get_data() : $meta->get_changes() + $meta->get_data();
			$key  = $data['key'] ?? '';
			if ( $before && ! isset( $data['id'] ) ) {
				continue;
			}
			if ( ! is_string( $key ) || ! str_starts_with( $key, $start ) ) {
				continue;
			}
			$field = substr( $key, strlen( $start ) );
			$value = $data['value'] ?? '';
			if (
				! isset( $stored[ $field ] )
				&& in_array( $field, $names, true )
				&& is_scalar( $value )
				&& '' !== (string) $value
			) {
				$stored[ $field ] = (string) $value;
			}
		}

		return $stored;
	}

	/**
	 * Takes all attribution away.
	 *
	 * @param WC_Data $item Order or customer; to be saved afterwards.
	 * @return bool Whether there was any.
	 */
	public static function remove( WC_Data $item ): bool {
		$found = false;
		foreach ( Fields::names() as $field ) {
			if ( $item->meta_exists( Fields::key( $field ) ) ) {
				$item->delete_meta_data( Fields::key( $field ) );
				$found = true;
			}
		}

		return $found;
	}

	/**
	 * Makes the stored fields those that are given, each once.
	 *
	 * @param WC_Data               $item   Order or customer.
	 * @param array<string, string> $values Values by field.
	 */
	private static function store( WC_Data $item, array $values ): void {
		foreach ( Fields::names() as $field ) {
			if ( isset( $values[ $field ] ) ) {
				$item->update_meta_data( Fields::key( $field ), $values[ $field ] );
			} elseif ( $item->meta_exists( Fields::key( $field ) ) ) {
				$item->delete_meta_data( Fields::key( $field ) );
			}
		}
		$item->save_meta_data();
	}

	/**
	 * Whether what is to be stored comes from the shop itself: by whoever works on orders, or with no visitor at all.
	 */
	private static function is_by_staff(): bool {
		return current_user_can( self::STAFF ) || wp_doing_cron() || ( defined( 'WP_CLI' ) && true === WP_CLI );
	}

	/**
	 * Whether this request comes from somebody at work in the admin.
	 */
	private static function is_made_in_admin(): bool {
		if ( ! is_admin() || ! current_user_can( self::STAFF ) ) {
			return false;
		}
		$referrer = isset( $_SERVER['HTTP_REFERER'] ) && is_string( $_SERVER['HTTP_REFERER'] )
			? esc_url_raw( wp_unslash( $_SERVER['HTTP_REFERER'] ) )
			: '';

		// The front end may use admin-ajax.php as well.
		return ! wp_doing_ajax() || str_starts_with( $referrer, get_admin_url() );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
