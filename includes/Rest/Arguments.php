<?php
/**
 * Parameters of get-posts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Rest;

use Eidan\Lists\Filters\FilterTerms;
use Eidan\Lists\Query\Cursor;
use Eidan\Lists\Query\Orders;
use Eidan\Lists\Query\Query;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Lists\Request\State;
use Eidan\Lists\Request\Token;
use WP_Error;

/**
 * What a request may ask: types and limits by a schema, which WordPress checks before anything else runs, and then what
 * the list offers.
 *
 * @phpstan-type Options array{
 *     settings: string,
 *     next_page?: int,
 *     max_pages_num?: int,
 *     cursor?: string,
 *     order?: string,
 *     whole?: bool,
 *     additional_query_args?: array{tax_query?: list<array{taxonomy: string, field?: string, terms: list<string>}>},
 * }
 */
final class Arguments {

	/**
	 * The parameter `options`; others are ignored.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		$tax_query = array(
			'type'     => 'array',
			'maxItems' => FilterGroup::MOST,
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
						'maxItems' => Choice::MOST,
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
					'maximum'     => Query::MAX_PAGES,
				),
				'max_pages_num'         => array(
					'description' =>
						__( 'How many pages there are, as an earlier answer said: saves counting.', 'eidan' ),
					'type'        => 'integer',
					'minimum'     => 0,
					'maximum'     => Query::MAX_PAGES,
				),
				'cursor'                => array(
					'description' => __( 'Where the page begins, as the answer before said.', 'eidan' ),
					'type'        => 'string',
					'maxLength'   => 40,
				),
				'order'                 => array(
					'description' => __( 'An order that the list offers.', 'eidan' ),
					'type'        => 'string',
					'enum'        => array( '', ...Orders::names() ),
				),
				'whole'                 => array(
					'description' =>
						__( 'Whether a list that grows is wanted from its start up to that page.', 'eidan' ),
					'type'        => 'boolean',
				),
				'additional_query_args' => array(
					'description'          => __( 'The chosen terms: any of a taxonomy, and all taxonomies.', 'eidan' ),
					'type'                 => 'object',
					'additionalProperties' => false,
					// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- A name on the wire.
					'properties'           => array( 'tax_query' => $tax_query ),
				),
			),
		);
	}

	/**
	 * The requested state of the list, or an error that names the parameter.
	 *
	 * @param Options $options The request's options, checked.
	 */
	public static function state( array $options, Config $config ): State|WP_Error {
		$page = $options['next_page'] ?? 1;
		if ( 1 < $page && 'none' === $config->pagination ) {
			return self::invalid( 'next_page', __( 'This list has one page.', 'eidan' ) );
		}
		$order = $options['order'] ?? '';
		if ( '' !== $order && ! in_array( $order, $config->orders, true ) ) {
			return self::invalid( 'order', __( 'This list does not offer that order.', 'eidan' ) );
		}
		$place  = $options['cursor'] ?? '';
		$cursor = '' === $place ? null : Cursor::parse( $place );
		if ( '' !== $place && null === $cursor ) {
			return self::invalid( 'cursor', __( 'That is not a place in a list.', 'eidan' ) );
		}
		$known  = $options['max_pages_num'] ?? 0;
		$choice = self::choice( $options['additional_query_args']['tax_query'] ?? array(), $config, 0 === $known );

		return $choice instanceof WP_Error
			? $choice
			: new State( $page, $choice, $order, $cursor, 1 < $page ? $known : 0 );
	}

	/**
	 * The chosen terms, or an error.
	 *
	 * @param array<array<string, mixed>> $rules  The request's rules about terms.
	 * @param Config                      $config
	 * @param bool                        $bar    Whether the response has a filter bar.
	 * @phpstan-param list<array{taxonomy: string, terms: list<string>, ...}> $rules
	 * @return array<string, list<string>>|WP_Error See Choice.
	 */
	private static function choice( array $rules, Config $config, bool $bar ): array|WP_Error {
		$choice = array();
		foreach ( $rules as $index => $rule ) {
			$name     = "additional_query_args][tax_query][$index";
			$taxonomy = $rule['taxonomy'];
			$group    = $config->groups[ $taxonomy ] ?? null;
			if ( null === $group || isset( $choice[ $taxonomy ] ) ) {
				return self::invalid(
					"{$name}][taxonomy",
					__( 'This list has no filter for that taxonomy.', 'eidan' )
				);
			}
			$slugs = array_values(
				array_unique( array_filter( $rule['terms'], static fn( string $slug ): bool => '' !== $slug ) )
			);
			if (
				( $group->multiple ? Choice::MOST : 1 ) < count( $slugs )
				|| Choice::MOST < count( $slugs ) + count( $choice, COUNT_RECURSIVE ) - count( $choice )
			) {
				return self::invalid( "{$name}][terms", __( 'These are too many terms at once.', 'eidan' ) );
			}
			if ( array() !== $slugs ) {
				$choice[ $taxonomy ] = $slugs;
			}
		}
		if ( $bar ) {
			FilterTerms::prime( $config, $choice );
		}
		$found  = Choice::terms( $choice, $config->groups );
		$facets = FilterGroup::facets( $config->groups );
		foreach ( $choice as $taxonomy => $slugs ) {
			$facet  = $facets[ $taxonomy ] ?? null;
			$values = $facet?->parse( implode( ',', $slugs ) ) ?? $slugs;

			$choice[ $taxonomy ] = $values;
			foreach ( $slugs as $slug ) {
				$term    = $found[ $taxonomy ][ $slug ] ?? null;
				$offered = $config->groups[ $taxonomy ]->terms;
				if (
					null === $facet
						? null === $term || ( array() !== $offered && ! in_array( $term->term_id, $offered, true ) )
						: count( $values ) !== count( $slugs )
				) {
					return self::invalid(
						'additional_query_args][tax_query]['
							. array_search( $taxonomy, array_column( $rules, 'taxonomy' ), true ) . '][terms',
						__( 'This list has no filter for that term.', 'eidan' )
					);
				}
			}
		}

		return $choice;
	}

	/**
	 * An error in WordPress's format for invalid parameters.
	 *
	 * @param string $name   The invalid option.
	 * @param string $reason A sentence for developers.
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
