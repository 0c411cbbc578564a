<?php
/**
 * Fills in the macros of patterns.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

use Closure;
use Eidan\Support\Memory;
use Eidan\Support\Sample;
use Eidan\Support\Text;

/**
 * The markup of a pattern contains macros for images and addresses, such as `{{image:desk}}`, and references to other
 * patterns of the plugin. The caller defines what a macro means: the demo knows the addresses of its pages.
 */
final class Macros {

	/**
	 * Function that fills in macros of the markup being read; null for the editor's patterns.
	 *
	 * @var (Closure( string ): string)|null
	 */
	private ?Closure $filler = null;

	/**
	 * Fills in markup with a custom function, including references to our patterns.
	 *
	 * @param string                      $markup
	 * @param Closure( string ): string $filler Replaces the macros in markup.
	 */
	public static function fill_with( string $markup, Closure $filler ): string {
		self::memory()->filler = $filler;
		$filled                = self::fill( $markup );
		self::memory()->filler = null;
		return $filled;
	}

	/**
	 * Fills in markup. Patterns pass their output through this.
	 */
	public static function fill( string $markup ): string {
		$markup = self::expand( $markup );
		if ( null !== self::memory()->filler ) {
			// What authors have to write in their own words is the demo's own here, and no sample.
			$markup = str_replace( '"metadata":{"' . Sample::KEY . '":true},', '', $markup );
			return trim( ( self::memory()->filler )( $markup ) );
		}
		/**
		 * Filters the markup of a pattern of the plugin as an editor gets it.
		 *
		 * @param string $markup Markup, with macros such as `{{image:desk}}` until the demo has put the plugin's images
		 *                       in their place, at 10.
		 */
		return trim( Text::of( apply_filters( 'eidan_pattern_markup', $markup ) ) );
	}

	/**
	 * Replaces references to our patterns by their markup, which still contains macros.
	 *
	 * @param string $markup Block markup.
	 */
	private static function expand( string $markup ): string {
		$expanded = preg_replace_callback(
			'/<!-- wp:pattern \{"slug":"eidan\/([a-z0-9-]+)"\} \/-->/',
			static fn( array $found ): string => self::expand( self::read( $found[1] ) ),
			$markup
		);
		return null === $expanded ? $markup : $expanded;
	}

	/**
	 * The markup in a pattern's file.
	 *
	 * The file is not run, since output buffering inside the buffer of a pattern fails.
	 *
	 * @param string $file Name without `.php`.
	 */
	private static function read( string $file ): string {
		$path = Patterns::DIR . $file . '.php';
		// A file of the plugin, never an address.
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
		$code = is_file( $path ) ? (string) file_get_contents( $path ) : '';
		return trim( (string) preg_replace( '/<\?php.*?(?:\?>|\z)/s', '', $code ) );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
