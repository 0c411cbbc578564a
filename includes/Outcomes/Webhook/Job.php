<?php
/**
 * A delivery that waits.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Webhook;

/**
 * Names what happened. What is sent of it is read when it is sent, so that the queue holds nothing about a person.
 */
final class Job {

	/** Events. */
	public const ADDED = 'enquiry.added';
	public const STATE = 'enquiry.state';
	public const PAID  = 'order.paid';
	public const TEST  = 'test';

	/**
	 * A delivery.
	 *
	 * @param string $delivery Its id, the same in each attempt.
	 * @param string $event    One of the events.
	 * @param int    $id       Order or enquiry.
	 * @param int    $time     Unix time at which it happened.
	 * @param string $state    State that it has got; '' = none.
	 * @param string $before   State before; '' = none.
	 * @param int    $attempt  Number of this attempt, from 1.
	 */
	public function __construct(
		public readonly string $delivery,
		public readonly string $event,
		public readonly int $id,
		public readonly int $time,
		public readonly string $state = '',
		public readonly string $before = '',
		public readonly int $attempt = 1,
	) {
	}

	/**
	 * A new one, of what happens now.
	 *
	 * @param string $event  One of the events.
	 * @param int    $id     Order or enquiry.
	 * @param string $state  State that it has got.
	 * @param string $before State before.
	 */
	public static function now( string $event, int $id, string $state = '', string $before = '' ): self {
		return new self( wp_generate_uuid4(), $event, $id, time(), $state, $before );
	}

	/**
	 * What the queue has kept.
	 *
	 * @param array<array-key, mixed> $kept Arguments of the scheduled action.
	 * @return self|null Null if they are not ours.
	 */
	public static function of( array $kept ): ?self {
		$kept = array_values( $kept ) + array_fill( 0, 7, null );
		$text = static fn ( int $index ): string => is_string( $kept[ $index ] ) ? $kept[ $index ] : '';
		$int  = static fn ( int $index ): int => is_numeric( $kept[ $index ] ) ? (int) $kept[ $index ] : 0;

		return wp_is_uuid( $text( 0 ) ) && in_array( $text( 1 ), array( self::ADDED, self::STATE, self::PAID ), true )
			? new self( $text( 0 ), $text( 1 ), $int( 2 ), $int( 3 ), $text( 4 ), $text( 5 ), max( 1, $int( 6 ) ) )
			: null;
	}

	/**
	 * The next attempt.
	 */
	public function again(): self {
		return new self(
			$this->delivery,
			$this->event,
			$this->id,
			$this->time,
			$this->state,
			$this->before,
			$this->attempt + 1
		);
	}

	/**
	 * Arguments for the queue.
	 *
	 * @return array{string, string, int, int, string, string, int}
	 */
	public function arguments(): array {
		return array(
			$this->delivery,
			$this->event,
			$this->id,
			$this->time,
			$this->state,
			$this->before,
			$this->attempt,
		);
	}
}
