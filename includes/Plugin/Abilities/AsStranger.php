<?php
/**
 * Stores what a stranger may have written.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin\Abilities;

/**
 * An assistant writes what it was asked for, and what a text that it read may have told it. So what it writes is
 * filtered as that of people without unfiltered HTML, whatever the user who lets it work may write.
 */
final class AsStranger {

	/** What nobody may do meanwhile. */
	private const DENIED = array( 'unfiltered_html', 'edit_css' );

	/**
	 * Runs something that stores posts.
	 *
	 * @param callable $work
	 * @return mixed What it returns.
	 *
	 * @template T
	 * @phpstan-param callable(): T $work
	 * @phpstan-return T
	 */
	public static function run( callable $work ): mixed {
		$deny = static fn( mixed $needed, mixed $capability = '' ): mixed =>
			in_array( $capability, self::DENIED, true ) ? array( 'do_not_allow' ) : $needed;
		add_filter( 'map_meta_cap', $deny, PHP_INT_MAX, 2 );
		self::filter();
		try {
			return $work();
		} finally {
			remove_filter( 'map_meta_cap', $deny, PHP_INT_MAX );
			self::filter();
		}
	}

	/**
	 * Sets WordPress's filters as the current user may write.
	 */
	private static function filter(): void {
		kses_init();
		// From WordPress 7.0 on, blocks may have CSS of their own.
		if ( function_exists( 'wp_custom_css_kses_init' ) ) {
			wp_custom_css_kses_init();
		}
	}
}
