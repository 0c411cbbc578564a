<?php
/**
 * Who sent a form.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

use Eidan\Enquiries\Clean;
use Eidan\Support\Text;

/**
 * Finds name, e-mail address, telephone number and message among the fields of a form, by their types. A form that has
 * no type for names is searched for a field that is named so.
 *
 * @phpstan-type Answer array{type: string, key: string, label: string, value: mixed}
 * @phpstan-type Found array{name: string, email: string, phone: string, message: string}
 */
final class Person {

	/** Types of fields, as the plugins call them, by what they ask for. */
	private const TYPES = array(
		'name'    => array( 'name', 'input_name' ),
		'email'   => array( 'email', 'input_email' ),
		'phone'   => array( 'tel', 'phone', 'telephone' ),
		'message' => array( 'textarea' ),
	);

	/** Types that may ask for a name. */
	private const TEXTS = array( 'text', 'input_text', 'textbox' );

	/** Types of the parts of a name. */
	private const PARTS = array( 'firstname', 'lastname' );

	/** What the key or label of a name has in it; `first` and `last` are joined. */
	private const NAMED = '/(?<!\p{L})(?:full|your|first|last|sur|family|given|vor|nach|pré)?[-_ ]?'
		. '(?:name|nom|nombre|nome|naam)(?!\p{L})/iu';

	/**
	 * Finds them.
	 *
	 * @param list<array> $answers Fields in the order of the form: `type` as the plugin calls it, `key`, `label`, and
	 *                             `value` without slashes, a text or a list of texts.
	 * @return array Plain texts; '' for what is not found.
	 *
	 * @phpstan-param list<Answer> $answers
	 * @phpstan-return Found
	 */
	public static function of( array $answers ): array {
		$found = array(
			'name'    => '',
			'email'   => '',
			'phone'   => '',
			'message' => '',
		);
		foreach ( $answers as $answer ) {
			$kind = self::kind( $answer['type'] );
			$text = self::text( $answer['value'], 'name' === $kind ? ' ' : ', ' );
			$text = 'email' === $kind ? Clean::email( $text ) : $text;
			if ( '' === $text || '' === $kind || ( 'email' === $kind && false === is_email( $text ) ) ) {
				continue;
			}
			if ( 'message' === $kind && '' !== $found['message'] ) {
				$text = $found['message'] . "\n\n" . $text;
			} elseif ( '' !== $found[ $kind ] ) {
				continue;
			}
			$found[ $kind ] = $text;
		}
		if ( '' === $found['name'] ) {
			$found['name'] = self::named( $answers );
		}

		return $found;
	}

	/**
	 * A text of a value.
	 *
	 * @param mixed  $value Text, number or a list of them, also nested.
	 * @param string $glue  Between the items of a list.
	 */
	public static function text( mixed $value, string $glue = ', ' ): string {
		if ( is_array( $value ) ) {
			$parts = array_map( static fn ( mixed $one ): string => self::text( $one, $glue ), $value );

			return implode( $glue, array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
		}

		return trim( Text::utf8( Text::of( $value ) ) );
	}

	/**
	 * What a type of field asks for.
	 *
	 * @return 'name'|'email'|'phone'|'message'|'' '' for anything else.
	 */
	private static function kind( string $type ): string {
		foreach ( self::TYPES as $kind => $types ) {
			if ( in_array( $type, $types, true ) ) {
				return $kind;
			}
		}

		return '';
	}

	/**
	 * The texts of the first two fields that are named like a name: some forms ask for both parts.
	 *
	 * @param list<array> $answers Fields.
	 *
	 * @phpstan-param list<Answer> $answers
	 */
	private static function named( array $answers ): string {
		$names = array();
		foreach ( $answers as $answer ) {
			$is_name = in_array( $answer['type'], self::PARTS, true )
				|| ( in_array( $answer['type'], self::TEXTS, true )
					&& self::is_named( "{$answer['key']} {$answer['label']}" ) );
			$text    = $is_name ? self::text( $answer['value'] ) : '';
			if ( '' !== $text ) {
				$names[] = $text;
			}
		}

		return implode( ' ', array_slice( $names, 0, 2 ) );
	}

	/**
	 * Whether words are those of a person's name.
	 */
	private static function is_named( string $words ): bool {
		return 1 === preg_match( self::NAMED, $words ) && 1 !== preg_match( '/compan|business|firm|user/i', $words );
	}
}
