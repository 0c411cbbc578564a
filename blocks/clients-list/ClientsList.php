<?php
/**
 * The block eidan/clients-list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\ListLayout;
use Eidan\Lists\Templates\Client as Template;
use Eidan\Posts\Clients;
use Eidan\Support\BlockJson;
use Eidan\Support\Html;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Logos of clients with the same visual size, in a grid, row, running row or slider.
 *
 * @phpstan-import-type ClientsListAttributes from \Eidan\Attributes\ClientsList
 * @implements DynamicBlock<ClientsListAttributes>
 */
final class ClientsList implements DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param ClientsListAttributes $attributes Valid attributes.
	 * @param string                $content    Not used.
	 * @param WP_Block              $block
	 * @return string HTML; '' in a preview without clients, and for a slider or a running row of none.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$hover = $attributes['hover'];
		$html  = ListLayout::html(
			$attributes,
			array(
				'template' => Template::NAME,
				'card'     => array(
					'link'     => 'none' === $attributes['link'] ? 'none' : 'website',
					'titleTag' => 'p',
					'look'     => array(
						'hover'  => $hover,
						'dark'   => 'dark' === $attributes['ground'],
						'newTab' => $attributes['newTab'],
						'size'   => max( $attributes['size'] ),
					),
				),
			),
			array(
				'label' => __( 'Clients', 'eidan' ),
				'pause' => __( 'Pause scrolling logos', 'eidan' ),
			)
		);
		if ( '' === $html ) {
			return '';
		}
		if ( 'none' !== $hover ) {
			wp_enqueue_style( "eidan-clients-$hover" );
		}
		$names = array(
			'--eidan-logo-desktop:%dpx;' => 'size.desktop',
			'--eidan-logo-tablet:%dpx;'  => 'size.tablet',
			'--eidan-logo-phone:%dpx;'   => 'size.phone',
		) + ( 'row' === $attributes['layout'] ? array( '--eidan-justify:%s;' => 'justify' ) : array() );

		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes(
				array(
					'class' => Html::classes(
						array(
							'has-hairlines'    => 'grid' === $attributes['layout'] && $attributes['hairlines'],
							"has-hover-$hover" => 'none' !== $hover,
							'is-on-dark'       => 'dark' === $attributes['ground'],
						)
					),
					'style' => BlockJson::css( $block, $attributes, $names ),
				)
			),
			$html
		);
	}
}
