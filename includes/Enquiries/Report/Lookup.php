<?php
/**
 * What lists ask the lookup table.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Report;

use Eidan\Attribution\Report\Customer;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;

/**
 * Forms that there are enquiries of, and the enquiries of a person.
 */
final class Lookup {

	/** Most forms in the filter of the list. */
	private const FORMS = 200;

	/**
	 * Titles of the forms.
	 *
	 * @return list<string>
	 */
	public static function forms(): array {
		return array_values(
			array_filter(
				self::column(
					"SELECT DISTINCT form FROM %i WHERE form <> '' ORDER BY form LIMIT %d",
					self::FORMS
				),
				'is_string'
			)
		);
	}

	/**
	 * Enquiries of a person, newest first.
	 *
	 * @param string $email E-mail address, in any case of letters.
	 * @param int    $limit Most of them.
	 * @return list<int>
	 */
	public static function of_person( string $email, int $limit ): array {
		$customer = Customer::of_email( $email );
		if ( '' === $customer ) {
			return array();
		}

		return array_map(
			'intval',
			self::column(
				"SELECT enquiry_id FROM %i WHERE customer = %s AND status NOT IN ( 'trash', 'auto-draft' ) "
					. 'ORDER BY created DESC LIMIT %d',
				$customer,
				$limit
			)
		);
	}

	/**
	 * A column of the table.
	 *
	 * @param literal-string $sql       SQL whose first placeholder is the table.
	 * @param string|int     ...$values The other values.
	 * @return list<string|null>
	 */
	private static function column( string $sql, string|int ...$values ): array {
		if ( ! Table::exists( Kind::Enquiries ) ) {
			return array();
		}
		$db    = Database::get();
		$table = Table::name( Kind::Enquiries );

		// phpcs:ignore WordPress.DB -- A table of our own; prepared here.
		return array_values( $db->get_col( (string) $db->prepare( $sql, $table, ...$values ) ) );
	}
}
