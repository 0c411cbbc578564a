<?php
/**
 * Adds to the saved HTML what an author cannot store: custom properties, the view's options, the pause button.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Marquee;

/**
 * What WordPress hands over.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */
// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved HTML, changed by WP_HTML_Tag_Processor, and escaped attributes.
echo Marquee::render( $content, \Eidan\Blocks\Attributes::of( $block, $attributes ) );
