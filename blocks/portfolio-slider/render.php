<?php
/**
 * Portfolio slider: items of the portfolio as slides.
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

echo \Eidan\Slider\PortfolioSlider::render( \Eidan\Blocks\Attributes::of( $block, $attributes ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is built.
