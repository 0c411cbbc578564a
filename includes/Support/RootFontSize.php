<?php
/**
 * Themes whose root font size makes `1rem` ten pixels.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * `html { font-size: 62.5% }` lets a theme write 1.6rem for what browsers call 16 px. Whatever others write in rem is
 * five eighths of its size there: words of 8 px, buttons of 30. On sites of such themes our styles have larger numbers,
 * so that they come out as anywhere else. Editors do not need it: WordPress gives rules for `html` to the canvas's
 * body.
 *
 * A root that is a little smaller or larger is a decision on all sizes of the site, which ours follow.
 */
final class RootFontSize {

	/** What browsers begin with, in pixels. */
	private const USUAL = 16.0;

	/** Up to this size, in pixels, nobody could read `1rem`: the theme does not mean a size by it. */
	private const SMALL = 12.0;

	/** Option: what was read, so that sheets are read once a change. */
	private const OPTION = 'eidan_root_font_size';

	/** Sheets that it keeps. */
	private const MOST = 20;

	/**
	 * By which our sizes in rem are multiplied; null if it is not known yet.
	 *
	 * @var float|null
	 */
	private ?float $factor = null;

	/**
	 * By which our sizes in rem have to be multiplied on this page.
	 *
	 * @return float 1 in most themes.
	 */
	public static function factor(): float {
		if ( is_admin() || wp_is_serving_rest_request() ) {
			return 1.0;
		}
		$memory = Memory::of( self::class );
		$factor = $memory->factor ?? self::decided();
		// Block themes print blocks before all of their sheets are known.
		if ( 0 < did_action( 'wp_enqueue_scripts' ) && ! doing_action( 'wp_enqueue_scripts' ) ) {
			$memory->factor = $factor;
		}

		return $factor;
	}

	/**
	 * CSS of ours, for this theme. `--eidan-rem` is for sizes that blocks have in the page.
	 *
	 * @param string $css
	 * @return string The same in most themes.
	 */
	public static function fit( string $css ): string {
		$factor = self::factor();
		if ( 1.0 === $factor ) {
			return $css;
		}
		$sizes = wp_get_global_settings( array( 'spacing', 'spacingSizes' ) );
		$fit   = self::scaled( $css, $factor, is_array( $sizes ) && isset( $sizes['theme'] ) );

		return ":root{--eidan-rem:$factor}" . $fit;
	}

	/**
	 * Sizes in rem, multiplied. In media queries `1rem` is what the browser begins with, whatever the theme says.
	 *
	 * @param string $css
	 * @param float  $factor
	 * @param bool   $has_spacing Whether the theme has spacing sizes of its own, which are right. Those that WordPress
	 *                            adds otherwise are in rem, and as small as the rest.
	 */
	public static function scaled( string $css, float $factor, bool $has_spacing = true ): string {
		$parts = preg_split( '/(@media[^{]*+\{)/', $css, -1, PREG_SPLIT_DELIM_CAPTURE );
		$new   = '';
		foreach ( false === $parts ? array( $css ) : $parts as $index => $part ) {
			$new .= 1 === $index % 2 ? $part : preg_replace_callback(
				'/(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))rem\b/',
				static fn( array $size ): string => round( (float) $size[1] * $factor, 4 ) . 'rem',
				$part
			);
		}

		return $has_spacing
			? $new
			: (string) preg_replace( '/var\(--wp--preset--spacing--\d+,[^()]+\)/', "calc($0*$factor)", $new );
	}

	/**
	 * The size that a style sheet gives to the root.
	 *
	 * @param string $css
	 * @return float|null In pixels, where the visitor has changed nothing; null if it does not say.
	 */
	public static function in_css( string $css ): ?float {
		$plain = preg_replace(
			// What is for some screens only: without a rule for all others, it is no trick.
			array( '~/\*.*?\*/~s', '/@(?:media|container|supports)\b[^{;]*+\{(?:[^{}]*+\{[^{}]*+\})*+[^{}]*+\}/' ),
			'',
			$css
		);
		$size = null;
		preg_match_all( '/(?<=[{};]|^)([^{};]*+)\{([^{}]*+)\}/', $plain ?? '', $rules, PREG_SET_ORDER );
		foreach ( $rules as $rule ) {
			$selectors = array_map( 'trim', explode( ',', strtolower( $rule[1] ) ) );
			if ( array() !== array_intersect( array( 'html', ':root' ), $selectors ) ) {
				$size = self::declared( $rule[2] ) ?? $size;
			}
		}

		return $size;
	}

	/**
	 * The last font size among declarations of the root.
	 *
	 * @param string $declarations
	 * @return float|null In pixels.
	 */
	private static function declared( string $declarations ): ?float {
		$number = '((?:\d+\.?\d*|\.\d+))';
		$found  = preg_match_all(
			"/(?<![\\w-])font-size\\s*:\\s*(?:$number(px|%|r?em)|calc\\(\\s*(?:1r?em|100%)\\s*\\*\\s*$number\\s*\\))/i",
			$declarations,
			$sizes,
			PREG_SET_ORDER
		);
		$last   = (int) $found > 0 ? end( $sizes ) : false;
		if ( false === $last ) {
			return null;
		}
		$of  = (float) ( $last[3] ?? $last[1] ?? '' );
		$per = array(
			'px' => 1,
			'%'  => self::USUAL / 100,
		);

		return $of * ( isset( $last[3] ) ? self::USUAL : $per[ strtolower( $last[2] ?? '' ) ] ?? self::USUAL );
	}

	/**
	 * What is right for the theme's root.
	 */
	private static function decided(): float {
		$size = self::of_theme( self::sheets() );
		/**
		 * The theme's root font size. Where it is 12 px or less, what the plugin writes in rem is made larger, so that
		 * it has the size that it has in other themes. It is read from the style sheets of the theme that the page has.
		 *
		 * @param float $size In pixels, for visitors who have changed nothing in their browser. 16 if the theme says
		 *                    nothing.
		 */
		$said = apply_filters( 'eidan_root_font_size', $size );
		$size = is_numeric( $said ) ? (float) $said : $size;

		return $size > 0 && $size <= self::SMALL ? self::USUAL / $size : 1.0;
	}

	/**
	 * The root font size of the theme.
	 *
	 * @param array<string, int> $sheets When each was changed, by path.
	 * @return float In pixels.
	 */
	private static function of_theme( array $sheets ): float {
		if ( array() === $sheets ) {
			return self::USUAL;
		}
		$kept  = get_option( self::OPTION );
		$known = is_array( $kept ) ? $kept : array();
		$read  = array();
		$size  = self::USUAL;
		foreach ( $sheets as $path => $changed ) {
			$entry = $known[ $path ] ?? null;
			if ( ! is_array( $entry ) || ( $entry['changed'] ?? null ) !== $changed ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the theme, not an address.
				$size_in_it    = self::in_css( (string) file_get_contents( $path ) );
				$read[ $path ] = array(
					'changed' => $changed,
					'size'    => $size_in_it,
				);
				$entry         = $read[ $path ];
			}
			$says = $entry['size'] ?? null;
			$size = is_float( $says ) ? $says : $size;
		}
		// Who tries another theme or style sees sheets that nobody else does.
		if ( array() !== $read && ! is_user_logged_in() ) {
			update_option( self::OPTION, array_slice( $read + $known, 0, self::MOST, true ), true );
		}

		return $size;
	}

	/**
	 * Style sheets of the theme that are on this page, in their order. Until they are enqueued, the one that each theme
	 * has.
	 *
	 * @return array<string, int> When each was changed, by path.
	 */
	private static function sheets(): array {
		if ( 0 === did_action( 'wp_enqueue_scripts' ) ) {
			$paths = array_filter(
				array( get_template_directory() . '/style.css', get_stylesheet_directory() . '/style.css' ),
				'is_readable'
			);
			return array_map( 'intval', array_map( 'filemtime', array_combine( $paths, $paths ) ) );
		}
		$folders = array(
			get_template_directory_uri()   => get_template_directory(),
			get_stylesheet_directory_uri() => get_stylesheet_directory(),
		);
		$sheets  = array();
		foreach ( wp_styles()->registered as $handle => $style ) {
			$src = is_string( $style->src ) ? (string) strtok( $style->src, '?#' ) : '';
			foreach ( $folders as $url => $folder ) {
				$path = str_starts_with( $src, "$url/" ) ? $folder . substr( $src, strlen( $url ) ) : '';
				if (
					str_ends_with( $path, '.css' )
					&& 0 === validate_file( $path )
					// Also what others depend on, such as a parent theme's.
					&& false !== wp_styles()->query( (string) $handle, 'enqueued' )
					&& is_readable( $path )
				) {
					$sheets[ $path ] = (int) filemtime( $path );
				}
			}
		}

		return $sheets;
	}

	/**
	 * Deletes what is kept.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
	}
}
