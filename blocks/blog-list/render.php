<?php
/**
 * Prints posts in one of five layouts.
 *
 * @package Eidan
 *
 * @var array<string, mixed> $attributes Attributes.
 * @var string               $content    Inner blocks, none here.
 * @var WP_Block             $block      Block.
 */

declare( strict_types=1 );

use Eidan\Blocks\Attributes;
use Eidan\Blocks\BlogList;

echo BlogList::render( Attributes::of( $block, $attributes ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
