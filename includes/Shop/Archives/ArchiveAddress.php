<?php
/**
 * Addresses of an archive.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop\Archives;

use Eidan\Lists\Request\Address;

/**
 * The archive's first page, and its further ones as WordPress names them (`/shop/page/2/`, or `paged=2` without pretty
 * permalinks). What else is in the address stays: the order, the filters of WooCommerce and of other plugins.
 */
final class ArchiveAddress {

	/** Parameters that are about a visit or a change, not about what is shown. */
	private const PASSING = '/^(?:utm_|mtm_|pk_|hsa_|mc_|_|eidan-)|clid$'
		. '|^(?:add-to-cart|quantity|variation_id|remove_item|undo_item|removed_item|paged|rest_route|ref)$/';

	/**
	 * Path and query of the first page.
	 */
	public static function base(): string {
		$names = array();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		foreach ( array_keys( $_GET ) as $name ) {
			if ( is_string( $name ) && 1 !== preg_match( self::PASSING, $name ) ) {
				$names[] = $name;
			}
		}

		return self::first( Address::base( $names ), self::word() );
	}

	/**
	 * Path and query of the further pages, with %#% for the number.
	 *
	 * @param string $base Path and query of the first page.
	 */
	public static function pages( string $base ): string {
		$rules = $GLOBALS['wp_rewrite'] ?? null;

		return self::further(
			$base,
			$rules instanceof \WP_Rewrite && $rules->using_permalinks() ? self::word() : '',
			$rules instanceof \WP_Rewrite && $rules->use_trailing_slashes
		);
	}

	/**
	 * The first page of any page's address.
	 *
	 * @param string $address Path and query.
	 * @param string $word    The word in addresses of pages, such as `page`.
	 */
	public static function first( string $address, string $word ): string {
		[ $path, $query ] = array( ...explode( '?', $address, 2 ), '' );
		$path             = (string) preg_replace( '~/' . preg_quote( $word, '~' ) . '/\d+(/?)$~', '$1', $path );

		return ( '' === $path ? '/' : $path ) . ( '' === $query ? '' : "?$query" );
	}

	/**
	 * The further pages of an archive.
	 *
	 * @param string $base    Path and query of the first page.
	 * @param string $word    The word in addresses of pages; '' = they are a parameter.
	 * @param bool   $slashes Whether paths end with a slash.
	 */
	public static function further( string $base, string $word, bool $slashes ): string {
		[ $path, $query ] = array( ...explode( '?', $base, 2 ), '' );
		if ( '' === $word ) {
			return "$path?" . ( '' === $query ? '' : "$query&" ) . 'paged=%#%';
		}

		return rtrim( $path, '/' ) . "/$word/%#%" . ( $slashes ? '/' : '' ) . ( '' === $query ? '' : "?$query" );
	}

	/**
	 * The word in addresses of pages.
	 */
	private static function word(): string {
		$rules = $GLOBALS['wp_rewrite'] ?? null;

		return $rules instanceof \WP_Rewrite ? (string) $rules->pagination_base : 'page';
	}
}
