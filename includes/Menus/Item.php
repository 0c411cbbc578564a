<?php
/**
 * One item of a menu.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

/**
 * What all kinds of menus have in common, with what is below it. Nothing in it is escaped but `html`.
 */
final class Item {

	/**
	 * @param string     $title       Words, without HTML.
	 * @param string     $url         Address, '' for a mere heading.
	 * @param string     $description Second line.
	 * @param string     $target      '_blank' or ''.
	 * @param string     $rel         Relation.
	 * @param int        $post        Post that it leads to, 0 for none.
	 * @param bool       $current     Whether it leads to the page that is shown.
	 * @param bool       $ancestor    Whether the page that is shown is below it.
	 * @param Extras     $extras      What the author of the menu adds.
	 * @param string     $html        A block in the menu that is no link, rendered; everything else is empty then.
	 * @param list<Item> $children    Items below it.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $url = '',
		public readonly string $description = '',
		public readonly string $target = '',
		public readonly string $rel = '',
		public readonly int $post = 0,
		public readonly bool $current = false,
		public readonly bool $ancestor = false,
		public readonly Extras $extras = new Extras(),
		public readonly string $html = '',
		public readonly array $children = array(),
	) {}

	/**
	 * The words of a title or description that may hold HTML.
	 */
	public static function words( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES ) );
	}

	/**
	 * Whether the page that is shown is one of these or below one.
	 *
	 * @param list<Item> $items Items.
	 */
	public static function leads( array $items ): bool {
		foreach ( $items as $item ) {
			if ( $item->current || $item->ancestor ) {
				return true;
			}
		}

		return false;
	}
}
