<?php
/**
 * The block eidan/testimonials-list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\ListLayout;
use Eidan\Lists\Templates\Testimonial as Template;
use Eidan\Posts\Testimonials;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * What clients say, in a grid, in masonry, as slides or one at a time.
 *
 * @phpstan-import-type TestimonialsListAttributes from \Eidan\Attributes\TestimonialsList
 * @implements DynamicBlock<TestimonialsListAttributes>
 */
final class TestimonialsList implements DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param TestimonialsListAttributes $attributes Valid attributes.
	 * @param string                     $content    Not used.
	 * @param WP_Block                   $block      Not used.
	 * @return string HTML; '' in a preview without testimonials, and for a slider of none.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$single = 'single' === $attributes['layout'];
		$html   = ListLayout::html(
			$attributes,
			array(
				'template' => Template::NAME,
				'card'     => array(
					'imageSize' => 'thumbnail',
					'link'      => 'none',
				),
			),
			array(
				'label' => __( 'Testimonials', 'eidan' ),
				'fade'  => $single,
				// Words of quotations are larger than titles.
				'least' => 224,
			)
		);

		return '' === $html
			? ''
			: sprintf(
				'<div %s>%s</div>',
				get_block_wrapper_attributes( array( 'class' => $single ? 'is-single' : '' ) ),
				$html
			);
	}
}
