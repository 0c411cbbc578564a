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
		$there = get_term_by( 'name', $name, $taxonomy ) instanceof \WP_Term;
		wp_set_object_terms( $id, $name, $taxonomy );
		$term = get_term_by( 'name', $name, $taxonomy );
		if ( ! $there && $term instanceof \WP_Term ) {
			$ledger->remember( "term/$taxonomy/$name", 'term:' . $taxonomy, $term->term_id );
		}
	}
}
