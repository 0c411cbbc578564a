<?php
/**
 * Labels of the report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Address;
use Eidan\Attribution\Channel;
use Eidan\Attribution\Device;

/**
 * Translated labels of dimensions and values.
 */
final class Labels {

	/**
	 * The label of a value.
	 *
	 * @param string $dimension One of {@see Query::DIMENSIONS}.
	 * @param string $value     Value in the table.
	 */
	public static function of( string $dimension, string $value ): string {
		if ( 'channel' === $dimension && '' !== $value ) {
			return Channel::label( $value );
		}

		if ( 'landing' === $dimension && '' !== $value ) {
			return Address::readable( $value );
		}

		return self::values()[ $dimension ][ $value ] ?? ( '' === $value ? __( 'Unknown', 'eidan' ) : $value );
	}

	/**
	 * Values whose labels differ from the values in the table.
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
	 * Labels of the figures, in the order of a file's columns.
	 *
	 * @param non-empty-list<Kind> $kinds
	 * @return array<string, string>
	 */
	public static function figures( array $kinds ): array {
		return match ( $kinds ) {
			array( Kind::Orders )    => array(
				'orders'    => __( 'Orders', 'eidan' ),
				'revenue'   => __( 'Revenue', 'eidan' ),
				'average'   => __( 'Average order value', 'eidan' ),
				'new'       => __( 'First orders', 'eidan' ),
				'returning' => __( 'Repeat orders', 'eidan' ),
			),
			array( Kind::Enquiries ) => array(
				'enquiries'     => __( 'Enquiries', 'eidan' ),
				'won'           => __( 'Won enquiries', 'eidan' ),
				'rate'          => __( 'Share won', 'eidan' ),
				'value'         => __( 'Value won', 'eidan' ),
				'average_value' => __( 'Average value won', 'eidan' ),
			),
			default                  => array(
				'total'     => __( 'Revenue and value won', 'eidan' ),
				'revenue'   => __( 'Revenue', 'eidan' ),
				'orders'    => __( 'Orders', 'eidan' ),
				'value'     => __( 'Value won', 'eidan' ),
				'enquiries' => __( 'Enquiries', 'eidan' ),
				'won'       => __( 'Won enquiries', 'eidan' ),
			),
		};
	}

	/**
	 * Labels of the figures of costs.
	 *
	 * @param non-empty-list<Kind> $kinds
	 * @return array<string, string>
	 */
	public static function costs( array $kinds ): array {
		$has = static fn ( Kind $kind ): bool => in_array( $kind, $kinds, true );

		return array( 'cost' => __( 'Ad costs', 'eidan' ) )
			+ ( $has( Kind::Orders ) ? array( 'cost_order' => __( 'Cost per order', 'eidan' ) ) : array() )
			+ ( $has( Kind::Enquiries ) ? array( 'cost_enquiry' => __( 'Cost per enquiry', 'eidan' ) ) : array() )
			+ array( 'return' => __( 'Return on ad costs', 'eidan' ) );
	}

	/**
	 * Labels of the dimensions.
	 *
	 * @return array<string, string>
	 */
	public static function dimensions(): array {
		return array(
			'channel'  => __( 'Channel', 'eidan' ),
			'source'   => _x( 'Source', 'of a visit', 'eidan' ),
			'medium'   => __( 'Medium', 'eidan' ),
			'campaign' => __( 'Campaign', 'eidan' ),
			'landing'  => __( 'Landing page', 'eidan' ),
			'device'   => __( 'Device', 'eidan' ),
		);
	}

	/**
	 * Labels of the excluded statuses that an order of a customer can have.
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
