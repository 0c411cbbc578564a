<?php
/**
 * The latest posts of an account.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- A word of a list, which the screen puts into words.

/**
 * Reads the API page by page, and knows whether the list is complete.
 */
final class Listing {

	/** Maximum requests for a list: pages can have fewer posts than requested. */
	private const REQUESTS = 20;

	/**
	 * Use of().
	 *
	 * @param list<Record> $records  Posts with an image, the newest first.
	 * @param bool         $is_whole Whether the list is complete: the account has no more posts, or enough were found.
	 * @param Failure|null $failure  Why the list is incomplete.
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
	 * @param int $wanted Number of posts.
	 * @throws Failure If even the first page fails.
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
			// The same cursor again would loop forever.
			if ( '' === $page['after'] || $page['after'] === $after || count( $records ) >= $wanted ) {
				break;
			}
			$after = $page['after'];
		}
		// Trust an empty list only if the account has no posts.
		if ( array() === $records && 0 !== $api->profile()['count'] ) {
			throw new Failure( Failure::EMPTY );
		}

		return new self( array_slice( array_values( $records ), 0, $wanted ), true );
	}
}
