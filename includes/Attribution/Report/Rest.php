<?php
/**
 * The REST routes of the attribution report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use RuntimeException;
use WC_Order;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/attribution/report`: sums, rows and steps; `…/report/orders`: the orders behind them; `…/report/csv`: the
 * rows as a file; `…/report/rebuild`: rebuilds the lookup table.
 */
final class Rest {

	private const NAMESPACE = 'eidan/v1';

	public const ROUTE = '/attribution/report';

	/** Maximum number of rows in a response: those with the most revenue. */
	private const ROWS = 1000;

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		if ( ! class_exists( 'WooCommerce' ) ) {
			return;
		}
		$parameters = Request::parameters();
		self::route( '', WP_REST_Server::READABLE, 'report', $parameters );
		self::route( '/csv', WP_REST_Server::READABLE, 'csv', $parameters );
		self::route(
			'/orders',
			WP_REST_Server::READABLE,
			'orders',
			$parameters + array(
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
			)
		);
		self::route( '/rebuild', WP_REST_Server::CREATABLE, 'rebuild', array() );
	}

	/**
	 * Whether the user may see reports, by WooCommerce's capability.
	 */
	public static function may_see(): bool {
		// phpcs:ignore WordPress.WP.Capabilities -- WooCommerce's.
		return current_user_can( 'view_woocommerce_reports' );
	}

	/**
	 * Returns sums, rows and steps.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function report( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked = Request::of( $request );
		if ( $asked instanceof WP_Error ) {
			return $asked;
		}
		$interval   = self::interval( $asked->interval );
		$rows       = $asked->rows();
		$comparison = $asked->comparison;

		return new WP_REST_Response(
			array(
				'totals'     => array(
					'current'  => Query::add( array_column( $rows, 'current' ) ),
					'previous' => null === $comparison ? null : Query::add( array_column( $rows, 'previous' ) ),
				),
				'rows'       => array_slice( $rows, 0, self::ROWS ),
				'found'      => count( $rows ),
				'series'     => array(
					'current'  => $asked->query->over_time( $asked->period, $interval ),
					'previous' => null === $comparison ? null : $asked->query->over_time( $comparison, $interval ),
				),
				'periods'    => array(
					'current'  => $asked->period->ends(),
					'previous' => $comparison?->ends(),
				),
				'currencies' => $asked->currencies(),
				'progress'   => self::progress(),
			)
		);
	}

	/**
	 * Returns the orders behind the sums, newest first.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function orders( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked = Request::of( $request );
		if ( $asked instanceof WP_Error ) {
			return $asked;
		}
		$per_page = self::number( $request->get_param( 'per_page' ), 20 );
		$page     = self::number( $request->get_param( 'page' ), 1 );
		$total    = $asked->query->totals( $asked->period )['orders'];
		$revenues = $asked->query->orders( $asked->period, $per_page, ( $page - 1 ) * $per_page );
		$orders   = array();
		foreach ( self::read( array_keys( $revenues ) ) as $order ) {
			$orders[] = self::order( $order, $revenues[ $order->get_id() ] ?? 0.0 );
		}
		$response = new WP_REST_Response( $orders );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $per_page ) );

		return $response;
	}

	/**
	 * Returns the rows as a file.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function csv( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked = Request::of( $request );
		if ( $asked instanceof WP_Error ) {
			return $asked;
		}

		return new WP_REST_Response(
			array(
				'filename' => sprintf(
					'attribution-%s-%s%s-%s.csv',
					$asked->dimension,
					'' === $asked->currency ? '' : sanitize_file_name( $asked->currency ) . '-',
					...array_values( $asked->period->ends() )
				),
				'content'  => Csv::of(
					$asked->dimension,
					$asked->rows(),
					'' === $asked->currency ? $asked->currencies() : array( $asked->currency )
				),
			)
		);
	}

	/**
	 * Rebuilds the lookup table.
	 */
	public static function rebuild(): WP_REST_Response {
		Table::ensure();
		Backfill::start();

		return new WP_REST_Response( self::progress(), 202 );
	}

	/**
	 * Reads orders in one query, where `wc_get_order()` needs several for each. Orders that were deleted without hooks
	 * are missing.
	 *
	 * @param list<int> $ids Their ids.
	 * @return list<WC_Order>
	 */
	private static function read( array $ids ): array {
		$found = array() === $ids ? array() : wc_get_orders(
			array(
				'post__in' => $ids,
				'limit'    => count( $ids ),
				'type'     => 'shop_order',
				// Sorting by date would make WooCommerce count all orders first.
				'orderby'  => 'post__in',
			)
		);

		return array_values(
			array_filter(
				is_array( $found ) ? $found : array(),
				static fn ( mixed $order ): bool => $order instanceof WC_Order
			)
		);
	}

	/**
	 * An order in the response.
	 *
	 * @param WC_Order $order
	 * @param float    $revenue Revenue of the order in the sums.
	 * @return array<string, mixed>
	 */
	private static function order( WC_Order $order, float $revenue ): array {
		$created = $order->get_date_created();

		return array(
			'id'       => $order->get_id(),
			'number'   => $order->get_order_number(),
			'date'     => null === $created ? null : $created->date( 'c' ),
			'status'   => wc_get_order_status_name( $order->get_status() ),
			'revenue'  => $revenue,
			'currency' => $order->get_currency(),
			// phpcs:ignore WordPress.WP.Capabilities -- WooCommerce's.
			'link'     => current_user_can( 'edit_shop_orders' ) ? $order->get_edit_order_url() : null,
		);
	}

	/**
	 * Progress of the lookup table.
	 *
	 * @return array{done: int, total: int, finished: bool}
	 */
	private static function progress(): array {
		$state = Backfill::state();

		return array(
			'done'     => $state['done'],
			'total'    => $state['total'],
			'finished' => $state['finished'],
		);
	}

	/**
	 * Registers a route.
	 *
	 * @param string                                  $path       End of its path.
	 * @param string                                  $methods
	 * @param 'report'|'csv'|'orders'|'rebuild'    $answer     Name of the handler.
	 * @param array<string, array<string, mixed>> $parameters Parameters.
	 */
	private static function route( string $path, string $methods, string $answer, array $parameters ): void {
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE . $path,
			array(
				'methods'             => $methods,
				'callback'            => static fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error =>
					self::answer( $answer, $request ),
				'permission_callback' => array( self::class, 'may_see' ),
				'args'                => $parameters,
			)
		);
	}

	/**
	 * Calls a handler.
	 *
	 * @param 'report'|'csv'|'orders'|'rebuild'             $answer  Name of the handler.
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	private static function answer( string $answer, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::guarded(
			static fn (): WP_REST_Response|WP_Error => match ( $answer ) {
				'csv'     => self::csv( $request ),
				'orders'  => self::orders( $request ),
				'rebuild' => self::rebuild(),
				default   => self::report( $request ),
			}
		);
	}

	/**
	 * Reads the table; errors of the database go to the log, and become an error in words.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T|WP_Error
	 */
	public static function guarded( callable $work ): mixed {
		try {
			return $work();
		} catch ( RuntimeException $error ) {
			wc_get_logger()->error( $error->getMessage(), array( 'source' => 'eidan-attribution' ) );

			return new WP_Error(
				'eidan_report_unreadable',
				__( 'The database could not read the table of the report. Reload the page: if the table is gone, it is made again.', 'eidan' ),
				array( 'status' => 500 )
			);
		}
	}

	/**
	 * Length of a step.
	 *
	 * @param string $interval Requested value, validated by the schema.
	 * @return 'day'|'week'|'month'
	 */
	private static function interval( string $interval ): string {
		return 'week' === $interval || 'month' === $interval ? $interval : 'day';
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
