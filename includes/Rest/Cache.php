<?php
/**
 * HTTP caching of responses.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Rest;

use Eidan\Support\PageCaches;
use Eidan\Support\Text;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Lets browsers, page caches and CDNs cache responses that are the same for all visitors.
 */
final class Cache {

	/**
	 * Adds cache headers; answers 304 if the visitor already has the response.
	 *
	 * For requests with a nonce WordPress itself forbids caching.
	 *
	 * @param WP_REST_Response                      $response The answer.
	 * @param WP_REST_Request<array<string, mixed>> $request  The request.
	 * @param bool                                  $personal Whether the response depends on the visitor.
	 */
	public static function apply(
		WP_REST_Response $response,
		WP_REST_Request $request,
		bool $personal = false
	): WP_REST_Response {
		if ( $personal || is_user_logged_in() || null !== $request->get_header( 'X-WP-Nonce' ) ) {
			$response->header( 'Cache-Control', 'private, no-store' );
			PageCaches::leave_out();

			return $response;
		}
		/**
		 * For how many seconds answers of get-posts may be kept.
		 *
		 * @param int $seconds Seconds; 0 = not without asking again.
		 */
		$seconds = apply_filters( 'eidan_get_posts_max_age', MINUTE_IN_SECONDS );
		$seconds = is_numeric( $seconds ) ? max( 0, (int) $seconds ) : 0;
		// PHP's fastest hash. It need not be secure against collisions.
		$tag = '"' . hash( 'xxh128', Text::of( maybe_serialize( $response->get_data() ) ) ) . '"';
		$response->header(
			'Cache-Control',
			0 < $seconds ? "public, max-age=$seconds, stale-while-revalidate=$seconds" : 'public, no-cache'
		);
		$response->header( 'ETag', $tag );
		// CDNs that compress make the tag weak.
		$known = array_map(
			static fn( string $known ): string => (string) preg_replace( '~^W/~', '', trim( $known ) ),
			explode( ',', (string) $request->get_header( 'If-None-Match' ) )
		);
		if ( in_array( $tag, $known, true ) ) {
			$response->set_status( 304 );
			$response->set_data( null );
		}

		return $response;
	}
}
