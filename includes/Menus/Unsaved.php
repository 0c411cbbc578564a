<?php
/**
 * A menu as an author edits it, before it is saved.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Support\Memory;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_REST_Request;

/**
 * The editor sends the unsaved items with each preview of a block Menu, so that the canvas shows what the page will
 * show. Nothing is stored.
 */
final class Unsaved {

	/** Maximum length of the items in bytes. */
	private const LONGEST = 300000;

	/**
	 * Blocks of the menu, by its name.
	 *
	 * @var array<string, string>
	 */
	private array $content = array();

	/**
	 * Filter `rest_request_before_callbacks`, for previews of a menu: takes the parameter `eidan_menu`. It counts only
	 * for those who may save the menu; links inside the block are saved with it, by whoever may see its preview.
	 *
	 * @param mixed                                 $response Returned as it is.
	 * @param WP_REST_Request<array<string, mixed>> $request  The request.
	 */
	public static function take( mixed $response, WP_REST_Request $request ): mixed {
		Memory::of( self::class )->content = array();

		$sent    = $request->get_param( 'eidan_menu' );
		$sent    = is_array( $sent ) ? $sent : array();
		$content = Text::of( $sent['content'] ?? '' );
		$name    = Value::match( $sent['name'] ?? null, Menus::NAME, '' );
		$may     = 'inside' === $name || current_user_can( 'edit_theme_options' );
		if ( array() !== $sent && strlen( $content ) <= self::LONGEST && $may ) {
			// Without the right to save any HTML, the author sees what saving would leave.
			Memory::of( self::class )->content[ $name ] = current_user_can( 'unfiltered_html' )
				? $content
				: filter_block_content( $content, 'post' );
		}

		return $response;
	}

	/**
	 * The unsaved blocks of a menu.
	 *
	 * @param string $name Name of the menu, as the block stores it.
	 * @return string|null Null if there are none, so that the saved ones count.
	 */
	public static function of( string $name ): ?string {
		return Memory::of( self::class )->content[ $name ] ?? null;
	}
}
