<?php
/**
 * What becomes of an enquiry.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

/**
 * The answer to somebody who has sent a form: it was taken, or what is in the way, with all that was typed.
 */
final class Answer {

	public const SENT    = '';
	public const FIELDS  = 'fields';
	public const EXPIRED = 'expired';
	public const AGAIN   = 'again';
	public const MANY    = 'many';
	public const SPAM    = 'spam';
	public const FAILED  = 'failed';

	/**
	 * An answer.
	 *
	 * @param string                $problem One of the constants.
	 * @param array<string, string> $values  What was typed, by field.
	 * @param list<string>          $wrong   Names of fields that are not as they have to be.
	 * @param string                $token   Token with which the form can be sent again; '' for a new one.
	 * @param string                $page    Address of the page that follows; '' for a sentence in place of the form.
	 */
	public function __construct(
		public readonly string $problem,
		public readonly array $values = array(),
		public readonly array $wrong = array(),
		public readonly string $token = '',
		public readonly string $page = ''
	) {
	}

	/**
	 * Whether the enquiry was taken.
	 */
	public function is_sent(): bool {
		return self::SENT === $this->problem;
	}
}
