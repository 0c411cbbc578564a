<?php
/**
 * The block eidan/team-list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\Cards\CardDialog;
use Eidan\Lists\ListLayout;
use Eidan\Lists\Templates\Team as Template;
use Eidan\Posts\Team;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The people of a business, in a grid, in rows or as slides.
 *
 * @phpstan-import-type TeamListAttributes from \Eidan\Attributes\TeamList
 * @implements DynamicBlock<TeamListAttributes>
 */
final class TeamList implements DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param TeamListAttributes $attributes Valid attributes.
	 * @param string             $content    Not used.
	 * @param WP_Block           $block      Not used.
	 * @return string HTML; '' in a preview without people, and for a slider of none.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$layout = $attributes['layout'];
		$hover  = $attributes['hover'];
		$dialog = 'dialog' === $attributes['link'];
		$level  = $attributes['headingLevel'];
		$html   = ListLayout::html(
			$attributes,
			array(
				'template' => Template::NAME,
				'card'     => array(
					'imageSize'     => $attributes['imageSize'],
					'ratio'         => $attributes['ratio'],
					'headingLevel'  => 0 === $level ? null : $level,
					'titleTag'      => 0 === $level ? 'p' : '',
					'excerptLength' => $attributes['excerptLength'],
					'link'          => 'none' === $attributes['link'] ? 'none' : 'item',
					'look'          => array(
						'hover'  => $hover,
						'dialog' => $dialog,
					),
				) + ( 'list' === $layout ? array( 'sizes' => '96px' ) : array() ),
			),
			array(
				'label' => __( 'Team', 'eidan' ),
				'least' => ListLayout::LEAST,
			),
			'list' === $layout
		);
		if ( '' === $html ) {
			return '';
		}
		$has_dialog = $dialog && str_contains( $html, ' data-eidan-card-dialog' );
		if ( 'list' === $layout ) {
			wp_enqueue_style( 'eidan-team-rows' );
		}
		if ( 'none' !== $hover ) {
			wp_enqueue_style( 'eidan-team-hover' );
		}

		return sprintf(
			'<div %s>%s%s</div>',
			get_block_wrapper_attributes(
				array(
					'class' => trim(
						( $has_dialog ? CardDialog::ROOT : '' ) . ( 'contact' === $hover ? ' has-hover-contact' : '' )
					),
				)
			),
			$html,
			$has_dialog ? CardDialog::html() : ''
		);
	}
}
