<?php
/**
 * Fills in what patterns leave open.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

use Closure;
use Eidan\Support\Memory;
use Eidan\Support\Text;

/**
 * The markup of a pattern has macros for images and addresses, such as `{{image:desk}}`, and references to other
 * patterns of the plugin. What a macro means is said by others: the demo knows where its own pages are.
 */
final class Macros {

	/**
	 * What fills in the macros of markup that is being read, null for the editor's patterns.
	 *
	 * @var (Closure( string ): string)|null
	 */
	private ?Closure $filler = null;

	/**
	 * Fills in markup in one's own way, references to our patterns included.
	 *
	 * @param string                      $markup
	 * @param Closure( string ): string $filler Puts something in the place of each macro.
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
	 * Replaces references to our patterns by their markup, with macros still in it.
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
	 * Not by running it: output must not be buffered inside the buffer that fills in a pattern.
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
