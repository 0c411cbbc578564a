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
use WP_HTML_Tag_Processor;

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
		$svg = 'icon' === ( $block->context['eidan/item-marker'] ?? '' ) ? Icons::svg( $attributes['icon'] ) : '';
		if ( '' === $svg ) {
			return $content;
		}
		$drawing = new WP_HTML_Tag_Processor( $svg );
		if ( $drawing->next_tag() ) {
			$drawing->set_attribute( 'aria-hidden', 'true' );
			$drawing->set_attribute( 'focusable', 'false' );
		}
		$icon   = '<span class="eidan-item__icon">' . $drawing->get_updated_html() . '</span>';
		$pieces = preg_split( '/(<summary class="eidan-item__summary">)/', $content, 2, PREG_SPLIT_DELIM_CAPTURE );

		return is_array( $pieces ) && 3 === count( $pieces ) ? $pieces[0] . $pieces[1] . $icon . $pieces[2] : $content;
	}
}
