<?php
/**
 * Takes a file of costs into the table.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

use Eidan\Attribution\Report\Figures;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Price;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;
use WP_Error;

/**
 * A file is taken as a whole or not at all; what was imported before for the same days, sources and campaigns is
 * replaced.
 */
final class Import {

	/** Most bytes of a file. */
	public const BYTES = 5 * 1024 * 1024;

	/** Most campaigns that are named in an answer. */
	private const NAMED = 50;

	/**
	 * Imports a file.
	 *
	 * @param string $bytes As it was uploaded.
	 * @return array<string, mixed>|WP_Error What was imported; an error has the lines that are wrong.
	 */
	public static function file( string $bytes ): array|WP_Error {
		if ( self::BYTES < strlen( $bytes ) ) {
			return self::error(
				sprintf(
					/* translators: %s: a size, such as "5 MB". */
					__( 'The file is larger than %s. Export fewer days at once.', 'eidan' ),
					(string) size_format( self::BYTES )
				)
			);
		}
		$parsed = Parser::read( $bytes, Price::currency() );
		if ( array() !== $parsed->errors ) {
			return self::error( implode( ' ', $parsed->errors ), $parsed->errors );
		}
		CostTable::ensure();
		self::rename( $parsed );
		CostTable::write( $parsed->rows );
		if ( array() !== $parsed->names ) {
			Names::keep( array_replace( Names::all(), $parsed->names ) );
		}
		$unmatched = self::unmatched( $parsed->campaigns() );
		$result    = $parsed->summary() + array(
			'unmatched'      => array_slice( $unmatched, 0, self::NAMED ),
			'unmatchedCount' => count( $unmatched ),
		);
		/**
		 * Fires when costs of ads have been imported.
		 *
		 * @param array $result What the file had: `platform`, `rows`, `days`, `after`, `before`, `cost`, `campaigns`,
		 *                      and `unmatched`, those campaigns that no order or enquiry came from.
		 */
		do_action( 'eidan_ad_costs_imported', $result );

		return $result;
	}

	/**
	 * Follows campaigns that have another name since the last file: else their days would be there under both.
	 */
	private static function rename( Parsed $parsed ): void {
		$source = $parsed->rows[0]['source'] ?? '';
		foreach ( array_intersect_key( Names::all(), $parsed->names ) as $id => $before ) {
			// A name that another campaign has now is not taken from it.
			if ( ! in_array( $before, $parsed->names, true ) ) {
				CostTable::rename( $source, $before, $parsed->names[ $id ] );
			}
		}
	}

	/**
	 * Campaigns that no order and no enquiry came from.
	 *
	 * @param list<string> $campaigns
	 * @return list<string>
	 */
	private static function unmatched( array $campaigns ): array {
		$db    = Database::get();
		$known = array();
		foreach ( Kind::cases() as $kind ) {
			foreach ( Table::exists( $kind ) ? array( 'campaign', 'first_campaign' ) : array() as $column ) {
				// phpcs:ignore WordPress.DB -- A table of our own.
				$found = $db->get_col( (string) $db->prepare( 'SELECT DISTINCT %i FROM %i', $column, $kind->table() ) );
				foreach ( $found as $campaign ) {
					$known[ Figures::folded( (string) $campaign ) ] = true;
				}
			}
		}

		return array_values(
			array_filter(
				$campaigns,
				static fn ( string $campaign ): bool => ! isset( $known[ Figures::folded( $campaign ) ] )
			)
		);
	}

	/**
	 * A file that cannot be used.
	 *
	 * @param string       $message
	 * @param list<string> $lines What is wrong, one by one.
	 */
	private static function error( string $message, array $lines = array() ): WP_Error {
		return new WP_Error(
			'eidan_ad_costs_file',
			$message,
			array(
				'status' => 400,
				'lines'  => $lines,
			)
		);
	}
}
