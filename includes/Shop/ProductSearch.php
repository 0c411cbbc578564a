<?php
/**
 * Products in the site's search.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Settings\Settings;
use Eidan\Support\Database;
use WP_Query;

/**
 * WordPress looks for words in titles, excerpts and contents. Here it also looks into the names of a product's terms
 * and into SKUs, as the owner chose: each word has to be found in one of these places.
 *
 * WordPress's own SQL stays, with one more place for each word. Where a search engine answers, or another plugin writes
 * SQL of its own, nothing is changed.
 */
final class ProductSearch {

	/** Names of the settings in the group `search`. */
	public const TERMS      = 'terms';
	public const SKU        = 'sku';
	public const ATTRIBUTES = 'attributes';

	public const ALL = array( self::TERMS, self::SKU, self::ATTRIBUTES );

	/** Taxonomies of the setting `search.terms`. */
	private const TAXONOMIES = array( 'product_cat', 'product_tag', 'product_brand' );

	/** Columns that WordPress looks into; the first one that it did look into takes the other places in. */
	private const COLUMNS = array( 'post_title', 'post_excerpt', 'post_content' );

	/**
	 * Filter `posts_search`.
	 *
	 * @param mixed $search SQL that WordPress built; '' = nothing is searched for.
	 * @param mixed $query  The query.
	 */
	public static function widen( mixed $search, mixed $query = null ): mixed {
		if ( ! is_string( $search ) || '' === $search || ! $query instanceof WP_Query || ! self::concerns( $query ) ) {
			return $search;
		}
		$taxonomies = self::taxonomies();
		$sku        = true === Settings::get( 'search.' . self::SKU );
		$words      = $query->get( 'search_terms' );
		if ( ( array() === $taxonomies && ! $sku ) || ! is_array( $words ) ) {
			return $search;
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$minus = apply_filters( 'wp_query_search_exclusion_prefix', '-' );
		$minus = is_string( $minus ) ? $minus : '';
		$any   = in_array( $query->get( 'exact' ), array( '', false, 0, '0', null ), true ) ? '%' : '';
		$wider = $search;
		foreach ( array_unique( array_filter( $words, 'is_string' ) ) as $word ) {
			$unwanted = '' !== $minus && str_starts_with( $word, $minus );
			$word     = $unwanted ? substr( $word, 1 ) : $word;
			$wider    = self::with( $wider, $word, $any, $unwanted, self::ids( $word, $any, $taxonomies, $sku ) );
		}
		if ( $wider === $search ) {
			return $search;
		}
		// Names of terms are in no cache key of WordPress's queries.
		$query->set( 'eidan_terms', wp_cache_get_last_changed( 'terms' ) );

		return $wider . self::without_hidden();
	}

	/**
	 * Whether visitors search for products by the query.
	 *
	 * @param WP_Query $query
	 */
	private static function concerns( WP_Query $query ): bool {
		if ( is_admin() || ! $query->is_main_query() || ! $query->is_search() ) {
			return false;
		}
		$types = array_diff( array_filter( (array) $query->get( 'post_type' ), 'is_string' ), array( '' ) );

		return array() === $types
			|| in_array( 'any', $types, true )
			|| in_array( Products::POST_TYPE, $types, true );
	}

	/**
	 * Taxonomies whose terms are looked into.
	 *
	 * @return list<string>
	 */
	private static function taxonomies(): array {
		$names = true === Settings::get( 'search.' . self::TERMS )
			? array_filter( self::TAXONOMIES, 'taxonomy_exists' )
			: array();
		if ( true === Settings::get( 'search.' . self::ATTRIBUTES ) ) {
			$names = array( ...$names, ...array_filter( wc_get_attribute_taxonomy_names(), 'is_string' ) );
		}

		return array_values( $names );
	}

	/**
	 * The SQL of a search with further places for one of its words.
	 *
	 * @param string       $search   SQL of the search.
	 * @param string       $word     The word, or the phrase.
	 * @param string       $any      '%', or '' where the whole text has to be the word.
	 * @param bool         $unwanted Whether the word must not be found.
	 * @param list<string> $ids      SQL of the ids that are found in other places.
	 */
	private static function with( string $search, string $word, string $any, bool $unwanted, array $ids ): string {
		$db   = Database::get();
		$like = self::like( $word, $any );
		foreach ( self::COLUMNS as $column ) {
			// As WordPress writes it.
			$part = "({$db->posts}.$column " . ( $unwanted ? 'NOT LIKE' : 'LIKE' ) . " $like)";
			if ( ! str_contains( $search, $part ) ) {
				continue;
			}
			$more = '';
			foreach ( $ids as $sql ) {
				$more .= $unwanted ? " AND {$db->posts}.ID NOT IN ( $sql )" : " OR {$db->posts}.ID IN ( $sql )";
			}

			return str_replace( $part, $part . $more, $search );
		}

		return $search;
	}

	/**
	 * Subqueries for the ids of products that a word finds. None depends on the row of the outer query, so each is run
	 * once.
	 *
	 * @param string       $word       The word, or the phrase.
	 * @param string       $any        '%', or '' where the whole name has to be the word.
	 * @param list<string> $taxonomies Taxonomies to look into.
	 * @param bool         $sku        Whether to look into SKUs and global ids (GTIN, EAN).
	 * @return list<string> SQL.
	 */
	private static function ids( string $word, string $any, array $taxonomies, bool $sku ): array {
		$db  = Database::get();
		$sql = array();
		if ( array() !== $taxonomies ) {
			// Names are stored with `&amp;`.
			$name = self::like( htmlspecialchars( $word, ENT_NOQUOTES, 'UTF-8', false ), $any );
			$in   = implode( ', ', array_map( self::quoted( ... ), $taxonomies ) );
			// What is in "Prints › Posters" is found by "Prints", as in WooCommerce's archive of it.
			$sql[] = "SELECT eidan_has.object_id FROM {$db->term_relationships} AS eidan_has "
				. 'WHERE eidan_has.term_taxonomy_id IN ( SELECT eidan_at.term_taxonomy_id '
				. "FROM {$db->term_taxonomy} AS eidan_at "
				. "INNER JOIN {$db->terms} AS eidan_term ON eidan_term.term_id = eidan_at.term_id "
				. "LEFT JOIN {$db->term_taxonomy} AS eidan_up ON eidan_up.term_id = eidan_at.parent "
				. 'AND eidan_up.taxonomy = eidan_at.taxonomy '
				. "LEFT JOIN {$db->terms} AS eidan_above ON eidan_above.term_id = eidan_up.term_id "
				. "LEFT JOIN {$db->terms} AS eidan_top ON eidan_top.term_id = eidan_up.parent "
				. "WHERE eidan_at.taxonomy IN ( $in ) AND ( eidan_term.name LIKE $name "
				. "OR eidan_above.name LIKE $name OR eidan_top.name LIKE $name ) )";
		}
		if ( $sku ) {
			$like  = self::like( $word, $any );
			$table = "{$db->prefix}wc_product_meta_lookup";
			// Two, each of a column that is never NULL: databases run such subqueries once.
			$sql[] = "SELECT eidan_sku.product_id FROM $table AS eidan_sku "
				. "WHERE eidan_sku.sku LIKE $like OR eidan_sku.global_unique_id LIKE $like";
			$sql[] = "SELECT eidan_part.post_parent FROM $table AS eidan_sku "
				. "INNER JOIN {$db->posts} AS eidan_part ON eidan_part.ID = eidan_sku.product_id "
				. "WHERE eidan_part.post_type = 'product_variation' AND eidan_part.post_status = 'publish' "
				. "AND ( eidan_sku.sku LIKE $like OR eidan_sku.global_unique_id LIKE $like )";
		}

		return $sql;
	}

	/**
	 * SQL that leaves out products which the catalogue hides from searches.
	 */
	private static function without_hidden(): string {
		$db    = Database::get();
		$marks = wc_get_product_visibility_term_ids();
		$id    = $marks['exclude-from-search'] ?? 0;

		return is_numeric( $id ) && 0 < (int) $id
			? " AND {$db->posts}.ID NOT IN ( SELECT eidan_hidden.object_id "
				. "FROM {$db->term_relationships} AS eidan_hidden "
				. 'WHERE eidan_hidden.term_taxonomy_id = ' . (int) $id . ' )'
			: '';
	}

	/**
	 * What a text is compared with, as SQL.
	 *
	 * @param string $word The word, or the phrase.
	 * @param string $any  '%', or '' where the whole text has to be the word.
	 */
	private static function like( string $word, string $any ): string {
		return self::quoted( $any . Database::get()->esc_like( $word ) . $any );
	}

	/**
	 * A text as SQL.
	 *
	 * @param string $text Anything.
	 */
	private static function quoted( string $text ): string {
		return (string) Database::get()->prepare( '%s', $text );
	}
}
