<?php
/**
 * The REST routes of the attribution report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Compatibility;
use Eidan\Support\Log;
use RuntimeException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/attribution/report`: sums, rows and steps; `…/report/orders`: the orders behind them; `…/report/csv`: the
 * rows as a file; `…/report/rebuild`: rebuilds the lookup table. The room Enquiries adds `…/report/enquiries`.
 */
final class Rest {

	private const NAMESPACE = 'eidan/v1';

	public const ROUTE = '/attribution/report';

	/** Maximum number of rows in a response: the largest. */
	private const ROWS = 1000;

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		$parameters = Request::parameters();
		self::route( '', WP_REST_Server::READABLE, 'report', $parameters );
		self::route( '/csv', WP_REST_Server::READABLE, 'csv', $parameters );
		if ( Compatibility::has_shop() ) {
			self::route( '/orders', WP_REST_Server::READABLE, 'orders', $parameters + Behind::PAGES );
		}
		self::route(
			'/rebuild',
			WP_REST_Server::CREATABLE,
			'rebuild',
			array(
				'kind'     => $parameters['kind'],
				'channels' => array(
					'description' => __( 'Whether to name the channels anew, by the rules of now.', 'eidan' ),
					'type'        => 'boolean',
					'default'     => false,
				),
			)
		);
	}

	/**
	 * Whether the user may see the report on orders, by WooCommerce's capability.
	 */
	public static function may_see(): bool {
		return Kind::Orders->may_see();
	}

	/**
	 * Whether the user may see all that a request asks for.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function may_ask( WP_REST_Request $request ): bool {
		$kinds = str_ends_with( $request->get_route(), '/orders' )
			? array( Kind::Orders )
			: Request::kinds( $request->get_param( 'kind' ) );
		foreach ( $kinds as $kind ) {
			if ( ! $kind->may_see() || ( true === $request->get_param( 'channels' ) && ! $kind->may_change() ) ) {
				return false;
			}
		}

		return true;
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
		$figures    = $asked->figures;
		$costs      = $asked->returns()?->totals() ?? array( array(), array() );

		return new WP_REST_Response(
			array(
				'totals'     => array(
					'current'  => $figures->add( array_column( $rows, 'current' ) ) + $costs[0],
					'previous' => null === $comparison
						? null
						: $figures->add( array_column( $rows, 'previous' ) ) + $costs[1],
				),
				'rows'       => array_slice( $rows, 0, self::ROWS ),
				'found'      => count( $rows ),
				'series'     => array(
					'current'  => $figures->over_time( $asked->period, $interval ),
					'previous' => null === $comparison ? null : $figures->over_time( $comparison, $interval ),
				),
				'periods'    => array(
					'current'  => $asked->period->ends(),
					'previous' => $comparison?->ends(),
				),
				'currencies' => $asked->currencies(),
				'progress'   => self::progress( $figures->kinds() ),
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

		return Behind::page( $asked, $asked->query, $request, array( BehindOrders::class, 'read' ) );
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
					'%s-%s-%s%s-%s.csv',
					array( Kind::Orders ) === $asked->figures->kinds() ? 'attribution' : self::name( $asked ),
					$asked->dimension,
					'' === $asked->currency ? '' : sanitize_file_name( $asked->currency ) . '-',
					...array_values( $asked->period->ends() )
				),
				'content'  => Csv::of(
					$asked->dimension,
					$asked->rows(),
					'' === $asked->currency ? $asked->currencies() : array( $asked->currency ),
					$asked->figures->kinds()
				),
			)
		);
	}

	/**
	 * What a file is about, in its name.
	 */
	private static function name( Request $asked ): string {
		return implode( '-', array_map( static fn ( Kind $kind ): string => $kind->value, $asked->figures->kinds() ) );
	}

	/**
	 * Rebuilds the lookup table.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function rebuild( WP_REST_Request $request ): WP_REST_Response {
		$kinds = Request::kinds( $request->get_param( 'kind' ) );
		foreach ( $kinds as $kind ) {
			Table::ensure( $kind );
			Backfill::start( true, $kind, true === $request->get_param( 'channels' ) );
		}

		return new WP_REST_Response( self::progress( $kinds ), 202 );
	}

	/**
	 * Progress of the lookup tables.
	 *
	 * @param non-empty-list<Kind> $kinds
	 * @return array{done: int, total: int, finished: bool}
	 */
	private static function progress( array $kinds ): array {
		$states = array_map( array( Backfill::class, 'state' ), $kinds );

		return array(
			'done'     => (int) array_sum( array_column( $states, 'done' ) ),
			'total'    => (int) array_sum( array_column( $states, 'total' ) ),
			'finished' => ! in_array( false, array_column( $states, 'finished' ), true ),
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
				'permission_callback' => array( self::class, 'may_ask' ),
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
				'rebuild' => self::rebuild( $request ),
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
			Log::error( $error->getMessage(), 'eidan-attribution' );

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
}
