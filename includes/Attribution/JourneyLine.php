<?php
/**
 * A journey in one line.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * The channels of the visits that {@see Journey} shows in full.
 */
final class JourneyLine {

	/**
	 * The channel that an order or an enquiry counts for.
	 *
	 * @param array<string, string> $fields Stored fields; without a channel it is derived from the others.
	 * @return string Id, `unknown` if nothing is known.
	 */
	public static function channel( array $fields ): string {
		$stored = $fields['channel'] ?? '';

		return '' === $stored ? Channel::of( Touches::last_non_direct( $fields ) ) : $stored;
	}

	/**
	 * Names of the channels from the first visit to the last one.
	 *
	 * @param array<string, string> $fields Stored fields.
	 * @return list<string> None if no visit is known.
	 */
	public static function names( array $fields ): array {
		$main = Touches::last_non_direct( $fields );
		if ( array() === $main ) {
			return array();
		}
		$channels = array( self::channel( $fields ) );
		if ( Touches::has_other_first( $fields ) ) {
			$first = $fields['first_channel'] ?? '';
			array_unshift( $channels, '' === $first ? Channel::of( Touches::first( $fields ) ) : $first );
		}
		if ( Touches::ended_direct( $fields ) ) {
			$channels[] = 'direct';
		}

		return array_map( array( Channel::class, 'label' ), $channels );
	}
}
