<?php
/**
 * The block eidan/portfolio-interactive-showcase.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\CardOptions;
use Eidan\Lists\Lists;
use Eidan\Lists\Templates\PortfolioSamples;
use Eidan\Lists\Templates\PortfolioShowcase as Template;
use Eidan\Posts\LightSkin;
use Eidan\Posts\Portfolio;
use Eidan\Support\Html;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Block;

/**
 * Titles of portfolio items, and the picture of one behind them.
 */
final class PortfolioInteractiveShowcase implements DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Not used.
	 * @param WP_Block             $block      Not used.
	 * @return string HTML, '' when there is nothing to show.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$cards = self::cards( $attributes );
		if ( array() === $cards ) {
			return '';
		}
		$effect = Value::one_of( $attributes['effect'] ?? null, array( 'fade', 'clip', 'zoom' ), 'fade' );
		$title  = Value::one_of( $attributes['titleEffect'] ?? null, array( 'none', 'dim', 'underline', 'outline', 'slide' ), 'dim' );
		wp_enqueue_style( "eidan-swap-$effect" );
		if ( ! in_array( $title, array( 'none', 'dim' ), true ) ) {
			wp_enqueue_style( 'eidan-links-titles' );
		}
		// The first is shown until the view comes.
		$items = '<li class="is-active">' . implode( '</li><li>', $cards ) . '</li>';
		$label = trim( Value::text( $attributes['label'] ?? null, 200 ) );
		$lock  = Value::integer( $attributes['wheelLock'] ?? null, 0, 5000, 700 );

		return sprintf(
			'<div %s%s><ol%s>%s</ol></div>',
			get_block_wrapper_attributes(
				array(
					'class' => Html::classes(
						array(
							'eidan-works',
							"has-effect-$effect",
							"has-title-$title",
							'beside' === ( $attributes['textPosition'] ?? '' ) ? 'is-beside' : '',
							self::has_size( $attributes ) ? 'has-title-size' : '',
						)
					),
					'style' => sprintf(
						'--eidan-total:"%1$02d";--eidan-count:%1$d;--overlay:%2$d%%;--speed:%3$dms',
						count( $cards ),
						Value::integer( $attributes['overlayOpacity'] ?? null, 0, 100, 56 ),
						Value::integer( $attributes['speed'] ?? null, 0, 5000, 600 )
					),
				)
			),
			Html::attributes(
				array(
					'data-eidan-portfolio-interactive-showcase' => Html::json( false === ( $attributes['wheel'] ?? true ) ? array() : array( 'wheelLock' => $lock ) ),
					// Only where an item asks for it is there something to say to the document.
					'data-eidan-skin' => str_contains( $items, LightSkin::CARD_CLASS ) ? '' : null,
				)
			),
			Html::attributes(
				array(
					'role'       => 'list',
					'aria-label' => '' === $label ? null : $label,
				)
			),
			$items
		);
	}

	/**
	 * The items.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @return list<string> One `<article>` each.
	 */
	private static function cards( array $attributes ): array {
		$elements = array( 'title', ...array_values( is_array( $attributes['elements'] ?? null ) ? $attributes['elements'] : array() ) );
		$card     = array(
			'imageSize'     => $attributes['imageSize'] ?? null,
			'link'          => $attributes['link'] ?? null,
			'titleTag'      => $attributes['titleTag'] ?? null,
			'excerptLength' => $attributes['excerptLength'] ?? null,
			'eager'         => 1,
			'sizes'         => Sizes::whole( Text::of( $attributes['align'] ?? '' ) ),
		);
		$cards    = Lists::cards(
			array(
				'template' => Template::NAME,
				'query'    => is_array( $attributes['query'] ?? null ) ? $attributes['query'] + array( 'postType' => Portfolio::POST_TYPE ) : array(),
				'elements' => $elements,
				'card'     => $card,
			)
		);
		if ( array() === $cards && true === ( $attributes['sample'] ?? false ) && wp_is_serving_rest_request() ) {
			$cards = PortfolioSamples::cards( CardOptions::from( $elements, $card ), Template::html( ... ), Template::PREFIX );
		}

		return $cards;
	}

	/**
	 * Whether the author chose a size for the titles.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 */
	private static function has_size( array $attributes ): bool {
		$style      = is_array( $attributes['style'] ?? null ) ? $attributes['style'] : array();
		$typography = is_array( $style['typography'] ?? null ) ? $style['typography'] : array();

		return isset( $attributes['fontSize'] ) || isset( $typography['fontSize'] );
	}
}
