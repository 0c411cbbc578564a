<?php
/**
 * The visits that an order knows of.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * First touch, last touch that was not direct, and last touch, each with the same names of fields.
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
	 * The visit that WooCommerce's fields tell of: the last one that was not direct, if there was one.
	 *
	 * @param array<string, string> $fields What is stored.
	 * @return array<string, string>
	 */
	public static function last_non_direct( array $fields ): array {
		$visit = array();
		// In an order of our own, whatever the one in which they are stored: visits are compared.
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
	 * @param array<string, string> $fields What is stored.
	 * @return array<string, string> That of last_non_direct() for orders from before first visits were stored.
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
	 * @param array<string, string> $fields What is stored.
	 * @return array<string, string>
	 */
	public static function last( array $fields ): array {
		return self::ended_direct( $fields ) ? array( 'source_type' => 'typein' ) : self::last_non_direct( $fields );
	}

	/**
	 * Whether the last visit was direct though an earlier one was not.
	 *
	 * @param array<string, string> $fields What is stored.
	 */
	public static function ended_direct( array $fields ): bool {
		return 'typein' === ( $fields['last_source_type'] ?? '' ) && 'typein' !== ( $fields['source_type'] ?? '' );
	}

	/**
	 * Whether the first visit is another one than the last that was not direct.
	 *
	 * @param array<string, string> $fields What is stored.
	 */
	public static function has_other_first( array $fields ): bool {
		return self::first( $fields ) !== self::last_non_direct( $fields );
	}

	/**
	 * What the server makes of the fields of an order or a customer.
	 *
	 * @param array<string, string> $fields What was posted, clean, or is stored.
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
