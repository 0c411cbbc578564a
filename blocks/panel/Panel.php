<?php
/**
 * The panel on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Panels\Dialog;
use Eidan\Panels\Popup;
use Eidan\Support\BlockJson;
use Eidan\Support\Html;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a dialog from the saved blocks: a fullscreen menu, a side area or a popup.
 *
 * @phpstan-import-type PanelAttributes from \Eidan\Attributes\Panel
 * @implements DynamicBlock<PanelAttributes>
 */
final class Panel implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param PanelAttributes $attributes Valid attributes.
	 * @param string          $content    Saved HTML with its inner blocks rendered.
	 * @param WP_Block        $block
	 * @return string HTML; '' without content, and for a popup outside its period or place.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$kind  = $attributes['kind'];
		$label = trim( $attributes['label'] );
		$popup = 'popup' === $kind ? Popup::options( $attributes, time() ) : array();
		if ( null === $popup ) {
			return '';
		}
		$classes = array( "is-$kind" );
		if ( 'side' === $kind && 'start' === $attributes['edge'] ) {
			$classes[] = 'is-start';
		}
		if ( 'side' === $kind && 0 === $attributes['overlayOpacity'] ) {
			$classes[] = 'is-clear';
		}
		if ( 'fullscreen' === $kind && $attributes['numbers'] ) {
			$classes[] = 'has-numbers';
		}
		$names = array(
			'--width:%dpx;' => 'width',
			'--dim:%d%%;'   => 'overlayOpacity',
		);

		return Dialog::of(
			$content,
			'' === $label ? self::name( $kind ) : $label,
			$classes,
			'fullscreen' === $kind ? '' : BlockJson::css( $block, $attributes, $names ),
			self::options( $attributes, $kind ),
			array() === $popup ? array() : array( 'data-eidan-popup' => Html::json( $popup ) )
		);
	}

	/**
	 * Default accessible name of a panel.
	 */
	private static function name( string $kind ): string {
		return match ( $kind ) {
			'fullscreen' => __( 'Menu', 'eidan' ),
			'popup'      => __( 'Popup', 'eidan' ),
			default      => __( 'Side area', 'eidan' ),
		};
	}

	/**
	 * Options of the view.
	 *
	 * @param PanelAttributes $attributes Valid attributes.
	 * @return array<string, int>
	 */
	private static function options( array $attributes, string $kind ): array {
		$breakpoint = $attributes['breakpoint'];
		$distance   = $attributes['scrollDistance'];
		if ( 'fullscreen' === $kind ) {
			return 0 === $breakpoint ? array() : array( 'breakpoint' => $breakpoint );
		}

		return 'side' === $kind && $distance > 0 ? array( 'scroll' => $distance ) : array();
	}
}
