<?php
/**
 * What the report calls things.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Address;
use Eidan\Attribution\Channel;
use Eidan\Attribution\Device;

/**
 * Labels of values, translated.
 */
final class Labels {

	/**
	 * What a value of a dimension is called.
	 *
	 * @param string $dimension One of {@see Query::DIMENSIONS}.
	 * @param string $value     Value as the table holds it.
	 */
	public static function of( string $dimension, string $value ): string {
		if ( 'channel' === $dimension && '' !== $value ) {
			return Channel::label( $value );
		}

		if ( 'landing' === $dimension && '' !== $value ) {
			return Address::readable( $value );
		}

		return self::values()[ $dimension ][ $value ] ?? ( '' === $value ? __( 'Not known', 'eidan' ) : $value );
	}

	/**
	 * Values that are called otherwise than the table holds them.
	 *
	 * @return array<string, array<string, string>> Label by value, by dimension.
	 */
	public static function values(): array {
		return array(
			'source'   => array( '(direct)' => __( 'Direct', 'eidan' ) ),
			'medium'   => array( '' => __( 'No medium', 'eidan' ) ),
			'campaign' => array( '' => __( 'No campaign', 'eidan' ) ),
			'device'   => array(
				'desktop' => Device::label( 'Desktop' ),
				'mobile'  => Device::label( 'Mobile' ),
				'tablet'  => Device::label( 'Tablet' ),
			),
		);
	}

	/**
	 * What the dimensions are called.
	 *
	 * @return array<string, string>
	 */
	public static function dimensions(): array {
		return array(
			'channel'  => __( 'Channel', 'eidan' ),
			'source'   => __( 'Source', 'eidan' ),
			'medium'   => __( 'Medium', 'eidan' ),
			'campaign' => __( 'Campaign', 'eidan' ),
			'landing'  => __( 'Landing page', 'eidan' ),
			'device'   => __( 'Device', 'eidan' ),
		);
	}

	/**
	 * What the statuses are called that an order of a customer can have and that do not count.
	 *
	 * @return list<string>
	 */
	public static function excluded(): array {
		return array_values(
			array_map(
				'wc_get_order_status_name',
				array_diff( Statuses::excluded(), array( 'trash', 'auto-draft', 'checkout-draft' ) )
			)
		);
	}
}
