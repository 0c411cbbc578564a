<?php
/**
 * Completes the saved picture: widths for the browser, the lightbox.
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

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Saved HTML and escaped additions.
echo \Eidan\Gallery\SingleImage::render( \Eidan\Blocks\Attributes::of( $block, $attributes ), $content );
