<?php
/**
 * The visit beside an entry of another plugin.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

use Eidan\Enquiries\Sent;

/**
 * Packs the fields into one text, which plugins with entries of their own keep with them: it goes when the entry goes.
 */
final class Visit {

	/**
	 * One text of the fields.
	 *
	 * @param array<string, string> $fields Cleaned and derived fields.
	 * @return string JSON; '' without fields.
	 */
	public static function pack( array $fields ): string {
		return array() === $fields
			? ''
			: (string) wp_json_encode( $fields, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * The fields of a text. They are cleaned again: whoever may edit the entry's data could have changed them.
	 *
	 * @param mixed $text From pack(); anything else gives none.
	 * @return array<string, string> Cleaned and derived fields.
	 */
	public static function unpack( mixed $text ): array {
		return is_string( $text ) && '' !== $text ? Sent::fields( $text ) : array();
	}
}
