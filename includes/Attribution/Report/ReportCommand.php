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
				'shortdesc' => 'Fills the lookup table of the attribution report again, from all orders and enquiries.',
				'synopsis'  => array(
					Cli::flag( 'channels', 'Names channels anew; without it each keeps that of its time.' ),
				),
				'longdesc'  => Cli::examples(
					'wp eidan attribution rebuild',
					'wp eidan attribution rebuild --channels'
				),
			)
		);
		WP_CLI::add_command(
			'eidan attribution report',
			array( self::class, 'report' ),
			array(
				'shortdesc' => 'Says where the orders or enquiries of a period come from.',
				'synopsis'  => array(
					Cli::option( 'kind', 'What is counted: ' . implode( ', ', self::kinds() ) . '.' ),
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
		Cli::choice( $options, 'kind', self::kinds() );
		Cli::choice( $options, 'dimension', Query::DIMENSIONS );
		Cli::choice( $options, 'model', Query::MODELS );
		$asked = Request::without_route( array_intersect_key( $options, Request::parameters() ) );
		if ( $asked instanceof WP_Error ) {
			Cli::fail( $asked );
		}
		$found = Rest::guarded( static fn (): array => $asked->rows() );
		if ( $found instanceof WP_Error ) {
			Cli::fail( $found );
		}
		$kinds  = $asked->figures->kinds();
		$names  = array( Kind::Orders ) === $kinds
			? array( 'orders', 'revenue' )
			: array_keys( Labels::figures( $kinds ) );
		$states = array_map( array( Backfill::class, 'state' ), $kinds );
		if ( in_array( false, array_column( $states, 'finished' ), true ) ) {
			WP_CLI::warning(
				sprintf(
					'Not all %s are in the report yet. Add them at once: wp eidan attribution rebuild',
					implode( ' and ', array_column( $kinds, 'value' ) )
				)
			);
		}
		$first = $found[0]['current'] ?? null;
		if ( is_array( $first ) && array_key_exists( 'cost', $first ) ) {
			array_push( $names, ...array_keys( Labels::costs( $kinds ) ) );
		}
		$rows = array();
		foreach ( $found as $row ) {
			$sums   = is_array( $row['current'] ) ? $row['current'] : array();
			$rows[] = array( $asked->dimension => $row['label'] )
				+ array_map(
					static fn ( mixed $figure ): mixed => is_float( $figure ) ? round( $figure, 2 ) : $figure,
					array_intersect_key( $sums, array_flip( $names ) )
				);
		}
		\WP_CLI\Utils\format_items( $format, $rows, array( $asked->dimension, ...$names ) );
	}

	/**
	 * What can be counted.
	 *
	 * @return list<string>
	 */
	private static function kinds(): array {
		return array(
			...array_column( Kind::here(), 'value' ),
			...( 1 < count( Kind::here() ) ? array( Request::BOTH ) : array() ),
		);
	}

	/**
	 * Empties the tables and writes the rows of all orders and enquiries.
	 *
	 * @param list<string>            $arguments Not used.
	 * @param array<string, string|bool> $options   See register().
	 */
	public static function rebuild( array $arguments = array(), array $options = array() ): void {
		$channels = true === ( $options['channels'] ?? false );
		foreach ( Kind::here() as $kind ) {
			if ( Kind::here()[0] === $kind || 0 < Source::count( $kind ) ) {
				self::fill( $kind, $channels );
			}
		}
	}

	/**
	 * Empties a table and writes its rows.
	 */
	private static function fill( Kind $kind, bool $channels ): void {
		Table::ensure( $kind );
		Table::clear( $kind );
		Backfill::start( false, $kind, $channels );
		$progress = \WP_CLI\Utils\make_progress_bar( ucfirst( $kind->value ), Backfill::state( $kind )['total'] );
		$done     = 0;
		while ( Backfill::step( $kind ) ) {
			$now = Backfill::state( $kind )['done'];
			$progress->tick( $now - $done );
			$done = $now;
			// Frees the memory of each batch.
			wp_cache_flush_runtime();
		}
		$progress->finish();
		WP_CLI::success( sprintf( '%d %s are in the table.', Backfill::state( $kind )['done'], $kind->value ) );
		if ( Renaming::is_due( $kind ) ) {
			WP_CLI::log( "The rules for channels have changed. To name those of $kind->value anew: --channels" );
		}
	}
}
