<?php
/**
 * The visits before an order.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * First touch, last non-direct touch, and last touch, each with the same field names.
 */
final class Touches {

	/** Fields of a visit. */
	private const FIELDS = array(
		'source_type',
		'utm_source',
		'utm_medium',
		'utm_campaign',
		'referrer',
		'session_entry',
		'session_start_time',
	);

	/**
	 * The visit in WooCommerce's fields: the last non-direct one, if there was one.
	 *
	 * @param array<string, string> $fields Stored fields.
	 * @return array<string, string>
	 */
	public static function last_non_direct( array $fields ): array {
		$visit = array();
		// Always in the same order, since visits are compared.
		foreach ( self::FIELDS as $field ) {
			if ( isset( $fields[ $field ] ) ) {
				$visit[ $field ] = $fields[ $field ];
			}
		}

		return $visit;
	}

	/**
	 * The first visit.
	 *
	 * @param array<string, string> $fields Stored fields.
	 * @return array<string, string> For orders without a stored first visit that of last_non_direct().
	 */
	public static function first( array $fields ): array {
		$visit = array();
		foreach ( self::FIELDS as $field ) {
			if ( isset( $fields[ "first_$field" ] ) ) {
				$visit[ $field ] = $fields[ "first_$field" ];
			}
		}

		return isset( $visit['source_type'] ) ? $visit : self::last_non_direct( $fields );
	}

	/**
	 * The last visit.
	 *
	 * @param array<string, string> $fields Stored fields.
	 * @return array<string, string>
	 */
	public static function last( array $fields ): array {
		return self::ended_direct( $fields ) ? array( 'source_type' => 'typein' ) : self::last_non_direct( $fields );
	}

	/**
	 * Whether the last visit was direct and an earlier one was not.
	 *
	 * @param array<string, string> $fields Stored fields.
	 */
	public static function ended_direct( array $fields ): bool {
		return 'typein' === ( $fields['last_source_type'] ?? '' ) && 'typein' !== ( $fields['source_type'] ?? '' );
	}

	/**
	 * Whether the first visit differs from the last non-direct one.
	 *
	 * @param array<string, string> $fields Stored fields.
	 */
	public static function has_other_first( array $fields ): bool {
		return self::first( $fields ) !== self::last_non_direct( $fields );
	}

	/**
	 * The derived fields of an order or a customer.
	 *
	 * @param array<string, string> $fields Posted fields, sanitized, or stored fields.
	 * @return array<string, string> Derived fields that have a value.
	 */
	public static function derive( array $fields ): array {
		$fields = array_diff_key( $fields, array_flip( Fields::DERIVED ) );
		if ( array() === $fields ) {
			return array();
		}
		$ids = ClickIds::of( $fields['session_entry'] ?? '' ) + ClickIds::of( $fields['first_session_entry'] ?? '' );

		return array_filter(
			array(
				'device_type'   => Device::of( $fields['user_agent'] ?? '' ),
				'channel'       => Channel::of( self::last_non_direct( $fields ) ),
				'first_channel' => Channel::of( self::first( $fields ) ),
				'last_channel'  => Channel::of( self::last( $fields ) ),
				'click_ids'     => ClickIds::encode( $ids ),
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}
}
