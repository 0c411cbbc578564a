<?php
/**
 * What the report calls things.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Channel;

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
		if ( '' === $value ) {
			return 'campaign' === $dimension ? __( 'No campaign', 'eidan' ) : __( 'Not known', 'eidan' );
		}

		return match ( $dimension ) {
			'channel' => Channel::label( $value ),
			'source'  => '(direct)' === $value ? __( 'Direct', 'eidan' ) : $value,
			'device'  => match ( $value ) {
				'desktop' => __( 'Desktop', 'eidan' ),
				'mobile'  => __( 'Mobile', 'eidan' ),
				'tablet'  => __( 'Tablet', 'eidan' ),
				default   => $value,
			},
			default   => $value,
		};
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
}
