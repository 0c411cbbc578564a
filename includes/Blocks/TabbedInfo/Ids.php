<?php
/**
 * Ids made from titles when a page is rendered, so that nothing is stored and copies stay independent.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TabbedInfo;

use Eidan\Support\Memory;

/**
 * Ids of panels.
 */
final class Ids {

	/**
	 * How often each id was given on this page.
	 *
	 * @var array<string, int>
	 */
	private array $given = array();

	/**
	 * Makes an id of a title.
	 *
	 * Letters of all scripts stay: browsers show them in addresses. The prefix keeps clear of other blocks' ids,
	 * headings with an automatic anchor for instance; an author who wants a shorter address sets an anchor.
	 *
	 * @param string $title Plain text.
	 */
	public static function slug( string $title ): string {
		$words = preg_replace( '/[^\p{L}\p{M}\p{N}]+/u', '-', mb_strtolower( wp_check_invalid_utf8( $title ) ) );
		return rtrim( 'tab-' . trim( mb_substr( is_string( $words ) ? $words : '', 0, 60 ), '-' ), '-' );
	}

	/**
	 * The id itself the first time on a page, then with a number.
	 */
	public static function unique( string $id ): string {
		$count                       = ( self::memory()->given[ $id ] ?? 0 ) + 1;
		self::memory()->given[ $id ] = $count;
		return 1 === $count ? $id : self::unique( "$id-$count" );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
