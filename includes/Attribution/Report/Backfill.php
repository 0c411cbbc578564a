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

	public const OPTION = 'eidan_attribution_backfill';

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
		if ( ! class_exists( 'WooCommerce' ) || time() < $state['retry'] || ( $state['finished'] && Table::exists() && ! self::is_outdated() ) ) {
			return;
		}
		if ( Table::ensure() || ( Table::exists() && self::is_outdated() ) ) {
			self::start();
		} elseif ( ! self::is_queued() ) {
			// The database makes no table, or a batch came to nothing: every screen of the dashboard leads here.
			self::rest();
			self::queue();
		}
	}

	/**
	 * Lets some time pass before the next attempt.
	 */
	private static function rest(): void {
		$stored = get_option( self::OPTION );
		$tries  = self::state()['tries'];
		$waits  = array(
			'tries' => $tries + 1,
			'retry' => time() + (int) min( DAY_IN_SECONDS, self::PAUSE * 2 ** min( $tries, 9 ) ),
		);
		update_option( self::OPTION, $waits + ( is_array( $stored ) ? $stored : array() ), true );
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
	 * Whether all has to be read again: nothing is known of it, or other statuses count than when new customers were told
	 * from returning ones.
	 */
	private static function is_outdated(): bool {
		$stored = get_option( self::OPTION );

		return ! is_array( $stored ) || ( isset( $stored['excluded'] ) && Statuses::excluded() !== $stored['excluded'] );
	}

	/**
	 * Begins from the first order.
	 *
	 * @param bool $queue Whether Action Scheduler shall do it, rather than the caller by {@see self::step()}.
	 */
	public static function start( bool $queue = true ): void {
		delete_option( self::OPTION );
		self::remember( 0, 0, Source::count() );
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
		$state = self::state();
		$ids   = Source::after( $state['last'], self::batch_size() );
		if ( array() === $ids ) {
			Table::drop_orphans( Source::table() );
			self::remember( $state['last'], $state['done'], $state['done'], true );

			return false;
		}
		Sync::write( $ids );
		self::remember( $ids[ count( $ids ) - 1 ], $state['done'] + count( $ids ), max( $state['total'], $state['done'] + count( $ids ) ) );

		return true;
	}

	/**
	 * How far it came.
	 *
	 * @return array{last: int, done: int, total: int, finished: bool, tries: int, retry: int} Orders; `last` is the id of the
	 *         last one. How many attempts failed one after the other, and the Unix time of the next one.
	 */
	public static function state(): array {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();
		$number = static fn ( string $name ): int => is_numeric( $stored[ $name ] ?? null ) ? (int) $stored[ $name ] : 0;

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
	 * Remembers how far it came.
	 *
	 * @param int  $last     Id of the last order.
	 * @param int  $done     How many were done.
	 * @param int  $total    How many there are.
	 * @param bool $finished Whether all are done.
	 */
	private static function remember( int $last, int $done, int $total, bool $finished = false ): void {
		$stored = get_option( self::OPTION );
		$begun  = is_array( $stored ) ? $stored : array( 'excluded' => Statuses::excluded() );
		// Loaded with the others: each screen of the dashboard asks for it.
		update_option( self::OPTION, compact( 'last', 'done', 'total', 'finished' ) + array_intersect_key( $begun, array( 'excluded' => true ) ), true );
	}

	/**
	 * Asks Action Scheduler for the next batch.
	 */
	private static function queue(): void {
		if ( function_exists( 'as_enqueue_async_action' ) && Table::exists() && ! self::is_queued() ) {
			as_enqueue_async_action( self::ACTION, array( 'next' => self::state()['last'] ), 'eidan' );
		}
	}

	/**
	 * Whether Action Scheduler has the next batch, or is at it.
	 */
	private static function is_queued(): bool {
		return function_exists( 'as_has_scheduled_action' ) && (bool) as_has_scheduled_action( self::ACTION, array( 'next' => self::state()['last'] ), 'eidan' );
	}
}
