<?php
/**
 * A block whose HTML the server makes or completes.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use WP_Block;

/**
 * The class of a block with `"eidanRender": true` in its block.json: `image-gallery` is `ImageGallery`, in
 * blocks/image-gallery/. Further classes of the block are beside it, in the namespace `Eidan\Blocks\ImageGallery`.
 *
 * @template Attributes of array<array-key, mixed> The type that `npm run types` makes of block.json:
 *                      blocks/<slug>/attributes.php.
 */
interface DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param Attributes $attributes Checked attributes: each attribute of the schema has a value, or its default.
	 * @param string     $content    Saved HTML, with its inner blocks rendered.
	 * @param WP_Block   $block
	 * @return string HTML, escaped; '' when there is nothing to show.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string;
}
