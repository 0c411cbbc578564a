<?php
/**
 * An enquiry's row of the lookup table.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Report;

use Eidan\Attribution\Report\Customer;
use Eidan\Attribution\Report\Row as OrderRow;
use Eidan\Attribution\Report\Table;
use Eidan\Enquiries\Record;
use Eidan\Enquiries\State;

/**
 * Makes the row.
 */
final class Row {

	/**
	 * The row of an enquiry.
	 *
	 * @param Record $record
	 * @return array<string, string|int> Values by column.
	 */
	public static function of( Record $record ): array {
		$is_won = State::Won === $record->state;

		return array(
			'enquiry_id' => $record->id,
			'created'    => gmdate( 'Y-m-d H:i:s', $record->time ),
			'status'     => $record->is_trashed ? 'trash' : $record->state->value,
			// What an enquiry may bring counts once it has brought it.
			'revenue'    => $is_won && '' !== $record->value ? $record->value : '0',
			'currency'   => OrderRow::cut( $record->currency, Table::CURRENCY_LENGTH ),
			'customer'   => Customer::of_email( $record->email ),
			'form'       => OrderRow::cut( $record->form_name() ),
		) + OrderRow::visits( $record->attribution );
	}
}
