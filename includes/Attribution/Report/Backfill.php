<?php
/**
 * Fills the lookup table with the orders that were there before it.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Support\Sites;

/**
 * Works in batches by Action Scheduler, WooCommerce's own queue, and remembers how far it came.
 *
 * New orders arrive through {@see Sync} meanwhile; a row written twice is the same row.
 */
final class Backfill {

	public const OPTION = Progress::OPTION;

	public const ACTION = 'eidan_attribution_backfill';

	/** Seconds until what failed is tried again: twice as many each time, a day at most. */
	private const PAUSE = 5 * MINUTE_IN_SECONDS;

	/** Orders a batch: a few seconds on a slow host, well inside Action Scheduler's 30. */
	private const BATCH = 200;

	/**
	 * Action `admin_init`: makes the table where it is missing, and begins to fill it; goes on where that broke off.
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
			// The database makes no table, or a batch came to nothing: every screen of the dashboard leads here.
			self::queue();
		}
	}

	/**
	 * Lets some time pass before the next attempt.
	 *
	 * @return bool Whether there is something to attempt: another request may have finished since this one read its
	 *              options.
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
	 * When the plugin is activated: orders of the time without it are to be read. It may not have been the first time.
	 *
	 * @param mixed $network Whether it was activated for the network.
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
	 * Whether all has to be read again: nothing is known of it, or other statuses count than when new customers were
	 * told from returning ones.
	 */
	private static function is_outdated(): bool {
		$stored = get_option( self::OPTION );

		return ! is_array( $stored )
			|| ( isset( $stored['excluded'] ) && Statuses::excluded() !== $stored['excluded'] );
	}

	/**
	 * Begins from the first order.
	 *
	 * @param bool $queue Whether Action Scheduler shall do it, rather than the caller by {@see self::step()}.
	 */
	public static function start( bool $queue = true ): void {
		// The name tells this read from one before it, whose last batch may still be at work.
		$begun = array(
			'run'      => wp_generate_uuid4(),
			'excluded' => Statuses::excluded(),
		) + ( $queue ? array() : array( 'alone' => true ) );
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( self::ACTION );
		}
		update_option( self::OPTION, self::stored( $begun, 0, 0, Source::count() ), true );
		if ( $queue ) {
			self::queue();
		}
	}

	/**
	 * Action `eidan_attribution_backfill`: one batch.
	 */
	public static function batch(): void {
		$state = self::state();
		if ( ! Table::exists() || $state['finished'] ) {
			return;
		}
		if ( self::step() ) {
			self::queue();
		}
	}

	/**
	 * Writes the next orders.
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

		// Who was overtaken goes on from where the other one is.
		return $progress->replace( $next ) ? array() !== $ids : ! self::read( Progress::now()->values )['finished'];
	}

	/**
	 * How far it came.
	 *
	 * @return array{last: int, done: int, total: int, finished: bool, tries: int, retry: int} Orders; `last` is the id
	 *         of the last one. How many attempts failed one after the other, and the Unix time of the next one.
	 */
	public static function state(): array {
		$stored = get_option( self::OPTION );

		return self::read( is_array( $stored ) ? $stored : array() );
	}

	/**
	 * What is stored, as numbers.
	 *
	 * @param array<mixed> $stored What is stored.
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
	 * How many orders a batch has.
	 */
	private static function batch_size(): int {
		/**
		 * Filters how many orders a batch of the attribution report's backfill has.
		 *
		 * @param int $size Orders.
		 */
		$size = apply_filters( 'eidan_attribution_backfill_batch', self::BATCH );

		return max( 1, is_numeric( $size ) ? (int) $size : self::BATCH );
	}

	/**
	 * What is to be stored.
	 *
	 * @param array<mixed> $begun    What the read began with.
	 * @param int          $last     Id of the last order.
	 * @param int          $done     How many were done.
	 * @param int          $total    How many there are.
	 * @param bool         $finished Whether all are done.
	 * @return array<string, mixed>
	 */
	private static function stored( array $begun, int $last, int $done, int $total, bool $finished = false ): array {
		$kept = array_intersect_key( $begun, array_flip( array( 'run', 'excluded', 'alone' ) ) );
		// Nobody has queued what the command does: until it has been silent for some time, it needs no help.
		$wait = isset( $kept['alone'] ) && ! $finished ? array( 'retry' => time() + self::PAUSE ) : array();

		return array_filter(
			compact( 'last', 'done', 'total', 'finished' ) + $wait + $kept,
			static fn( mixed $value, int|string $name ): bool => is_string( $name ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Asks Action Scheduler for the next batch.
	 */
	private static function queue(): void {
		if ( function_exists( 'as_enqueue_async_action' ) && Table::exists() && ! self::is_queued() ) {
			as_enqueue_async_action( self::ACTION, self::place(), 'eidan' );
		}
	}

	/**
	 * Whether Action Scheduler has the next batch, or is at it.
	 */
	private static function is_queued(): bool {
		return function_exists( 'as_has_scheduled_action' )
			&& (bool) as_has_scheduled_action( self::ACTION, self::place(), 'eidan' );
	}

	/**
	 * What tells the next batch from others: where it begins, and in which read.
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
