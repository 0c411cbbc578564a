<?php
/**
 * Terms as a tree.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use WP_Term;

/**
 * The terms of a hierarchical taxonomy, each above its child terms. Branches are closed where there are many terms,
 * but for those with a chosen one.
 */
final class TermTree {

	/**
	 * The list elements of the top terms, with the others inside.
	 *
	 * @param array<WP_Term>     $terms  Terms in their order; one whose parent is not among them is a top term.
	 * @param array<int, string> $links  Their list elements by id.
	 * @param list<string>       $chosen Slugs of chosen terms.
	 * @param int                $few    Up to that many terms, all branches are open.
	 * @return string HTML.
	 */
	public static function html( array $terms, array $links, array $chosen, int $few ): string {
		$ids   = array_map( static fn( WP_Term $term ): int => $term->term_id, $terms );
		$below = array();
		foreach ( $terms as $term ) {
			$below[ in_array( $term->parent, $ids, true ) ? $term->parent : 0 ][] = $term;
		}
		wp_enqueue_style( 'eidan-list-facets' );

		return self::branch( 0, $below, $links, count( $terms ) <= $few ? null : $chosen )['html'];
	}

	/**
	 * The list elements of the terms below one.
	 *
	 * @param int                        $parent Id of the term; 0 = the top.
	 * @param array<int, array<WP_Term>> $below  Terms by the id of the one above.
	 * @param array<int, string>         $links  List elements by id.
	 * @param list<string>|null          $chosen Slugs of chosen terms; null = all branches are open.
	 * @return array{html: string, open: bool} With whether one of them is chosen.
	 */
	private static function branch( int $parent, array $below, array $links, ?array $chosen ): array {
		$html = '';
		$open = null === $chosen;
		foreach ( $below[ $parent ] ?? array() as $term ) {
			$inner = isset( $below[ $term->term_id ] )
				? self::branch( $term->term_id, $below, $links, $chosen )
				: array(
					'html' => '',
					'open' => false,
				);
			$here  = in_array( $term->slug, $chosen ?? array(), true );
			$open  = $open || $here || $inner['open'];
			$html .= '' === $inner['html'] ? $links[ $term->term_id ] ?? '' : sprintf(
				'%s<details%s><summary>%s</summary><ul role="list">%s</ul></details></li>',
				substr( $links[ $term->term_id ] ?? '<li></li>', 0, -strlen( '</li>' ) ),
				$inner['open'] || $here ? ' open' : '',
				/* translators: %s: a category, whose subcategories can be opened. */
				esc_html( sprintf( __( 'In %s', 'eidan' ), $term->name ) ),
				$inner['html']
			);
		}

		return compact( 'html', 'open' );
	}
}
