<?php
/**
 * The REST routes of ad costs.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

use Eidan\Attribution\Compatibility;
use Eidan\Attribution\Report\Parameters;
use Eidan\Attribution\Report\Rest as Report;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/attribution/costs`: what is there (GET), a file more (POST), a period of a source less (DELETE);
 * `…/costs/names`: names of campaigns.
 */
final class Rest {

	private const ROUTE = '/attribution/costs';

	/** Most characters of the names, and of a file in base64. */
	private const NAMES = 1000000;
	private const FILE  = Import::BYTES * 4 / 3 + 8;

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		$text = static fn ( string $description, int $length ): array => array(
			'description'       => $description,
			'type'              => 'string',
			'maxLength'         => $length,
			'required'          => true,
			'validate_callback' => 'rest_validate_request_arg',
		);
		$day  = static fn ( string $description ): array => array(
			'validate_callback' => array( Parameters::class, 'is_day' ),
			'pattern'           => '^\d{4}-\d{2}-\d{2}$',
		) + $text( $description, 10 );
		self::route( '', WP_REST_Server::READABLE, 'state', array() );
		self::route(
			'',
			WP_REST_Server::CREATABLE,
			'import',
			array( 'file' => $text( __( 'The CSV file in base64.', 'eidan' ), (int) self::FILE ) )
		);
		self::route(
			'',
			WP_REST_Server::DELETABLE,
			'delete',
			array(
				'source' => $text( __( 'Source of the costs, such as google.', 'eidan' ), CostTable::SOURCE_LENGTH ),
				'after'  => $day( __( 'First day whose costs are deleted.', 'eidan' ) ),
				'before' => $day( __( 'Last day whose costs are deleted.', 'eidan' ) ),
			)
		);
		self::route(
			'/names',
			WP_REST_Server::CREATABLE,
			'names',
			array( 'names' => $text( __( 'Names of campaigns by id, one a line: id = name.', 'eidan' ), self::NAMES ) )
		);
	}

	/**
	 * Whether the user may import costs and delete them: who manages the site or the shop.
	 */
	public static function may_import(): bool {
		return current_user_can( 'manage_options' )
			// phpcs:ignore WordPress.WP.Capabilities -- WooCommerce's.
			|| ( Compatibility::has_shop() && current_user_can( 'manage_woocommerce' ) );
	}

	/**
	 * What is there.
	 */
	public static function state(): WP_REST_Response {
		$names = Names::all();

		return new WP_REST_Response(
			array(
				'sources' => Spent::sources(),
				'names'   => implode(
					"\n",
					array_map(
						static fn ( int|string $id, string $name ): string => "$id = $name",
						array_keys( $names ),
						$names
					)
				),
			)
		);
	}

	/**
	 * Imports a file.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Bytes in JSON.
		$bytes = base64_decode( self::text( $request, 'file' ), true );
		if ( false === $bytes || '' === $bytes ) {
			return new WP_Error( 'eidan_ad_costs_file', __( 'The file is empty.', 'eidan' ), array( 'status' => 400 ) );
		}
		$result = Import::file( $bytes );

		return $result instanceof WP_Error ? $result : new WP_REST_Response( $result, 201 );
	}

	/**
	 * Deletes the costs of a source in a period.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function delete( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'deleted' => CostTable::delete(
					self::text( $request, 'source' ),
					self::text( $request, 'after' ),
					self::text( $request, 'before' )
				),
			)
		);
	}

	/**
	 * Keeps names of campaigns.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function names( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		[ $names, $wrong ] = Names::parse( self::text( $request, 'names' ) );
		if ( array() !== $wrong ) {
			return new WP_Error(
				'eidan_ad_names',
				sprintf(
					/* translators: %s: numbers of lines. */
					__( 'Write the id of a campaign, “=” and its name in each line. Wrong: line %s.', 'eidan' ),
					implode( ', ', array_slice( $wrong, 0, 10 ) )
				),
				array( 'status' => 400 )
			);
		}
		Names::keep( $names );

		return self::state();
	}

	/**
	 * Registers a route.
	 *
	 * @param string                              $path       End of its path.
	 * @param string                              $methods
	 * @param 'state'|'import'|'delete'|'names'   $answer     Name of the handler.
	 * @param array<string, array<string, mixed>> $parameters
	 */
	private static function route( string $path, string $methods, string $answer, array $parameters ): void {
		register_rest_route(
			'eidan/v1',
			self::ROUTE . $path,
			array(
				'methods'             => $methods,
				'callback'            => static fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error =>
					Report::guarded(
						static fn (): WP_REST_Response|WP_Error => match ( $answer ) {
							'import' => self::import( $request ),
							'delete' => self::delete( $request ),
							'names'  => self::names( $request ),
							default  => self::state(),
						}
					),
				'permission_callback' => array( self::class, 'may_import' ),
				'args'                => $parameters,
			)
		);
	}

	/**
	 * A parameter.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @param string                                $name
	 */
	private static function text( WP_REST_Request $request, string $name ): string {
		$value = $request->get_param( $name );

		return is_string( $value ) ? $value : '';
	}
}
