<?php
/**
 * Our controls among the styles of a classic theme.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Assets\Assets;
use Eidan\Support\ThemeStyle;

/**
 * A classic theme fills whatever is a button. Where it is one, build/styles/classic-controls.css goes with the styles
 * of what has controls: pages of block themes have nothing of it.
 */
final class ClassicControls {

	/**
	 * Action `wp_enqueue_scripts`: adds to the styles that blocks share, and to those of blocks that do something.
	 */
	public static function style(): void {
		$css = wp_is_block_theme() ? '' : ThemeStyle::built( 'classic-controls' );
		if ( '' !== $css ) {
			$own    = array_map(
				static fn( string $name ): string => generate_block_asset_handle( "eidan/$name", 'style' ),
				Registry::with_view()
			);
			$shared = Assets::styles();
			// These stand in what WooCommerce's templates print, and go with it where a script takes that away: each
			// has its own.
			$shop = array_filter(
				$shared,
				static fn( string $handle ): bool => str_starts_with( $handle, 'eidan-shop-' )
			);
			ThemeStyle::add( 'eidan-classic-buttons', $css, array( ...array_diff( $shared, $shop ), ...$own ) );
			foreach ( $shop as $handle ) {
				wp_add_inline_style( $handle, $css );
			}
		}
	}
}
