<?php
/**
 * The block eidan/fixed-portfolio-list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\CardOptions;
use Eidan\Lists\Lists;
use Eidan\Lists\Templates\PortfolioFixed as Template;
use Eidan\Lists\Templates\PortfolioSamples;
use Eidan\Posts\LightSkin;
use Eidan\Posts\Portfolio;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Block;

/**
 * Portfolio items that stay while the next slides over them.
 */
final class FixedPortfolioList implements DynamicBlock {

	/** The specification's ratios, on screens wider than 1024 and than 768 px; the style sheet has them, too. */
	private const RATIOS = array(
		'ratio'       => '1780/855',
		'ratioTablet' => '867/410',
	);

	private const CHOICES = array( '1/1', '4/5', '3/4', '2/3', '5/4', '4/3', '3/2', '16/9', '21/9' );

	private const POSITIONS = array( 'top-start', 'top-end', 'center', 'bottom-start', 'bottom-end' );

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
		$elements = $attributes['elements'] ?? null;
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
			$cards = PortfolioSamples::cards( CardOptions::from( $elements, $card ) );
		}
		if ( array() === $cards ) {
			return '';
		}
		$items = '<li>' . implode( '</li><li>', $cards ) . '</li>';
		$label = Text::of( $attributes['label'] ?? '' );
		// Only where an item asks for it is there something for a script to do.
		$skin = str_contains( $items, LightSkin::CARD_CLASS ) ? ' data-eidan-skin' : '';
		$root = get_block_wrapper_attributes(
			array(
				'class' => 'eidan-fixed is-' . Value::one_of( $attributes['textPosition'] ?? null, self::POSITIONS, 'bottom-start' ),
				'style' => sprintf( '--eidan-total:"%02d"', count( $cards ) ) . self::ratios( $attributes ),
			)
		);

		return "<div $root$skin><ol role=\"list\"" . ( '' === $label ? '' : ' aria-label="' . esc_attr( $label ) . '"' ) . ">$items</ol></div>";
	}

	/**
	 * Ratios that are not those of the style sheet.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @return string CSS that goes on behind other declarations.
	 */
	private static function ratios( array $attributes ): string {
		$style = '';
		foreach ( self::RATIOS as $name => $usual ) {
			$ratio  = Value::one_of( $attributes[ $name ] ?? null, self::CHOICES, $usual );
			$style .= $ratio === $usual ? '' : ';--eidan-' . ( 'ratio' === $name ? 'ratio' : 'ratio-tablet' ) . ":$ratio";
		}

		return $style;
	}
}
