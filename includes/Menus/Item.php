<?php
/**
 * One item of a menu.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Support\Text;

/**
 * A menu item of any kind of menu, with its children. Only `html` is escaped.
 */
final class Item {

	/**
	 * @param string     $title       Plain text.
	 * @param string     $url         Address; '' for a heading without link.
	 * @param string     $description Description, shown as a second line.
	 * @param string     $target      '_blank' or ''.
	 * @param string     $rel         Attribute `rel`.
	 * @param int        $post        Id of the linked post; 0 = none.
	 * @param bool       $current     Whether it links to the current page.
	 * @param bool       $ancestor    Whether the current page is below it.
	 * @param Extras     $extras      Additions of the author.
	 * @param string     $html        Rendered HTML of a block that is no link; all other fields are then empty.
	 * @param list<Item> $children    Items below it.
	 * @param string     $classes     CSS classes of the author and of plugins: scripts such as those of popups look for
	 *                                them.
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
		public readonly string $classes = '',
	) {}

	/**
	 * The plain text of a title or description that may contain HTML.
	 */
	public static function words( string $html ): string {
		return Text::plain( $html );
	}

	/**
	 * Whether the current page is one of these items or below one.
	 *
	 * @param list<Item> $items Items of one level, each with its own below it.
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
