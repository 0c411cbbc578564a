<?php
/**
 * The place in a list where a page begins.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use WP_Post;

/**
 * The last item of the page before: its date and its id, written as `20260131235959.123`.
 *
 * It says nothing that a visitor has not seen, so it is not signed; a forged one only shows another part of
 * the same list.
 */
final class Cursor {

	public const PATTERN = '^[0-9]{14}\.[0-9]{1,18}$';

	/**
	 * Collects a cursor.
	 *
	 * @param string $date Y-m-d H:i:s.
	 * @param int    $id   Id of the item.
	 */
	private function __construct(
		public readonly string $date,
		public readonly int $id,
	) {}

	/**
	 * The cursor behind an item.
	 *
	 * @param WP_Post $post The item.
	 */
	public static function after( WP_Post $post ): ?self {
		return self::from( preg_replace( '/[^0-9]/', '', $post->post_date ) . '.' . $post->ID );
	}

	/**
	 * A cursor from anything; null when it is none.
	 *
	 * @param mixed $value The value.
	 */
	public static function from( mixed $value ): ?self {
		if ( ! is_string( $value ) || 1 !== preg_match( '/' . self::PATTERN . '/D', $value ) ) {
			return null;
		}
		[ $digits, $id ]                          = explode( '.', $value );
		$parts                                    = array_map( 'intval', str_split( substr( $digits, 4 ), 2 ) );
		[ $month, $day, $hour, $minute, $second ] = array_pad( $parts, 5, 0 );
		$year                                     = (int) substr( $digits, 0, 4 );
		if (
			0 === (int) $id || ! checkdate( $month, $day, max( 1, $year ) )
			|| 0 === $year || $hour > 23 || $minute > 59 || $second > 59
		) {
			return null;
		}

		return new self(
			sprintf( '%04d-%02d-%02d %02d:%02d:%02d', $year, $month, $day, $hour, $minute, $second ),
			(int) $id
		);
	}

	/**
	 * As it travels.
	 */
	public function __toString(): string {
		return preg_replace( '/[^0-9]/', '', $this->date ) . '.' . $this->id;
	}
}
