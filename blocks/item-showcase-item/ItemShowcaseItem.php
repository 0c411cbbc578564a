<?php
/**
 * A statement of the item showcase on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Icons\Icons;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the icon to the saved statement; ItemShowcase does the rest.
 *
 * @phpstan-import-type ItemShowcaseItemAttributes from \Eidan\Attributes\ItemShowcaseItem
 * @implements DynamicBlock<ItemShowcaseItemAttributes>
 */
final class ItemShowcaseItem implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param ItemShowcaseItemAttributes $attributes Valid attributes.
	 * @param string                     $content    Saved HTML with its inner blocks rendered.
	 * @param WP_Block                   $block
	 * @return string HTML.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$is_icon = 'icon' === ( $block->context['eidan/item-marker'] ?? '' );
		$svg     = $is_icon ? Icons::decoration( $attributes['icon'] ) : '';
		if ( '' === $svg ) {
			return $content;
		}
		$icon   = '<span class="eidan-item__icon">' . $svg . '</span>';
		$pieces = preg_split( '/(<summary class="eidan-item__summary">)/', $content, 2, PREG_SPLIT_DELIM_CAPTURE );

		return is_array( $pieces ) && 3 === count( $pieces ) ? $pieces[0] . $pieces[1] . $icon . $pieces[2] : $content;
	}
}
