<?php
/**
 * Lets one request at a time import, remove or restyle.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Lock;

/**
 * The ledger is read once and stored as a whole: of two requests at the same moment each would make its own items, and
 * one would forget those of the other. They come from two windows, or from a step that goes on on the server after its
 * connection was lost.
 */
final class OneAtATime {

	public const OPTION = 'eidan_demo_lock';

	/** Seconds that a step may take, see Importer::step(). A process that has died is waited for as long. */
	private const LIFE = 5 * MINUTE_IN_SECONDS;

	/**
	 * Runs what changes the site.
	 *
	 * @param callable $work
	 * @return mixed What it returns; an error with the status 409 if another request is at it.
	 *
	 * @template T
	 * @phpstan-param callable(): T $work
	 * @phpstan-return T|\WP_Error
	 */
	public static function run( callable $work ): mixed {
		$lock = Lock::take( self::OPTION, self::LIFE );
		if ( '' === $lock ) {
			return new \WP_Error(
				'eidan_demo_busy',
				__( 'This is still at work elsewhere, such as in another window. Try again in a moment.', 'eidan' ),
				array( 'status' => 409 )
			);
		}
		// A step that breaks off with an error of PHP's can be repeated at once.
		$release = static fn() => Lock::release( self::OPTION, $lock );
		register_shutdown_function( $release );
		$keys    = array( 'alloptions', 'notoptions', Ledger::OPTION, Ledger::STYLE_OPTION, Progress::OPTION );
		foreach ( $keys as $key ) {
			// Read before the other request has ended.
			wp_cache_delete( $key, 'options' );
		}
		Choice::forget();
		try {
			return $work();
		} finally {
			$release();
		}
	}
}
