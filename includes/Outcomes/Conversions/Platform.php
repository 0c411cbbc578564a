<?php
/**
 * Platforms of ads that take conversions as a file.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Conversions;

use DateTimeImmutable;
use DateTimeZone;
use Eidan\Attribution\ClickIds;
use Eidan\Attribution\Report\Csv;

/**
 * Their files, as their documentation has them: a row of parameters, the columns, a line for each conversion.
 */
enum Platform: string {

	case Google    = 'google';
	case Microsoft = 'microsoft';

	/**
	 * Its name.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Google    => 'Google Ads',
			self::Microsoft => 'Microsoft Advertising',
		};
	}

	/**
	 * The click identifier that a row has. `gbraid` and `wbraid` name no single click and are no `gclid`.
	 */
	private function parameter(): string {
		return match ( $this ) {
			self::Google    => 'gclid',
			self::Microsoft => 'msclkid',
		};
	}

	/**
	 * The click of a visit.
	 *
	 * @param array<string, string> $fields Attribution fields, by name without prefix.
	 * @return string '' if none of this platform is recorded.
	 */
	public function click( array $fields ): string {
		$ids = ClickIds::decode( $fields['click_ids'] ?? '' )
			+ ClickIds::of( $fields['session_entry'] ?? '' )
			+ ClickIds::of( $fields['first_session_entry'] ?? '' );
		$id  = $ids[ $this->parameter() ] ?? '';

		// The platforms' own begin with a letter or digit. What a spreadsheet would run is none.
		return 1 === preg_match( '/^[A-Za-z0-9][\w.-]{3,499}$/D', $id ) ? $id : '';
	}

	/**
	 * The file.
	 *
	 * @param list<Conversion> $conversions
	 * @param DateTimeZone     $zone  The site's.
	 * @param int              $start Unix time at which the period begins.
	 * @return string CSV without a byte order mark, which would be a part of the first word.
	 */
	public function file( array $conversions, DateTimeZone $zone, int $start ): string {
		$begin = ( new DateTimeImmutable( "@$start" ) )->setTimezone( $zone );
		// Microsoft knows offsets only: one for the file, to which all times are converted.
		$fixed = new DateTimeZone( $begin->format( 'P' ) );
		$named = str_contains( $zone->getName(), '/' ) ? $zone->getName() : $begin->format( 'O' );
		$lines = match ( $this ) {
			self::Google    => array(
				"Parameters:TimeZone=$named",
				'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
			),
			self::Microsoft => array(
				'Parameters:TimeZone=' . $begin->format( 'O' ),
				'Microsoft Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
			),
		};
		foreach ( $conversions as $conversion ) {
			$time    = new DateTimeImmutable( "@$conversion->time" );
			$lines[] = Csv::line(
				array(
					$conversion->click,
					$conversion->name,
					match ( $this ) {
						self::Google    => $time->setTimezone( $zone )->format( 'Y-m-d H:i:sO' ),
					self::Microsoft => $time->setTimezone( $fixed )->format( 'Y-m-d H:i:s' ),
					},
				)
			) . ",$conversion->value,$conversion->currency";
		}

		return implode( "\r\n", $lines ) . "\r\n";
	}
}
