<?php
/**
 * What was changed of an enquiry by hand.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use Eidan\Attribution\ByHand;

/**
 * A list of changes, newest last: who, when, what, from what to what.
 *
 * @phpstan-type Change array{time: int, user: int, what: 'state'|'value'|'source'|'note', from: string, to: string}
 */
final class History {

	public const META = '_eidan_enquiry_history';

	private const KINDS = array( 'state', 'value', 'source', 'note' );

	/** Changes that are kept: the latest. */
	private const MOST = 200;

	/**
	 * Adds a change, if it is one.
	 *
	 * @param int                              $id   Enquiry.
	 * @param 'state'|'value'|'source'|'note' $what What was changed.
	 * @param string                           $from Value before.
	 * @param string                           $to   Value now.
	 */
	public static function add( int $id, string $what, string $from, string $to ): void {
		if ( $from === $to ) {
			return;
		}
		$changes   = self::of( $id );
		$changes[] = array(
			'time' => time(),
			'user' => get_current_user_id(),
			'what' => $what,
			'from' => $from,
			'to'   => $to,
		);
		update_post_meta( $id, self::META, wp_slash( array_slice( $changes, -self::MOST ) ) );
	}

	/**
	 * The changes of an enquiry.
	 *
	 * @param int $id Enquiry.
	 * @return list<Change> Oldest first.
	 */
	public static function of( int $id ): array {
		$stored  = get_post_meta( $id, self::META, true );
		$changes = array();
		foreach ( is_array( $stored ) ? $stored : array() as $change ) {
			if ( ! is_array( $change ) || ! in_array( $change['what'] ?? null, self::KINDS, true ) ) {
				continue;
			}
			$changes[] = array(
				'time' => is_int( $change['time'] ?? null ) ? $change['time'] : 0,
				'user' => is_int( $change['user'] ?? null ) ? $change['user'] : 0,
				'what' => $change['what'],
				'from' => is_string( $change['from'] ?? null ) ? $change['from'] : '',
				'to'   => is_string( $change['to'] ?? null ) ? $change['to'] : '',
			);
		}

		return $changes;
	}

	/**
	 * A change in words.
	 *
	 * @param array{what: string, from: string, to: string, ...} $change One of of().
	 * @return string Plain text.
	 */
	public static function words( array $change ): string {
		[ 'what' => $what, 'from' => $from, 'to' => $to ] = $change;
		if ( 'state' === $what ) {
			return sprintf(
				/* translators: 1: state of an enquiry before, 2: its state now. */
				__( 'State: %1$s → %2$s', 'eidan' ),
				State::tryFrom( $from )?->label() ?? '–',
				State::tryFrom( $to )?->label() ?? '–'
			);
		}
		if ( 'source' === $what ) {
			return ByHand::change( $from, $to );
		}
		$names = array(
			/* translators: 1: value of an enquiry before, 2: its value now. */
			'value' => __( 'Value: %1$s → %2$s', 'eidan' ),
			/* translators: 1: note before, 2: note now. */
			'note'  => __( 'Note: %1$s → %2$s', 'eidan' ),
		);

		return sprintf( $names[ $what ] ?? '%1$s → %2$s', '' === $from ? '–' : $from, '' === $to ? '–' : $to );
	}
}
