<?php
/**
 * Where a page of a list begins.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use WP_Post;

/**
 * Date and id of the last item of the previous page, written as `20260131235959.123`.
 *
 * It is not signed: it holds nothing secret, and a forged one only shows another part of the same list.
 */
final class Cursor {

	public const PATTERN = '^[0-9]{14}\.[0-9]{1,18}$';

	/**
	 * @param string $date Y-m-d H:i:s.
	 */
	private function __construct(
		public readonly string $date,
		public readonly int $id,
	) {}

	/**
	 * The cursor that starts after an item.
	 *
	 * @param WP_Post $post
	 */
	public static function after( WP_Post $post ): ?self {
		return self::parse( preg_replace( '/[^0-9]/', '', $post->post_date ) . '.' . $post->ID );
	}

	/**
	 * Reads a cursor; null if the value is not a valid one.
	 *
	 * @param mixed $value Unchecked input.
	 */
	public static function parse( mixed $value ): ?self {
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
	 * The cursor as it is written in requests.
	 */
	public function __toString(): string {
		return preg_replace( '/[^0-9]/', '', $this->date ) . '.' . $this->id;
	}
}
