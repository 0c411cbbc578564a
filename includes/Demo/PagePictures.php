<?php
/**
 * The images of the demo's pages that show one block each.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * Gives each page a photograph that no page before it has: one that the page itself shows, else any.
 */
final class PagePictures {

	/**
	 * Photographs that are still free, in the order of images.json.
	 *
	 * @var list<string>
	 */
	private array $free;

	/**
	 * Begins with all photographs but those that pages name in pages.json.
	 */
	public function __construct() {
		$named      = array_column( Files::items( 'pages' ), 'picture' );
		$this->free = array_values( array_diff( self::photographs(), $named ) );
	}

	/**
	 * The image of a page.
	 *
	 * @param string $slug The page's file in assets/demo/pages/, without its extension.
	 * @return string Key of images.json; '' if no photograph is left.
	 */
	public function of( string $slug ): string {
		$html = Files::markup( "pages/$slug" );
		preg_match_all( '/\{\{(?:image|id|source|img):([a-z0-9-]+)/', $html, $shown );
		$picture    = array_values( array_intersect( $shown[1], $this->free ) )[0] ?? $this->free[0] ?? '';
		$this->free = array_values( array_diff( $this->free, array( $picture ) ) );

		return $picture;
	}

	/**
	 * Images that are no logo, no portrait and no product.
	 *
	 * @return list<string> Keys of images.json.
	 */
	private static function photographs(): array {
		$keys = array();
		foreach ( Files::items( 'images' ) as $key => $fields ) {
			if ( ! isset( $fields['type'] ) && 1 !== preg_match( '/^(?:logo|portrait|shop)-/', $key ) ) {
				$keys[] = $key;
			}
		}
		return $keys;
	}
}
