<?php
/**
 * The parallax image showcase on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lightbox\Lightbox;
use Eidan\Support\Attributes;
use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\Parallax;
use WP_Block;

/**
 * Says where the words stand, how far images lie off their places and how they move.
 *
 * @phpstan-import-type ParallaxImageShowcaseAttributes from \Eidan\Attributes\ParallaxImageShowcase
 * @phpstan-import-type ParallaxImageShowcaseItemAttributes from \Eidan\Attributes\ParallaxImageShowcaseItem
 * @implements DynamicBlock<ParallaxImageShowcaseAttributes>
 */
final class ParallaxImageShowcase implements DynamicBlock {

	/** Offsets at rest in pixels, by the property of the style sheet, which has the same. */
	private const OFFSETS = array(
		'main'          => array( '--main', -88 ),
		'mainBand'      => array( '--main-band', -32 ),
		'auxiliary'     => array( '--auxiliary', -32 ),
		'auxiliaryBand' => array( '--auxiliary-band', -16 ),
	);

	/** Where words stand, by the words of WordPress. */
	private const ALIGN = array(
		'top'    => 'start',
		'left'   => 'start',
		'center' => 'center',
		'bottom' => 'end',
		'right'  => 'end',
	);

	/**
	 * Renders the block.
	 *
	 * @param ParallaxImageShowcaseAttributes $attributes Valid attributes.
	 * @param string                          $content    Saved HTML with what is inside rendered.
	 * @param WP_Block                        $block      Its blocks have the main image's level.
	 * @return string HTML; '' without an image.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$markup = new Markup( $content );
		if ( ! str_contains( $content, '<img' ) || ! $markup->next_tag() ) {
			return '';
		}
		$style = self::style( $attributes, self::depth( $block->parsed_block['innerBlocks'] ?? array() ) );
		if ( '' !== $style ) {
			$markup->add_style( $style );
		}
		if ( $attributes['pointer'] ) {
			$smoothness = $attributes['smoothness'];
			$markup->set_attribute(
				'data-eidan-parallax-image-showcase',
				Html::json( 30 === $smoothness ? array() : array( 'smoothness' => $smoothness ) )
			);
		}
		Parallax::start( $markup, $content );
		$group = $attributes['group'];
		return Lightbox::group( $markup->get_updated_html(), '' === $group ? wp_unique_id( '~' ) : $group );
	}

	/**
	 * What differs from the style sheet.
	 *
	 * @param ParallaxImageShowcaseAttributes $attributes Valid attributes.
	 * @param int                             $depth      How many levels the main image moves by.
	 */
	private static function style( array $attributes, int $depth ): string {
		$style    = array();
		$position = explode( ' ', $attributes['contentPosition'] );
		if ( array( 'bottom', 'left' ) !== $position ) {
			$style[] = '--content:' . self::ALIGN[ $position[0] ] . ' ' . self::ALIGN[ $position[1] ];
		}
		// Only at the foot words hang, by the depth of the main image.
		if ( 'bottom' !== $position[0] ) {
			$style[] = '--foot:0px';
		} elseif ( 1 !== $depth ) {
			$style[] = '--depth:' . $depth;
		}
		foreach ( self::OFFSETS as $name => [ $property, $default ] ) {
			$offset = $attributes['offsets'][ $name ];
			if ( $offset !== $default ) {
				$style[] = $property . ':' . $offset . 'px';
			}
		}
		$perspective = $attributes['perspective'];
		if ( 800 !== $perspective ) {
			$style[] = '--perspective:' . $perspective . 'px';
		}
		return implode( ';', $style );
	}

	/**
	 * How many levels the main image moves by, whichever way.
	 *
	 * @param mixed $blocks Stored blocks inside.
	 * @return int 0 without a main image.
	 */
	private static function depth( mixed $blocks ): int {
		foreach ( is_array( $blocks ) ? $blocks : array() as $block ) {
			/**
			 * Attributes of an image.
			 *
			 * @var ParallaxImageShowcaseItemAttributes|null $attributes
			 */
			$attributes = Attributes::of_parsed( $block, 'eidan/parallax-image-showcase-item' );
			if ( null !== $attributes && $attributes['main'] ) {
				return abs( $attributes['level'] );
			}
		}
		return 0;
	}
}
