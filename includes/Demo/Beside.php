<?php
/**
 * Keeps the demo out of what names and counts the site's own: terms, months, days, neighbours of items, authors.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Database;
use Eidan\Support\Memory;
use WeakMap;
use WP_Term;

/**
 * Where the demo stands beside the site, lists of terms, clouds, archives, calendars, lists of authors and site maps
 * are without it, and what a term counts are the site's own items.
 *
 * @phpstan-type Uses array<int, array{count: int, items: list<int>}>
 */
final class Beside {

	/** Arguments that ask for terms by name. */
	private const NAMED = array( 'include', 'slug', 'name', 'term_taxonomy_id', 'object_ids' );

	/** @var WeakMap<WP_Term, true>|null Terms that count the site's own items already. */
	private ?WeakMap $counted = null;

	/** Adds the filters. */
	public static function start(): void {
		add_filter( 'terms_clauses', array( self::class, 'clauses' ), 10, 3 );
		add_filter( 'get_term', array( self::class, 'term' ) );
		add_filter( 'get_terms', array( self::class, 'trees' ), 10, 3 );
		add_filter( 'getarchives_where', array( self::class, 'archives' ) );
		add_filter( 'get_calendar_args', array( self::class, 'calendar' ) );
		add_filter( 'get_calendar', array( self::class, 'calendar_ends' ) );
		foreach ( array( 'get_previous_post_where', 'get_next_post_where' ) as $filter ) {
			add_filter( $filter, array( self::class, 'adjacent' ) );
		}
		foreach ( array( 'wp_sitemaps_users_query_args', 'wp_list_authors_args' ) as $filter ) {
			add_filter( $filter, array( self::class, 'authors' ) );
		}
	}

	/**
	 * Filter `terms_clauses`: leaves out terms that only the demo has, except where terms are asked for by name.
	 *
	 * @param mixed $clauses    Parts of the SQL.
	 * @param mixed $taxonomies
	 * @param mixed $arguments  Arguments of WP_Term_Query.
	 */
	public static function clauses( mixed $clauses = null, mixed $taxonomies = null, mixed $arguments = null ): mixed {
		// WordPress asks for all of them where it stores which ones have others below them.
		if (
			! is_array( $clauses )
			|| ! is_array( $arguments )
			|| 'all' === ( $arguments['get'] ?? '' )
			|| ! Visibility::is_own_page()
		) {
			return $clauses;
		}
		foreach ( self::NAMED as $named ) {
			if ( ! in_array( $arguments[ $named ] ?? '', array( '', 0, '0', null, array() ), true ) ) {
				return $clauses;
			}
		}
		$made = self::made();
		$out  = array();
		foreach ( self::uses() as $term => [ 'count' => $count, 'items' => $items ] ) {
			if ( $count > count( $items ) ) {
				unset( $made[ $term ] );
			} elseif ( isset( $made[ $term ] ) || self::wants_used( $arguments ) ) {
				$out[ $term ] = true;
			}
		}
		$out += $made;
		if ( array() !== $out && is_string( $clauses['where'] ?? null ) ) {
			$clauses['where'] .= ' AND t.term_id NOT IN (' . implode( ',', array_keys( $out ) ) . ')';
		}

		return $clauses;
	}

	/** Filter `get_term`: the demo's items do not count. A term that comes here again is as it should be. */
	public static function term( mixed $term = null ): mixed {
		if ( ! $term instanceof WP_Term || ! Visibility::is_own_page() ) {
			return $term;
		}
		$memory            = Memory::of( self::class );
		$memory->counted ??= new WeakMap();
		if ( ! isset( $memory->counted[ $term ] ) ) {
			$items = self::uses()[ $term->term_id ]['items'] ?? array();

			$memory->counted[ $term ] = true;
			$term->count              = max( 0, $term->count - count( $items ) );
		}

		return $term;
	}

	/**
	 * Filter `get_terms`: where a term counts the items of those below it, too, WordPress has counted them anew.
	 *
	 * @param mixed $terms
	 * @param mixed $taxonomies
	 * @param mixed $arguments  Arguments of WP_Term_Query.
	 */
	public static function trees( mixed $terms = null, mixed $taxonomies = null, mixed $arguments = null ): mixed {
		if (
			! is_array( $terms )
			|| ! is_array( $arguments )
			|| true !== (bool) ( $arguments['pad_counts'] ?? false )
			|| 'all' !== ( $arguments['fields'] ?? '' )
			|| ! Visibility::is_own_page()
		) {
			return $terms;
		}
		$uses  = self::uses();
		$above = array();
		foreach ( $terms as $term ) {
			if ( $term instanceof WP_Term ) {
				$above[ $term->term_id ] = $term->parent;
			}
		}
		$demo = array();
		foreach ( array_keys( $above ) as $id ) {
			$seen = array();
			for ( $at = $id; isset( $above[ $at ] ) && ! isset( $seen[ $at ] ); $at = $above[ $at ] ) {
				$seen[ $at ] = true;
				foreach ( $uses[ $id ]['items'] ?? array() as $item ) {
					$demo[ $at ][ $item ] = true;
				}
			}
		}
		$left = array();
		foreach ( $terms as $key => $term ) {
			if ( ! $term instanceof WP_Term ) {
				$left[ $key ] = $term;
				continue;
			}
			if ( self::is_padded( $term->taxonomy ) ) {
				$term->count = max( 0, $term->count - count( $demo[ $term->term_id ] ?? array() ) );
			}
			if ( $term->count > 0 || ! self::wants_used( $arguments ) ) {
				$left[ $key ] = $term;
			}
		}

		return $left;
	}

	/**
	 * Filter `getarchives_where`.
	 *
	 * @param mixed $where SQL.
	 */
	public static function archives( mixed $where = '' ): mixed {
		return is_string( $where ) && Visibility::is_own_page() ? $where . self::not_the_demo() : $where;
	}

	/**
	 * Filter `get_calendar_args`: WordPress asks for days by SQL of its own, and keeps calendars by their arguments.
	 */
	public static function calendar( mixed $arguments = null ): mixed {
		if ( ! is_array( $arguments ) || ! Visibility::is_own_page() ) {
			return $arguments;
		}
		add_filter( 'query', array( self::class, 'days' ) );

		return $arguments + array( 'eidan_beside' => true );
	}

	/** Filter `get_calendar`: the calendar is done. */
	public static function calendar_ends( mixed $html = '' ): mixed {
		remove_filter( 'query', array( self::class, 'days' ) );

		return $html;
	}

	/**
	 * Filter `query`, while a calendar is made. One without any entry ends without a word: the next query tells.
	 *
	 * @param mixed $query SQL.
	 */
	public static function days( mixed $query = '' ): mixed {
		$begin = '/^\s*SELECT (?:1 as test|DATE_FORMAT|MONTH\(post_date\)|DISTINCT DAYOFMONTH)/';
		if ( ! is_string( $query ) || 1 !== preg_match( $begin, $query ) ) {
			remove_filter( 'query', array( self::class, 'days' ) );

			return $query;
		}

		return str_replace( "post_status = 'publish'", "post_status = 'publish'" . self::not_the_demo(), $query );
	}

	/**
	 * Filters `get_previous_post_where` and `get_next_post_where`: from an item of the site no way leads to the demo.
	 *
	 * @param mixed $where SQL.
	 */
	public static function adjacent( mixed $where = '' ): mixed {
		return is_string( $where ) && Visibility::is_own_page()
			? $where . self::not_the_demo( 'p' )
			: $where;
	}

	/**
	 * Filters `wp_sitemaps_users_query_args` and `wp_list_authors_args`.
	 *
	 * @param mixed $arguments Arguments of a query for users.
	 */
	public static function authors( mixed $arguments = null ): mixed {
		if ( ! is_array( $arguments ) || ! Visibility::is_own_page() ) {
			return $arguments;
		}
		$not = $arguments['exclude'] ?? array();

		$arguments['exclude'] = array(
			...( is_array( $not ) || is_string( $not ) ? wp_parse_id_list( $not ) : array() ),
			...( new Ledger() )->ids( 'user' ),
		);

		return $arguments;
	}

	/** Part of the SQL; the table of posts has its own name, or another one. */
	private static function not_the_demo( ?string $table = null ): string {
		$table ??= Database::get()->posts;

		return " AND $table.ID NOT IN (" . implode( ',', Visibility::ids() ) . ')';
	}

	/**
	 * Whether only terms with items are asked for.
	 *
	 * @param array<mixed> $arguments Arguments of WP_Term_Query.
	 */
	private static function wants_used( array $arguments ): bool {
		return (bool) ( $arguments['hide_empty'] ?? true );
	}

	/** Whether WordPress counts items below the terms of a taxonomy. */
	private static function is_padded( string $taxonomy ): bool {
		return is_taxonomy_hierarchical( $taxonomy ) && array() !== _get_term_hierarchy( $taxonomy );
	}

	/**
	 * Terms that the demo made and the site does not use without it.
	 *
	 * @return array<int, true> By id.
	 */
	private static function made(): array {
		$uses = self::uses();
		$made = array();
		foreach ( ( new Ledger() )->made() as $one ) {
			if ( ! str_starts_with( $one['kind'], 'term:' ) ) {
				continue;
			}
			$term = isset( $uses[ $one['id'] ] ) ? null : WP_Term::get_instance( $one['id'] );
			if ( ! $term instanceof WP_Term || 0 === $term->count ) {
				$made[ $one['id'] ] = true;
			}
		}

		return $made;
	}

	/**
	 * Which of the demo's published items each term has, and how many items it has at all.
	 *
	 * @return Uses By the term's id.
	 */
	private static function uses(): array {
		$wpdb = Database::get();
		$ids  = Visibility::ids();
		if ( array() === $ids ) {
			return array();
		}
		$list = implode( ',', $ids );
		$key  = 'beside_' . md5(
			$list . wp_cache_get_last_changed( 'posts' ) . wp_cache_get_last_changed( 'terms' )
		);
		$uses = wp_cache_get( $key, 'eidan' );
		if ( is_array( $uses ) ) {
			/**
			 * As it was stored below.
			 *
			 * @var Uses $uses
			 */
			return $uses;
		}
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery -- Integers; cached here.
		$rows = $wpdb->get_results(
			"SELECT tt.term_id, tt.count, tr.object_id FROM $wpdb->term_relationships tr"
			. " INNER JOIN $wpdb->term_taxonomy tt ON tt.term_taxonomy_id = tr.term_taxonomy_id"
			. " INNER JOIN $wpdb->posts p ON p.ID = tr.object_id"
			. " WHERE tr.object_id IN ($list) AND p.post_status = 'publish'"
		);
		// phpcs:enable
		$uses = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			$numbers = array_map( 'intval', array_filter( (array) $row, 'is_numeric' ) );
			$term    = $numbers['term_id'] ?? 0;

			$uses[ $term ]['count']   = $numbers['count'] ?? 0;
			$uses[ $term ]['items'][] = $numbers['object_id'] ?? 0;
		}
		wp_cache_set( $key, $uses, 'eidan', HOUR_IN_SECONDS );

		return $uses;
	}
}
