<?php
/**
 * SQL of an archive's main query.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop\Archives;

use Eidan\Lists\Query\Clauses;
use Eidan\Support\Database;
use Eidan\Support\Memory;
use WP_Query;

/**
 * What the main query would find, on all its pages, if nothing was chosen in the list: counts are about these items.
 * It is taken from the query itself, so it knows what WooCommerce's own filters and other plugins made of it.
 */
final class FoundSql {

	/**
	 * SQL of the ids; '' = not known.
	 *
	 * @var string
	 */
	private string $ids = '';

	/**
	 * Filter `posts_clauses_request`, after all others: notes the SQL of the archive's query.
	 *
	 * @param mixed $clauses Parts of the SQL, by name.
	 * @param mixed $query   The query.
	 */
	public static function note( mixed $clauses, mixed $query = null ): mixed {
		if ( is_array( $clauses ) && $query instanceof WP_Query && $query->is_main_query() ) {
			$chosen = $query->get( Clauses::VARIABLE );

			Memory::of( self::class )->ids = self::made_of(
				array_map( static fn( mixed $part ): string => is_string( $part ) ? $part : '', $clauses ),
				$chosen instanceof Clauses ? $chosen->sql() : ''
			);
		}

		return $clauses;
	}

	/**
	 * SQL that finds the ids of all items; '' = not known, as where another plugin runs the query in its own way.
	 */
	public static function ids(): string {
		return Memory::of( self::class )->ids;
	}

	/**
	 * A query for ids, without what the visitor chose, without order and page.
	 *
	 * @param array<array-key, string> $clauses Parts of the SQL, by name.
	 * @param string                   $chosen  SQL of what the visitor chose.
	 */
	private static function made_of( array $clauses, string $chosen ): string {
		$db    = Database::get();
		$where = '' === $chosen ? $clauses['where'] ?? '' : str_replace( $chosen, '', $clauses['where'] ?? '' );
		$group = $clauses['groupby'] ?? '';
		// Only a condition on groups changes which items there are.
		$group = str_contains( strtoupper( $group ), 'HAVING' ) ? " GROUP BY $group" : '';

		// Every request has another sign for %, which would make another key of what is stored.
		return $db->remove_placeholder_escape(
			"SELECT {$db->posts}.ID FROM {$db->posts} " . ( $clauses['join'] ?? '' ) . " WHERE 1=1 $where$group"
		);
	}
}
