<?php
/**
 * What the lookup table holds of an order.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Channel;
use Eidan\Attribution\Touches;
use WC_Order;

/**
 * Reads an order once and says what its row is.
 */
final class Row {

	/** Parts of a touch and the field that each comes from. */
	private const FIELDS = array(
		'source'   => 'utm_source',
		'medium'   => 'utm_medium',
		'campaign' => 'utm_campaign',
	);

	/**
	 * The row of an order.
	 *
	 * @param WC_Order                 $order
	 * @param array<string, string> $fields Attribution fields stored with it, by name without prefix.
	 * @return array<string, string|int> Value by column; `is_returning` is left to {@see Sync}.
	 */
	public static function of( WC_Order $order, array $fields ): array {
		$created = $order->get_date_created();
		$row     = array(
			'order_id'     => $order->get_id(),
			'created'      => null === $created
				? '1970-01-01 00:00:00'
				: gmdate( 'Y-m-d H:i:s', $created->getTimestamp() ),
			'status'       => self::cut( $order->get_status(), 20 ),
			'revenue'      => self::revenue( $order ),
			'currency'     => self::cut( $order->get_currency(), Table::CURRENCY_LENGTH ),
			'customer'     => Customer::of( $order ),
			'ended_direct' => Touches::ended_direct( $fields ) ? 1 : 0,
			'device'       => self::cut( strtolower( $fields['device_type'] ?? '' ), 20 ),
		);

		return $row + self::touch( $fields, '' ) + self::touch( $fields, 'first_' );
	}

	/**
	 * What was paid and kept, in the currency of the order: its total less what was refunded.
	 *
	 * Asks the store itself: WooCommerce goes on saying what was refunded after a refund was deleted, from its cache.
	 *
	 * @param WC_Order $order
	 */
	private static function revenue( WC_Order $order ): string {
		/**
		 * Passes calls on to the store.
		 *
		 * @var \WC_Order_Data_Store_Interface $store
		 */
		$store = $order->get_data_store();

		return number_format( (float) $order->get_total() - (float) $store->get_total_refunded( $order ), 4, '.', '' );
	}

	/**
	 * One touch, in columns.
	 *
	 * @param array<string, string> $fields Attribution fields.
	 * @param string                   $prefix 'first_' for the first touch.
	 * @return array<string, string>
	 */
	private static function touch( array $fields, string $prefix ): array {
		$type = $fields[ $prefix . 'source_type' ] ?? '';
		// Orders from before the plugin know their last touch only; better that than an unknown first one.
		$from  = '' === $type ? '' : $prefix;
		$touch = array( $prefix . 'channel' => self::cut( self::channel( $fields, $from ) ) );
		// Its source says "direct", which nobody knows.
		$blank = 'typein' === ( $fields[ $from . 'source_type' ] ?? '' ) && 'unknown' === $touch[ $prefix . 'channel' ];
		foreach ( self::FIELDS as $column => $field ) {
			$touch[ $prefix . $column ] = $blank ? '' : self::cut( self::known( $fields[ $from . $field ] ?? '' ) );
		}
		$path                         = wp_parse_url( $fields[ $from . 'session_entry' ] ?? '', PHP_URL_PATH );
		$touch[ $prefix . 'landing' ] = self::cut(
			is_string( $path ) ? $path : ( '' === ( $fields[ $from . 'session_entry' ] ?? '' ) ? '' : '/' )
		);

		return $touch;
	}

	/**
	 * The channel of a touch: as stored, else named now (orders from before the plugin).
	 *
	 * @param array<string, string> $fields Attribution fields.
	 * @param string                   $prefix 'first_' for the first touch.
	 */
	private static function channel( array $fields, string $prefix ): string {
		$stored = $fields[ $prefix . 'channel' ] ?? '';
		if ( '' !== $stored ) {
			return $stored;
		}

		return Channel::of( '' === $prefix ? Touches::last_non_direct( $fields ) : Touches::first( $fields ) );
	}

	/**
	 * A value, or nothing where it only says that there is none.
	 */
	private static function known( string $value ): string {
		return '(none)' === $value ? '' : $value;
	}

	/**
	 * A text that fits into a column.
	 *
	 * @param string $text
	 * @param int    $length Most characters.
	 */
	private static function cut( string $text, int $length = Table::LENGTH ): string {
		return mb_substr( wp_check_invalid_utf8( $text, true ), 0, $length );
	}
}
