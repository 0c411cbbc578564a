<?php
/**
 * The list of what pages without anything of the shop were spared.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Support\Value;

/**
 * Pages add to it as they are shown, so it has few entries and is soon complete: nothing is written after that. It
 * begins anew with other plugins or another theme.
 *
 * @phpstan-type Entry array{handle: string, what: string, why: string, pages: string}
 */
final class LeftOut {

	public const OPTION = 'eidan_left_out';

	/** Handles that go with jQuery, or that have no file. */
	private const HIDDEN = array( 'jquery-core', 'jquery-migrate', 'woocommerce-inline' );

	/**
	 * Adds handles that a page did without.
	 *
	 * @param list<string> $scripts Handles of scripts.
	 * @param list<string> $styles  Handles of styles.
	 * @param string       $kind    Kind of page, a key of pages().
	 */
	public static function add( array $scripts, array $styles, string $kind ): void {
		$stored = self::stored();
		$next   = $stored;
		foreach ( compact( 'scripts', 'styles' ) as $what => $handles ) {
			foreach ( array_diff( $handles, self::HIDDEN ) as $handle ) {
				$next[ $what ][ $handle ] = array_unique( array( ...( $next[ $what ][ $handle ] ?? array() ), $kind ) );
			}
		}
		if ( $next !== $stored ) {
			update_option( self::OPTION, $next, true );
		}
	}

	/** Removes the list: other plugins or another theme may need other files, or the plugin is deleted. */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** @return list<Entry> The list, for the settings screen. */
	public static function for_screen(): array {
		if ( ! Switches::on( Switches::LEAN ) ) {
			return array();
		}
		$always  = LeanPages::always();
		$names   = self::pages();
		$entries = array();
		foreach ( self::stored() as $what => $handles ) {
			foreach ( array_diff_key( $handles, array_flip( $always ) ) as $handle => $kinds ) {
				$entries[] = array(
					'handle' => $handle,
					'what'   => 'scripts' === $what ? _x( 'Script', 'file', 'eidan' ) : _x( 'Style', 'file', 'eidan' ),
					'why'    => 1 === preg_match( '/^(?:woocommerce|wc-)/', $handle )
						? __( 'WooCommerce’s own: these pages show nothing of the shop.', 'eidan' )
						: __( 'Only WooCommerce asks for these.', 'eidan' ),
					'pages'  => implode(
						wp_get_list_item_separator(),
						array_values( array_intersect_key( $names, array_flip( $kinds ) ) )
					),
				);
			}
		}

		return $entries;
	}

	/** @return array<array-key, string> Names of the kinds of pages. */
	private static function pages(): array {
		return array(
			'front'   => __( 'Front page', 'eidan' ),
			'blog'    => __( 'Blog', 'eidan' ),
			'single'  => __( 'Pages and posts', 'eidan' ),
			'archive' => __( 'Archives', 'eidan' ),
			'search'  => __( 'Search', 'eidan' ),
			'404'     => __( 'Page not found', 'eidan' ),
		);
	}

	/**
	 * The stored list.
	 *
	 * @return array<string, array<string, list<string>>> Kinds of pages by handle, of scripts and of styles.
	 */
	private static function stored(): array {
		// The option is autoloaded, so asking for one that is missing costs no query.
		$stored = array_key_exists( self::OPTION, wp_load_alloptions() ) ? get_option( self::OPTION ) : array();
		$stored = is_array( $stored ) ? $stored : array();
		$valid  = array();
		foreach ( array( 'scripts', 'styles' ) as $what ) {
			foreach ( Value::group( $stored, $what ) as $handle => $kinds ) {
				$valid[ $what ][ (string) $handle ] =
					array_values( array_filter( is_array( $kinds ) ? $kinds : array(), is_string( ... ) ) );
			}
		}

		return $valid;
	}
}
