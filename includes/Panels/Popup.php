<?php
/**
 * When a popup is there.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Panels;

use DateTimeImmutable;

/**
 * Decides on the server what can be decided there, and tells the module `@eidan/popup` the rest: a page cache may keep
 * the page for longer than the popup's time lasts.
 *
 * @phpstan-import-type PanelAttributes from \Eidan\Attributes\Panel
 */
final class Popup {

	/**
	 * So many seconds before its time a popup is in the page already, for page caches that keep the page until then.
	 */
	private const AHEAD = DAY_IN_SECONDS;

	/**
	 * Options of the view.
	 *
	 * @param PanelAttributes $attributes Valid attributes of the panel.
	 * @param int             $now        Seconds since 1970.
	 * @return array<string, int|bool|string>|null Null where it must not be on the page: outside of its time, on the
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
	 * Filter `script_module_data_@eidan/popup`: the path of the site, for the cookie, where it is not the whole host.
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
	 * A moment by the clock of the site.
	 *
	 * @param string $value Such as 2026-12-24T18:00; '' for none.
	 * @return int|null Seconds since 1970; null for no moment.
	 */
	private static function moment( string $value ): ?int {
		$moment = DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i', $value, wp_timezone() );

		return false === $moment ? null : $moment->getTimestamp();
	}

	/**
	 * Whether somebody is paying.
	 */
	private static function is_checkout(): bool {
		return function_exists( 'is_checkout' ) && is_checkout();
	}
}
