<?php
/**
 * The link back to the top of the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Support\BlockJson;
use Eidan\Support\Html;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a link to the top; the view module makes it float.
 *
 * @phpstan-import-type BackToTopAttributes from \Eidan\Attributes\BackToTop
 * @implements DynamicBlock<BackToTopAttributes>
 */
final class BackToTop implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param BackToTopAttributes $attributes Valid attributes.
	 * @param string              $content    Not used.
	 * @param WP_Block            $block
	 * @return string HTML.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$label    = trim( $attributes['label'] );
		$options  = BlockJson::changed( $block, $attributes, array( 'offset', 'duration' ) );
		$wrapper  = get_block_wrapper_attributes(
			array(
				'class'                  => Html::classes(
					array(
						'is-position-' . ( 'left' === $attributes['position'] ? 'left' : 'right' ),
						'has-label' => $attributes['showLabel'],
					)
				),
				'data-eidan-back-to-top' => Html::json( $options ),
			)
		);
		$progress = $attributes['progress']
			? '<circle class="eidan-to-top__progress" cx="24" cy="24" r="23" pathLength="1"/>'
			: '';

		// In browsers "#top" is the top of the page.
		return "<div $wrapper><a class=\"eidan-to-top\" href=\"#top\">"
			. '<span class="eidan-to-top__sign"><svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">'
			. '<circle cx="24" cy="24" r="23"/>'
			. $progress . '<path d="M24 32V16m-7 7 7-7 7 7"/></svg></span>'
			. '<span class="eidan-to-top__label">' . esc_html( '' === $label ? __( 'Back to top', 'eidan' ) : $label )
			. '</span></a></div>';
	}
}
