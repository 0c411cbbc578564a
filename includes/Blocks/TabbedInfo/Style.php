<?php
/**
 * Prints the style of tabs within the condition that an author chose.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TabbedInfo;

use Eidan\Support\Memory;

/**
 * A style sheet cannot take a width from an attribute; so build/styles/tabs.css and tabs-vertical.css are templates
 * for the rules of one width, which a page with tabs gets once for each width in use.
 */
final class Style {

	// The handle that WordPress gives to the block's own style sheet.
	private const HANDLE = 'eidan-tabbed-info-style';

	/**
	 * The widths in use.
	 *
	 * @var array<string, true>
	 */
	private array $added = array();

	/**
	 * Adds the rules for a width to the page.
	 *
	 * @param bool $vertical  Whether tabs are one below the other.
	 * @param int  $below     Up to this many pixels the items are an accordion; 0 for never.
	 * @param bool $container Whether that is the width of the block instead of the screen.
	 * @return string The class that the rules are for.
	 */
	public static function add( bool $vertical, int $below, bool $container ): string {
		$name  = $vertical ? 'is-tab-column' : 'is-tab-row';
		$class = $name . ( $container ? '-in-' : '-' ) . $below;
		if ( ! isset( self::memory()->added[ $class ] ) ) {
			self::memory()->added[ $class ] = true;
			$file                           = EIDAN_DIR . '/build/styles/'
				. ( $vertical ? 'tabs-vertical' : 'tabs' ) . '.css';
			$rules                          = is_readable( $file )
				// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
				? str_replace( ".$name", ".$class", (string) file_get_contents( $file ) )
				: '';
			wp_add_inline_style( self::HANDLE, self::within( $rules, $below, $container ) );
		}
		return $class;
	}

	/**
	 * Rules within the condition for a width.
	 *
	 * Browsers that cannot take the content out of its `<details>` keep the accordion; so does paper.
	 *
	 * @param string $rules
	 * @param int    $below     Pixels.
	 * @param bool   $container Whether of the block.
	 */
	private static function within( string $rules, int $below, bool $container ): string {
		$medium = '@media screen';
		if ( $below > 0 && $container ) {
			$rules = "@container eidan-tabs (width>{$below}px){{$rules}}";
		} elseif ( $below > 0 ) {
			$medium .= " and (width>{$below}px)";
		}
		return "@supports selector(::details-content){{$medium}{{$rules}}}";
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
