<?php
/**
 * Renders the icon block.
 *
 * @package Eidan
 */

declare( strict_types=1 );

/**
 * What WordPress hands over.
 *
 * @var array<string, mixed> $attributes
 * @var WP_Block             $block
 */

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is put together.
echo \Eidan\Blocks\Icon::render( \Eidan\Blocks\Attributes::of( $block, $attributes ) );
