<?php
/**
 * The block eidan/product-list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\Cards\CardDialog;
use Eidan\Lists\ListLayout;
use Eidan\Shop\Archives\Archive;
use Eidan\Shop\CardSwatches;
use Eidan\Shop\Notices;
use Eidan\Shop\Products;
use Eidan\Shop\ProductTemplate;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The products of a shop, in a grid, as masonry, in rows or as slides.
 *
 * @phpstan-import-type ProductListAttributes from \Eidan\Attributes\ProductList
 * @implements DynamicBlock<ProductListAttributes>
 */
final class ProductList implements DynamicBlock {

	/**
	 * Filter `eidan_shop_archive`: the block as the list of the shop's archive.
	 *
	 * @param mixed $attributes Attributes of the block.
	 * @return mixed HTML.
	 */
	public static function archive( mixed $attributes ): mixed {
		return ! is_array( $attributes ) || array_is_list( $attributes ) ? $attributes : render_block(
			array(
				'blockName'    => 'eidan/product-list',
				'attrs'        => $attributes,
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}

	/**
	 * The whole block.
	 *
	 * @param ProductListAttributes $attributes Valid attributes.
	 * @param string                $content    Not used.
	 * @param WP_Block              $block      Not used.
	 * @return string HTML; '' in a preview without products, and for a slider of none.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$layout   = $attributes['layout'];
		$hover    = $attributes['hover'];
		$level    = $attributes['headingLevel'];
		$elements = $attributes['elements'];
		$html     = ListLayout::html(
			$attributes,
			array(
				'template' => ProductTemplate::NAME,
				'change'   => Archive::change( ... ),
				'card'     => array(
					'imageSize'     => $attributes['imageSize'],
					'ratio'         => 'masonry' === $layout ? '' : $attributes['ratio'],
					'headingLevel'  => 0 === $level ? null : $level,
					'titleTag'      => 0 === $level ? 'p' : '',
					'excerptLength' => $attributes['excerptLength'],
					'look'          => array(
						'hover'   => $hover,
						'sale'    => $attributes['saleBadge'],
						'newDays' => $attributes['newDays'],
						'others'  => $attributes['otherButtons'],
					),
				) + ( 'list' === $layout ? array( 'sizes' => '(max-width: 680px) 30vw, 200px' ) : array() ),
			),
			array(
				'label' => __( 'Products', 'eidan' ),
				'least' => ListLayout::LEAST,
			),
			'list' === $layout
		);
		if ( '' === $html ) {
			return '';
		}
		$dialog = in_array( 'quick-view', $elements, true );
		if ( 'list' === $layout ) {
			wp_enqueue_style( 'eidan-product-rows' );
		}
		if ( 'none' !== $hover ) {
			wp_enqueue_style( 'eidan-product-hover' );
		}
		if ( in_array( 'swatches', $elements, true ) ) {
			CardSwatches::enqueue();
		}
		if ( $dialog ) {
			wp_enqueue_style( 'eidan-product-glance' );
		}

		return sprintf(
			'<div %s>%s%s%s</div>',
			get_block_wrapper_attributes( $dialog ? array( 'class' => CardDialog::ROOT ) : array() ),
			Notices::html(),
			$html,
			$dialog ? CardDialog::html() : ''
		);
	}
}
