<?php
/**
 * Reads the campaigns of the report again.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Batches;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Table;

/**
 * The lookup tables have campaigns by name, so they follow when names change.
 */
final class Reading {

	/**
	 * Fills the tables again: a few rows at once, more in batches, of which the screen says how far they are.
	 */
	public static function again(): void {
		foreach ( Kind::here() as $kind ) {
			if ( ! Table::exists( $kind ) ) {
				continue;
			}
			Backfill::start( true, $kind );
			if ( Backfill::state( $kind )['total'] <= Backfill::BATCH ) {
				do {
					$more = Backfill::step( $kind );
				} while ( $more );
				Batches::clear( $kind );
			}
		}
	}
}
