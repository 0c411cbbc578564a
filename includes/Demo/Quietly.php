<?php
/**
 * Writes files of the plugin's own to the database as they are.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * Without revisions, and without KSES: for some users it would remove harmless styles from our own files.
 */
final class Quietly {

	/**
	 * Runs something. May be called by what it runs.
	 *
	 * @param callable $work
	 * @return mixed What it returns.
	 *
	 * @template T
	 * @phpstan-param callable(): T $work
	 * @phpstan-return T
	 */
	public static function run( callable $work ): mixed {
		if ( 99 === has_filter( 'wp_revisions_to_keep', '__return_zero' ) ) {
			return $work();
		}
		kses_remove_filters();
		add_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
		try {
			return $work();
		} finally {
			remove_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
			kses_init();
		}
	}
}
