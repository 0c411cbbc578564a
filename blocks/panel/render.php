<?php
/**
 * Prints the block: the class of its name in includes/Blocks makes the HTML. The same file in every block.
 *
 * @package Eidan
 */

declare( strict_types=1 );

/**
 * What WordPress hands over.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var WP_Block             $block
 */

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
echo \Eidan\Blocks\Registry::render( $attributes, $content, $block );
