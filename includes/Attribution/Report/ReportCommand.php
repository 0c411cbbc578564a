<?php
/**
 * The WP-CLI command of the attribution report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Support\Cli;
use WP_CLI;
use WP_Error;

/**
 * Shows the attribution report, and rebuilds its lookup table.
 */
final class ReportCommand {

	/**
	 * Action `cli_init`.
	 */
	public static function register(): void {
		WP_CLI::add_command(
			'eidan attribution rebuild',
			array( self::class, 'rebuild' ),
			array(
				'shortdesc' => 'Fills the lookup table of the attribution report again, from all orders.',
				'longdesc'  => Cli::examples( 'wp eidan attribution rebuild' ),
			)
		);
		WP_CLI::add_command(
			'eidan attribution report',
			array( self::class, 'report' ),
			array(
				'shortdesc' => 'Says where the orders of a period come from.',
				'synopsis'  => array(
					Cli::option( 'after', 'First day, as 2026-01-31; 30 days ago without it.' ),
					Cli::option( 'before', 'Last day; today without it.' ),
					Cli::option( 'dimension', 'What the rows are: ' . implode( ', ', Query::DIMENSIONS ) . '.' ),
					Cli::option( 'model', 'What an order is credited to: ' . implode( ', ', Query::MODELS ) . '.' ),
					Cli::option( 'format', 'table, csv or json.' ),
				),
				'longdesc'  => Cli::examples(
					'wp eidan attribution report',
					'wp eidan attribution report --dimension=campaign --after=2026-01-01 --format=csv'
				),
			)
		);
	}

	/**
	 * Prints the rows.
	 *
	 * @param list<string>               $arguments Not used.
	 * @param array<string, string|bool> $options   See register().
	 */
	public static function report( array $arguments = array(), array $options = array() ): void {
		$format = Cli::choice( $options, 'format', array( 'table', 'csv', 'json' ) ) ?? 'table';
		Cli::choice( $options, 'dimension', Query::DIMENSIONS );
		Cli::choice( $options, 'model', Query::MODELS );
		$asked = Request::without_route( array_intersect_key( $options, Request::parameters() ) );
		if ( $asked instanceof WP_Error ) {
			Cli::fail( $asked );
		}
		$sums = Rest::guarded( static fn (): array => $asked->query->by( $asked->period, $asked->dimension ) );
		if ( $sums instanceof WP_Error ) {
			Cli::fail( $sums );
		}
		if ( ! Backfill::state()['finished'] ) {
			WP_CLI::warning( 'Not all orders are in the report yet. Add them at once: wp eidan attribution rebuild' );
		}
		$rows = array();
		foreach ( $sums as $value => $sum ) {
			$rows[] = array(
				$asked->dimension => Labels::of( $asked->dimension, (string) $value ),
				'orders'          => $sum['orders'],
				'revenue'         => round( $sum['revenue'], 2 ),
			);
		}
		\WP_CLI\Utils\format_items( $format, $rows, array( $asked->dimension, 'orders', 'revenue' ) );
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
