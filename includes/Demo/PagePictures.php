<?php
/**
 * The images of the demo's pages that show one block each.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * Gives each page a photograph that no page before it has: one that the page itself shows, else any. Of several it is
 * one of a subject that few pages have, so that details of the same picture do not stand side by side.
 */
final class PagePictures {

	/**
	 * Photographs that are still free, in the order of images.json.
	 *
	 * @var list<string>
	 */
	private array $free;

	/**
	 * How many pages have a photograph of a subject.
	 *
	 * @var array<string, int>
	 */
	private array $subjects = array();

	/**
	 * Begins with all photographs but those that pages name in pages.json.
	 */
	public function __construct() {
		$named      = array_map(
			static fn( array $fields ): string => Files::text( $fields, 'picture' ),
			array_values( Files::items( 'pages' ) )
		);
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
		$own        = array_values( array_intersect( array_unique( $shown[1] ), $this->free ) );
		$picture    = $this->rarest( array() === $own ? $this->free : $own );
		$this->free = array_values( array_diff( $this->free, array( $picture ) ) );

		$this->subjects[ self::subject( $picture ) ] = ( $this->subjects[ self::subject( $picture ) ] ?? 0 ) + 1;

		return $picture;
	}

	/**
	 * The photograph whose subject the fewest pages have; the first of several.
	 *
	 * @param list<string> $keys Keys of images.json.
	 * @return string '' if there are none.
	 */
	private function rarest( array $keys ): string {
		$times = array_map( fn( string $key ): int => $this->subjects[ self::subject( $key ) ] ?? 0, $keys );

		return array() === $times ? '' : $keys[ (int) array_search( min( $times ), $times, true ) ];
	}

	/**
	 * What a photograph shows: `terminal` for `terminal-roof`.
	 *
	 * @param string $key Key of images.json.
	 */
	private static function subject( string $key ): string {
		return explode( '-', $key )[0];
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
