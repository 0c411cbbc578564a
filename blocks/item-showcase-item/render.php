<?php
/**
 * Prints the block. Registry::render() calls the class in includes/Blocks that has the name of the block. That class
 * makes the HTML. This file is the same in every block.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress sets before it includes this file.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var WP_Block             $block
 */

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The class of the block escapes its HTML.
echo \Eidan\Blocks\Registry::render( $attributes, $content, $block );
