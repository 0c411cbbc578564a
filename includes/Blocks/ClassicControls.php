<?php
/**
 * Our controls in classic themes.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Assets\Assets;
use Eidan\Support\ThemeStyle;

/**
 * Classic themes style all buttons. In these themes build/styles/classic-controls.css is added to the styles of blocks
 * with controls; block themes do not load it.
 */
final class ClassicControls {

	/**
	 * Action `wp_enqueue_scripts`: adds it to shared styles, and to those of blocks with a view module.
	 */
	public static function style(): void {
		$css = ThemeStyle::built( 'classic-controls' );
		if ( '' !== $css ) {
			$own    = array_map(
				static fn( string $name ): string => generate_block_asset_handle( "eidan/$name", 'style' ),
				Registry::with_view()
			);
			$shared = Assets::styles();
			// These styles are printed in WooCommerce's templates and are removed with them, so each gets its own copy.
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
