<?php
/**
 * Conversions for platforms of ads.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Conversions;

use Eidan\Attribution\Compatibility;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Period;
use Eidan\Settings\Settings;

/**
 * Makes the file of a period. What has a click identifier was recorded with consent; all else is in no file.
 */
final class Conversions {

	/**
	 * Whether the owner wants such files.
	 */
	public static function are_on(): bool {
		return true === Settings::get( 'outcomes.conversions' );
	}

	/**
	 * A file.
	 *
	 * @param Platform   $platform
	 * @param Period     $period
	 * @param list<Kind> $kinds Orders, enquiries or both.
	 */
	public static function file( Platform $platform, Period $period, array $kinds ): string {
		$found = array(
			...( in_array( Kind::Orders, $kinds, true ) && Compatibility::has_shop()
				? FromOrders::find( $platform, $period, self::name( 'conversionOrder' ) )
				: array() ),
			...( in_array( Kind::Enquiries, $kinds, true )
				? FromEnquiries::find(
					$platform,
					$period,
					self::name( 'conversionWon' ),
					self::name( 'conversionEnquiry' )
				)
				: array() ),
		);

		return $platform->file( $found, wp_timezone(), $period->start->getTimestamp() );
	}

	/**
	 * Name of the file.
	 *
	 * @param Platform $platform
	 * @param Period   $period
	 */
	public static function filename( Platform $platform, Period $period ): string {
		return sprintf( 'conversions-%s-%s-%s.csv', $platform->value, ...array_values( $period->ends() ) );
	}

	/**
	 * Name of a conversion action, as the owner wrote it.
	 *
	 * @param string $setting
	 */
	private static function name( string $setting ): string {
		$name = Settings::get( "outcomes.$setting" );

		return is_string( $name ) ? (string) preg_replace( '/\s+/u', ' ', trim( $name ) ) : '';
	}
}
