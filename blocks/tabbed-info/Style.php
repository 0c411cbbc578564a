<?php
/**
 * Prints the style of tabs for the width that an author chose.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TabbedInfo;

use Eidan\Support\Memory;
use Eidan\Support\ThemeStyle;

/**
 * A style sheet cannot read a breakpoint from an attribute. So build/styles/tabs.css, tabs-vertical.css and
 * tabs-pictures.css are templates, which are printed once for each width in use.
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
	 * @param bool $pictures  Whether panels have pictures, which swap with a motion.
	 * @return string The class that the rules are for.
	 */
	public static function add( bool $vertical, int $below, bool $container, bool $pictures ): string {
		$width  = ( $container ? '-in-' : '-' ) . $below;
		$sheets = array( $vertical ? 'tabs-vertical' : 'tabs' => $vertical ? 'is-tab-column' : 'is-tab-row' )
			+ ( $pictures ? array( 'tabs-pictures' => 'is-tab-pictures' ) : array() );
		foreach ( $sheets as $sheet => $name ) {
			$class = $name . $width;
			if ( ! isset( self::memory()->added[ $class ] ) ) {
				self::memory()->added[ $class ] = true;
				$rules                          = str_replace( ".$name", ".$class", ThemeStyle::built( $sheet ) );
				wp_add_inline_style( self::HANDLE, self::within( $rules, $below, $container ) );
			}
		}
		return implode( ' ', array_map( static fn ( string $name ): string => $name . $width, $sheets ) );
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
