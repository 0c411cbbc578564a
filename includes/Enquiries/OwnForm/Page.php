<?php
/**
 * The forms of a page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

use Eidan\Support\Memory;
use Eidan\Support\PageCaches;
use Eidan\Support\PageState;
use Eidan\Support\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers the forms of a page, and remembers the answer for the one that was sent.
 */
final class Page implements PageState {

	/** Control that names the form: its number and the key of its ids. */
	public const NUMBER = 'eidan_number';

	/** Parameter of an address: the number of the form that was sent. */
	public const SENT = 'eidan-sent';

	/** Most forms of a page. */
	private const MOST = 100;

	/**
	 * Number of forms so far.
	 *
	 * @var int
	 */
	private int $count = 0;

	/**
	 * Number of the form that was sent.
	 *
	 * @var int
	 */
	private int $number = 0;

	/**
	 * Key of its ids.
	 *
	 * @var string
	 */
	private string $key = '';

	/**
	 * The answer for it.
	 *
	 * @var Answer|null
	 */
	private ?Answer $answer = null;

	/** Counts one more form, and gives its number. */
	public static function next(): int {
		return ++self::memory()->count;
	}

	/**
	 * The name of a form for {@see self::NUMBER}. A script may put the form of another page into this one, where its
	 * number is taken: the key tells their ids apart.
	 *
	 * @param int         $number Number of the form.
	 * @param Answer|null $answer The answer for it. Then the key is the one that was sent, as the address of the answer
	 *                            names an id with it.
	 */
	public static function name( int $number, ?Answer $answer ): string {
		$key = null === $answer ? bin2hex( random_bytes( 4 ) ) : self::memory()->key;

		return '' === $key ? (string) $number : "$number-$key";
	}

	/**
	 * Reads a name.
	 *
	 * @param mixed $name What was sent.
	 * @return array{number: int, key: string} The first form without a key if it is no name.
	 */
	public static function named( mixed $name ): array {
		$is_name = is_string( $name ) && 1 === preg_match( '/^([0-9]{1,3})(?:-([0-9a-f]{8}))?$/D', $name, $found );
		$number  = $is_name ? (int) ( $found[1] ?? 0 ) : 0;

		return 1 <= $number && $number <= self::MOST
			? array(
				'number' => $number,
				'key'    => $found[2] ?? '',
			)
			: array(
				'number' => 1,
				'key'    => '',
			);
	}

	/**
	 * The id of a part of a form. An address with it opens what the part is closed in, also without script.
	 *
	 * @param string $name Name of the form, from {@see self::name()}; its number for the one that was sent.
	 * @param string $part `sent`, `summary` or the name of a field.
	 */
	public static function id( string $name, string $part ): string {
		return "eidan-enquiry-$name-$part";
	}

	/**
	 * Remembers an answer for a form that is printed later.
	 *
	 * @param int    $number Number of the form.
	 * @param Answer $answer What it has to say.
	 * @param string $key    Key of its ids; '' for none.
	 */
	public static function remember( int $number, Answer $answer, string $key = '' ): void {
		self::memory()->number = $number;
		self::memory()->answer = $answer;
		self::memory()->key    = $key;
	}

	/**
	 * The answer for a form.
	 *
	 * @param int $number Its number.
	 * @return Answer|null Null if it was not sent.
	 */
	public static function answer( int $number ): ?Answer {
		// phpcs:ignore WordPress.Security -- Only says that something was sent, and is a number.
		if ( Value::integer( $_GET[ self::SENT ] ?? null, 1, self::MOST, 0 ) === $number ) {
			PageCaches::leave_out();
			return new Answer( Answer::SENT );
		}

		return self::memory()->number === $number ? self::memory()->answer : null;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
