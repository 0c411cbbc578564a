<?php
/**
 * Caching of answers.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Rest;

use Eidan\Support\Text;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Lets browsers, page caches and networks keep what is the same for all visitors.
 */
final class Cache {

	/**
	 * Adds the headers of a public answer; answers 304 when the visitor has it already.
	 *
	 * With a nonce WordPress itself says that nothing may be kept.
	 *
	 * @param WP_REST_Response                      $response The answer.
	 * @param WP_REST_Request<array<string, mixed>> $request  The request.
	 * @param bool                                  $personal Whether another visitor may be answered something else.
	 */
	public static function apply(
		WP_REST_Response $response,
		WP_REST_Request $request,
		bool $personal = false
	): WP_REST_Response {
		if ( $personal || is_user_logged_in() || null !== $request->get_header( 'X-WP-Nonce' ) ) {
			$response->header( 'Cache-Control', 'private, no-store' );

			return $response;
		}
		/**
		 * For how many seconds answers of get-posts may be kept.
		 *
		 * @param int $seconds Seconds; 0 = not without asking again.
		 */
		$seconds = apply_filters( 'eidan_get_posts_max_age', MINUTE_IN_SECONDS );
		$seconds = is_numeric( $seconds ) ? max( 0, (int) $seconds ) : 0;
		// Of all that PHP has the quickest, by far: nothing depends on that nobody can make two answers of one tag.
		$tag = '"' . hash( 'xxh128', Text::of( maybe_serialize( $response->get_data() ) ) ) . '"';
		$response->header(
			'Cache-Control',
			0 < $seconds ? "public, max-age=$seconds, stale-while-revalidate=$seconds" : 'public, no-cache'
		);
		$response->header( 'ETag', $tag );
		// Networks that compress make the tag a weak one.
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
