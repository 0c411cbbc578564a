<?php
/**
 * The REST route of the enquiries behind the report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Report;

use Eidan\Attribution\Report\Behind;
use Eidan\Attribution\Report\Request;
use Eidan\Attribution\Report\Rest as Report;
use Eidan\Enquiries\Access;
use Eidan\Enquiries\Record;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/attribution/report/enquiries`: those behind the sums, newest first.
 */
final class Rest {

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		register_rest_route(
			'eidan/v1',
			Report::ROUTE . '/enquiries',
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => array( Access::class, 'may_edit' ),
				'args'                => Request::parameters() + Behind::PAGES,
			)
		);
	}

	/**
	 * Answers.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked = Request::of( $request );
		if ( $asked instanceof WP_Error ) {
			return $asked;
		}

		return Report::guarded(
			static fn (): WP_REST_Response =>
				Behind::page( $asked, $asked->enquiries, $request, array( self::class, 'read' ) )
		);
	}

	/**
	 * The enquiries of a page.
	 *
	 * @param array<int, float> $values Value of the won ones by id.
	 * @return list<array<string, mixed>>
	 */
	public static function read( array $values ): array {
		_prime_post_caches( array_keys( $values ), false, true );
		$found = array();
		foreach ( $values as $id => $value ) {
			$record = Record::of( $id );
			if ( null !== $record ) {
				$found[] = array(
					'id'       => $id,
					'name'     => $record->who(),
					'form'     => $record->form_name(),
					'date'     => wp_date( 'c', $record->time ),
					'state'    => $record->state->label(),
					'value'    => $value,
					'currency' => $record->currency,
					'link'     => $record->link(),
				);
			}
		}

		return $found;
	}
}
