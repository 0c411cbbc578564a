<?php
/**
 * What is behind the sums of the report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use WP_REST_Request;
use WP_REST_Response;

/**
 * Pages of orders or enquiries.
 */
final class Behind {

	/** Parameters of a list. */
	public const PAGES = array(
		'page'     => array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => 10000,
			'default' => 1,
		),
		'per_page' => array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => 100,
			'default' => 20,
		),
	);

	/**
	 * A page of what is behind the sums, newest first.
	 *
	 * @param Request                                              $asked
	 * @param Query                                                $query   Of orders or enquiries.
	 * @param WP_REST_Request<array<string, mixed>>                $request Request with the parameters PAGES.
	 * @param callable(array<int, float>): list<array<string, mixed>> $read Makes the answer of amounts by id.
	 */
	public static function page(
		Request $asked,
		Query $query,
		WP_REST_Request $request,
		callable $read
	): WP_REST_Response {
		$per_page = self::number( $request->get_param( 'per_page' ), 20 );
		$page     = self::number( $request->get_param( 'page' ), 1 );
		$total    = (int) ( $query->totals( $asked->period )[ $query->kind->value ] ?? 0 );
		$response = new WP_REST_Response(
			$read( $query->orders( $asked->period, $per_page, ( $page - 1 ) * $per_page ) )
		);
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $per_page ) );

		return $response;
	}

	/**
	 * A number of the request.
	 *
	 * @param mixed $value    Value, validated by the schema.
	 * @param int   $fallback Value if it is missing.
	 * @return positive-int
	 */
	private static function number( mixed $value, int $fallback ): int {
		return max( 1, is_numeric( $value ) ? (int) $value : $fallback );
	}
}
