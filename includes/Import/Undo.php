<?php
/**
 * Takes an import back.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

/**
 * Deletes what an import made and nobody has edited since, and its terms where nothing else has them. Images are not
 * touched: they belong to the source.
 */
final class Undo {

	/**
	 * Runs.
	 *
	 * @param string $run    The import, see Trace::latest().
	 * @param bool   $edited Also items that somebody has edited.
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
