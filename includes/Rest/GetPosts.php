<?php
/**
 * GET eidan/v1/get-posts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Rest;

use Eidan\Lists\Config;
use Eidan\Lists\Cursor;
use Eidan\Lists\Finder;
use Eidan\Lists\Lists;
use Eidan\Lists\Order;
use Eidan\Lists\Pagination;
use Eidan\Lists\Result;
use Eidan\Lists\State;
use Eidan\Lists\Token;
use Eidan\Lists\Value;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Another page of a list that is on a page already.
 *
 * The list's settings come back signed; only page, filter term and order vary. docs/get-posts.md has the
 * whole contract.
 */
final class GetPosts {

	public const NAMESPACE = 'eidan/v1';
	public const ROUTE     = '/get-posts';

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE,
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => '__return_true',
				'args'                => array( 'options' => self::schema() ),
			)
		);
	}

	/**
	 * Answers a request that has passed the schema.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public static function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$options = $request->get_param( 'options' );
		$options = is_array( $options ) ? $options : array();
		$signed  = is_string( $options['settings'] ?? null ) ? Token::open( $options['settings'] ) : null;
		if ( null === $signed ) {
			return new WP_Error(
				'eidan_invalid_settings',
				__( 'The settings of this list are not valid any more. Reload the page.', 'eidan' ),
				array(
					'status' => 403,
					'params' => array( 'options' => 'options[settings]' ),
				)
			);
		}
		$config = Config::from( $signed );
		$state  = self::state( $options, $config );
		if ( $state instanceof WP_Error ) {
			return $state;
		}
		$result = Finder::find( $config->scope( $state->term ), $state );

		return Cache::apply( new WP_REST_Response( self::body( $config, $state, $result ) ), $request );
	}

	/**
	 * The body of an answer, with the wire names of the specification.
	 *
	 * @param Config $config The list.
	 * @param State  $state  What was asked for.
	 * @param Result $result What was found.
	 * @return array<string, mixed>
	 */
	private static function body( Config $config, State $state, Result $result ): array {
		$filters = array();
		if ( '' !== $config->taxonomy ) {
			$filters[] = array(
				'taxonomy' => $config->taxonomy,
				'filter'   => $state->term,
			);
		}

		return array(
			'status'  => 'success',
			'message' => self::message( $config, $result ),
			'data'    => array(
				'max_pages_num'   => $result->max_pages,
				'pagination_html' => Pagination::html( $config, $state, $result ),
				'html'            => Lists::items( $config, $result ),
				'page'            => $result->page,
				'cursor'          => (string) $result->cursor,
				'total'           => $result->total,
				'filters'         => $filters,
				'order'           => $state->order,
			),
		);
	}

	/**
	 * What screen readers say about the answer.
	 *
	 * @param Config $config The list.
	 * @param Result $result What was found.
	 */
	private static function message( Config $config, Result $result ): string {
		if ( array() === $result->posts ) {
			return Lists::empty_text( $config );
		}
		$first = number_format_i18n( $result->first + 1 );
		$last  = number_format_i18n( $result->first + count( $result->posts ) );
		$text  = null === $result->total
			/* translators: 1: number of the first new entry, 2: number of the last one. */
			? sprintf( __( 'Entries %1$s to %2$s.', 'eidan' ), $first, $last )
			/* translators: 1: number of the first new entry, 2: number of the last one, 3: number of all. */
			: sprintf( __( 'Entries %1$s to %2$s of %3$s.', 'eidan' ), $first, $last, number_format_i18n( $result->total ) );

		return $result->has_next() || 'standard' === $config->pagination ? $text : $text . ' ' . __( 'That is all.', 'eidan' );
	}

	/**
	 * What the request asks of this list, or an error that names the parameter.
	 *
	 * @param array<mixed> $options The request's options, of the schema's types.
	 * @param Config       $config  The list.
	 */
	private static function state( array $options, Config $config ): State|WP_Error {
		$page = Value::integer( $options['next_page'] ?? null, 1, Finder::MAX_PAGES, 1 );
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
		$term = self::term( $options, $config );

		return $term instanceof WP_Error
			? $term
			: new State( $page, $term, $order, $cursor, 1 < $page ? Value::integer( $options['max_pages_num'] ?? null, 0, Finder::MAX_PAGES, 0 ) : 0 );
	}

	/**
	 * Slug of the filter term, or an error.
	 *
	 * @param array<mixed> $options The request's options.
	 * @param Config       $config  The list.
	 */
	private static function term( array $options, Config $config ): string|WP_Error {
		$name  = 'additional_query_args][tax_query';
		$args  = is_array( $options['additional_query_args'] ?? null ) ? $options['additional_query_args'] : array();
		$query = is_array( $args['tax_query'] ?? null ) ? array_values( $args['tax_query'] ) : array();
		$rule  = is_array( $query[0] ?? null ) ? $query[0] : null;
		if ( null === $rule ) {
			return '';
		}
		if ( '' === $config->taxonomy || ( $rule['taxonomy'] ?? null ) !== $config->taxonomy ) {
			return self::invalid( $name . '][0][taxonomy', __( 'This list has no filter for that taxonomy.', 'eidan' ) );
		}
		$term = $rule['terms'] ?? '';
		$slug = is_array( $term ) ? ( $term[0] ?? '' ) : $term;
		if ( '' === $slug ) {
			return '';
		}
		$found = is_string( $slug ) ? get_term_by( 'slug', $slug, $config->taxonomy ) : false;
		if ( ! $found instanceof \WP_Term || ( array() !== $config->terms && ! in_array( $found->term_id, $config->terms, true ) ) ) {
			return self::invalid( $name . '][0][terms', __( 'This list has no filter for that term.', 'eidan' ) );
		}

		return $found->slug;
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

	/**
	 * The parameter `options`. Nothing but this is looked at.
	 *
	 * @return array<string, mixed>
	 */
	private static function schema(): array {
		$tax_query = array(
			'type'     => 'array',
			'maxItems' => 1,
			'items'    => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'taxonomy' => array(
						'type'      => 'string',
						'maxLength' => 32,
						'required'  => true,
					),
					'field'    => array(
						'type' => 'string',
						'enum' => array( 'slug' ),
					),
					'terms'    => array(
						'type'     => 'array',
						'maxItems' => 1,
						'required' => true,
						'items'    => array(
							'type'      => 'string',
							'maxLength' => 200,
						),
					),
				),
			),
		);

		return array(
			'description'          => __( 'Which page of which list.', 'eidan' ),
			'type'                 => 'object',
			'required'             => true,
			'additionalProperties' => false,
			'properties'           => array(
				'settings'              => array(
					'description' => __( 'The signed settings that the list has on its page.', 'eidan' ),
					'type'        => 'string',
					'minLength'   => 1,
					'maxLength'   => Token::MAX_LENGTH,
					'required'    => true,
				),
				'next_page'             => array(
					'description' => __( 'The page to get.', 'eidan' ),
					'type'        => 'integer',
					'minimum'     => 1,
					'maximum'     => Finder::MAX_PAGES,
				),
				'max_pages_num'         => array(
					'description' => __( 'How many pages there are, as an earlier answer said: saves counting.', 'eidan' ),
					'type'        => 'integer',
					'minimum'     => 0,
					'maximum'     => Finder::MAX_PAGES,
				),
				'cursor'                => array(
					'description' => __( 'Where the page begins, as the answer before said.', 'eidan' ),
					'type'        => 'string',
					'maxLength'   => 40,
				),
				'order'                 => array(
					'description' => __( 'An order that the list offers.', 'eidan' ),
					'type'        => 'string',
					'enum'        => array( '', ...Order::names() ),
				),
				'additional_query_args' => array(
					'description'          => __( 'The chosen filter.', 'eidan' ),
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array( 'tax_query' => $tax_query ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- A name on the wire.
				),
			),
		);
	}
}
