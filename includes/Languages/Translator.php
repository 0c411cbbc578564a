<?php
/**
 * A plugin for languages.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Languages;

/**
 * What this plugin asks a plugin for languages. Languages are named by the codes of that plugin, such as `de`.
 */
interface Translator {

	/**
	 * Code of the language of the page; '' where there is none.
	 */
	public function current(): string;

	/**
	 * Locale of a language, such as `de_DE`; '' for a code that is not known.
	 */
	public function locale( string $language ): string;

	/**
	 * Makes a language the current one, where a request has another one or none.
	 *
	 * @return callable(): void Brings back the language before.
	 */
	public function set( string $language ): callable;

	/**
	 * The translation of a post.
	 *
	 * @param int    $id       Id of the post.
	 * @param string $type     Its post type.
	 * @param string $language Code of the language.
	 * @return int The id itself where there is none.
	 */
	public function post( int $id, string $type, string $language ): int;

	/**
	 * The translation of a term.
	 *
	 * @param int    $id       Id of the term.
	 * @param string $taxonomy Its taxonomy.
	 * @param string $language Code of the language.
	 * @return int The id itself where there is none.
	 */
	public function term( int $id, string $taxonomy, string $language ): int;

	/**
	 * The classic menu that stands at the place of another one in a language.
	 *
	 * @param int    $id       Term of the menu.
	 * @param string $language Code of the language.
	 * @return int The menu itself where there is none.
	 */
	public function menu( int $id, string $language ): int;

	/**
	 * The term that posts of a language have, where the plugin marks them by terms. Lists then ask for that term by
	 * themselves, in the way of their own queries.
	 *
	 * @param string $type     Post type.
	 * @param string $language Code of the language.
	 * @return int Its term_taxonomy id; 0 where posts of this type have no language, or the plugin changes queries by
	 *             other means.
	 */
	public function mark( string $type, string $language ): int;

	/**
	 * Address of the front page in the language of the page.
	 *
	 * @param string $url Address without regard to languages.
	 */
	public function home( string $url ): string;
}
