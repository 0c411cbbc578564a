<?php
/**
 * Keeps the demo out of the site's months, days, neighbours of items and authors.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Database;

/**
 * Where the demo stands beside the site, lists of archives, calendars, and lists and site maps of authors are without
 * it.
 */
final class BesideDates {

	/** Adds the filters. */
	public static function start(): void {
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
	 * Filter `getarchives_where`.
	 *
	 * @param mixed $where SQL.
	 */
	public static function archives( mixed $where = '' ): mixed {
		return is_string( $where ) && Visibility::is_own_page() ? $where . self::without() : $where;
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

		return str_replace( "post_status = 'publish'", "post_status = 'publish'" . self::without(), $query );
	}

	/**
	 * Filters `get_previous_post_where` and `get_next_post_where`: from an item of the site no way leads to the demo.
	 *
	 * @param mixed $where SQL.
	 */
	public static function adjacent( mixed $where = '' ): mixed {
		return is_string( $where ) && Visibility::is_own_page()
			? $where . ' AND p.ID NOT IN (' . implode( ',', Visibility::ids() ) . ')'
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
		$users = array();
		foreach ( ( new Ledger() )->made() as $made ) {
			if ( 'user' === $made['kind'] ) {
				$users[] = $made['id'];
			}
		}
		$not = $arguments['exclude'] ?? array();

		$arguments['exclude'] = array(
			...( is_array( $not ) || is_string( $not ) ? wp_parse_id_list( $not ) : array() ),
			...$users,
		);

		return $arguments;
	}

	/** Part of the SQL. */
	private static function without(): string {
		$wpdb = Database::get();

		return " AND $wpdb->posts.ID NOT IN (" . implode( ',', Visibility::ids() ) . ')';
	}
}
