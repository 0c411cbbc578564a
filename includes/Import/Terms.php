<?php
/**
 * Converts terms of the source to ours.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

use WP_Term;

/** Finds or creates the terms and their parents. */
final class Terms {

	/**
	 * Our terms by taxonomy and term of the source; 0 for terms that a dry run would create.
	 *
	 * @var array<string, int>
	 */
	private array $ours = array();

	/**
	 * Sets up the conversion.
	 *
	 * @param Source $source Where the terms come from.
	 * @param Report $report Counts created terms.
	 * @param string $run    Id of the import; '' for a dry run.
	 */
	public function __construct(
		private readonly Source $source,
		private readonly Report $report,
		private readonly string $run
	) {
	}

	/**
	 * The terms of an item.
	 *
	 * @param int                   $id         Item of the source.
	 * @param array<string, string> $taxonomies Our taxonomies by those of the source.
	 * @return array<string, list<int>> Our terms by our taxonomy.
	 */
	public function of( int $id, array $taxonomies ): array {
		$terms = array();
		foreach ( $taxonomies as $from => $to ) {
			foreach ( $this->source->terms( $id, $from ) as $term ) {
				$terms[ $to ][] = $this->ours( $term, $to );
			}
		}

		return $terms;
	}

	/**
	 * Our term for one of the source.
	 *
	 * @param WP_Term $term     Term of the source.
	 * @param string  $taxonomy Our taxonomy.
	 */
	private function ours( WP_Term $term, string $taxonomy ): int {
		$key = "$taxonomy {$term->term_id}";
		if ( ! isset( $this->ours[ $key ] ) ) {
			$above              = is_taxonomy_hierarchical( $taxonomy ) && $term->parent > 0
				? $this->source->term( $term->parent, $term->taxonomy )
				: null;
			$this->ours[ $key ] =
				$this->find_or_make( $term, $taxonomy, null === $above ? 0 : $this->ours( $above, $taxonomy ) );
		}

		return $this->ours[ $key ];
	}

	/**
	 * Finds a term with the same slug, or creates one.
	 *
	 * @param WP_Term $term     Term of the source.
	 * @param string  $taxonomy Our taxonomy.
	 * @param int     $above    Its parent among our terms.
	 */
	private function find_or_make( WP_Term $term, string $taxonomy, int $above ): int {
		$here = get_term_by( 'slug', $term->slug, $taxonomy );
		if ( $here instanceof WP_Term ) {
			return $here->term_id;
		}
		++$this->report->terms;
		if ( '' === $this->run ) {
			return 0;
		}
		$made = wp_insert_term(
			wp_slash( $term->name ),
			$taxonomy,
			array(
				'slug'        => $term->slug,
				'description' => wp_slash( $term->description ),
				'parent'      => max( 0, $above ),
			)
		);
		if ( is_wp_error( $made ) ) {
			--$this->report->terms;
			$this->report->problems[] =
				sprintf( 'Term "%s" could not be made: %s', $term->name, $made->get_error_message() );

			return 0;
		}
		add_term_meta( $made['term_id'], Trace::RUN, $this->run );

		return $made['term_id'];
	}
}
