<?php
/**
 * Fills the lookup tables with existing orders and enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Compatibility;
use Eidan\Support\Database;
use Eidan\Support\Sites;

/**
 * Works in batches, {@see Batches}, and stores its progress.
 *
 * Meanwhile {@see Sync} adds new orders, and the room Enquiries new enquiries; writing a row twice does no harm.
 */
final class Backfill {

	/** Those of orders; see Kind::backfill(). */
	public const OPTION = 'eidan_attribution_backfill';

	public const ACTION = 'eidan_attribution_backfill';

	/** Seconds until a failed batch is tried again; doubled each time, up to a day. */
	private const PAUSE = 5 * MINUTE_IN_SECONDS;

	/** Orders or enquiries in a batch: a few seconds on a slow host, well below Action Scheduler's limit of 30. */
	public const BATCH = 200;

	/**
	 * Action `admin_init`, for orders.
	 */
	public static function prepare(): void {
		if ( Compatibility::has_shop() ) {
			self::resume( Kind::Orders );
		}
	}

	/**
	 * Creates the table if it is missing and starts to fill it; resumes a backfill that stopped.
	 */
	public static function resume( Kind $kind ): void {
		$state = self::state( $kind );
		if (
			time() < $state['retry']
			|| ( $state['finished'] && Table::exists( $kind ) && ! self::is_outdated( $kind ) )
		) {
			return;
		}
		if ( Table::ensure( $kind ) || ( Table::exists( $kind ) && self::is_outdated( $kind ) ) ) {
			self::start( true, $kind );
		} elseif ( ! Batches::has( $kind, self::place( $kind ) ) && self::rest( $kind ) ) {
			// The table could not be created, or a batch failed. Every admin screen gets here, so wait between
			// attempts.
			Batches::queue( $kind, self::place( $kind ) );
		}
	}

	/**
	 * Schedules the time of the next attempt.
	 *
	 * @return bool Whether to try now; another request may have finished since this one read its options.
	 */
	private static function rest( Kind $kind ): bool {
		$progress = Progress::now( $kind );
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
	 * On activation: forgets the progress, so that what came while the plugin was inactive is read.
	 *
	 * @param mixed $network Whether the plugin was activated for the network.
	 */
	public static function forget( mixed $network = false ): void {
		$forget = static function (): void {
			foreach ( Kind::cases() as $kind ) {
				delete_option( $kind->backfill() );
			}
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
	private static function is_outdated( Kind $kind ): bool {
		$stored = get_option( $kind->backfill() );

		return ! is_array( $stored )
			|| ( isset( $stored['excluded'] ) && $kind->excluded() !== $stored['excluded'] );
	}

	/**
	 * Starts with the first one.
	 *
	 * @param bool $queue    Whether to queue batches; otherwise the caller calls {@see self::step()}.
	 * @param Kind $kind
	 * @param bool $channels Whether to name channels anew, {@see Renaming}.
	 */
	public static function start( bool $queue = true, Kind $kind = Kind::Orders, bool $channels = false ): void {
		Database::from_primary();
		if ( $channels ) {
			Renaming::begun( $kind );
		}
		// The id distinguishes this run from an earlier one, whose last batch may still be running.
		$begun = array(
			'run'      => wp_generate_uuid4(),
			'excluded' => $kind->excluded(),
		) + array_filter(
			array(
				'alone'    => ! $queue,
				'channels' => $channels,
			)
		);
		Batches::clear( $kind );
		update_option( $kind->backfill(), self::stored( $begun, 0, 0, Source::count( $kind ) ), true );
		if ( $queue ) {
			Batches::queue( $kind, self::place( $kind ) );
		}
	}

	/**
	 * Action `eidan_attribution_backfill`: processes a batch of orders.
	 */
	public static function batch(): void {
		self::next( Kind::Orders );
	}

	/**
	 * Processes a batch and queues the next one.
	 */
	public static function next( Kind $kind ): void {
		Database::from_primary();
		if ( Table::exists( $kind ) && ! self::state( $kind )['finished'] && self::step( $kind ) ) {
			Batches::queue( $kind, self::place( $kind ) );
		}
	}

	/**
	 * Writes the next rows.
	 *
	 * @return bool Whether there are more.
	 */
	public static function step( Kind $kind = Kind::Orders ): bool {
		$progress = Progress::now( $kind );
		$state    = self::read( $progress->values );
		if ( $state['finished'] ) {
			return false;
		}
		$ids = Source::after( $state['last'], self::batch_size(), $kind );
		if ( array() === $ids ) {
			Table::drop_orphans( Source::table( $kind ), $kind );
			$next = self::stored( $progress->values, $state['last'], $state['done'], $state['done'], true );
		} else {
			self::write( $kind, $ids, isset( $progress->values['channels'] ) );
			$done = $state['done'] + count( $ids );
			$next = self::stored( $progress->values, $ids[ count( $ids ) - 1 ], $done, max( $state['total'], $done ) );
		}

		// If another process was faster, continue from its position.
		return $progress->replace( $next )
			? array() !== $ids
			: ! self::read( Progress::now( $kind )->values )['finished'];
	}

	/**
	 * Writes rows.
	 *
	 * @param Kind      $kind
	 * @param list<int> $ids
	 * @param bool      $channels Whether to name their channels anew.
	 */
	private static function write( Kind $kind, array $ids, bool $channels ): void {
		if ( Kind::Orders === $kind ) {
			Sync::write( $ids, $channels );
		} else {
			/**
			 * Fires when rows of enquiries are to be written: what knows how they are stored is above this room.
			 *
			 * @param list<int> $ids      Enquiries.
			 * @param bool      $channels Whether to name their channels anew.
			 */
			do_action( 'eidan_report_write_enquiries', $ids, $channels );
		}
	}

	/**
	 * The progress.
	 *
	 * @return array{last: int, done: int, total: int, finished: bool, tries: int, retry: int} Numbers; `last` is the id
	 *         of the last one. `tries` counts failed attempts in a row, `retry` is the Unix time of the next
	 *         one.
	 */
	public static function state( Kind $kind = Kind::Orders ): array {
		$stored = get_option( $kind->backfill() );

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
	 * Number of orders or enquiries in a batch.
	 */
	private static function batch_size(): int {
		/**
		 * Filters the number of orders or enquiries in a batch of the attribution report's backfill.
		 *
		 * @param int $size How many.
		 */
		$size = apply_filters( 'eidan_attribution_backfill_batch', self::BATCH );

		return max( 1, is_numeric( $size ) ? (int) $size : self::BATCH );
	}

	/**
	 * The value to store.
	 *
	 * @param array<mixed> $begun    Values of this run that are kept.
	 * @param int          $last     Id of the last one.
	 * @param int          $done     Number of those that are done.
	 * @param int          $total    Number of all.
	 * @param bool         $finished Whether all are done.
	 * @return array<string, mixed>
	 */
	private static function stored( array $begun, int $last, int $done, int $total, bool $finished = false ): array {
		$kept = array_intersect_key( $begun, array_flip( array( 'run', 'excluded', 'alone', 'channels' ) ) );
		// The WP-CLI command has no queue. Others only take over after it has been silent for a while.
		$wait = isset( $kept['alone'] ) && ! $finished ? array( 'retry' => time() + self::PAUSE ) : array();

		return array_filter(
			compact( 'last', 'done', 'total', 'finished' ) + $wait + $kept,
			static fn( mixed $value, int|string $name ): bool => is_string( $name ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Arguments that identify the next batch: its start and its run.
	 *
	 * @return array<string, mixed>
	 */
	private static function place( Kind $kind ): array {
		$stored = get_option( $kind->backfill() );
		$run    = is_array( $stored ) ? $stored['run'] ?? '' : '';

		return array( 'next' => self::state( $kind )['last'] )
			+ ( is_string( $run ) && '' !== $run ? array( 'run' => $run ) : array() );
	}
}
