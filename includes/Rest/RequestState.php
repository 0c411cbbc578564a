<?php
/**
 * Reading requests to get-posts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Rest;

use Eidan\Lists\Filters\FilterTerms;
use Eidan\Lists\Query\Cursor;
use Eidan\Lists\Query\Query;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Support\Value;
use WP_Error;

/**
 * What a request asks of a list, and only what this list offers.
 */
final class RequestState {

	/**
	 * What the request asks of this list, or an error that names the parameter.
	 *
	 * @param array<mixed> $options The request's options, of the schema's types.
	 * @param Config       $config  The list.
	 */
	public static function state( array $options, Config $config ): State|WP_Error {
		$page = Value::integer( $options['next_page'] ?? null, 1, Query::MAX_PAGES, 1 );
		if ( 1 < $page && 'none' === $config->pagination ) {
			return self::invalid( 'next_page', __( 'This list has one page.', 'eidan' ) );
		}
		$order = $options['order'] ?? '';
		$order = is_string( $order ) ? $order : '';
		if ( '' !== $order && ! in_array( $order, $config->orders, true ) ) {
			return self::invalid( 'order', __( 'This list does not offer that order.', 'eidan' ) );
		}
		$cursor = null;
		if ( '' !== ( $options['cursor'] ?? '' ) ) {
			$cursor = Cursor::from( $options['cursor'] );
			if ( null === $cursor ) {
				return self::invalid( 'cursor', __( 'That is not a place in a list.', 'eidan' ) );
			}
		}
		$choice = self::choice( $options, $config );

		return $choice instanceof WP_Error
			? $choice
			: new State( $page, $choice, $order, $cursor, 1 < $page ? Value::integer( $options['max_pages_num'] ?? null, 0, Query::MAX_PAGES, 0 ) : 0 );
	}

	/**
	 * The chosen terms, or an error.
	 *
	 * @param array<mixed> $options The request's options.
	 * @param Config       $config  The list.
	 * @return array<string, list<string>>|WP_Error See Choice.
	 */
	private static function choice( array $options, Config $config ): array|WP_Error {
		$choice = array();
		$args   = is_array( $options['additional_query_args'] ?? null ) ? $options['additional_query_args'] : array();
		$rules  = is_array( $args['tax_query'] ?? null ) ? array_values( $args['tax_query'] ) : array();
		foreach ( $rules as $index => $rule ) {
			$name     = "additional_query_args][tax_query][$index";
			$rule     = is_array( $rule ) ? $rule : array();
			$taxonomy = is_string( $rule['taxonomy'] ?? null ) ? $rule['taxonomy'] : '';
			$group    = $config->groups[ $taxonomy ] ?? null;
			if ( null === $group || isset( $choice[ $taxonomy ] ) ) {
				return self::invalid( "{$name}][taxonomy", __( 'This list has no filter for that taxonomy.', 'eidan' ) );
			}
			$slugs = is_array( $rule['terms'] ?? null ) ? $rule['terms'] : array( $rule['terms'] ?? '' );
			$slugs = array_filter( $slugs, static fn( mixed $slug ): bool => is_string( $slug ) && '' !== $slug );
			$slugs = array_values( array_unique( $slugs ) );
			if ( ( $group->multiple ? Choice::MOST : 1 ) < count( $slugs ) || Choice::MOST < count( $slugs ) + count( $choice, COUNT_RECURSIVE ) - count( $choice ) ) {
				return self::invalid( "{$name}][terms", __( 'These are too many terms at once.', 'eidan' ) );
			}
			if ( array() !== $slugs ) {
				$choice[ $taxonomy ] = $slugs;
			}
		}
		if ( array() !== $choice && 0 === Value::integer( $options['max_pages_num'] ?? null, 0, Query::MAX_PAGES, 0 ) ) {
			// The bar will need them, and the chosen ones are among them.
			FilterTerms::of( $config );
		}
		$found = Choice::terms( $choice );
		foreach ( $choice as $taxonomy => $slugs ) {
			foreach ( $slugs as $slug ) {
				$term = $found[ $taxonomy ][ $slug ] ?? null;
				if ( null === $term || ! $config->groups[ $taxonomy ]->offers( $term->term_id ) ) {
					return self::invalid( 'additional_query_args][tax_query][' . array_search( $taxonomy, array_column( $rules, 'taxonomy' ), true ) . '][terms', __( 'This list has no filter for that term.', 'eidan' ) );
				}
			}
		}

		return $choice;
	}

	/**
	 * An error as WordPress words its own.
	 *
	 * @param string $name   The option at fault.
	 * @param string $reason Why.
	 */
	private static function invalid( string $name, string $reason ): WP_Error {
		$name = "options[$name]";

		return new WP_Error(
			'rest_invalid_param',
			/* translators: %s: name of a parameter. */
			sprintf( __( 'Invalid parameter: %s', 'eidan' ), $name ) . ' – ' . $reason,
			array(
				'status' => 400,
				'params' => array( $name => $reason ),
			)
		);
	}
}
