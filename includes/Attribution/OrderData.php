<?php
/**
 * The stored attribution of orders and customers.
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
 * Stores the fields of an order, on WooCommerce's action, which other plugins fire, too.
 *
 * If WooCommerce's order attribution is on, its own callback (priority 10) runs before ours (11): ours repairs what it
 * does to addresses, lengths and types, and adds the derived fields. If it is off, ours is the only one.
 */
final class OrderData {

	/** Capability of shop staff. */
	private const STAFF = 'edit_shop_orders';

	/**
	 * Fields of an order before the action ran.
	 *
	 * @var WeakMap<WC_Order, array<string, string>>|null
	 */
	private ?WeakMap $before = null;

	/**
	 * Remembers the fields that an order already has.
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
	 * @param mixed $params Values by field; slashed, as WooCommerce expects them, but unslashed from the Store API.
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
		self::replace( $order, $had );
	}

	/**
	 * Stores the fields that the registration form posted.
	 *
	 * @param mixed $id User.
	 */
	public static function save_customer( mixed $id ): void {
		self::keep_for( $id, Saver::posted() );
	}

	/**
	 * Stores fields of a new customer.
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
			self::replace( new WC_Customer( (int) $id ), $values + Touches::derive( $values ) );
		} catch ( Exception $error ) {
			// Registration must not fail because of this.
			wc_get_logger()->error( $error->getMessage(), array( 'source' => 'eidan-attribution' ) );
		}
	}

	/**
	 * Completes a new order: one made in the admin is marked as such; one with a source (from an app, a point of sale,
	 * a copied order) gets the derived fields.
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
			// WooCommerce trusts the referrer of requests to admin-ajax.php, which guests can use for the checkout,
			// too.
			unset( $fields['source_type'] );
			self::replace( $order, $fields );
		}
		if ( array() === $fields && Compatibility::eidan_saves() && self::is_made_in_admin() ) {
			$fields = array( 'source_type' => 'admin' );
		}
		if ( array() !== $fields && ! isset( $fields['channel'] ) ) {
			self::replace( $order, $fields + Touches::derive( $fields ) );
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
	 * The stored fields of an order or a customer.
	 *
	 * @param WC_Data $item   Order or customer.
	 * @param bool    $before Whether to ignore unsaved changes.
	 * @return array<string, string> Values by field; empty ones are missing.
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
	 * Removes all attribution.
	 *
	 * @param WC_Data $item Order or customer; the caller saves it.
	 * @return bool Whether there was any.
	 */
	public static function remove( WC_Data $item ): bool {
		$found = OrderSource::remove( $item );
		foreach ( Fields::names() as $field ) {
			if ( $item->meta_exists( Fields::key( $field ) ) ) {
				$item->delete_meta_data( Fields::key( $field ) );
				$found = true;
			}
		}

		return $found;
	}

	/**
	 * Replaces the stored fields by the given ones, and saves them with other unsaved meta data.
	 *
	 * @param WC_Data               $item   Order or customer.
	 * @param array<string, string> $values Values by field.
	 */
	public static function replace( WC_Data $item, array $values ): void {
		foreach ( Fields::names() as $field ) {
			if ( isset( $values[ $field ] ) ) {
				$item->update_meta_data( Fields::key( $field ), $values[ $field ] );
			} elseif ( $item->meta_exists( Fields::key( $field ) ) ) {
				$item->delete_meta_data( Fields::key( $field ) );
			}
		}
		OrderCorrection::hold( $item );
		$item->save_meta_data();
		OrderCorrection::release( $item );
	}

	/**
	 * Whether the shop itself sends the values: its staff, or a process without a visitor.
	 */
	private static function is_by_staff(): bool {
		return current_user_can( self::STAFF ) || wp_doing_cron() || ( defined( 'WP_CLI' ) && true === WP_CLI );
	}

	/**
	 * Whether shop staff makes this request in the admin.
	 */
	private static function is_made_in_admin(): bool {
		if ( ! is_admin() || ! current_user_can( self::STAFF ) ) {
			return false;
		}
		$referrer = isset( $_SERVER['HTTP_REFERER'] ) && is_string( $_SERVER['HTTP_REFERER'] )
			? esc_url_raw( wp_unslash( $_SERVER['HTTP_REFERER'] ) )
			: '';

		// The front end may use admin-ajax.php, too.
		return ! wp_doing_ajax() || str_starts_with( $referrer, get_admin_url() );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
