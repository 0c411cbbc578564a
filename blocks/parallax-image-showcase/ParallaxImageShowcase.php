<?php
/**
 * The parallax image showcase on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\ParallaxImageShowcase\Words;
use Eidan\Lightbox\Lightbox;
use Eidan\Support\Attributes;
use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\Parallax;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the position of the text, the offsets of the images and their motion.
 *
 * @phpstan-import-type ParallaxImageShowcaseAttributes from \Eidan\Attributes\ParallaxImageShowcase
 * @phpstan-import-type ParallaxImageShowcaseItemAttributes from \Eidan\Attributes\ParallaxImageShowcaseItem
 * @implements DynamicBlock<ParallaxImageShowcaseAttributes>
 */
final class ParallaxImageShowcase implements DynamicBlock {

	/** Default offsets in pixels by custom property; as in the style sheet. */
	private const OFFSETS = array(
		'main'          => array( '--main', -88 ),
		'mainBand'      => array( '--main-band', -32 ),
		'auxiliary'     => array( '--auxiliary', -32 ),
		'auxiliaryBand' => array( '--auxiliary-band', -16 ),
	);

	/** Text positions by WordPress's names. */
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
	 * @param WP_Block                        $block      Block whose inner blocks have the main image's level.
	 * @return string HTML; '' without an image.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$markup = new Markup( $content );
		if ( ! str_contains( $content, '<img' ) || ! $markup->next_tag() ) {
			return '';
		}
		$inner = $block->parsed_block['innerBlocks'] ?? array();
		$level = self::level( $inner );

		list( $classes, $words ) = Words::of( $attributes, $inner );

		$style = implode( ';', array( ...self::style( $attributes, abs( $level ) ), ...$words ) );
		if ( '' !== $style ) {
			$markup->add_style( $style );
		}
		foreach ( $classes as $class ) {
			$markup->add_class( $class );
		}
		if ( $attributes['pointer'] ) {
			$smoothness = $attributes['smoothness'];
			$markup->set_attribute(
				'data-eidan-parallax-image-showcase',
				Html::json( 30 === $smoothness ? array() : array( 'smoothness' => $smoothness ) )
			);
		}
		Parallax::start( $markup, $content );
		if ( array() !== $classes ) {
			Words::move( $markup, $level );
		}
		$group = $attributes['group'];
		return Lightbox::group( $markup->get_updated_html(), '' === $group ? wp_unique_id( '~' ) : $group );
	}

	/**
	 * Custom properties that differ from the style sheet.
	 *
	 * @param ParallaxImageShowcaseAttributes $attributes Valid attributes.
	 * @param int                             $depth      Number of levels by which the main image moves.
	 * @return list<string>
	 */
	private static function style( array $attributes, int $depth ): array {
		$style    = array();
		$position = explode( ' ', $attributes['contentPosition'] );
		if ( array( 'bottom', 'left' ) !== $position ) {
			$style[] = '--content:' . self::ALIGN[ $position[0] ] . ' ' . self::ALIGN[ $position[1] ];
		}
		// Only text at the bottom depends on the depth of the main image.
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
		return $style;
	}

	/**
	 * The parallax level of the main image.
	 *
	 * @param mixed $blocks Parsed inner blocks.
	 * @return int 0 without a main image.
	 */
	private static function level( mixed $blocks ): int {
		foreach ( is_array( $blocks ) ? $blocks : array() as $block ) {
			/**
			 * Attributes of an image.
			 *
			 * @var ParallaxImageShowcaseItemAttributes|null $attributes
			 */
			$attributes = Attributes::of_parsed( $block, 'eidan/parallax-image-showcase-item' );
			if ( null !== $attributes && $attributes['main'] ) {
				return $attributes['level'];
			}
		}
		return 0;
	}
}
