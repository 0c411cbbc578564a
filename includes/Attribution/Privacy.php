<?php
/**
 * Personal data in the attribution.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Exception;
use WC_Customer;
use WC_Data;
use WC_Order;

/**
 * Exports and erases the attribution of orders and customers with WordPress's privacy tools.
 */
final class Privacy {

	/** Orders in a batch. */
	private const BATCH = 25;

	/**
	 * Adds the exporter.
	 *
	 * @param mixed $exporters Exporters by name.
	 */
	public static function exporters( mixed $exporters ): mixed {
		if ( is_array( $exporters ) && Compatibility::has_shop() ) {
			$exporters['eidan-attribution'] = array(
				'exporter_friendly_name' => __( 'Order attribution', 'eidan' ),
				'callback'               => array( self::class, 'export' ),
			);
		}

		return $exporters;
	}

	/**
	 * Adds the eraser.
	 *
	 * @param mixed $erasers Erasers by name.
	 */
	public static function erasers( mixed $erasers ): mixed {
		if ( is_array( $erasers ) && Compatibility::has_shop() ) {
			$erasers['eidan-attribution'] = array(
				'eraser_friendly_name' => __( 'Order attribution', 'eidan' ),
				'callback'             => array( self::class, 'erase' ),
			);
		}

		return $erasers;
	}

	/**
	 * Exports a person's attribution.
	 *
	 * @param string $email E-mail address of the person.
	 * @param int    $page  Batch, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public static function export( string $email, int $page = 1 ): array {
		$orders = self::orders( $email, $page );
		$data   = array();
		foreach ( array( ...self::customer( $email, $page ), ...$orders ) as $item ) {
			$rows = array();
			foreach ( self::fields( $item ) as [ $name, $value ] ) {
				$rows[] = array(
					'name'  => $name,
					'value' => $value,
				);
			}
			if ( array() !== $rows ) {
				$data[] = array(
					'group_id'    => 'eidan-attribution',
					'group_label' => __( 'Order attribution', 'eidan' ),
					'item_id'     => ( $item instanceof WC_Order ? 'order-' : 'customer-' ) . $item->get_id(),
					'data'        => $rows,
				);
			}
		}

		return array(
			'data' => $data,
			'done' => count( $orders ) < self::BATCH,
		);
	}

	/**
	 * What is stored with an order or a customer.
	 *
	 * @param WC_Data $item
	 * @return list<array{string, string}> Labels and values; what was recorded after what was set by hand in its place.
	 */
	private static function fields( WC_Data $item ): array {
		$stored = OrderData::stored( $item );
		$found  = array();
		foreach ( array( $stored, array_diff_assoc( OrderSource::recorded( $item ), $stored ) ) as $fields ) {
			foreach ( $fields as $field => $value ) {
				$found[] = array( Fields::label( $field ), $value );
			}
		}
		$told = OrderSource::told( $item );

		return '' === $told ? $found : array( ...$found, array( OrderSource::label(), $told ) );
	}

	/**
	 * Erases a person's attribution. No order needs it, so it is erased even if WooCommerce keeps the order.
	 *
	 * @param string $email E-mail address of the person.
	 * @param int    $page  Batch, from 1.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public static function erase( string $email, int $page = 1 ): array {
		$orders  = self::orders( $email, $page );
		$removed = 0;
		foreach ( array( ...self::customer( $email, $page ), ...$orders ) as $item ) {
			$had_fields = OrderData::remove( $item );
			$had_name   = $item instanceof WC_Order && Report\Customer::forget( $item );
			if ( $had_fields || $had_name ) {
				$item->save();
				++$removed;
			}
		}

		return array(
			'items_removed'  => $removed > 0,
			'items_retained' => false,
			'messages'       => $removed > 0
				? array(
					sprintf(
						/* translators: %s: a number. */
						_n(
							'Removed the attribution of %s record.',
							'Removed the attribution of %s records.',
							$removed,
							'eidan'
						),
						number_format_i18n( $removed )
					),
				)
				: array(),
			'done'           => count( $orders ) < self::BATCH,
		);
	}

	/**
	 * Removes the attribution of an order when WooCommerce removes its personal data, on request or because of its age.
	 */
	public static function anonymise( mixed $order ): void {
		if ( $order instanceof WC_Order && OrderData::remove( $order ) ) {
			$order->save();
		}
	}

	/**
	 * Suggests a paragraph for the site's privacy policy.
	 */
	public static function suggest_policy(): void {
		if ( ! Compatibility::has_shop() ) {
			return;
		}
		$text = array(
			__( 'We want to know which of our work brings customers to us. If you allow it, your browser remembers how you came to our site: the page that led you here, the parameters of a campaign in that link, the first page you saw, the times of your visits and how many pages you looked at.', 'eidan' ),
			__( 'When you place an order or open an account, we store this with it, together with the kind of your device and what your browser calls itself. We do not pass it on. It stays with the order for as long as we keep the order; you can ask us for it, or to erase it, at any time.', 'eidan' ),
			__( 'The cookies for this are called sbjs_current, sbjs_current_add, sbjs_first, sbjs_first_add, sbjs_session, sbjs_udata, sbjs_migrations and sbjs_promo. They are set only where you have agreed, and they are deleted when you take that back.', 'eidan' ),
		);
		wp_add_privacy_policy_content(
			'Eidan Blocks',
			'<p class="privacy-policy-tutorial">'
				. esc_html__( 'Say here how long your site keeps these cookies, and adapt the last sentence if it asks for no consent.', 'eidan' )
				. '</p><p>' . implode( '</p><p>', array_map( 'esc_html', $text ) ) . '</p>'
		);
	}

	/**
	 * A person's orders.
	 *
	 * @param string $email E-mail address of the person.
	 * @param int    $page  Batch, from 1.
	 * @return list<WC_Order>
	 */
	private static function orders( string $email, int $page ): array {
		$user   = get_user_by( 'email', $email );
		$orders = wc_get_orders(
			array(
				'limit'    => self::BATCH,
				'page'     => $page,
				'orderby'  => 'ID',
				'order'    => 'ASC',
				'customer' => false === $user ? array( $email ) : array( $email, $user->ID ),
			)
		);

		return array_values(
			array_filter(
				is_array( $orders ) ? $orders : array(),
				static fn ( mixed $order ): bool => $order instanceof WC_Order
			)
		);
	}

	/**
	 * A person's customer account.
	 *
	 * @param string $email E-mail address of the person.
	 * @param int    $page  Batch, from 1; the account is in the first.
	 * @return list<WC_Data>
	 */
	private static function customer( string $email, int $page ): array {
		$user = 1 === $page ? get_user_by( 'email', $email ) : false;
		try {
			return false === $user ? array() : array( new WC_Customer( $user->ID ) );
		} catch ( Exception $error ) {
			return array();
		}
	}
}
