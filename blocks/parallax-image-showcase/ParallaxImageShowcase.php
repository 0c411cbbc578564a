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
use Eidan\Support\BlockJson;
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

	/** Attributes by the declarations for them. */
	private const STYLE = array(
		'--main:%dpx;'           => 'offsets.main',
		'--main-band:%dpx;'      => 'offsets.mainBand',
		'--auxiliary:%dpx;'      => 'offsets.auxiliary',
		'--auxiliary-band:%dpx;' => 'offsets.auxiliaryBand',
		'--perspective:%dpx;'    => 'perspective',
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

		$markup->add_style(
			self::text( $attributes, abs( $level ) )
				. BlockJson::css( $block, $attributes, self::STYLE ) . implode( ';', $words )
		);
		foreach ( $classes as $class ) {
			$markup->add_class( $class );
		}
		if ( $attributes['pointer'] ) {
			$markup->set_attribute(
				'data-eidan-parallax-image-showcase',
				Html::json( BlockJson::changed( $block, $attributes, array( 'smoothness' ) ) )
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
	 * Custom properties of the text that differ from the style sheet.
	 *
	 * @param ParallaxImageShowcaseAttributes $attributes Valid attributes.
	 * @param int                             $depth      Number of levels by which the main image moves.
	 */
	private static function text( array $attributes, int $depth ): string {
		$style    = '';
		$position = explode( ' ', $attributes['contentPosition'] );
		if ( array( 'bottom', 'left' ) !== $position ) {
			$style = '--content:' . self::ALIGN[ $position[0] ] . ' ' . self::ALIGN[ $position[1] ] . ';';
		}
		// Only text at the bottom depends on the depth of the main image.
		if ( 'bottom' !== $position[0] ) {
			$style .= '--foot:0px;';
		} elseif ( 1 !== $depth ) {
			$style .= '--depth:' . $depth . ';';
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
