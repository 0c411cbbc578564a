<?php
/**
 * Records where imported items come from.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

use Eidan\Posts\ContentType;
use Eidan\Posts\Fingerprint;
use Eidan\Support\Database;

/** Stored as meta of items and terms, so that a second import creates no duplicates and an import can be undone. */
final class Trace {

	/** Id of the source item. */
	public const SOURCE = '_eidan_import_source';

	/** Id of the import that created an item or term. */
	public const RUN = '_eidan_import_run';

	/** Fingerprint of the item when it was created. */
	private const PRINT = '_eidan_import_print';

	/**
	 * Records the source of an item.
	 *
	 * @param int    $id     Our item.
	 * @param int    $source Source item.
	 * @param string $run    Id of the import.
	 */
	public static function note( int $id, int $source, string $run ): void {
		update_post_meta( $id, self::SOURCE, $source );
		update_post_meta( $id, self::RUN, $run );
		update_post_meta( $id, self::PRINT, Fingerprint::of( $id ) );
	}

	/**
	 * Whether somebody has edited an item since the import.
	 *
	 * @param int $id Our item.
	 */
	private static function edited( int $id ): bool {
		$print = get_post_meta( $id, self::PRINT, true );

		return Fingerprint::edited( $id, is_string( $print ) ? $print : '' );
	}

	/**
	 * Our items by source item.
	 *
	 * @param list<int>   $sources Source items.
	 * @param ContentType $type    Our content type.
	 * @return array<int, int>
	 */
	public static function of( array $sources, ContentType $type ): array {
		$posts = get_posts(
			array(
				'post_type'    => $type->name,
				'post_status'  => array_keys( get_post_stati() ),
				'numberposts'  => -1,
				// phpcs:ignore WordPress.DB.SlowDBQuery -- Once for a hundred items.
				'meta_key'     => self::SOURCE,
				// phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
				'meta_value'   => array_map( 'strval', $sources ),
				'meta_compare' => 'IN',
			)
		);
		$here  = array();
		foreach ( $posts as $post ) {
			$source = get_post_meta( $post->ID, self::SOURCE, true );
			if ( is_numeric( $source ) ) {
				$here[ (int) $source ] = $post->ID;
			}
		}

		return $here;
	}

	/**
	 * The latest import of a type.
	 *
	 * @param ContentType $type Our content type.
	 * @return string '' if there is none.
	 */
	public static function latest( ContentType $type ): string {
		$db = Database::get();

		// phpcs:ignore WordPress.DB -- Once a run.
		return (string) $db->get_var(
			(string) $db->prepare(
				'SELECT MAX( m.meta_value ) FROM %i AS m JOIN %i AS p ON p.ID = m.post_id WHERE m.meta_key = %s '
					. 'AND p.post_type = %s',
				$db->postmeta,
				$db->posts,
				self::RUN,
				$type->name
			)
		);
	}

	/**
	 * Items that an import created.
	 *
	 * @param string $run Id of the import.
	 * @return list<int>
	 */
	private static function items( string $run ): array {
		$db = Database::get();

		// phpcs:ignore WordPress.DB -- Once a run.
		return array_map(
			'intval',
			$db->get_col(
				(string) $db->prepare(
					'SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = %s ORDER BY post_id',
					$db->postmeta,
					self::RUN,
					$run
				)
			)
		);
	}

	/**
	 * Terms that an import created, with their taxonomies; children before their parents.
	 *
	 * @param string $run Id of the import.
	 * @return array<int, non-empty-string>
	 */
	private static function terms( string $run ): array {
		$db    = Database::get();
		$terms = array();
		// phpcs:ignore WordPress.DB -- Once a run.
		foreach ( $db->get_col(
			(string) $db->prepare(
				'SELECT term_id FROM %i WHERE meta_key = %s AND meta_value = %s ORDER BY term_id DESC',
				$db->termmeta,
				self::RUN,
				$run
			)
		) as $id ) {
			$term = get_term( (int) $id );
			if ( $term instanceof \WP_Term && '' !== $term->taxonomy ) {
				$terms[ $term->term_id ] = $term->taxonomy;
			}
		}

		return $terms;
	}

	/**
	 * Undoes an import: deletes the items that it created and nobody has edited since, and its terms if nothing else
	 * uses them. Images stay, as they belong to the source.
	 *
	 * @param string $run    Id of the import, see latest().
	 * @param bool   $edited Whether to delete edited items, too.
	 * @return array{removed: int, kept: list<int>} Items.
	 */
	public static function undo( string $run, bool $edited ): array {
		$removed = 0;
		$kept    = array();
		foreach ( self::items( $run ) as $id ) {
			if ( ! $edited && self::edited( $id ) ) {
				$kept[] = $id;
			} elseif ( (bool) wp_delete_post( $id, true ) ) {
				++$removed;
			}
		}
		foreach ( self::terms( $run ) as $id => $taxonomy ) {
			$objects  = get_objects_in_term( $id, $taxonomy );
			$children = get_term_children( $id, $taxonomy );
			if ( array() === $objects && array() === $children ) {
				wp_delete_term( $id, $taxonomy );
			}
		}

		return array(
			'removed' => $removed,
			'kept'    => $kept,
		);
	}

	/** Removes all records, on uninstall. Items may have another post type by now. */
	public static function forget(): void {
		array_map( 'delete_post_meta_by_key', array( self::SOURCE, self::RUN, self::PRINT ) );
		delete_metadata( 'term', 0, self::RUN, '', true );
	}
}
