<?php
/**
 * A spinner that covers the first page of a visit while it loads.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Support\BlockJson;
use Eidan\Support\EarlyScript;
use Eidan\Support\Html;
use Eidan\Support\Media;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * It is printed hidden, with its content in a `<template>`, so that images of unused spinners are not loaded.
 *
 * @phpstan-import-type PageSpinnerAttributes from \Eidan\Attributes\PageSpinner
 * @implements DynamicBlock<PageSpinnerAttributes>
 */
final class PageSpinner implements DynamicBlock {

	/**
	 * Inline script that shows it before the first paint: once a session, not with reduced motion, not without storage,
	 * not on prerendered pages, and not on a page that is there already because something has held the script back.
	 */
	private const SHOW = '((d)=>{try{const r=d.currentScript.previousElementSibling,s=sessionStorage;'
		. 'if(s.eidanSpinner||d.prerendering||"loading"!=d.readyState'
		. '||matchMedia("(prefers-reduced-motion:reduce)").matches)return;'
		. 's.eidanSpinner=1;r.append(r.firstElementChild.content.cloneNode(true));r.hidden=!1}catch{}})(document)';

	/**
	 * Renders the block.
	 *
	 * @param PageSpinnerAttributes $attributes Valid attributes.
	 * @param string                $content    Not used.
	 * @param WP_Block              $block
	 * @return string HTML; '' without images, and in contexts that run no script.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$is_progress = 'progress' === $attributes['type'];
		$images      = $is_progress ? array() : self::images( $attributes['images'] );
		if ( ( ! $is_progress && array() === $images ) || is_feed() || wp_is_serving_rest_request() ) {
			return '';
		}
		$style   = '--limit:' . $attributes['limit'] . 'ms;';
		$style  .= $is_progress ? '' : '--count:' . count( $images )
			. ';--interval:' . $attributes['interval'] . 'ms'
			. ';--size:' . $attributes['size'] . 'px;';
		$step    = BlockJson::changed( $block, $attributes, array( 'step' ) );
		$wrapper = get_block_wrapper_attributes(
			array(
				'class'                   => $is_progress ? 'is-type-progress' : 'is-type-images',
				'style'                   => $style,
				'data-eidan-page-spinner' => $is_progress && array() !== $step ? Html::json( $step ) : '',
				'aria-hidden'             => 'true',
			)
		);
		$inner   = $is_progress
			? '<div class="eidan-spinner__progress"><span class="eidan-spinner__count">0</span>'
				. '<span class="eidan-spinner__bar"></span></div>'
			: '<div class="eidan-spinner__images">' . implode( '', $images ) . '</div>';

		return "<div $wrapper hidden><template>$inner</template></div>" . EarlyScript::tag( self::SHOW );
	}

	/**
	 * The existing images.
	 *
	 * @param PageSpinnerAttributes['images'] $chosen What the author chose.
	 * @return list<string> Image elements.
	 */
	private static function images( array $chosen ): array {
		$images = array();
		foreach ( $chosen as $image ) {
			$id     = Media::known( $image['id'] ?? 0, $image['url'] ?? '' );
			$source = 0 < $id
				? wp_get_attachment_image_url( $id, 'medium_large' )
				: esc_url( $image['url'] ?? '', array( 'http', 'https' ) );
			if ( is_string( $source ) && '' !== $source ) {
				$images[] = '<img' . Html::attributes(
					array(
						'src'   => html_entity_decode( $source ),
						'alt'   => '',
						'style' => '--i:' . count( $images ),
					)
				) . '>';
			}
		}

		return $images;
	}
}
