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
 * Stored in an option with the data of each post; the images are files, see Copies. The option is not autoloaded.
 */
final class Library {

	public const OPTION = 'eidan_instagram_posts';

	/**
	 * Cache of the option and the posts made from it.
	 *
	 * @var array{stored: mixed, records: list<Record>}|null
	 */
	private ?array $read = null;

	/**
	 * All posts with a copy, newest first.
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
	 * Replaces the stored posts.
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
	 * Removes all posts and their files.
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
