<?php
/**
 * The site's copies of Instagram's posts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use Eidan\Support\Memory;

/**
 * An option with what is known of each post; the images are files, see Copies. Not loaded where no list asks for it.
 */
final class Library {

	public const OPTION = 'eidan_instagram_posts';

	/**
	 * What was read last, and what was made of it.
	 *
	 * @var array{stored: mixed, records: list<Record>}|null
	 */
	private ?array $read = null;

	/**
	 * All posts that have a copy, the newest first.
	 *
	 * @return list<Record>
	 */
	public static function all(): array {
		$stored = get_option( self::OPTION, array() );
		if ( null === self::memory()->read || self::memory()->read['stored'] !== $stored ) {
			self::memory()->read = array(
				'stored'  => $stored,
				'records' => array_values(
					array_filter(
						array_map( array( Record::class, 'stored' ), is_array( $stored ) ? $stored : array() )
					)
				),
			);
		}

		return self::memory()->read['records'];
	}

	/**
	 * Stores posts in the place of those that were there.
	 *
	 * @param list<Record> $records The posts.
	 */
	public static function store( array $records ): void {
		usort(
			$records,
			static fn ( Record $a, Record $b ): int => array( $b->time, $b->id ) <=> array( $a->time, $a->id )
		);
		update_option(
			self::OPTION,
			array_map( static fn ( Record $record ): array => $record->to_array(), $records ),
			false
		);
	}

	/**
	 * Removes all, with their files.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
		Copies::sweep( array() );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
