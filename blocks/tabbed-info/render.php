<?php
/**
 * Adds to the saved HTML what an author cannot store: ids, groups, what the views need.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tabs;

/**
 * What WordPress hands over.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */
// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved HTML, changed by WP_HTML_Tag_Processor only.
echo Tabs::render( $content, \Eidan\Blocks\Attributes::of( $block, $attributes ) );
