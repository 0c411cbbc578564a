<?php
/**
 * The sites that the plugin is on.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * One site, or all those of a network.
 */
final class Sites {

	/**
	 * Calls a function when the plugin is deactivated: for each site that loses it.
	 *
	 * @param mixed            $network Whether it was deactivated for the network, as WordPress says to the hook.
	 * @param callable(): void $act     What to call.
	 */
	public static function deactivated( mixed $network, callable $act ): void {
		if ( true === $network ) {
			self::each( $act );
		} else {
			$act();
		}
	}

	/**
	 * Calls a function for every site of a network, after switching to it; without a network for the only site.
	 *
	 * @param callable(): void $act What to call.
	 */
	public static function each( callable $act ): void {
		if ( ! is_multisite() ) {
			$act();
			return;
		}
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( (int) $site );
			try {
				$act();
			} finally {
				restore_current_blog();
			}
		}
	}
}
