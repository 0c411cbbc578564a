<?php
/**
 * Names the channels of what is there already anew.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\ByHand;
use Eidan\Attribution\OrderData;
use Eidan\Attribution\OrderSource;
use Eidan\Attribution\Touches;
use Eidan\Settings\Settings;
use WC_Order;

/**
 * Orders and enquiries keep the channel of their time, which is stored with them. A rebuild that is asked to names them
 * by the rules of now, from the stored fields; what somebody set by hand stays.
 */
final class Renaming {

	/** By which rules each kind was named anew last: digests by kind. */
	public const OPTION = 'eidan_attribution_named';

	/** Counts the rules of {@see \Eidan\Attribution\Channel}: one more when they name visits otherwise. */
	private const RULES = 1;

	/**
	 * Whether rules or custom channels have changed since a kind was named. What code of the site does by a filter is
	 * not seen.
	 */
	public static function is_due( Kind $kind ): bool {
		$named = get_option( self::OPTION );
		$then  = is_array( $named ) ? $named[ $kind->value ] ?? null : null;

		return self::digest( Settings::get( 'attribution.channels' ) ) !== ( $then ?? self::digest( '' ) )
			&& 0 < Source::count( $kind );
	}

	/**
	 * Remembers that a kind is named by the rules of now.
	 */
	public static function begun( Kind $kind ): void {
		$named                 = get_option( self::OPTION );
		$named                 = is_array( $named ) ? $named : array();
		$named[ $kind->value ] = self::digest( Settings::get( 'attribution.channels' ) );
		update_option( self::OPTION, $named, false );
	}

	/**
	 * On uninstall.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * The same fields with the channels of now.
	 *
	 * @param array<string, string> $fields Stored fields. Without a channel they stay: it is named when it is read.
	 * @return array<string, string>
	 */
	public static function fields( array $fields ): array {
		if ( ! isset( $fields['channel'] ) ) {
			return $fields;
		}
		$names = array( 'channel', 'first_channel', 'last_channel' );
		foreach ( array_intersect_key( Touches::derive( $fields ), array_flip( $names ) ) as $name => $channel ) {
			$fields[ $name ] = $channel;
		}

		return $fields;
	}

	/**
	 * Names an order anew.
	 *
	 * @param WC_Order $order
	 */
	public static function order( WC_Order $order ): void {
		$stored   = OrderData::stored( $order );
		$recorded = OrderSource::recorded( $order );
		$named    = self::fields( $recorded );
		$typed    = OrderSource::typed( $order );
		$fields   = ByHand::apply( $named, $typed );
		if ( array() === array_diff_assoc( $fields, $stored ) && $named === $recorded ) {
			return;
		}
		if ( ByHand::NONE !== $typed ) {
			$order->update_meta_data( OrderSource::RECORDED, $named );
		}
		OrderData::replace( $order, $fields );
	}

	/**
	 * What tells one set of rules from another.
	 *
	 * @param mixed $channels The setting.
	 */
	private static function digest( mixed $channels ): string {
		return md5( self::RULES . "\n" . ( is_string( $channels ) ? trim( $channels ) : '' ) );
	}
}
