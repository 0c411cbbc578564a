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
 * The class of a block in blocks/<slug>/ that has a render.php: `image-gallery` is `ImageGallery`. What only it needs
 * beside is in a folder of its name.
 *
 * @template Attributes of array<array-key, mixed> The type that `npm run types` makes of block.json:
 *                      blocks/<slug>/attributes.php.
 */
interface DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param Attributes $attributes Valid attributes: each of the schema has a value, or its default.
	 * @param string     $content    Saved HTML, with its inner blocks rendered.
	 * @param WP_Block   $block
	 * @return string HTML, escaped; '' when there is nothing to show.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string;
}
