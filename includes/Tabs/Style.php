<?php
/**
 * Prints the style of tabs within the condition that an author chose.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tabs;

/**
 * A style sheet cannot take a width from an attribute; so build/styles/tabs.css is a template for the rules of
 * one width, which a page with tabs gets once for each width in use.
 */
final class Style {

	// The handle that WordPress gives to the block's own style sheet.
	private const HANDLE = 'eidan-tabbed-info-style';

	/**
	 * The widths in use.
	 *
	 * @var array<string, true>
	 */
	private static array $added = array();

	/**
	 * Adds the rules for a width to the page.
	 *
	 * @param int  $below     Up to this many pixels the items are an accordion; 0 for never.
	 * @param bool $container Whether that is the width of the block instead of the screen.
	 * @return string The class that the rules are for.
	 */
	public static function add( int $below, bool $container ): string {
		$class = ( $container ? 'is-by-container-' : 'is-by-screen-' ) . $below;
		if ( ! isset( self::$added[ $class ] ) ) {
			self::$added[ $class ] = true;
			wp_add_inline_style( self::HANDLE, self::css( $class, $below, $container ) );
		}
		return $class;
	}

	/**
	 * The rules for a width.
	 *
	 * @param string $class     Class name.
	 * @param int    $below     Pixels.
	 * @param bool   $container Whether of the block.
	 */
	private static function css( string $class, int $below, bool $container ): string {
		$file = EIDAN_DIR . '/build/styles/tabs.css';
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
		$rules = is_readable( $file ) ? str_replace( '.is-tabs', ".$class", (string) file_get_contents( $file ) ) : '';
		if ( $below > 0 ) {
			$rules = ( $container ? '@container eidan-tabs ' : '@media ' ) . "(width>{$below}px){{$rules}}";
		}
		// Browsers that cannot take the content out of its `<details>` keep the accordion; so does paper.
		$rules = "@supports selector(::details-content){@media screen{{$rules}}}";
		return $container && $below > 0 ? ".$class{container:eidan-tabs/inline-size}$rules" : $rules;
	}
}
