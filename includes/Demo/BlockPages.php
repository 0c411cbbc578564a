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
	 * @return array<string, array<string, mixed>> By the block's folder.
	 */
	public static function items(): array {
		$items    = array();
		$pictures = new PagePictures();
		foreach ( self::blocks() as $slug => $metadata ) {
			// If a block's requirement (such as a shop) is not met, its page would be empty.
			if (
				is_array( $metadata )
				&& is_file( Files::DIR . "pages/$slug.html" )
				&& ( ! isset( $metadata['eidanNeeds'] ) || WooCommerceRequirement::is_shop() )
			) {
				$items[ (string) $slug ] = self::item( $metadata, $pictures->of( (string) $slug ) );
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
		if ( is_file( self::MANIFEST ) ) {
			$blocks = require self::MANIFEST;

			return is_array( $blocks ) ? $blocks : array();
		}
		return self::sources( EIDAN_DIR . '/blocks' );
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

	/**
	 * The page of one block.
	 *
	 * @param array<mixed> $metadata Its block.json.
	 * @param string       $picture  Its image, a key of images.json; '' = none.
	 * @return array<string, mixed>
	 */
	private static function item( array $metadata, string $picture ): array {
		$title = $metadata['title'] ?? '';
		return ( '' === $picture ? array() : array( 'picture' => $picture ) ) + array(
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
