<?php
/**
 * Addresses for the states of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Request;

use Eidan\Support\Text;
use Eidan\Support\Value;

/**
 * Makes links that work without script: the page's own address plus the list's state in query parameters of the list's
 * own.
 */
final class Address {

	/** Attributes of a shop may be named in any script. */
	private const OURS = '/^eidan-[A-Za-z0-9-]{1,50}-[\p{L}\p{M}\p{N}_-]{1,32}$/Du';

	/**
	 * Longest value of a parameter, in bytes: enough for ten terms of usual length, where a letter may take six.
	 */
	private const LONGEST = 1500;

	/**
	 * Path and query of the page, without the state of any list and without unknown parameters (campaign parameters
	 * would end up in pages cached for everybody).
	 *
	 * @param list<string> $more Names of further parameters to keep.
	 */
	public static function base( array $more = array() ): string {
		if ( wp_is_serving_rest_request() || wp_doing_ajax() || is_admin() ) {
			$uri = (string) get_permalink();
			$uri = '' === $uri ? home_url( '/' ) : $uri;
		} else {
			$uri = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] )
				// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Taken apart below.
				? wp_unslash( $_SERVER['REQUEST_URI'] )
				: '/';
		}
		$uri   = 'http://host' . Value::path( (string) preg_replace( '~^https?://[^/?#]*~i', '', $uri ) );
		$path  = wp_parse_url( $uri, PHP_URL_PATH );
		$query = wp_parse_url( $uri, PHP_URL_QUERY );
		wp_parse_str( is_string( $query ) ? $query : '', $values );
		$known = array_intersect_key( $values, array_flip( array( ...self::known(), ...$more ) ) );
		$known = array_filter(
			$known,
			static fn( mixed $value ): bool => is_string( $value ) && strlen( $value ) <= 200
		);

		// Cleaning removes characters, which can bring two slashes together.
		return Value::path(
			Text::of(
				esc_url_raw(
					add_query_arg(
						array_map( 'rawurlencode', $known ),
						Value::path( substr( is_string( $path ) ? $path : '/', 0, 1000 ) )
					)
				)
			)
		);
	}

	/**
	 * The address of a state.
	 *
	 * @param Config                $config
	 * @param State                 $state
	 * @param array<string, string> $others Parameters of the page's other lists.
	 * @return string Not escaped.
	 */
	public static function of( Config $config, State $state, array $others = array() ): string {
		$own    = $state->parameters( $config );
		$names  = State::names( $config );
		$others = array_diff_key( $others, array_flip( $names ) );
		if ( '' === $config->pages ) {
			return add_query_arg( array_map( 'rawurlencode', array_merge( $others, $own ) ), $config->base );
		}
		// The page loads as a whole, and begins at the list.
		unset( $own[ $names['page'] ] );
		$base = 1 < $state->page ? str_replace( '%#%', (string) $state->page, $config->pages ) : $config->base;

		return add_query_arg( array_map( 'rawurlencode', array_merge( $others, $own ) ), $base ) . "#eidan-$config->id";
	}

	/**
	 * Parameters of all lists in the current request.
	 *
	 * @return array<string, string>
	 */
	public static function states(): array {
		$states = array();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		foreach ( wp_unslash( $_GET ) as $name => $value ) {
			$value = is_array( $value ) ? self::range( $value ) : $value;
			if (
				is_string( $name )
				&& is_string( $value )
				&& strlen( $value ) <= self::LONGEST
				&& 1 === preg_match( self::OURS, $name )
			) {
				// Not sanitize_text_field(): it removes encoded characters from slugs. Every reader sanitizes the
				// value.
				$states[ $name ] = Value::text( $value, self::LONGEST );
			}
		}

		return array_slice( $states, 0, 10 );
	}

	/**
	 * The range that a form sends by two fields of one name, as it is in addresses of links.
	 *
	 * @param array<mixed> $ends Unchecked.
	 */
	private static function range( array $ends ): string {
		return array( 0, 1 ) === array_keys( $ends ) && is_string( $ends[0] ) && is_string( $ends[1] )
			? "$ends[0]-$ends[1]"
			: '';
	}

	/**
	 * Query variables that identify the page.
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
