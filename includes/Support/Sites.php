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
	 * Calls a function on every site of a network, each being the current one meanwhile; without a network on the one
	 * site.
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
