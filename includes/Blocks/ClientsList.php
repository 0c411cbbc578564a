<?php
/**
 * The block eidan/clients-list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\Arranged;
use Eidan\Lists\Templates\Client as Template;
use Eidan\Posts\Clients;
use Eidan\Support\Html;
use Eidan\Support\Value;
use WP_Block;

/**
 * Logos of clients, all equally big, in a grid, in a row, running past or as slides.
 */
final class ClientsList implements DynamicBlock {

	/** Columns where the author chose none. */
	private const COLUMNS = array(
		'desktop' => 4,
		'tablet'  => 3,
		'phone'   => 2,
	);

	/** Sides of the square that logos are as big as, in pixels, by width of the screen; as in block.json. */
	private const SIZES = array(
		'desktop' => Template::SIZE,
		'tablet'  => 72,
		'phone'   => 60,
	);

	/** Where the logos of a row stand; the first is the default. */
	private const JUSTIFY = array( 'space-between', 'left', 'center', 'right' );

	/**
	 * The whole block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Not used.
	 * @param WP_Block             $block      Not used.
	 * @return string HTML; '' in a preview without clients, and for a slider or a running row of none.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$given = is_array( $attributes['size'] ?? null ) ? $attributes['size'] : array();
		$sizes = array();
		foreach ( self::SIZES as $width => $size ) {
			$sizes[ $width ] = Value::integer( $given[ $width ] ?? null, 24, 240, $size );
		}
		$hover = Value::one_of( $attributes['hover'] ?? null, Template::HOVERS, 'none' );
		$html  = Arranged::html(
			$attributes,
			array(
				'template' => Template::NAME,
				'query'    => array(
					'postType' => Clients::POST_TYPE,
					'order'    => 'menu-order',
				),
				'card'     => array(
					'link'     => 'none' === ( $attributes['link'] ?? null ) ? 'none' : 'website',
					'titleTag' => 'p',
					'look'     => array(
						'hover'  => $hover,
						'dark'   => 'dark' === ( $attributes['ground'] ?? null ),
						'newTab' => true === ( $attributes['newTab'] ?? false ),
						'size'   => max( $sizes ),
					),
				),
			),
			self::COLUMNS,
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

		$justify = Value::one_of( $attributes['justify'] ?? null, self::JUSTIFY, self::JUSTIFY[0] );
		if ( 'row' === ( $attributes['layout'] ?? null ) && self::JUSTIFY[0] !== $justify ) {
			$css[] = "--eidan-justify:$justify";
		}

		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes(
				array(
					'class' => Html::classes(
						array(
							'has-hairlines'    => 'grid' === ( $attributes['layout'] ?? null ) && false !== ( $attributes['hairlines'] ?? true ),
							"has-hover-$hover" => 'none' !== $hover,
						)
					),
					'style' => implode( ';', $css ),
				)
			),
			$html
		);
	}
}
