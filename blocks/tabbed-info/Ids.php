<?php
/**
 * Ids made from titles at render time, so that nothing is stored and copies stay independent.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TabbedInfo;

use Eidan\Support\Memory;
use Eidan\Support\PageState;
use Eidan\Support\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Ids of panels.
 */
final class Ids implements PageState {

	/**
	 * How often each id was used on this page.
	 *
	 * @var array<string, int>
	 */
	private array $given = array();

	/**
	 * Makes an id from a title.
	 *
	 * Non-ASCII letters stay, as browsers show them in addresses. The prefix avoids conflicts with other blocks, such
	 * as automatic anchors of headings; authors can set a shorter anchor.
	 *
	 * @param string $title Plain text.
	 */
	public static function slug( string $title ): string {
		$words = preg_replace( '/[^\p{L}\p{M}\p{N}]+/u', '-', Text::lower( wp_check_invalid_utf8( $title ) ) );
		return rtrim( 'tab-' . trim( mb_substr( is_string( $words ) ? $words : '', 0, 60 ), '-' ), '-' );
	}

	/**
	 * Makes an id unique on the page by adding a number.
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
