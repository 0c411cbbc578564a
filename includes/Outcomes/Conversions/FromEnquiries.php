<?php
/**
 * Conversions by enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Conversions;

use Eidan\Attribution\Report\Period;
use Eidan\Enquiries\History;
use Eidan\Enquiries\Record;
use Eidan\Enquiries\State;
use Eidan\Enquiries\Store;
use Eidan\Support\Database;

/**
 * Won enquiries by the day they were won, and, if the owner wants, all of them by the day they came.
 */
final class FromEnquiries {

	/** Enquiries in a batch. */
	private const BATCH = 500;

	/**
	 * The conversions of a period: those that came, then those that were won.
	 *
	 * @param Platform $platform
	 * @param Period   $period
	 * @param string   $won Name of the conversion action of won ones; '' = none is wanted.
	 * @param string   $any The same for every enquiry.
	 * @return list<Conversion>
	 */
	public static function find( Platform $platform, Period $period, string $won, string $any ): array {
		$from  = $period->utc()[0];
		$found = array();
		if ( '' !== $any ) {
			$came = self::ids( 'post_date_gmt', $from, State::statuses() );
			foreach ( self::records( $came ) as $record ) {
				$found[] = self::of( $record, $platform, $period, $any, $record->time, false );
			}
		}
		if ( '' !== $won ) {
			// What was won since then was changed since then.
			$changed = self::ids( 'post_modified_gmt', $from, array( State::Won->value ) );
			foreach ( self::records( $changed ) as $record ) {
				$found[] = self::of( $record, $platform, $period, $won, self::won_at( $record ), true );
			}
		}

		return array_values( array_filter( $found ) );
	}

	/**
	 * The conversion of an enquiry.
	 *
	 * @return Conversion|null Null if it counts for none.
	 */
	private static function of(
		Record $record,
		Platform $platform,
		Period $period,
		string $name,
		int $time,
		bool $has_value
	): ?Conversion {
		$click = $platform->click( $record->attribution );
		if ( '' === $click || $time < $period->start->getTimestamp() || $time >= $period->end->getTimestamp() ) {
			return null;
		}
		$value = $has_value && '' !== $record->currency ? $record->value : '';

		return new Conversion( $click, $name, $time, $value, '' === $value ? '' : $record->currency );
	}

	/**
	 * When an enquiry was won, or came if that is not known.
	 */
	private static function won_at( Record $record ): int {
		$time = $record->time;
		foreach ( History::of( $record->id ) as $change ) {
			if ( 'state' === $change['what'] && State::Won->value === $change['to'] ) {
				$time = $change['time'];
			}
		}

		return $time;
	}

	/**
	 * Reads enquiries, batch by batch.
	 *
	 * @param list<int> $ids
	 * @return iterable<Record>
	 */
	private static function records( array $ids ): iterable {
		foreach ( array_chunk( $ids, self::BATCH ) as $index => $batch ) {
			if ( $index > 0 ) {
				// Frees the memory of the batch before.
				wp_cache_flush_runtime();
			}
			_prime_post_caches( $batch, false, true );
			foreach ( $batch as $id ) {
				$record = Record::of( $id );
				if ( null !== $record && ! $record->is_trashed ) {
					yield $record;
				}
			}
		}
	}

	/**
	 * Enquiries since a moment.
	 *
	 * @param 'post_date_gmt'|'post_modified_gmt' $column
	 * @param string                              $from     UTC, as stored.
	 * @param non-empty-list<string>              $statuses
	 * @return list<int>
	 */
	private static function ids( string $column, string $from, array $statuses ): array {
		$db    = Database::get();
		$slots = implode( ', ', array_fill( 0, count( $statuses ), '%s' ) );
		$ids   = $db->get_col( // phpcs:ignore WordPress.DB -- A walk over all; the text holds nothing but placeholders.
			(string) $db->prepare(
				"SELECT ID FROM %i WHERE post_type = %s AND post_status IN ( $slots ) AND %i >= %s ORDER BY ID",
				$db->posts,
				Store::POST_TYPE,
				...array( ...$statuses, $column, $from )
			)
		);

		return array_map( 'intval', array_values( $ids ) );
	}
}
