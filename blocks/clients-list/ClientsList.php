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
	 * Side in pixels of a square with the area of each logo, by screen width; as in the style sheet.
	 */
	private const SIZES = array(
		'desktop' => Template::SIZE,
		'tablet'  => 72,
		'phone'   => 60,
	);

	/**
	 * The whole block.
	 *
	 * @param ClientsListAttributes $attributes Valid attributes.
	 * @param string                $content    Not used.
	 * @param WP_Block              $block      Not used.
	 * @return string HTML; '' in a preview without clients, and for a slider or a running row of none.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$sizes = $attributes['size'];
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
						'size'   => max( $sizes ),
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
		$css = array();
		foreach ( $sizes as $width => $size ) {
			if ( self::SIZES[ $width ] !== $size ) {
				$css[] = "--eidan-logo-$width:{$size}px";
			}
		}

		if ( 'row' === $attributes['layout'] && 'space-between' !== $attributes['justify'] ) {
			$css[] = '--eidan-justify:' . $attributes['justify'];
		}

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
					'style' => implode( ';', $css ),
				)
			),
			$html
		);
	}
}
