<?php
/**
 * Undoes an import.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

/**
 * Deletes items that an import created and nobody has edited since, and its terms if nothing else uses them. Images
 * stay, as they belong to the source.
 */
final class Undo {

	/**
	 * Undoes the import.
	 *
	 * @param string $run    Id of the import, see Trace::latest().
	 * @param bool   $edited Whether to delete edited items, too.
	 * @return array{removed: int, kept: list<int>} Items.
	 */
	public static function run( string $run, bool $edited ): array {
		$removed = 0;
		$kept    = array();
		foreach ( Trace::items( $run ) as $id ) {
			if ( ! $edited && Trace::edited( $id ) ) {
				$kept[] = $id;
			} elseif ( (bool) wp_delete_post( $id, true ) ) {
				++$removed;
			}
		}
		foreach ( Trace::terms( $run ) as $id => $taxonomy ) {
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
}
