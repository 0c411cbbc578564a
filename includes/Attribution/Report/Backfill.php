<?php
/**
 * Fills the lookup table with existing orders.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Support\Database;
use Eidan\Support\Queue;
use Eidan\Support\Sites;

/**
 * Works in batches with Action Scheduler, WooCommerce's queue, and stores its progress.
 *
 * Meanwhile {@see Sync} adds new orders; writing a row twice does no harm.
 */
final class Backfill {

	public const OPTION = Progress::OPTION;

	public const ACTION = 'eidan_attribution_backfill';

	/** Seconds until a failed batch is tried again; doubled each time, up to a day. */
	private const PAUSE = 5 * MINUTE_IN_SECONDS;

	/** Orders in a batch: a few seconds on a slow host, well below Action Scheduler's limit of 30. */
	private const BATCH = 200;

	/**
	 * Action `admin_init`: creates the table if it is missing and starts to fill it; resumes a backfill that stopped.
	 */
	public static function prepare(): void {
		$state = self::state();
		if (
			! class_exists( 'WooCommerce' )
			|| time() < $state['retry']
			|| ( $state['finished'] && Table::exists() && ! self::is_outdated() )
		) {
			return;
		}
		if ( Table::ensure() || ( Table::exists() && self::is_outdated() ) ) {
			self::start();
		} elseif ( ! self::is_queued() && self::rest() ) {
			// The table could not be created, or a batch failed. Every admin screen gets here, so wait between
			// attempts.
			self::queue();
		}
	}

	/**
	 * Schedules the time of the next attempt.
	 *
	 * @return bool Whether to try now; another request may have finished since this one read its options.
	 */
	private static function rest(): bool {
		$progress = Progress::now();
		$state    = self::read( $progress->values );
		if ( $state['finished'] || time() < $state['retry'] ) {
			return false;
		}
		$waits = array(
			'tries' => $state['tries'] + 1,
			'retry' => time() + (int) min( DAY_IN_SECONDS, self::PAUSE * 2 ** min( $state['tries'], 9 ) ),
		);

		return $progress->replace( $waits + array_diff_key( $progress->values, array( 'alone' => true ) ) );
	}

	/**
	 * On activation: forgets the progress, so that orders made while the plugin was inactive are read.
	 *
	 * @param mixed $network Whether the plugin was activated for the network.
	 */
	public static function forget( mixed $network = false ): void {
		$forget = static function (): void {
			delete_option( self::OPTION );
		};
		if ( true === $network ) {
			Sites::each( $forget );
		} else {
			$forget();
		}
	}

	/**
	 * Whether all orders must be read again: no progress is stored, or the excluded statuses have changed since new and
	 * returning customers were counted.
	 */
	private static function is_outdated(): bool {
		$stored = get_option( self::OPTION );

		return ! is_array( $stored )
			|| ( isset( $stored['excluded'] ) && Statuses::excluded() !== $stored['excluded'] );
	}

	/**
	 * Starts with the first order.
	 *
	 * @param bool $queue Whether to queue batches in Action Scheduler; otherwise the caller calls {@see self::step()}.
	 */
	public static function start( bool $queue = true ): void {
		Database::from_primary();
		// The id distinguishes this run from an earlier one, whose last batch may still be running.
		$begun = array(
			'run'      => wp_generate_uuid4(),
			'excluded' => Statuses::excluded(),
		) + ( $queue ? array() : array( 'alone' => true ) );
		Queue::clear( self::ACTION );
		update_option( self::OPTION, self::stored( $begun, 0, 0, Source::count() ), true );
		if ( $queue ) {
			self::queue();
		}
	}

	/**
	 * Action `eidan_attribution_backfill`: processes a batch.
	 */
	public static function batch(): void {
		Database::from_primary();
		$state = self::state();
		if ( ! Table::exists() || $state['finished'] ) {
			return;
		}
		if ( self::step() ) {
			self::queue();
		}
	}

	/**
	 * Writes the rows of the next orders.
	 *
	 * @return bool Whether there are more.
	 */
	public static function step(): bool {
		$progress = Progress::now();
		$state    = self::read( $progress->values );
		if ( $state['finished'] ) {
			return false;
		}
		$ids = Source::after( $state['last'], self::batch_size() );
		if ( array() === $ids ) {
			Table::drop_orphans( Source::table() );
			$next = self::stored( $progress->values, $state['last'], $state['done'], $state['done'], true );
		} else {
			Sync::write( $ids );
			$done = $state['done'] + count( $ids );
			$next = self::stored( $progress->values, $ids[ count( $ids ) - 1 ], $done, max( $state['total'], $done ) );
		}

		// If another process was faster, continue from its position.
		return $progress->replace( $next ) ? array() !== $ids : ! self::read( Progress::now()->values )['finished'];
	}

	/**
	 * The progress.
	 *
	 * @return array{last: int, done: int, total: int, finished: bool, tries: int, retry: int} Numbers of orders; `last`
	 *         is the id of the last one. `tries` counts failed attempts in a row, `retry` is the Unix time of the next
	 *         one.
	 */
	public static function state(): array {
		$stored = get_option( self::OPTION );

		return self::read( is_array( $stored ) ? $stored : array() );
	}

	/**
	 * Converts the stored progress.
	 *
	 * @param array<mixed> $stored Value of the option.
	 * @return array{last: int, done: int, total: int, finished: bool, tries: int, retry: int} See state().
	 */
	private static function read( array $stored ): array {
		$number = static fn ( string $name ): int =>
			is_numeric( $stored[ $name ] ?? null ) ? (int) $stored[ $name ] : 0;

		return array(
			'last'     => $number( 'last' ),
			'done'     => $number( 'done' ),
			'total'    => $number( 'total' ),
			'finished' => true === ( $stored['finished'] ?? false ),
			'tries'    => $number( 'tries' ),
			'retry'    => $number( 'retry' ),
		);
	}

	/**
	 * Number of orders in a batch.
	 */
	private static function batch_size(): int {
		/**
		 * Filters the number of orders in a batch of the attribution report's backfill.
		 *
		 * @param int $size Orders.
		 */
		$size = apply_filters( 'eidan_attribution_backfill_batch', self::BATCH );

		return max( 1, is_numeric( $size ) ? (int) $size : self::BATCH );
	}

	/**
	 * The value to store.
	 *
	 * @param array<mixed> $begun    Values of this run that are kept.
	 * @param int          $last     Id of the last order.
	 * @param int          $done     Number of processed orders.
	 * @param int          $total    Number of all orders.
	 * @param bool         $finished Whether all are done.
	 * @return array<string, mixed>
	 */
	private static function stored( array $begun, int $last, int $done, int $total, bool $finished = false ): array {
		$kept = array_intersect_key( $begun, array_flip( array( 'run', 'excluded', 'alone' ) ) );
		// The WP-CLI command has no queue. Others only take over after it has been silent for a while.
		$wait = isset( $kept['alone'] ) && ! $finished ? array( 'retry' => time() + self::PAUSE ) : array();

		return array_filter(
			compact( 'last', 'done', 'total', 'finished' ) + $wait + $kept,
			static fn( mixed $value, int|string $name ): bool => is_string( $name ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Queues the next batch in Action Scheduler.
	 */
	private static function queue(): void {
		if ( function_exists( 'as_enqueue_async_action' ) && self::can_queue() && ! self::has_next() ) {
			as_enqueue_async_action( self::ACTION, self::place(), 'eidan' );
		}
	}

	/**
	 * Whether the next batch is queued or running.
	 */
	private static function is_queued(): bool {
		return self::can_queue() && self::has_next();
	}

	/**
	 * Whether batches can be queued. Without our table there is nothing to queue, so the database is not asked for
	 * Action Scheduler's tables.
	 */
	private static function can_queue(): bool {
		return Table::exists() && Queue::is_here();
	}

	/**
	 * Whether Action Scheduler has the next batch. Only call it if batches can be queued.
	 */
	private static function has_next(): bool {
		return function_exists( 'as_has_scheduled_action' )
			&& (bool) as_has_scheduled_action( self::ACTION, self::place(), 'eidan' );
	}

	/**
	 * Arguments that identify the next batch: its start and its run.
	 *
	 * @return array<string, mixed>
	 */
	private static function place(): array {
		$stored = get_option( self::OPTION );
		$run    = is_array( $stored ) ? $stored['run'] ?? '' : '';

		return array( 'next' => self::state()['last'] )
			+ ( is_string( $run ) && '' !== $run ? array( 'run' => $run ) : array() );
	}
}
