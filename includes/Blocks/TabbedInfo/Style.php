<?php
/**
 * Prints the style of tabs for the width that an author chose.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TabbedInfo;

use Eidan\Support\Memory;

/**
 * A style sheet cannot read a breakpoint from an attribute. So build/styles/tabs.css and tabs-vertical.css are
 * templates, which are printed once for each width in use.
 */
final class Style {

	// WordPress's handle of the block's own style sheet.
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
	 * @param int  $below     Up to this width in pixels the items are an accordion; 0 = never.
	 * @param bool $container Whether the width of the block counts instead of the screen's.
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
	 * Wraps rules in the condition for a width.
	 *
	 * Browsers without `::details-content` keep the accordion; so does print.
	 *
	 * @param string $rules
	 * @param int    $below     Pixels.
	 * @param bool   $container Whether it is the width of the block.
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
