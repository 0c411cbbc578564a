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
 * Found by themselves: every file in assets/demo/pages/ that is named after a block is a page below "Widgets".
 */
final class BlockPages {

	private const MANIFEST = EIDAN_DIR . '/build/blocks-manifest.php';

	/**
	 * One item a page, as pages.json has them.
	 *
	 * @return array<string, array<string, mixed>> By the block's folder; empty before the plugin is built.
	 */
	public static function entries(): array {
		$blocks  = is_file( self::MANIFEST ) ? require self::MANIFEST : array();
		$entries = array();
		foreach ( is_array( $blocks ) ? $blocks : array() as $slug => $metadata ) {
			// A page of a block that has not what it needs, such as a shop, would be empty.
			if (
				is_array( $metadata )
				&& is_file( Files::DIR . "pages/$slug.html" )
				&& WooCommerceRequirement::is_met( "eidan/$slug" )
			) {
				$entries[ (string) $slug ] = self::entry( $metadata );
			}
		}
		return $entries;
	}

	/**
	 * The page of one block.
	 *
	 * @param array<mixed> $metadata Its block.json.
	 * @return array<string, mixed>
	 */
	private static function entry( array $metadata ): array {
		$title = $metadata['title'] ?? '';
		return array(
			// Blocks that share their name with one of core's say whose they are; on a page of ours that goes without
			// saying.
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
