<?php
/**
 * The parameters of the report's routes.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use WP_Error;
use WP_REST_Request;

/**
 * Their types, limits and defaults; {@see Request} reads them.
 */
final class Parameters {

	/**
	 * Parameters as `register_rest_route()` takes them.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		$today      = current_datetime();
		$day        = static fn ( string $description, string $fallback ): array => array(
			'description'       => $description,
			'type'              => 'string',
			'pattern'           => '^\d{4}-\d{2}-\d{2}$',
			'default'           => $fallback,
			// Names the parameter in the error, also for days such as 30 February that match the pattern.
			'validate_callback' => array( self::class, 'is_day' ),
		);
		$choice     = static fn ( string $description, string $fallback, string ...$choices ): array => array(
			'description'       => $description,
			'type'              => 'string',
			'enum'              => $choices,
			'default'           => $fallback,
			'validate_callback' => 'rest_validate_request_arg',
		);
		$parameters = array(
			'kind'      => $choice(
				__( 'What is counted.', 'eidan' ),
				Kind::here()[0]->value,
				...array( ...array_column( Kind::cases(), 'value' ), Request::BOTH )
			),
			'after'     => $day(
				__( 'First day, in the site’s time zone.', 'eidan' ),
				$today->modify( '-29 days' )->format( 'Y-m-d' )
			),
			'before'    => $day( __( 'Last day, in the site’s time zone.', 'eidan' ), $today->format( 'Y-m-d' ) ),
			'compare'   => $choice( __( 'Period to compare with.', 'eidan' ), 'previous', 'none', 'previous', 'year' ),
			'model'     =>
				$choice( __( 'Touch that an order is credited to.', 'eidan' ), 'last-non-direct', ...Query::MODELS ),
			'dimension' => $choice( __( 'What the rows are.', 'eidan' ), 'channel', ...Query::DIMENSIONS ),
			'interval'  => $choice( __( 'Length of a step over time.', 'eidan' ), 'day', 'day', 'week', 'month' ),
		);
		foreach ( Query::DIMENSIONS as $dimension ) {
			$parameters[ $dimension ] = array(
				'description'       =>
					/* translators: %s: name of a dimension, for instance "channel". */
					sprintf( __( 'Only orders with this %s; empty for those without one.', 'eidan' ), $dimension ),
				'type'              => 'string',
				'maxLength'         => Table::LENGTH,
				'validate_callback' => 'rest_validate_request_arg',
			);
		}
		$parameters['currency'] = array(
			'description'       =>
				__( 'Only orders in this currency; empty for all, whose amounts are then added as they are.', 'eidan' ),
			'type'              => 'string',
			'maxLength'         => Table::CURRENCY_LENGTH,
			'default'           => '',
			'validate_callback' => 'rest_validate_request_arg',
		);

		return $parameters;
	}

	/**
	 * Whether a parameter is an existing day.
	 *
	 * @param mixed                                 $value
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @param string                                $name    Parameter.
	 * @return true|WP_Error
	 */
	public static function is_day( mixed $value, WP_REST_Request $request, string $name ): bool|WP_Error {
		$valid = rest_validate_request_arg( $value, $request, $name );
		if ( $valid instanceof WP_Error ) {
			return $valid;
		}

		return is_string( $value ) && null !== Period::of( $value, $value, wp_timezone() ) ? true : new WP_Error(
			'rest_invalid_date',
			/* translators: %s: name of a parameter. */
			sprintf( __( '%s is no day of the calendar.', 'eidan' ), $name )
		);
	}
}
