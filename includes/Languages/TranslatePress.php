<?php
/**
 * TranslatePress.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Languages;

use Eidan\Support\Text;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * TranslatePress keeps one entry for all languages, and translates the HTML of whole pages. Answers of the REST API it
 * leaves alone, except in filters whose names begin with `rest_prepare_`. So the answers of lists go through such a
 * filter, in the language of their page. Tried with the function that its documentation gives to other plugins,
 * `trp_translate()`; its codes are locales.
 */
final class TranslatePress implements Translator {

	/** Keys of an answer's data that hold HTML. */
	private const HTML = array( 'html', 'pagination_html', 'bar_html' );

	/**
	 * Whether the plugin is active and knows the language of the request.
	 */
	public static function is_active(): bool {
		return function_exists( 'trp_translate' ) && '' !== Text::of( $GLOBALS['TRP_LANGUAGE'] ?? '' );
	}

	/**
	 * Filter `rest_prepare_eidan_list`: translates what an answer shows.
	 *
	 * @param mixed $response Answer of get-posts, a WP_REST_Response.
	 * @return mixed The answer.
	 */
	public static function answer( mixed $response ): mixed {
		$body = $response instanceof WP_REST_Response && self::is_active() ? $response->get_data() : null;
		if ( ! $response instanceof WP_REST_Response || ! is_array( $body ) || ! is_array( $body['data'] ?? null ) ) {
			return $response;
		}
		foreach ( self::HTML as $key ) {
			$body['data'][ $key ] = self::translated( $body['data'][ $key ] ?? '' );
		}
		$body['message'] = self::translated( $body['message'] ?? '' );
		$response->set_data( $body );

		return $response;
	}

	/**
	 * Code of the language of the page.
	 */
	public function current(): string {
		return Text::of( $GLOBALS['TRP_LANGUAGE'] ?? '' );
	}

	/**
	 * Its codes are locales.
	 */
	public function locale( string $language ): string {
		return $language;
	}

	/**
	 * Makes a language the current one.
	 */
	public function set( string $language ): callable {
		$before = $this->current();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- This variable is TranslatePress's.
		$GLOBALS['TRP_LANGUAGE'] = $language;

		return static function () use ( $before ): void {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- This variable is TranslatePress's.
			$GLOBALS['TRP_LANGUAGE'] = $before;
		};
	}

	/**
	 * A post is one for all languages.
	 */
	public function post( int $id, string $type, string $language ): int {
		return $id;
	}

	/**
	 * A term is one for all languages.
	 */
	public function term( int $id, string $taxonomy, string $language ): int {
		return $id;
	}

	/**
	 * A menu is one for all languages.
	 */
	public function menu( int $id, string $language ): int {
		return $id;
	}

	/**
	 * Posts have no language.
	 */
	public function mark( string $type, string $language ): int {
		return 0;
	}

	/**
	 * The plugin puts the language into every address of the site.
	 */
	public function home( string $url ): string {
		return $url;
	}

	/**
	 * A text in the language of the page.
	 *
	 * @param mixed $html HTML in the language of the site.
	 */
	private static function translated( mixed $html ): string {
		$html = Text::of( $html );

		// False: no element around it, in which the plugin would translate nothing more.
		return '' === $html ? '' : Text::of( trp_translate( $html, null, false ) );
	}
}
