<?php
/**
 * The REST route of the conversions.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Conversions;

use Eidan\Attribution\Report\Parameters;
use Eidan\Attribution\Report\Request;
use Eidan\Attribution\Report\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/attribution/conversions`: the file of a period, once the owner has switched it on. Who may see the report
 * on orders or enquiries may have theirs.
 */
final class ConversionsRest {

	public const ROUTE = '/attribution/conversions';

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		if ( ! Conversions::are_on() ) {
			return;
		}
		register_rest_route(
			'eidan/v1',
			self::ROUTE,
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => array( Rest::class, 'may_ask' ),
				'args'                => array(
					'platform' => array(
						'description' => __( 'Platform that takes the file.', 'eidan' ),
						'type'        => 'string',
						'enum'        => array_column( Platform::cases(), 'value' ),
						'required'    => true,
					),
				) + array_intersect_key( Parameters::all(), array_flip( array( 'kind', 'after', 'before' ) ) ),
			)
		);
	}

	/**
	 * Returns the file.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request, validated by the schema.
	 */
	public static function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked    = Request::of( $request );
		$platform = $request->get_param( 'platform' );
		$platform = Platform::tryFrom( is_string( $platform ) ? $platform : '' ) ?? Platform::Google;
		if ( $asked instanceof WP_Error ) {
			return $asked;
		}

		return new WP_REST_Response(
			array(
				'filename' => Conversions::filename( $platform, $asked->period ),
				'content'  => Conversions::file( $platform, $asked->period, $asked->figures->kinds() ),
			)
		);
	}
}
