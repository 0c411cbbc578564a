<?php
/**
 * Words on the main image of a parallax image showcase.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\ParallaxImageShowcase;

use Eidan\ImageOverlay\Band;
use Eidan\ImageOverlay\Duotone;
use Eidan\ImageOverlay\Grid;
use Eidan\ImageOverlay\Shade;
use Eidan\ImageOverlay\Tones;
use Eidan\Support\Attributes;
use Eidan\Support\Contrast;
use Eidan\Support\ImageSize;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\PageColors;
use Eidan\Support\Parallax;
use Eidan\Support\Ratio;
use Eidan\Support\Text;

/**
 * Places words without a background on the main image, and gives them a shade. They move as the image does, so they
 * always stand on what was measured; images after them float in front of them, and the words keep out of their way.
 *
 * Words with a background stay where the author put them, above all images. Where the main image is missing or its
 * proportions are unknown, the words stand below the images. blocks/parallax-image-showcase/look.ts does the same.
 *
 * @phpstan-import-type ParallaxImageShowcaseAttributes from \Eidan\Attributes\ParallaxImageShowcase
 * @phpstan-import-type ParallaxImageShowcaseItemAttributes from \Eidan\Attributes\ParallaxImageShowcaseItem
 */
final class Words {

	/** Class of a block whose words stand on its main image. */
	public const CLASS_NAME = 'has-words-on-image';

	/** Class of an image in the saved HTML. */
	private const IMAGE_CLASS = 'wp-block-eidan-parallax-image-showcase-item';

	/** How far down the image words stand, by the first word of their position, and the part they may stand on. */
	private const AT = array(
		'top'    => array( '0', Band::Upper ),
		'center' => array( '.5', Band::All ),
		'bottom' => array( '1', Band::Lower ),
	);

	/**
	 * What the block's element gets.
	 *
	 * @param ParallaxImageShowcaseAttributes $attributes Valid attributes of the showcase.
	 * @param mixed                           $inner      Parsed inner blocks.
	 * @return array{list<string>, list<string>} Classes and declarations; none if words do not stand on an image.
	 */
	public static function of( array $attributes, mixed $inner ): array {
		$words    = null;
		$main     = null;
		$behind   = array();
		$front    = array();
		$is_above = false;
		foreach ( is_array( $inner ) ? $inner : array() as $block ) {
			/**
			 * Attributes of an image.
			 *
			 * @var ParallaxImageShowcaseItemAttributes|null $image
			 */
			$image = Attributes::of_parsed( $block, 'eidan/parallax-image-showcase-item' );
			if ( null !== $image && is_array( $block ) ) {
				// An id that is not that of the image shown says nothing about it.
				$saved = new Markup( Text::of( $block['innerHTML'] ?? '' ) );
				if ( ! $saved->next_tag( array( 'tag_name' => 'IMG' ) ) || 0 === Media::shown( $saved ) ) {
					unset( $image['id'] );
				}
			}
			if ( null === $image ) {
				$words ??= is_array( $block ) && isset( $block['blockName'] ) ? $block : null;
			} elseif ( null === $main && $image['main'] ) {
				$main     = $image;
				$behind[] = $image;
				$is_above = null !== $words;
			} elseif ( null !== $main && null === $words ) {
				$behind[] = $image;
			} elseif ( null !== $main ) {
				$front[] = $image;
			}
		}
		$ratio = null === $main ? 0.0 : self::ratio( $main );
		if ( null === $words || null === $main || 0.0 === $ratio || self::has_background( $words ) ) {
			return array( array(), array() );
		}
		[ $vertical, $horizontal ] = explode( ' ', $attributes['contentPosition'] );
		[ $at, $band ]             = self::AT[ $vertical ] ?? self::AT['bottom'];

		$sides  = self::sides( $main );
		$insets = $is_above ? null : Front::insets(
			$sides,
			array_map( static fn ( array $image ): array => self::sides( $image ), $front )
		);
		// Where too little would be left for the words, they stand above all images, too.
		if ( null === $insets ) {
			$is_above = true;
			$behind   = array( ...$behind, ...$front );
		}
		$light = self::is_light( $words );
		$fixed = $attributes['overlayOpacity'] ?? null;
		// Without a choice to make nothing is measured.
		$grids = null !== $light && null !== $fixed ? array( null ) : array_map(
			static fn ( array $image ): ?Grid => Tones::of(
				$image['id'] ?? 0,
				Duotone::of_block( $image, 'eidan/parallax-image-showcase-item' )
			),
			$behind
		);
		$shade = Shade::strongest( $grids, $band, $light, $fixed );
		$style = array(
			'--words-x:' . $sides[0],
			'--words-y:' . self::number( $main['place']['y'] ),
			'--words-width:' . self::number( $main['place']['width'] ),
			'--words-ratio:' . round( $ratio, 4 ),
		);
		foreach ( array( 'left', 'right' ) as $side => $name ) {
			if ( null !== $insets && $insets[ $side ] > 0 ) {
				$style[] = "--words-$name:" . round( $insets[ $side ], 2 );
			}
		}
		if ( '1' !== $at ) {
			$style[] = '--words-at:' . $at;
		}
		if ( 'left' !== $horizontal ) {
			$style[] = '--words-align:' . ( 'right' === $horizontal ? 'end' : 'center' );
		}
		if ( $is_above ) {
			$style[] = '--words-above:1';
		}
		if ( '' !== $shade->css() ) {
			$style[] = $shade->css();
		}
		$size = self::size( $words );
		if ( '' !== $size ) {
			$style[] = '--words-size:' . $size;
		}
		return array(
			array_values(
				array_filter(
					array(
						self::CLASS_NAME,
						'bottom' === $vertical ? '' : "has-words-at-$vertical",
						str_starts_with( $main['corner'], 'bottom' ) ? 'has-words-from-bottom' : '',
						$shade->is_dark ? Shade::DARK_WORDS : '',
					)
				)
			),
			$style,
		);
	}

	/**
	 * Lets the words move as the main image does.
	 *
	 * @param Markup $markup The block's HTML; the current tag is the block's own.
	 * @param int    $level  Parallax level of the main image.
	 */
	public static function move( Markup $markup, int $level ): void {
		$is_in_image = false;
		$markup->next_tag( array( 'class_name' => 'eidan-showcase' ) );
		// The first tag that is outside of an image is that of the words.
		while ( $markup->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$is_figure = 'FIGURE' === $markup->get_tag();
			if ( $is_figure && ( $is_in_image || true === $markup->has_class( self::IMAGE_CLASS ) ) ) {
				$is_in_image = ! $markup->is_tag_closer();
			} elseif ( ! $is_in_image ) {
				Parallax::layer( $markup, $level );
				return;
			}
		}
	}

	/**
	 * Left and right side of an image, in percent of the block's width.
	 *
	 * @param ParallaxImageShowcaseItemAttributes $image Valid attributes.
	 * @return array{float, float}
	 */
	private static function sides( array $image ): array {
		$width = self::number( $image['place']['width'] );
		$x     = self::number( $image['place']['x'] );
		$left  = str_ends_with( $image['corner'], 'right' ) ? 100 - $x - $width : $x;

		return array( round( $left, 2 ), round( $left + $width, 2 ) );
	}

	/**
	 * Proportions of an image.
	 *
	 * @param ParallaxImageShowcaseItemAttributes $image Valid attributes.
	 * @return float 0 if unknown.
	 */
	private static function ratio( array $image ): float {
		$ratio = Ratio::number( Ratio::css( $image['ratio'] ) );
		if ( 0.0 < $ratio ) {
			return $ratio;
		}
		[ $width, $height ] = isset( $image['width'], $image['height'] )
			? array( $image['width'], $image['height'] )
			: ( ImageSize::of( $image['id'] ?? 0 ) ?? array( 0, 1 ) );

		return $width / $height;
	}

	/**
	 * The colors in the attribute `style` of a block.
	 *
	 * @param array<mixed> $attributes Attributes of the block.
	 * @return array<mixed>
	 */
	private static function colors( array $attributes ): array {
		$style = $attributes['style'] ?? null;
		$color = is_array( $style ) ? $style['color'] ?? null : null;

		return is_array( $color ) ? $color : array();
	}

	/**
	 * The font size that the author chose for the words. Presets of some themes are larger than the image.
	 *
	 * @param array<mixed> $block Parsed block.
	 * @return string A CSS value; '' if none was chosen.
	 */
	private static function size( array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$preset     = Text::of( $attributes['fontSize'] ?? '' );
		if ( 1 === preg_match( '/^[\w-]+$/', $preset ) ) {
			return 'var(--wp--preset--font-size--' . _wp_to_kebab_case( $preset ) . ')';
		}
		$style = is_array( $attributes['style'] ?? null ) ? $attributes['style'] : array();
		$type  = is_array( $style['typography'] ?? null ) ? $style['typography'] : array();
		$own   = Text::of( $type['fontSize'] ?? '' );
		if ( 1 === preg_match( '/^\d*\.?\d+(?:px|r?em|v[wh])$/', $own ) ) {
			return $own;
		}
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			$size = is_array( $inner ) && 'core/heading' === ( $inner['blockName'] ?? '' ) ? self::size( $inner ) : '';
			if ( '' !== $size ) {
				return $size;
			}
		}
		return '';
	}

	/**
	 * A length in percent.
	 *
	 * @param mixed $value Valid number.
	 */
	private static function number( mixed $value ): float {
		return is_numeric( $value ) ? round( (float) $value, 2 ) : 0.0;
	}

	/**
	 * Whether a block, or one inside it, has a background that the author chose.
	 *
	 * @param array<mixed> $block Parsed block.
	 */
	private static function has_background( array $block ): bool {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$colors     = self::colors( $attributes );
		if (
			isset( $attributes['backgroundColor'] ) || isset( $attributes['gradient'] )
			|| isset( $colors['background'] ) || isset( $colors['gradient'] )
		) {
			return true;
		}
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			if ( is_array( $inner ) && self::has_background( $inner ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the color that the author chose for words is light.
	 *
	 * @param array<mixed> $block Parsed block.
	 * @return bool|null Null if there is none, or only a browser knows it.
	 */
	private static function is_light( array $block ): ?bool {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$color      = Contrast::channels(
			isset( $attributes['textColor'] )
				? PageColors::preset( $attributes['textColor'] )
				: ( self::colors( $attributes )['text'] ?? null )
		);

		return null === $color
			? null
			: Contrast::of( $color, array( 0, 0, 0 ) ) > Contrast::of( $color, array( 255, 255, 255 ) );
	}
}
