<?php
/**
 * The demo's pages that show one block each.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Shop\WooCommerceRequirement;

/**
 * Every file in assets/demo/pages/ that is named after a block becomes a page below "Widgets".
 */
final class BlockPages {

	private const MANIFEST = EIDAN_DIR . '/build/blocks-manifest.php';

	/**
	 * The pages in the format of pages.json.
	 *
	 * @return array<string, array<string, mixed>> By the block's folder; empty before the first build.
	 */
	public static function items(): array {
		$blocks = is_file( self::MANIFEST ) ? require self::MANIFEST : array();
		$items  = array();
		foreach ( is_array( $blocks ) ? $blocks : array() as $slug => $metadata ) {
			// If a block's requirement (such as a shop) is not met, its page would be empty.
			if (
				is_array( $metadata )
				&& is_file( Files::DIR . "pages/$slug.html" )
				&& WooCommerceRequirement::is_met( "eidan/$slug" )
			) {
				$items[ (string) $slug ] = self::item( $metadata );
			}
		}
		return $items;
	}

	/**
	 * The page of one block.
	 *
	 * @param array<mixed> $metadata Its block.json.
	 * @return array<string, mixed>
	 */
	private static function item( array $metadata ): array {
		$title = $metadata['title'] ?? '';
		return array(
			// Titles of blocks that share their name with a core block end with "(Eidan)", which is not needed here.
			'title'    => is_string( $title ) ? (string) preg_replace( '/ \(Eidan\)$/', '', $title ) : '',
			'parent'   => 'widgets',
			'template' => 'page-no-title',
			'author'   => 'maja',
			'days'     => 20,
			'order'    => 10,
			'excerpt'  => $metadata['description'] ?? '',
		);
	}
}
