<?php
/**
 * Fills the lookup table of enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Report;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Batches;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Table;
use Eidan\Enquiries\Store;

/**
 * The table is made with the first enquiry. It is filled when it is new, lost, or the plugin was away.
 */
final class Fill {

	/**
	 * Action `admin_init`: makes and fills the table if the site has enquiries. A few are written at once, so that the
	 * first list has all of them.
	 */
	public static function prepare(): void {
		$kind = Kind::Enquiries;
		if ( Table::exists( $kind ) ? Backfill::state( $kind )['finished'] : ! Store::any() ) {
			return;
		}
		Backfill::resume( $kind );
		$state = Backfill::state( $kind );
		if ( ! $state['finished'] && $state['total'] <= Backfill::BATCH && Table::exists( $kind ) ) {
			do {
				$more = Backfill::step( $kind );
			} while ( $more );
			Batches::clear( $kind );
		}
	}

	/**
	 * Action `eidan_enquiries_backfill`: writes a batch.
	 */
	public static function batch(): void {
		Backfill::next( Kind::Enquiries );
	}
}
