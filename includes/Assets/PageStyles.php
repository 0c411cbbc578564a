<?php
/**
 * One style sheet for all of our styles on a page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Assets;

use Eidan\Support\Memory;
use Eidan\Support\RootFontSize;
use _WP_Dependency;

/**
 * Blocks have small style sheets, and a page has many blocks. WordPress prints the smallest into the page and links the
 * others one by one, so that the browser asks for many files before it paints. Here the styles of a page become one
 * file. Pages with the same blocks share it.
 *
 * Before WordPress chooses what it prints into the page, our styles are taken from that choice (`hold()`). When it
 * prints them, one link stands in their place (`join()`), so that themes and other plugins come before and after it as
 * they do without. The names of our styles stay: they are printed without a file of their own, and
 * what was added to them by `wp_add_inline_style()` follows the link. A style that somebody removed or replaced by
 * then is left as it is.
 */
final class PageStyles {

	/**
	 * Up to this many bytes, about 2 kB compressed, WordPress prints the styles into the page: a request of its own
	 * would cost more.
	 */
	private const SMALL = 7000;

	/**
	 * Up to this many bytes, about 13 kB compressed, styles are one file. Of more there are several, which the browser
	 * fetches side by side: in classic themes WordPress 6.8 prints the styles of all blocks on every page.
	 */
	private const LARGE = 76_000;

	/**
	 * Paths of the styles that are held, by handle.
	 *
	 * @var array<string, string>
	 */
	private array $held = array();

	/**
	 * Handles of the joint styles, by the handle of a style in it.
	 *
	 * @var array<string, string>
	 */
	private array $joint = array();

	/**
	 * Takes our enqueued styles from what WordPress may print into the page, if they can be one file.
	 */
	public static function hold(): void {
		if ( is_admin() || wp_is_serving_rest_request() ) {
			return;
		}
		$is_wanted = self::is_wanted();
		$is_fitted = 1.0 !== RootFontSize::factor();
		foreach ( self::groups( $is_wanted || $is_fitted ? self::enqueued() : array() ) as $styles ) {
			if ( $is_wanted && array_sum( array_map( 'wp_filesize', $styles ) ) > self::SMALL ) {
				array_map( array( self::class, 'hold_all' ), self::chunks( $styles ) );
			}
			if ( $is_fitted ) {
				self::print_fitted( array_diff_key( $styles, self::memory()->held ) );
			}
		}
	}

	/**
	 * Has styles printed into the page that are not as the build wrote them.
	 *
	 * @param array<string, string> $styles Paths by handle.
	 */
	private static function print_fitted( array $styles ): void {
		foreach ( $styles as $handle => $path ) {
			$css = StyleFiles::css( array( $handle => $path ) );
			if ( null !== $css ) {
				$style        = wp_styles()->registered[ $handle ];
				$after        = $style->extra['after'] ?? array();
				$style->src   = false;
				$style->extra = array( 'after' => array( $css, ...( is_array( $after ) ? $after : array() ) ) )
					+ $style->extra;
			}
		}
	}

	/**
	 * Holds the styles of one file.
	 *
	 * @param array<string, string> $styles Paths by handle.
	 */
	private static function hold_all( array $styles ): void {
		if ( count( $styles ) < 2 || '' === StyleFiles::address( $styles ) ) {
			return;
		}
		foreach ( $styles as $handle => $path ) {
			// WordPress prints only styles with a known path into the page.
			unset( wp_styles()->registered[ $handle ]->extra['path'] );
			self::memory()->held[ $handle ] = $path;
		}
		add_filter( 'print_styles_array', array( self::class, 'join' ), PHP_INT_MAX );
	}

	/**
	 * Divides styles into as many files as they need.
	 *
	 * @param array<string, string> $styles Paths by handle.
	 * @return list<array<string, string>>
	 */
	private static function chunks( array $styles ): array {
		$sizes  = array_map( 'wp_filesize', $styles );
		$total  = max( 1, array_sum( $sizes ) );
		$most   = $total / ceil( $total / self::LARGE );
		$chunks = array();
		$before = 0;
		foreach ( $styles as $handle => $path ) {
			$chunks[ (int) ( $before / $most ) ][ $handle ] = $path;

			$before += $sizes[ $handle ];
		}

		return array_values( $chunks );
	}

	/**
	 * Filter `print_styles_array`: puts the one file in the place of our styles.
	 *
	 * @param mixed $to_do Handles that are printed next.
	 */
	public static function join( mixed $to_do ): mixed {
		if ( ! is_array( $to_do ) ) {
			return $to_do;
		}
		$handles = array_values( array_filter( $to_do, 'is_string' ) );
		self::make_one( $handles );
		return StyleOrder::with_joint( $handles, self::memory()->joint, self::memory()->held );
	}

	/**
	 * Makes one style of those that are held. They keep their names, without a file.
	 *
	 * @param list<string> $handles Handles that are printed next.
	 */
	private static function make_one( array $handles ): void {
		$memory = self::memory();
		$styles = array();
		$first  = array();
		$others = array();
		foreach ( $handles as $handle ) {
			$path  = $memory->held[ $handle ] ?? '';
			$style = wp_styles()->registered[ $handle ] ?? null;
			if (
				'' !== $path
				&& $style instanceof _WP_Dependency
				&& ! isset( $memory->joint[ $handle ] )
				&& self::is_plain( $style, $path )
				// A style that has to come after another one cannot move before it.
				&& array() === array_intersect( $style->deps, $others )
			) {
				$styles[ $handle ] = $path;
				foreach ( $style->deps as $before ) {
					if ( StyleOrder::moves_along( $before, $memory->held ) ) {
						$first[] = $before;
					}
				}
			} elseif ( array() !== $styles && ! StyleOrder::moves_along( $handle, $memory->held ) ) {
				$others[] = $handle;
			}
		}
		foreach ( self::chunks( $styles ) as $chunk ) {
			self::register( $chunk, array_values( array_unique( $first ) ) );
		}
	}

	/**
	 * Registers the one style.
	 *
	 * @param array<string, string> $styles Paths by handle.
	 * @param list<string>          $first  Handles that come before it.
	 */
	private static function register( array $styles, array $first ): void {
		$memory  = self::memory();
		$address = count( $styles ) < 2 ? '' : StyleFiles::address( $styles );
		if ( '' === $address ) {
			if ( 1.0 !== RootFontSize::factor() ) {
				self::print_fitted( $styles );
			}
			return;
		}
		$number = count( array_unique( $memory->joint ) );
		$joint  = 'eidan-page' . ( 0 === $number ? '' : '-' . ( $number + 1 ) );
		// The name of the file changes with its content.
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- See above.
		wp_register_style( $joint, $address, $first, null );
		foreach ( array_keys( $styles ) as $handle ) {
			wp_styles()->registered[ $handle ]->src = false;
			$memory->joint[ $handle ]               = $joint;
		}
	}

	/**
	 * Whether styles are to be joined.
	 */
	public static function is_wanted(): bool {
		$wanted = ! ( defined( 'SCRIPT_DEBUG' ) && (bool) SCRIPT_DEBUG );
		/**
		 * Whether the styles of all blocks on a page become one file in the uploads folder. Otherwise each block's own
		 * is linked, or printed into the page by WordPress. In the editor, two files of the plugin have the styles of
		 * all blocks.
		 *
		 * @param bool $wanted True, unless SCRIPT_DEBUG is on.
		 */
		return (bool) apply_filters( 'eidan_join_styles', $wanted );
	}

	/**
	 * Our styles that are to be printed.
	 *
	 * @return array<string, string> Paths by handle.
	 */
	private static function enqueued(): array {
		$styles = array();
		$base   = Assets::url( '' );
		foreach ( wp_styles()->queue as $handle ) {
			$style = wp_styles()->registered[ $handle ] ?? null;
			$path  = $style instanceof _WP_Dependency ? $style->extra['path'] ?? '' : '';
			if (
				$style instanceof _WP_Dependency
				&& is_string( $path )
				&& ! in_array( $handle, wp_styles()->done, true )
				&& self::is_plain( $style, $path, $base )
			) {
				$styles[ $handle ] = $path;
			}
		}

		return $styles;
	}

	/**
	 * Whether a style is the file that the build wrote, for all media.
	 *
	 * @param _WP_Dependency $style
	 * @param string         $path  Path of its file.
	 * @param string         $base  Address of the folder of the build, if it is known.
	 */
	private static function is_plain( _WP_Dependency $style, string $path, string $base = '' ): bool {
		$build = EIDAN_DIR . '/build/';
		$file  = str_starts_with( $path, $build ) ? substr( $path, strlen( $build ) ) : '';
		$plain = preg_replace( '/-rtl\.css$/', '.css', $file );

		return '' !== $file
			&& in_array( $style->src, array( ( '' === $base ? Assets::url( '' ) : $base ) . $plain ), true )
			&& in_array( $style->args, array( null, '', 'all' ), true )
			&& ! isset( $style->extra['conditional'], $style->extra['alt'] );
	}

	/**
	 * The styles that are printed together. In classic themes WordPress 6.9 and newer prints styles that come with the
	 * page's content into the head afterwards: those of blocks before the theme's, others at the end. They cannot be
	 * one without a change of this order.
	 *
	 * @param array<string, string> $styles Paths by handle.
	 * @return list<array<string, string>>
	 */
	private static function groups( array $styles ): array {
		// It puts a function of its own in place of this one.
		$is_hoisting = doing_action( 'wp_footer' )
			&& false === has_action( 'wp_print_footer_scripts', '_wp_footer_scripts' );
		if ( ! $is_hoisting ) {
			return array( $styles );
		}
		$of_blocks = StyleOrder::of_blocks( 'eidan/' );
		$these     = array_intersect_key( $styles, $of_blocks );

		return array(
			array_intersect_key( array_replace( $of_blocks, $these ), $these ),
			array_diff_key( $styles, $these ),
		);
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
