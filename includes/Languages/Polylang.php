<?php
/**
 * Polylang.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Languages;

use Eidan\Support\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Asks Polylang by the functions of its API, version 2.0 or newer.
 *
 * It filters the queries of pages by their language, but not those of the REST API. So lists ask for the language
 * themselves, in both, see mark().
 */
final class Polylang implements Translator {

	/**
	 * Whether the plugin is active and has languages.
	 */
	public static function is_active(): bool {
		return function_exists( 'pll_languages_list' ) && array() !== pll_languages_list();
	}

	/**
	 * Code of the language of the page. In the editor, where the request has none, it is that of the edited post.
	 */
	public function current(): string {
		$language = Text::of( pll_current_language() );
		if ( '' === $language && ( ( $GLOBALS['post'] ?? null ) instanceof WP_Post ) ) {
			$language = Text::of( pll_get_post_language( $GLOBALS['post']->ID ) );
		}

		return $language;
	}

	/**
	 * Locale of a language.
	 */
	public function locale( string $language ): string {
		return Text::of( $this->property( $language, 'locale' ) );
	}

	/**
	 * Makes a language the current one.
	 */
	public function set( string $language ): callable {
		$polylang = PLL();
		$wanted   = $this->language( $language );
		if ( null === $wanted || ! property_exists( $polylang, 'curlang' ) ) {
			return static function (): void {};
		}
		$before = $polylang->curlang;
		// There is no function for this in the API; its documentation names the property.
		$polylang->curlang = $wanted;

		return static function () use ( $polylang, $before ): void {
			$polylang->curlang = $before;
		};
	}

	/**
	 * The translation of a post.
	 */
	public function post( int $id, string $type, string $language ): int {
		$found = pll_is_translated_post_type( $type ) ? pll_get_post( $id, $language ) : false;

		return is_int( $found ) && 0 < $found ? $found : $id;
	}

	/**
	 * The translation of a term.
	 */
	public function term( int $id, string $taxonomy, string $language ): int {
		$found = pll_is_translated_taxonomy( $taxonomy ) ? pll_get_term( $id, $language ) : false;

		return is_int( $found ) && 0 < $found ? $found : $id;
	}

	/**
	 * The menu at the same location of the theme: Polylang keeps which one each language has there.
	 */
	public function menu( int $id, string $language ): int {
		$options = get_option( 'polylang' );
		$themes  = is_array( $options ) && is_array( $options['nav_menus'] ?? null ) ? $options['nav_menus'] : array();
		$places  = $themes[ get_stylesheet() ] ?? array();
		foreach ( is_array( $places ) ? $places : array() as $menus ) {
			$menus = is_array( $menus ) ? array_filter( $menus, 'is_numeric' ) : array();
			$own   = (int) ( $menus[ $language ] ?? 0 );
			if ( 0 < $own && in_array( $id, array_map( 'intval', $menus ), true ) ) {
				return $own;
			}
		}

		return $id;
	}

	/**
	 * The term of the taxonomy `language`.
	 */
	public function mark( string $type, string $language ): int {
		$id = pll_is_translated_post_type( $type ) ? $this->property( $language, 'language:term_taxonomy_id' ) : 0;

		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * The front page of the language.
	 */
	public function home( string $url ): string {
		$language = $this->current();
		$home     = '' === $language ? '' : Text::of( pll_home_url( $language ) );

		// Without permalinks the language stands in the query.
		if ( str_contains( $home, '?' ) ) {
			return $home;
		}

		return '' === $home ? $url : trailingslashit( $home );
	}

	/**
	 * A property of a language.
	 *
	 * @param string $language Code of the language.
	 * @param string $name     Name as in `pll_current_language()`.
	 * @return mixed Null for a code that is not known.
	 */
	private function property( string $language, string $name ): mixed {
		$object = $this->language( $language );

		return null !== $object && method_exists( $object, 'get_prop' ) ? $object->get_prop( $name ) : null;
	}

	/**
	 * The object of a language.
	 *
	 * @param string $language Code of the language.
	 * @return object|null Null for a code that is not known.
	 */
	private function language( string $language ): ?object {
		foreach ( pll_languages_list( array( 'fields' => '' ) ) as $one ) {
			if ( is_object( $one ) && ( get_object_vars( $one )['slug'] ?? '' ) === $language ) {
				return $one;
			}
		}

		return null;
	}
}
