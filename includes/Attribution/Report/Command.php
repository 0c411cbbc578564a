<?php
/**
 * The WP-CLI command of the attribution report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use WP_CLI;

/**
 * Rebuilds the lookup table of the attribution report.
 */
final class Command {

	/**
	 * Action `cli_init`.
	 */
	public static function register(): void {
		WP_CLI::add_command(
			'eidan attribution rebuild',
			array( self::class, 'rebuild' ),
			array( 'shortdesc' => 'Fills the lookup table of the attribution report again, from all orders.' )
		);
	}

	/**
	 * Empties the table and writes the rows of all orders.
	 *
	 * @param list<string>            $arguments Not used.
	 * @param array<string, string> $options   Not used.
	 */
	public static function rebuild( array $arguments = array(), array $options = array() ): void {
		Table::ensure();
		Table::clear();
		Backfill::start( false );
		$total    = Backfill::state()['total'];
		$progress = \WP_CLI\Utils\make_progress_bar( 'Orders', $total );
		$done     = 0;
		while ( Backfill::step() ) {
			$now = Backfill::state()['done'];
			$progress->tick( $now - $done );
			$done = $now;
			// Frees the memory of each batch.
			wp_cache_flush_runtime();
		}
		$progress->finish();
		WP_CLI::success( sprintf( '%d orders are in the table.', Backfill::state()['done'] ) );
	}
}
