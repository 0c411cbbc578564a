<?php
/**
 * Terms of templates.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * Says which theme and which area a template is of.
 */
final class Terms {

	/**
	 * Assigns a term to a template. A term that is new is recorded, and removed with what needed it.
	 *
	 * @param Ledger $ledger   Remembers it.
	 * @param int    $id       Template.
	 * @param string $name     Name of the term.
	 * @param string $taxonomy One of WordPress's taxonomies of templates.
	 */
	public static function assign( Ledger $ledger, int $id, string $name, string $taxonomy ): void {
		$there = self::there( $name, $taxonomy );
		wp_set_object_terms( $id, $name, $taxonomy );
		if ( ! $there ) {
			self::remember( $ledger, $name, $taxonomy );
		}
	}

	/**
	 * Whether there is a term.
	 *
	 * @param string $name     Name of the term.
	 * @param string $taxonomy
	 */
	public static function there( string $name, string $taxonomy ): bool {
		return get_term_by( 'name', $name, $taxonomy ) instanceof \WP_Term;
	}

	/**
	 * Records a term that is new.
	 *
	 * @param Ledger $ledger   Remembers it.
	 * @param string $name     Name of the term.
	 * @param string $taxonomy
	 */
	public static function remember( Ledger $ledger, string $name, string $taxonomy ): void {
		$term = get_term_by( 'name', $name, $taxonomy );
		if ( $term instanceof \WP_Term ) {
			$ledger->remember( "term/$taxonomy/$name", 'term:' . $taxonomy, $term->term_id );
		}
	}
}
