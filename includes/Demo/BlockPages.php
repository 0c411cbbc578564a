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
 * Every block in assets/demo/widgets.json has a page below "Widgets", with the title and the description of the block.
 */
final class BlockPages {

	private const MANIFEST = EIDAN_DIR . '/build/blocks-manifest.php';

	/**
	 * The pages in the format of pages.json.
	 *
	 * @return array<string, array<string, mixed>> By the block's folder.
	 */
	public static function items(): array {
		$items  = array();
		$blocks = self::blocks();
		foreach ( Files::items( 'widgets' ) as $slug => $fields ) {
			$block = $blocks[ $slug ] ?? null;
			// If a block's requirement (such as a shop) is not met, its page would be empty.
			if ( is_array( $block ) && ( ! isset( $block['eidanNeeds'] ) || WooCommerceRequirement::is_shop() ) ) {
				$title          = is_string( $block['title'] ?? null ) ? $block['title'] : '';
				$items[ $slug ] = $fields + array(
					// Blocks that share their name with a core block end with "(Eidan)", which is not needed here.
					'title'    => (string) preg_replace( '/ \(Eidan\)$/', '', $title ),
					'parent'   => 'widgets',
					'template' => 'page-no-title',
					'author'   => 'maja',
					'days'     => 20,
					'order'    => 10,
					'excerpt'  => $block['description'] ?? '',
				);
			}
		}

		return $items;
	}

	/**
	 * The block.json of all blocks. In a checkout that is not built yet they are read from the source, so that the demo
	 * can be imported while the first build runs.
	 *
	 * @return array<mixed> By the block's folder.
	 */
	private static function blocks(): array {
		$blocks = is_file( self::MANIFEST ) ? require self::MANIFEST : self::sources( EIDAN_DIR . '/blocks' );

		return is_array( $blocks ) ? $blocks : array();
	}

	/**
	 * The block.json of all blocks in a folder.
	 *
	 * @param string $folder A folder with a folder for each block.
	 * @return array<string, mixed> By the block's folder.
	 */
	public static function sources( string $folder ): array {
		$files  = glob( $folder . '/*/block.json' );
		$blocks = array();
		foreach ( is_array( $files ) ? $files : array() as $file ) {
			$blocks[ basename( dirname( $file ) ) ] = wp_json_file_decode( $file, array( 'associative' => true ) );
		}
		ksort( $blocks );

		return $blocks;
	}
}
