<?php
/**
 * Imports items of another post type.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

use Eidan\Posts\Field;
use Eidan\Posts\FieldType;
use WP_Post;
use WP_Term;

/**
 * Copies items with terms, featured image and fields; the source stays unchanged. Items that were imported before are
 * skipped, so the import can be repeated for new items.
 */
final class Importer {

	/** Items in a batch. */
	public const BATCH = 100;

	/** Maximum number of problems to list. */
	private const PROBLEMS = 200;

	/** @var Report Result so far. */
	public readonly Report $report;

	/** @var array<string, int> Our terms by taxonomy and term of the source; 0 for terms that a dry run would create. */
	private array $ours = array();

	/** @var int Id of the last item read. */
	private int $last = 0;

	/**
	 * Sets up the import.
	 *
	 * @param Source $source Where the items come from.
	 * @param Map    $map    Maps taxonomies and fields of the source to ours.
	 * @param string $run    Id of the import, sortable by time; '' for a dry run, which writes nothing.
	 */
	public function __construct(
		private readonly Source $source,
		private readonly Map $map,
		private readonly string $run
	) {
		$this->report        = new Report();
		$this->report->found = $source->count();
	}

	/**
	 * Imports the next items.
	 *
	 * @return int Number of items read; 0 = finished.
	 */
	public function step(): int {
		$ids = $this->source->ids( $this->last, self::BATCH );
		if ( array() === $ids ) {
			return 0;
		}
		_prime_post_caches( $ids );
		$here = Trace::of( $ids, $this->map->to );
		// The content is already on this site: KSES would remove parts that a WP-CLI user may not write.
		kses_remove_filters();
		add_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
		try {
			foreach ( $ids as $id ) {
				$post = get_post( $id );
				if ( isset( $here[ $id ] ) ) {
					++$this->report->here;
				} elseif ( $post instanceof WP_Post ) {
					$this->take( $post );
				}
			}
		} finally {
			remove_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
			kses_init();
		}
		$this->last = $ids[ count( $ids ) - 1 ];

		return count( $ids );
	}

	/**
	 * Imports an item.
	 *
	 * @param WP_Post $post Item of the source.
	 */
	private function take( WP_Post $post ): void {
		$terms  = $this->terms( $post->ID, $this->map->taxonomies );
		$values = $this->values( $post );
		$image  = (int) get_post_thumbnail_id( $post );
		$image  = 'attachment' === get_post_type( $image ) ? $image : 0;
		$id     = '' === $this->run ? 0 : $this->insert( $post );
		if ( 0 === $id && '' !== $this->run ) {
			return;
		}
		++$this->report->made;
		$this->report->images += min( 1, $image );
		foreach ( array_keys( $values ) as $name ) {
			$this->report->fields[ $name ] = ( $this->report->fields[ $name ] ?? 0 ) + 1;
		}
		if ( 0 === $id ) {
			return;
		}
		foreach ( $terms as $taxonomy => $list ) {
			wp_set_object_terms( $id, array_diff( $list, array( 0 ) ), $taxonomy );
		}
		foreach ( $values as $name => $value ) {
			update_post_meta( $id, (string) $this->map->to->field( $name )?->key, wp_slash( $value ) );
		}
		if ( $image > 0 ) {
			set_post_thumbnail( $id, $image );
		}
		Trace::note( $id, $post->ID, $this->run );
	}

	/**
	 * The terms of an item.
	 *
	 * @param int                   $id         Item of the source.
	 * @param array<string, string> $taxonomies Our taxonomies by those of the source.
	 * @return array<string, list<int>> Our terms by our taxonomy.
	 */
	private function terms( int $id, array $taxonomies ): array {
		$terms = array();
		foreach ( $taxonomies as $from => $to ) {
			foreach ( $this->source->terms( $id, $from ) as $term ) {
				$terms[ $to ][] = $this->our_term( $term, $to );
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
	private function our_term( WP_Term $term, string $taxonomy ): int {
		$key = "$taxonomy {$term->term_id}";
		if ( ! isset( $this->ours[ $key ] ) ) {
			$above              = is_taxonomy_hierarchical( $taxonomy ) && $term->parent > 0
				? $this->source->term( $term->parent, $term->taxonomy )
				: null;
			$this->ours[ $key ] =
				$this->find_or_make( $term, $taxonomy, null === $above ? 0 : $this->our_term( $above, $taxonomy ) );
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

	/**
	 * Creates our item.
	 *
	 * @param WP_Post $post Item of the source.
	 * @return int 0 if WordPress refused it.
	 */
	private function insert( WP_Post $post ): int {
		// Unknown statuses must not become public by mistake.
		$status = null === get_post_status_object( $post->post_status ) ? 'draft' : $post->post_status;
		/**
		 * Slashed, as WordPress expects it.
		 *
		 * @var array{post_type: string, post_status: string, post_title: string, post_content: string} $copy
		 */
		$copy = wp_slash(
			array(
				'post_type'      => $this->map->to->name,
				'post_status'    => $status,
				'post_title'     => $post->post_title,
				'post_content'   => $post->post_content,
				'post_excerpt'   => $post->post_excerpt,
				'post_author'    => $post->post_author,
				'post_date'      => $post->post_date,
				'post_date_gmt'  => $post->post_date_gmt,
				'post_password'  => $post->post_password,
				'post_name'      => $post->post_name,
				'menu_order'     => $post->menu_order,
				'comment_status' => $post->comment_status,
				'ping_status'    => $post->ping_status,
			)
		);
		$id   = wp_insert_post( $copy, true );
		if ( $id instanceof \WP_Error ) {
			$this->problem( $post, $id->get_error_message() );
			return 0;
		}
		if ( $status !== $post->post_status ) {
			$this->problem(
				$post,
				sprintf( 'has the status "%s", which this site does not know, and came as a draft', $post->post_status )
			);
		}

		return $id;
	}

	/**
	 * The values of the fields.
	 *
	 * @param WP_Post $post Item of the source.
	 * @return array<string, string|bool|float|int|list<mixed>> By name; empty ones are left out.
	 */
	private function values( WP_Post $post ): array {
		$values = array();
		foreach ( $this->map->fields as $key => $target ) {
			list( $name, $service ) = explode( '.', $target . '.' );
			$field                  = $this->map->to->field( $name );
			$stored                 = get_post_meta( $post->ID, $key, true );
			if ( null === $field || ForeignValue::is_empty( $stored ) ) {
				continue;
			}
			$value = ForeignValue::read( $stored, $field, $service, 'attachment_url_to_postid' );
			if ( $field->none() === $value ) {
				$this->problem( $post, sprintf( 'has something in "%s" that is no %s', $key, $field->type->value ) );
			} else {
				$values[ $name ] = self::joined( $field, $values[ $name ] ?? $field->none(), $value );
			}
		}

		return $values;
	}

	/**
	 * Merges links of several meta keys into one list.
	 *
	 * @param Field                               $field
	 * @param string|bool|float|int|list<mixed> $before Existing value.
	 * @param string|bool|float|int|list<mixed> $value  New value.
	 * @return string|bool|float|int|list<mixed>
	 */
	private static function joined(
		Field $field,
		string|bool|float|int|array $before,
		string|bool|float|int|array $value
	): string|bool|float|int|array {
		return FieldType::Links === $field->type && is_array( $before ) && is_array( $value )
			? $field->clean( array( ...$before, ...$value ) )
			: $value;
	}

	/**
	 * Records a problem.
	 *
	 * @param WP_Post $post  Item of the source.
	 * @param string  $words Description.
	 */
	private function problem( WP_Post $post, string $words ): void {
		if ( count( $this->report->problems ) < self::PROBLEMS ) {
			$this->report->problems[] =
				sprintf( 'Item %d "%s" %s.', $post->ID, $post->post_title, rtrim( $words, '.' ) );
		}
	}
}
