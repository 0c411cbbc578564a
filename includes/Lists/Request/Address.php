<?php
/**
 * Addresses of a list's states.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Request;

use Eidan\Support\Text;
use Eidan\Support\Value;

/**
 * Links that work without script: the page's own address with the state in parameters of the list's own.
 */
final class Address {

	private const OURS = '/^eidan-[A-Za-z0-9-]{1,50}-[a-z0-9_-]{1,32}$/';

	/**
	 * Ten terms of usual length fit in.
	 */
	private const LONGEST = 600;

	/**
	 * Path and query of the page, without any list's state and without what a visitor brought along
	 * (campaign parameters would end up in everybody's cached page).
	 */
	public static function base(): string {
		if ( wp_is_serving_rest_request() || wp_doing_ajax() || is_admin() ) {
			$uri = (string) get_permalink();
			$uri = '' === $uri ? home_url( '/' ) : $uri;
		} else {
			$uri = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] )
				// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Taken apart below.
				? wp_unslash( $_SERVER['REQUEST_URI'] )
				: '/';
		}
		$uri   = 'http://host' . self::inside( (string) preg_replace( '~^https?://[^/?#]*~i', '', $uri ) );
		$path  = wp_parse_url( $uri, PHP_URL_PATH );
		$query = wp_parse_url( $uri, PHP_URL_QUERY );
		wp_parse_str( is_string( $query ) ? $query : '', $values );
		$known = array_intersect_key( $values, array_flip( self::known() ) );
		$known = array_filter(
			$known,
			static fn( mixed $value ): bool => is_string( $value ) && strlen( $value ) <= 200
		);

		// Cleaning takes characters out of the middle, which can bring slashes together.
		return self::inside(
			Text::of(
				esc_url_raw(
					add_query_arg(
						array_map( 'rawurlencode', $known ),
						self::inside( substr( is_string( $path ) ? $path : '/', 0, 1000 ) )
					)
				)
			)
		);
	}

	/**
	 * An address that cannot leave the site: a path with one slash in front. Two would make it another host.
	 *
	 * @param string $address Path and query.
	 */
	public static function inside( string $address ): string {
		return '/' . ltrim( $address, "/\\ \t\n\r\0\x0B" );
	}

	/**
	 * The address of a state.
	 *
	 * @param Config                $config
	 * @param State                 $state
	 * @param array<string, string> $others States of the page's other lists.
	 * @return string Not escaped.
	 */
	public static function of( Config $config, State $state, array $others = array() ): string {
		$own    = $state->parameters( $config );
		$others = array_diff_key( $others, array_flip( State::names( $config ) ) );

		return add_query_arg( array_map( 'rawurlencode', array_merge( $others, $own ) ), $config->base );
	}

	/**
	 * Parameters of all lists in the present request.
	 *
	 * @return array<string, string>
	 */
	public static function states(): array {
		$states = array();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		foreach ( wp_unslash( $_GET ) as $name => $value ) {
			if (
				is_string( $name )
				&& is_string( $value )
				&& strlen( $value ) <= self::LONGEST
				&& 1 === preg_match( self::OURS, $name )
			) {
				// Not sanitize_text_field(): it takes encoded characters out of slugs. Every reader cleans it.
				$states[ $name ] = Value::text( $value, self::LONGEST );
			}
		}

		return array_slice( $states, 0, 10 );
	}

	/**
	 * Parameters that say which page it is.
	 *
	 * @return list<string>
	 */
	private static function known(): array {
		$wp = $GLOBALS['wp'] ?? null;

		return $wp instanceof \WP
			? array_values( array_diff( $wp->public_query_vars, array( 'paged', 'rest_route' ) ) )
			: array();
	}
}
