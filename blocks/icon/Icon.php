<?php
/**
 * The icon block on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Icons\Icons;
use Eidan\Support\BlockJson;
use Eidan\Support\Html;
use Eidan\Support\Parts;
use Eidan\Support\Text;
use WP_Block;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the drawing inline, so that it takes the colour of the text and costs no request.
 *
 * @phpstan-import-type IconAttributes from \Eidan\Attributes\Icon
 * @implements DynamicBlock<IconAttributes>
 */
final class Icon implements DynamicBlock {

	/** Directions of arrows, as steps to the inline end and down; other icons move up. */
	private const DIRECTIONS = array(
		'down-right' => array( 1, 1 ),
		'down-left'  => array( -1, 1 ),
		'up-right'   => array( 1, -1 ),
		'up-left'    => array( -1, -1 ),
		'right'      => array( 1, 0 ),
		'left'       => array( -1, 0 ),
		'down'       => array( 0, 1 ),
		'download'   => array( 0, 1 ),
		'turn'       => array( 1, 0 ),
		'send'       => array( 1, -1 ),
		'external'   => array( 1, -1 ),
		'log-in'     => array( 1, 0 ),
		'log-out'    => array( 1, 0 ),
		'play'       => array( 1, 0 ),
	);

	/**
	 * Renders the block.
	 *
	 * @param IconAttributes $attributes Valid attributes.
	 * @param string         $content    Not used.
	 * @param WP_Block       $block
	 * @return string HTML; '' without an icon.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$svg = Icons::svg( $attributes['icon'] );
		if ( '' === $svg ) {
			return '';
		}
		$hover = $attributes['hover'];
		$label = trim( $attributes['label'] );
		$href  = Text::of( esc_url( $attributes['url'] ?? '' ) );
		$inner = self::drawing( $svg, '' === $href ? $label : '', 'draw' === $hover );
		$shape = $attributes['shape'];

		$style   = self::style( $block, $attributes );
		$class   = Html::classes(
			array(
				'has-shape'          => 'none' !== $shape,
				'is-shape-' . $shape => 'none' !== $shape,
				'is-filled'          => 'none' !== $shape && 'fill' === $attributes['shapeStyle'],
				'is-hover-' . $hover => 'none' !== $hover,
			)
		);
		$wrapper = get_block_wrapper_attributes(
			( '' === $class ? array() : array( 'class' => $class ) )
				+ ( '' === $style ? array() : array( 'style' => $style ) )
		);

		return '' === $href
			? "<div $wrapper><span class=\"eidan-icon\">$inner</span></div>"
			: "<div $wrapper><a class=\"eidan-icon\"" . self::link( $attributes, $href, $label ) . ">$inner</a></div>";
	}

	/**
	 * Completes the drawing.
	 *
	 * @param string $svg   Whole SVG.
	 * @param string $label Accessible name; '' = decoration, or the link has a name.
	 * @param bool   $drawn Whether its lines are drawn on hover; then each path gets the length 1.
	 */
	private static function drawing( string $svg, string $label, bool $drawn ): string {
		$tags = new WP_HTML_Tag_Processor( $svg );
		while ( $tags->next_tag() ) {
			if ( 'SVG' !== $tags->get_tag() ) {
				if ( $drawn && 'G' !== $tags->get_tag() ) {
					$tags->set_attribute( 'pathLength', '1' );
				}
				continue;
			}
			foreach ( array( 'width', 'height', 'stroke-width' ) as $name ) {
				$tags->remove_attribute( $name );
			}
			$tags->set_attribute( 'focusable', 'false' );
			if ( '' === $label ) {
				$tags->set_attribute( 'aria-hidden', 'true' );
			} else {
				$tags->set_attribute( 'role', 'img' );
				$tags->set_attribute( 'aria-label', $label );
			}
		}

		return $tags->get_updated_html();
	}

	/**
	 * Attributes of the link. Without a label its accessible name is its address.
	 *
	 * @param IconAttributes $attributes Valid attributes.
	 * @param string         $href       Escaped address.
	 */
	private static function link( array $attributes, string $href, string $label ): string {
		$rel = trim( $attributes['rel'] ?? '' );

		return Html::attributes(
			array(
				'href'       => $href,
				'aria-label' => '' === $label
					? preg_replace( '~^(?:[a-z]+:)?(?://)?~i', '', html_entity_decode( $href ) )
					: $label,
				'target'     => '_blank' === ( $attributes['linkTarget'] ?? '' ) ? '_blank' : null,
				'rel'        => '' === $rel ? null : $rel,
			)
		);
	}

	/**
	 * Custom properties that differ from the style sheet's.
	 *
	 * @param WP_Block       $block
	 * @param IconAttributes $attributes Valid attributes.
	 */
	private static function style( WP_Block $block, array $attributes ): string {
		$rest     = $attributes['colors']['color'];
		$pointed  = $attributes['colors']['hover'];
		$rotation = $attributes['rotation'];
		$flips    = array( $attributes['flipHorizontal'], $attributes['flipVertical'] );
		$names    = array(
			'--eidan-icon-size:%dpx;' => 'size',
			'--eidan-icon-stroke:%s;' => 'strokeWidth',
		) + ( 'none' === $attributes['shape'] ? array() : array( '--eidan-icon-padding:%dpx;' => 'shapePadding' ) );
		$values   = array(
			'--eidan-icon-shape'       => Parts::color( $rest['background'] ?? null ),
			'--eidan-icon-hover'       => Parts::color( $pointed['text'] ?? null ),
			'--eidan-icon-hover-shape' => Parts::color( $pointed['background'] ?? null ),
			'--eidan-icon-rotate'      => 0 === $rotation ? '' : $rotation . 'deg',
			'--eidan-icon-scale'       => array( false, false ) === $flips
				? ''
				: ( $flips[0] ? '-1 ' : '1 ' ) . ( $flips[1] ? '-1' : '1' ),
		);
		if ( 'nudge' === $attributes['hover'] ) {
			[ $x, $y ]                    = self::direction( $attributes['icon'], $rotation, $flips[0], $flips[1] );
			$values['--eidan-icon-nudge'] = ( 4 * $x ) . 'px ' . ( 4 * $y ) . 'px';
		}

		return BlockJson::css( $block, $attributes, $names ) . Html::style( $values );
	}

	/**
	 * Direction of an icon on the screen.
	 *
	 * @param string $icon            Name with its source.
	 * @param int    $rotation        Degrees clockwise: 0, 90, 180, 270.
	 * @param bool   $flip_horizontal Whether it is flipped before it is rotated.
	 * @param bool   $flip_vertical   The same upside down.
	 * @return array{int, int} Steps to the right and down, each -1, 0 or 1.
	 */
	public static function direction( string $icon, int $rotation, bool $flip_horizontal, bool $flip_vertical ): array {
		$vector = array( 0, -1 );
		foreach ( self::DIRECTIONS as $word => $known ) {
			if ( 1 === preg_match( '~[/-]' . $word . '$~', $icon ) ) {
				$vector = $known;
				break;
			}
		}
		[ $x, $y ] = array( $flip_horizontal ? -$vector[0] : $vector[0], $flip_vertical ? -$vector[1] : $vector[1] );
		for ( $turned = 0; $turned < $rotation; $turned += 90 ) {
			[ $x, $y ] = array( -$y, $x );
		}

		return array( $x, $y );
	}
}
