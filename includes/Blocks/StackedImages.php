<?php
/**
 * The stacked images block on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lightbox\Lightbox;
use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\Parallax;
use Eidan\Support\Value;
use WP_Block;

/**
 * Says how the pictures appear and move, and lets them open in one lightbox.
 */
final class StackedImages implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Saved HTML with the pictures rendered.
	 * @param WP_Block             $block      Not used.
	 * @return string HTML; '' without a picture.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $block );
		if ( ! str_contains( $content, '<img' ) ) {
			return '';
		}
		$markup = new Markup( $content );
		if ( ! $markup->next_tag() ) {
			return '';
		}
		$appear = Value::one_of( $attributes['appear'] ?? null, array( 'none', 'together', 'sequence' ), 'sequence' );
		if ( 'none' !== $appear ) {
			$delay = 'sequence' === $appear ? Value::integer( $attributes['appearDelay'] ?? null, 0, 5000, 500 ) : 0;
			$markup->set_attribute( 'data-eidan-stacked-images', Html::json( array( 'appear' => $delay ) ) );
		}
		Parallax::start( $markup, $content );
		$group = Value::text( $attributes['group'] ?? null, 60 );
		return Lightbox::group( $markup->get_updated_html(), '' === $group ? wp_unique_id( '~' ) : $group );
	}
}
