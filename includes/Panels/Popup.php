<?php
/**
 * When a popup is shown.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Panels;

use DateTimeImmutable;

/**
 * Decides on the server as far as possible, and passes the rest to the module `@eidan/popup`: page caches may keep a
 * page longer than the popup's period.
 *
 * @phpstan-import-type PanelAttributes from \Eidan\Attributes\Panel
 */
final class Popup {

	/**
	 * Seconds before its period in which a popup is already in the page, for page caches.
	 */
	private const AHEAD = DAY_IN_SECONDS;

	/**
	 * Options of the view.
	 *
	 * @param PanelAttributes $attributes Valid attributes of the panel.
	 * @param int             $now        Unix time.
	 * @return array<string, int|bool|string>|null Null if it must not be on the page: outside its period, or on the
	 *                                             checkout.
	 */
	public static function options( array $attributes, int $now ): ?array {
		$from  = self::moment( $attributes['from'] );
		$until = self::moment( $attributes['until'] );
		if (
			null !== $until && $now >= $until || null !== $from && $now < $from - self::AHEAD || self::is_checkout()
		) {
			return null;
		}
		$options = array_filter(
			array(
				'delay' => $attributes['delay'],
				'depth' => $attributes['scrollDepth'],
				'leave' => $attributes['onLeaving'],
			),
			static fn( int|bool $value ): bool => 0 !== $value && false !== $value
		);
		if ( array() !== $options ) {
			$options['days'] = $attributes['days'];
		}
		if ( null !== $from && $now < $from ) {
			$options['from'] = $from;
		}
		if ( null !== $until ) {
			$options['until'] = $until;
		}

		return $options;
	}

	/**
	 * Filter `script_module_data_@eidan/popup`: the site's path for the cookie, if the site is in a folder.
	 *
	 * @param mixed $data Data so far.
	 */
	public static function data( mixed $data ): mixed {
		if (
			is_array( $data )
			&& defined( 'COOKIEPATH' )
			&& is_string( COOKIEPATH )
			&& '' !== COOKIEPATH
			&& '/' !== COOKIEPATH
		) {
			$data['path'] = COOKIEPATH;
		}

		return $data;
	}

	/**
	 * A time in the site's time zone.
	 *
	 * @param string $value Such as 2026-12-24T18:00; '' for none.
	 * @return int|null Unix time; null for none.
	 */
	private static function moment( string $value ): ?int {
		$moment = DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i', $value, wp_timezone() );

		return false === $moment ? null : $moment->getTimestamp();
	}

	/**
	 * Whether the page is the checkout.
	 */
	private static function is_checkout(): bool {
		return function_exists( 'is_checkout' ) && is_checkout();
	}
}
