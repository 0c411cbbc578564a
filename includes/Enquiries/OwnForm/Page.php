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

	/** Control with the number of the form. */
	public const NUMBER = 'eidan_number';

	/** Parameter of an address: the number of the form that was sent. */
	public const SENT = 'eidan-sent';

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
	 * The id of a part of a form. An address with it opens what the part is closed in, also without script.
	 *
	 * @param int    $number Number of the form.
	 * @param string $part   `sent`, `summary` or the name of a field.
	 */
	public static function id( int $number, string $part ): string {
		return "eidan-enquiry-$number-$part";
	}

	/**
	 * Remembers an answer for a form that is printed later.
	 *
	 * @param int    $number Number of the form.
	 * @param Answer $answer What it has to say.
	 */
	public static function remember( int $number, Answer $answer ): void {
		self::memory()->number = $number;
		self::memory()->answer = $answer;
	}

	/**
	 * The answer for a form.
	 *
	 * @param int $number Its number.
	 * @return Answer|null Null if it was not sent.
	 */
	public static function answer( int $number ): ?Answer {
		// phpcs:ignore WordPress.Security -- Only says that something was sent, and is a number.
		if ( Value::integer( $_GET[ self::SENT ] ?? null, 1, 100, 0 ) === $number ) {
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
