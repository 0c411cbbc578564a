<?php
/**
 * What scripts use of WooCommerce's without saying so.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use WP_Dependencies;

/**
 * On a site with WooCommerce jQuery is on every page, so nobody notices a script that uses it and does not depend on
 * it, until pages are lean. So the files of scripts are read, once for each version of a file.
 */
final class ScriptNeeds {

	public const OPTION = 'eidan_script_needs';

	/** What a script names, by the handles that bring it. Older versions of WooCommerce have other handles. */
	private const SIGNS = array(
		'jquery'            => '/\bjQuery\b/',
		'wc-jquery-blockui' => '/\.(?:un)?block\(|\bblockUI\b/',
		'jquery-blockui'    => '/\.(?:un)?block\(|\bblockUI\b/',
		'wc-js-cookie'      => '/\bCookies\b/',
		'js-cookie'         => '/\bCookies\b/',
		'woocommerce'       => '/\bwoocommerce_params\b/',
		'wc-add-to-cart'    => '/\bwc_add_to_cart_params\b/',
	);

	/** Larger files are not read. */
	private const LARGEST = 1_000_000;

	/** So many files are remembered. Versions that are gone make room then. */
	private const MOST = 200;

	/**
	 * Makes scripts of the page depend on what they use.
	 *
	 * @param WP_Dependencies $all  Scripts.
	 * @param list<string>    $left Handles that were left out.
	 */
	public static function meet( WP_Dependencies $all, array $left ): void {
		// The option is autoloaded, so asking for one that is missing costs no query.
		$known   = array_key_exists( self::OPTION, wp_load_alloptions() ) ? get_option( self::OPTION ) : array();
		$known   = is_array( $known ) ? $known : array();
		$next    = $known;
		$signs   = array_intersect_key( self::SIGNS, array_flip( $left ) );
		$handles = array_values( array_filter( $all->queue, is_string( ... ) ) );
		$seen    = array();
		while ( array() !== $signs && array() !== $handles ) {
			$handle = array_shift( $handles );
			$script = $all->registered[ $handle ] ?? null;
			if (
				null === $script
				|| isset( $seen[ $handle ] )
				|| in_array( $handle, array( ...$all->done, ...$left ), true )
			) {
				continue;
			}
			$seen[ $handle ] = true;
			array_push( $handles, ...array_values( array_filter( $script->deps, is_string( ... ) ) ) );
			$needs = self::needs( self::added( $script->extra ) );
			$file  = self::file( $script->src );
			if ( '' !== $file ) {
				$key  = substr( md5( $file . filemtime( $file ) ), 0, 12 );
				$read = $next[ $key ] ?? null;
				// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this site.
				$read         = is_string( $read ) ? $read : self::needs( (string) file_get_contents( $file ) );
				$next[ $key ] = $read;
				$needs       .= " $read";
			}
			$missing      = array_intersect( array_keys( $signs ), explode( ' ', $needs ) );
			$script->deps = array_values( array_unique( array( ...$script->deps, ...$missing ) ) );
		}
		if ( $next !== $known ) {
			$new = array_diff_key( $next, $known );
			update_option( self::OPTION, count( $next ) > self::MOST ? $new : $next, true );
		}
	}

	/** Removes what is remembered. */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * The handles whose signs are in a script.
	 *
	 * @param string $code Its text.
	 * @return string With spaces between them.
	 */
	private static function needs( string $code ): string {
		$found = array_filter( self::SIGNS, static fn( string $sign ): bool => 1 === preg_match( $sign, $code ) );

		return implode( ' ', array_keys( $found ) );
	}

	/**
	 * Code that was added to a script.
	 *
	 * @param array<array-key, mixed> $extra Its further data.
	 */
	private static function added( array $extra ): string {
		$code = '';
		foreach ( array( 'before', 'after' ) as $place ) {
			$parts = is_array( $extra[ $place ] ?? null ) ? $extra[ $place ] : array();
			$code .= implode( "\n", array_filter( $parts, is_string( ... ) ) ) . "\n";
		}

		return $code;
	}

	/**
	 * The file of a plugin's or theme's script.
	 *
	 * @param mixed $source Its address.
	 * @return string Path; '' if it is not of this site, or WordPress's, WooCommerce's or ours, which say what they
	 *                need.
	 */
	private static function file( mixed $source ): string {
		$plain  = static fn( string $address ): string => (string) preg_replace( '/^https?:/', '', $address );
		$source = is_string( $source ) ? (string) strtok( $source, '?#' ) : '';
		$source = 1 === preg_match( '~^/(?!/)~', $source ) ? site_url( $source ) : $source;
		$source = $plain( $source );
		foreach ( array( WC()->plugin_url() . '/', plugins_url( '/', EIDAN_FILE ) ) as $own ) {
			if ( str_starts_with( $source, $plain( $own ) ) ) {
				return '';
			}
		}
		$base = $plain( content_url( '/' ) );
		if ( ! str_starts_with( $source, $base ) ) {
			return '';
		}
		// The folder of themes and, as a rule, of plugins. Where plugins are elsewhere their files are not read.
		$file = dirname( get_theme_root() ) . '/' . rawurldecode( substr( $source, strlen( $base ) ) );

		return is_file( $file ) && filesize( $file ) <= self::LARGEST ? $file : '';
	}
}
