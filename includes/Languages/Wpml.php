<?php
/**
 * WPML, and what speaks like it.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Languages;

use Eidan\Support\Text;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- These hooks are WPML's.

/**
 * Asks WPML by its documented hooks, https://wpml.org/documentation/support/wpml-coding-api/wpml-hooks-reference/
 *
 * It filters every query by the current language, so lists need nothing more than that language.
 */
final class Wpml implements Translator {

	/**
	 * Code of the language of the page.
	 */
	public function current(): string {
		$language = Text::of( apply_filters( 'wpml_current_language', null ) );

		// The admin's "all languages" is none.
		return 'all' === $language ? '' : $language;
	}

	/**
	 * Locale of a language.
	 */
	public function locale( string $language ): string {
		$all = apply_filters( 'wpml_active_languages', null, array( 'skip_missing' => 0 ) );
		$one = is_array( $all ) ? $all[ $language ] ?? null : null;

		return is_array( $one ) ? Text::of( $one['default_locale'] ?? '' ) : '';
	}

	/**
	 * Makes a language the current one.
	 */
	public function set( string $language ): callable {
		$before = $this->current();
		do_action( 'wpml_switch_language', $language );

		return static function () use ( $before ): void {
			// Null stands for the language that the request itself has.
			do_action( 'wpml_switch_language', '' === $before ? null : $before );
		};
	}

	/**
	 * The translation of a post.
	 */
	public function post( int $id, string $type, string $language ): int {
		return $this->translation( $id, $type, $language );
	}

	/**
	 * The translation of a term.
	 */
	public function term( int $id, string $taxonomy, string $language ): int {
		return $this->translation( $id, $taxonomy, $language );
	}

	/**
	 * The menu in a language.
	 */
	public function menu( int $id, string $language ): int {
		return $this->translation( $id, 'nav_menu', $language );
	}

	/**
	 * None: it has tables of its own.
	 */
	public function mark( string $type, string $language ): int {
		return 0;
	}

	/**
	 * The front page of the language.
	 */
	public function home( string $url ): string {
		$home = Text::of( apply_filters( 'wpml_home_url', $url ) );

		return '' === $home ? $url : $home;
	}

	/**
	 * The translation of a post or term.
	 *
	 * @param int    $id       Its id.
	 * @param string $kind     Its post type or taxonomy.
	 * @param string $language Code of the language.
	 */
	private function translation( int $id, string $kind, string $language ): int {
		$found = apply_filters( 'wpml_object_id', $id, $kind, true, $language );

		return is_numeric( $found ) && 0 < (int) $found ? (int) $found : $id;
	}
}
