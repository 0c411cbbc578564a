<?php
/**
 * Parameters of get-posts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Rest;

use Eidan\Lists\Query\Orders;
use Eidan\Lists\Query\Query;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Lists\Request\Token;

/**
 * The schema, which WordPress checks before anything else runs.
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
}
