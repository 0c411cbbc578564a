<?php
/**
 * Updates the site's copies.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- A word of a list, which the screen puts into words.

use Eidan\Support\Database;
use Eidan\Support\Lock;

/**
 * A run renews the token if due, lists the posts, copies new images and deletes those of deleted posts. If anything
 * fails, the last good copies stay.
 */
final class Sync {

	/** Default number of posts to keep. */
	private const KEPT = 60;

	/** Seconds that a run may copy images; the next run does the rest. Action Scheduler allows 30 in all. */
	private const SECONDS = 15;

	/** Option of the lock: two runs would copy the same images. */
	public const LOCK = 'eidan_instagram_lock';

	/** Seconds after which the lock expires: longer than a run can take. */
	public const LOCK_LIFE = 10 * MINUTE_IN_SECONDS;

	/**
	 * Runs the sync, unless another process does or the pause after a failure is not over.
	 *
	 * @param bool $now Whether to ignore the pause.
	 */
	public static function run( bool $now = false ): void {
		Database::from_primary();
		$connection = Connection::get();
		if ( ! $connection->is_there() || ( ! $now && time() < $connection->retry ) ) {
			return;
		}
		$lock = Lock::take( self::LOCK, self::LOCK_LIFE );
		if ( '' === $lock ) {
			return;
		}
		try {
			$connection = self::refresh( $connection );
			self::copy( $connection );
		} catch ( Failure $failure ) {
			if ( Connection::get()->sealed === $connection->sealed ) {
				$connection->failed( $failure )->store();
			}
		} finally {
			Lock::release( self::LOCK, $lock );
		}
		/**
		 * Fires after a run that brought the copies of Instagram's posts up to date, or failed to: page caches can be
		 * emptied.
		 */
		do_action( 'eidan_instagram_synced' );
	}

	/**
	 * Renews the token if due. If that fails, the run continues while the current token is valid.
	 *
	 * @throws Failure If the token is no longer valid.
	 */
	private static function refresh( Connection $connection ): Connection {
		$token = $connection->token();
		if ( null === $token ) {
			throw new Failure( Failure::SECRET );
		}
		if ( ! $connection->is_due() ) {
			return $connection;
		}
		try {
			$newer = ( new Api( $token ) )->refresh();
		} catch ( Failure $failure ) {
			if ( Failure::TOKEN === $failure->kind ) {
				throw $failure;
			}
			return $connection;
		}
		if ( ! $connection->is_current() ) {
			return $connection;
		}
		// Stored at once, since the old token may become invalid.
		$refreshed = $connection->refreshed( $newer['token'], $newer['lifetime'] );
		$refreshed->store();

		return $refreshed;
	}

	/**
	 * Copies new posts.
	 *
	 * @throws Failure If posts cannot be listed, or no new image could be copied.
	 */
	private static function copy( Connection $connection ): void {
		$api     = new Api( (string) $connection->token() );
		$listed  = Listing::of( $api, self::kept() );
		$old     = array();
		$new     = array();
		$until   = microtime( true ) + self::SECONDS;
		$failure = $listed->failure;
		$is_more = false;
		foreach ( Library::all() as $record ) {
			$old[ $record->id ] = $record;
		}
		foreach ( $listed->records as $record ) {
			$known = $old[ $record->id ] ?? null;
			if ( null !== $known && Copies::are_there( $known ) ) {
				$new[ $record->id ] = $record->with( $known->files );
				continue;
			}
			if ( microtime( true ) > $until ) {
				$is_more = true;
				continue;
			}
			try {
				$new[ $record->id ] = $record->with( self::files( $record ) );
			} catch ( Failure $one ) {
				// A single unreadable image is no failure of the connection.
				$failure = null === $failure || Failure::IMAGE === $failure->kind ? $one : $failure;
			}
		}
		if ( ! $connection->is_current() ) {
			return;
		}
		// An incomplete list does not mean that missing posts were deleted.
		$kept = array_slice( array_values( $listed->is_whole ? $new : $new + $old ), 0, self::kept() );
		Library::store( $kept );
		Copies::sweep( $kept );
		if ( null !== $failure && ( Failure::IMAGE !== $failure->kind || array() === $kept ) ) {
			throw $failure;
		}
		$connection->synced()->store();
		if ( $is_more ) {
			Schedule::soon();
		}
	}

	/**
	 * Copies a post's image.
	 *
	 * @param Record $record The post.
	 * @return list<array{name: string, width: int, height: int}>
	 * @throws Failure If it cannot be downloaded or is no image.
	 */
	private static function files( Record $record ): array {
		$answer = Answer::get( $record->image, Hosts::images(), Copies::LIMIT );
		$kind   = match ( true ) {
			'' !== $answer->reason => $answer->reason,
			$answer->status >= 300 && $answer->status < 400 => Failure::REDIRECT,
			429 === $answer->status => Failure::LIMIT,
			$answer->status >= 500 => Failure::SERVER,
			200 !== $answer->status => Failure::IMAGE,
			default => '',
		};
		if ( '' !== $kind ) {
			throw new Failure( $kind, $answer->wait );
		}

		return Copies::make( $record->id, $answer->body );
	}

	/**
	 * Number of posts to keep.
	 */
	private static function kept(): int {
		/**
		 * Filters how many of the account's latest posts the site keeps copies of.
		 *
		 * @param int $posts Posts, at most 200.
		 */
		$kept = apply_filters( 'eidan_instagram_posts', self::KEPT );

		return is_numeric( $kept ) ? max( 1, min( 200, (int) $kept ) ) : self::KEPT;
	}
}
