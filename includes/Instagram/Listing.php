<?php
/**
 * The latest posts of an account.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

/**
 * What the API names, page by page, and whether it named all.
 */
final class Listing {

	/** Requests for one list: pages can be emptier than asked for. */
	private const REQUESTS = 20;

	/**
	 * Use of().
	 *
	 * @param list<Record> $records  Posts with an image, the newest first.
	 * @param bool         $is_whole Whether the account has no others, or as many as were wanted were named.
	 * @param Failure|null $failure  Why it broke off.
	 */
	private function __construct(
		public readonly array $records,
		public readonly bool $is_whole,
		public readonly ?Failure $failure = null,
	) {}

	/**
	 * Lists posts.
	 *
	 * @param Api $api    The account.
	 * @param int $wanted How many.
	 * @throws Failure When not even the first page comes.
	 */
	public static function of( Api $api, int $wanted ): self {
		$records = array();
		$after   = '';
		for ( $request = 0; $request < self::REQUESTS; $request++ ) {
			try {
				$page = $api->posts( $after );
			} catch ( Failure $failure ) {
				if ( array() === $records ) {
					throw $failure;
				}
				return new self( array_values( $records ), false, $failure );
			}
			foreach ( $page['records'] as $record ) {
				$records[ $record->id ] = $record;
			}
			// The same cursor again would lead round and round.
			if ( '' === $page['after'] || $page['after'] === $after || count( $records ) >= $wanted ) {
				break;
			}
			$after = $page['after'];
		}
		// An empty list is believed only of an account that has no posts.
		if ( array() === $records && 0 !== $api->profile()['count'] ) {
			throw new Failure( Failure::EMPTY );
		}

		return new self( array_slice( array_values( $records ), 0, $wanted ), true );
	}
}
