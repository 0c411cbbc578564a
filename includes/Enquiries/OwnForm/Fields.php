<?php
/**
 * What people write into an enquiry form.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

use Eidan\Enquiries\Clean;
use Eidan\Support\Text;

/**
 * Reads and checks the fields of a form. Anybody may send anything: what comes out is plain text, at most as long as
 * the form lets people type, and on one line but for the message.
 */
final class Fields {

	/** The most letters of each field, in the order in which a form has them. */
	public const LENGTHS = array(
		'name'    => 200,
		'email'   => 254,
		'phone'   => 50,
		'choice'  => 200,
		'message' => 20_000,
		'consent' => 1,
	);

	/** What begins another line somewhere, and what turns the direction of words around it. */
	private const UNSEEN = '\p{Cc}\x{2028}\x{2029}\x{202A}-\x{202E}\x{2066}-\x{2069}';

	/**
	 * The name with which a field is sent. WordPress takes `name` and others for a question about posts.
	 *
	 * @param string $field Name of the field, as in LENGTHS.
	 */
	public static function control( string $field ): string {
		return "eidan_$field";
	}

	/**
	 * What was typed.
	 *
	 * @param array<array-key, mixed> $sent Values of a request, without slashes.
	 * @return array<string, string> Text by field; '' for what was not sent.
	 */
	public static function read( array $sent ): array {
		$values = array();
		foreach ( self::LENGTHS as $field => $length ) {
			$value            = $sent[ self::control( $field ) ] ?? '';
			$text             = is_string( $value ) ? Text::utf8( $value ) : '';
			$text             = 'message' === $field ? self::lines( $text ) : self::line( $text );
			$text             = 'email' === $field ? Clean::email( $text ) : $text;
			$values[ $field ] = mb_substr( $text, 0, $length );
		}

		return $values;
	}

	/**
	 * The fields that are not as they have to be.
	 *
	 * @param Form                  $form   Says which fields there are, and which may be empty.
	 * @param array<string, string> $values Text by field, as read() returns it.
	 * @return list<string> Their names, in the order of the form.
	 */
	public static function wrong( Form $form, array $values ): array {
		return array_values(
			array_filter(
				$form->fields(),
				static fn( string $field ): bool => ! self::is_right( $form, $field, $values[ $field ] ?? '' )
			)
		);
	}

	/**
	 * Whether a field is as it has to be.
	 *
	 * @param Form   $form
	 * @param string $field Its name.
	 * @param string $value What was typed.
	 */
	private static function is_right( Form $form, string $field, string $value ): bool {
		if ( '' === $value ) {
			return ! $form->is_required( $field );
		}

		return match ( $field ) {
			'email'   => false !== is_email( $value ),
			'choice'  => in_array( $value, $form->choices(), true ),
			'consent' => '1' === $value,
			default   => true,
		};
	}

	/**
	 * Text on one line.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function line( string $text ): string {
		return trim( (string) preg_replace( '/[' . self::UNSEEN . '\s]+/u', ' ', $text ) );
	}

	/**
	 * Text on several lines.
	 *
	 * @param string $text Valid UTF-8.
	 */
	private static function lines( string $text ): string {
		$lines = str_replace( array( "\r\n", "\r" ), "\n", $text );

		return trim( (string) preg_replace( '/(?![\n\t])[' . self::UNSEEN . ']/u', '', $lines ) );
	}
}
