<?php
/**
 * Keeps the lookup table of enquiries up to date.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Report;

use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Table;
use Eidan\Enquiries\Changes;
use Eidan\Enquiries\Record;
use Eidan\Enquiries\Store;
use Eidan\Support\Database;
use Eidan\Support\Log;
use Eidan\Support\Memory;
use Throwable;
use WP_Post;

/**
 * Collects what a request changes and writes the rows at its end, as {@see \Eidan\Attribution\Report\Sync} does with
 * orders.
 */
final class Sync {

	/** Number of collected enquiries after which a long process, such as an import, writes them. */
	private const MOST = 200;

	/** @var array<int, true> Enquiries to be written. */
	private array $changed = array();

	/**
	 * Action `save_post_eidan_enquiry`, and whatever else changes an enquiry.
	 *
	 * @param mixed $id Enquiry.
	 */
	public static function changed( mixed $id ): void {
		if ( ! is_int( $id ) || $id <= 0 ) {
			return;
		}
		$memory = self::memory();
		// Without this one, whose meta may still be missing.
		if ( self::MOST <= count( $memory->changed ) && ! isset( $memory->changed[ $id ] ) ) {
			self::flush();
		}
		$memory->changed[ $id ] = true;
		add_action( 'shutdown', array( self::class, 'flush' ) );
	}

	/**
	 * Action `deleted_post`.
	 *
	 * @param mixed $id   Post.
	 * @param mixed $post The deleted post.
	 */
	public static function deleted( mixed $id, mixed $post = null ): void {
		if ( is_int( $id ) && $post instanceof WP_Post && Store::POST_TYPE === $post->post_type ) {
			unset( self::memory()->changed[ $id ] );
			if ( Table::exists( Kind::Enquiries ) ) {
				self::remove( $id );
			}
		}
	}

	/**
	 * Action `shutdown`: writes the rows of all enquiries that this request changed.
	 */
	public static function flush(): void {
		$ids                    = array_keys( self::memory()->changed );
		self::memory()->changed = array();
		if ( array() !== $ids && Table::exists( Kind::Enquiries ) ) {
			self::write( $ids );
		}
	}

	/**
	 * Action `eidan_report_write_enquiries`: writes rows.
	 *
	 * @param mixed $ids      Enquiries; rows of those that are gone are removed.
	 * @param mixed $channels Whether to name their channels anew.
	 */
	public static function write( mixed $ids, mixed $channels = false ): void {
		$db  = Database::from_primary();
		$ids = array_values( array_filter( is_array( $ids ) ? $ids : array(), 'is_int' ) );
		_prime_post_caches( $ids, false, true );
		foreach ( $ids as $id ) {
			try {
				if ( true === $channels ) {
					Changes::rename( $id );
				}
				$record = Record::of( $id );
				if ( null === $record ) {
					self::remove( $id );
				} else {
					// phpcs:ignore WordPress.DB -- A table of our own.
					$db->replace( Table::name( Kind::Enquiries ), Row::of( $record ) );
				}
			} catch ( Throwable $error ) {
				Log::error(
					sprintf( 'Enquiry %d is not in the report: %s', $id, $error->getMessage() ),
					'eidan-enquiries'
				);
			}
		}
	}

	/**
	 * Removes a row.
	 *
	 * @param int $id Enquiry.
	 */
	private static function remove( int $id ): void {
		// phpcs:ignore WordPress.DB -- A table of our own.
		Database::get()->delete( Table::name( Kind::Enquiries ), array( 'enquiry_id' => $id ), array( '%d' ) );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
