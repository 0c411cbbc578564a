<?php
/**
 * A row of the lookup table.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Channel;
use Eidan\Attribution\Costs\Names;
use Eidan\Attribution\Referrers;
use Eidan\Attribution\Touches;
use Eidan\Support\Text;
use WC_Order;

/**
 * Makes the row of an order.
 */
final class Row {

	/** Columns of a touch, with their fields. */
	private const FIELDS = array(
		'source'   => 'utm_source',
		'medium'   => 'utm_medium',
		'campaign' => 'utm_campaign',
	);

	/**
	 * The row of an order.
	 *
	 * @param WC_Order                 $order
	 * @param array<string, string> $fields Its stored attribution fields, by name without prefix.
	 * @return array<string, string|int> Values by column, without `is_returning`, which {@see Sync} sets.
	 */
	public static function of( WC_Order $order, array $fields ): array {
		$created = $order->get_date_created();
		$row     = array(
			'order_id' => $order->get_id(),
			'created'  => null === $created
				? '1970-01-01 00:00:00'
				: gmdate( 'Y-m-d H:i:s', $created->getTimestamp() ),
			'status'   => self::cut( $order->get_status(), 20 ),
			'revenue'  => self::revenue( $order ),
			'currency' => self::cut( $order->get_currency(), Table::CURRENCY_LENGTH ),
			'customer' => Customer::of( $order ),
		);

		return $row + self::visits( $fields );
	}

	/**
	 * The columns of the visits, which are the same for orders and enquiries.
	 *
	 * @param array<string, string> $fields Stored attribution fields, by name without prefix.
	 * @return array<string, string|int> Values by column.
	 */
	public static function visits( array $fields ): array {
		return array(
			'ended_direct' => Touches::ended_direct( $fields ) ? 1 : 0,
			'device'       => self::cut( strtolower( $fields['device_type'] ?? '' ), 20 ),
		) + self::touch( $fields, '' ) + self::touch( $fields, 'first_' );
	}

	/**
	 * Revenue in the currency of the order: its total minus refunds.
	 *
	 * Reads the data store, because WooCommerce's cached amount stays wrong after a refund is deleted.
	 *
	 * @param WC_Order $order
	 */
	public static function revenue( WC_Order $order ): string {
		/**
		 * A wrapper that passes calls to the store.
		 *
		 * @var \WC_Order_Data_Store_Interface $store
		 */
		$store = $order->get_data_store();

		return number_format( (float) $order->get_total() - (float) $store->get_total_refunded( $order ), 4, '.', '' );
	}

	/**
	 * The columns of a touch.
	 *
	 * @param array<string, string> $fields Attribution fields.
	 * @param string                   $prefix 'first_' for the first touch; '' for the last one.
	 * @return array<string, string>
	 */
	private static function touch( array $fields, string $prefix ): array {
		$type = $fields[ $prefix . 'source_type' ] ?? '';
		// Orders from before the plugin only have the last touch; use it for the first one, too.
		$from  = '' === $type ? '' : $prefix;
		$touch = array( $prefix . 'channel' => self::cut( self::channel( $fields, $from ) ) );
		// The source "direct" would be wrong for an unknown channel.
		$blank = 'typein' === ( $fields[ $from . 'source_type' ] ?? '' ) && 'unknown' === $touch[ $prefix . 'channel' ];
		foreach ( self::FIELDS as $column => $field ) {
			$value = $blank ? '' : self::known( $fields[ $from . $field ] ?? '' );
			if ( 'campaign' === $column && ! $blank ) {
				$value = Names::campaign( $value, $fields[ $from . 'session_entry' ] ?? '' );
			}
			$touch[ $prefix . $column ] = self::cut( 'source' === $column ? Referrers::platform( $value ) : $value );
		}
		$path                         = wp_parse_url( $fields[ $from . 'session_entry' ] ?? '', PHP_URL_PATH );
		$touch[ $prefix . 'landing' ] = self::cut(
			is_string( $path ) ? $path : ( '' === ( $fields[ $from . 'session_entry' ] ?? '' ) ? '' : '/' )
		);

		return $touch;
	}

	/**
	 * The channel of a touch: the stored one, or (for orders from before the plugin) computed now.
	 *
	 * @param array<string, string> $fields Attribution fields.
	 * @param string                   $prefix 'first_' for the first touch; '' for the last one.
	 */
	private static function channel( array $fields, string $prefix ): string {
		$stored = $fields[ $prefix . 'channel' ] ?? '';
		if ( '' !== $stored ) {
			return $stored;
		}

		return Channel::of( '' === $prefix ? Touches::last_non_direct( $fields ) : Touches::first( $fields ) );
	}

	/**
	 * A value; '' for the placeholder "(none)".
	 */
	private static function known( string $value ): string {
		return '(none)' === $value ? '' : $value;
	}

	/**
	 * Limits text to the length of a column.
	 *
	 * @param string $text
	 * @param int    $length Maximum number of characters.
	 */
	public static function cut( string $text, int $length = Table::LENGTH ): string {
		return mb_substr( Text::utf8( $text ), 0, $length );
	}
}
