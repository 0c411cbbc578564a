<?php
/**
 * Answers of the shop in the language of the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Languages;

use Closure;
use Eidan\Support\Memory;
use WP_REST_Request;

/**
 * Mini cart, add to cart and quick view name the language of their page in the address of their requests, see
 * Languages::rest_url(). Polylang follows it with its queries, but not with words, which would be in the language of
 * the site.
 *
 * The parameter is a visitor's. It chooses words and nothing else: what is in the answer is said by ids.
 */
final class ShopAnswers {

	/** Beginnings of the routes that are asked. */
	private const ROUTES = array( '/wc/store/', '/eidan/v1/choices/' );

	/**
	 * Brings back the language before; null outside of an answer.
	 *
	 * @var Closure|null
	 */
	private ?Closure $leave = null;

	/**
	 * Filter `rest_request_before_callbacks`: the answer is in the language that the request names.
	 *
	 * @param mixed $response Answer so far.
	 * @param mixed $handler  Handler of the route; not used.
	 * @param mixed $request  The request.
	 * @return mixed The answer so far.
	 */
	public static function enter( mixed $response, mixed $handler = null, mixed $request = null ): mixed {
		unset( $handler );
		$memory   = self::memory();
		$language = $request instanceof WP_REST_Request ? $request->get_query_params()['lang'] ?? null : null;
		if (
			$request instanceof WP_REST_Request
			&& null === $memory->leave
			&& is_string( $language )
			&& self::is_asked( $request->get_route() )
			&& Languages::has( $language )
		) {
			$memory->leave = Languages::enter( $language );
		}

		return $response;
	}

	/**
	 * Filter `rest_request_after_callbacks`: what comes after the answer is in the language before.
	 *
	 * @param mixed $response The answer.
	 * @return mixed The answer.
	 */
	public static function leave( mixed $response ): mixed {
		$memory = self::memory();
		$leave  = $memory->leave;
		if ( null !== $leave ) {
			$memory->leave = null;
			$leave();
		}

		return $response;
	}

	/**
	 * Whether a route is one of the shop's.
	 */
	private static function is_asked( string $route ): bool {
		foreach ( self::ROUTES as $beginning ) {
			if ( str_starts_with( $route, $beginning ) ) {
				return true;
			}
		}

		return false;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
