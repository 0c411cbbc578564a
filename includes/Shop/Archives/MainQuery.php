<?php
/**
 * The main query of an archive as the source of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop\Archives;

use Eidan\Lists\Cards\PostItem;
use Eidan\Lists\Query\Clauses;
use Eidan\Lists\Query\Environment;
use Eidan\Lists\Query\Query;
use Eidan\Lists\Query\Scope;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Lists\Sources\Result;
use Eidan\Lists\Sources\Source;
use Eidan\Shop\Products;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Shows what the main query has found.
 */
final class MainQuery implements Source {

	public const NAME = 'shop-archive';

	/**
	 * @param WP_Query $query The main query.
	 */
	public function __construct( private readonly WP_Query $query ) {}

	/**
	 * The page that the main query found.
	 *
	 * @param Config $config The list.
	 * @param State  $state  Not used: the main query knows it.
	 */
	public function find( Config $config, State $state ): Result {
		unset( $state );
		$ids = array();
		foreach ( $this->query->posts ?? array() as $post ) {
			$ids[] = $post instanceof WP_Post ? $post->ID : ( is_numeric( $post ) ? (int) $post : 0 );
		}
		$page = $this->query->get( 'paged' );
		$page = max( 1, is_numeric( $page ) ? (int) $page : 1 );

		return new Result(
			PostItem::page( array_values( array_diff( $ids, array( 0 ) ) ), Products::POST_TYPE ),
			$page,
			min( max( 0, (int) $this->query->max_num_pages ), Query::MAX_PAGES ),
			max( 0, (int) $this->query->found_posts ),
			null,
			( $page - 1 ) * $config->query->per_page
		);
	}

	/**
	 * Has the main query find only what the visitor chose.
	 *
	 * @param WP_Query $query Not run yet.
	 * @param Scope    $scope What is chosen.
	 */
	public static function narrow( WP_Query $query, Scope $scope ): void {
		if ( ! Environment::is_answered_elsewhere() ) {
			$query->set( Clauses::VARIABLE, $scope->args()[ Clauses::VARIABLE ] ?? null );
			return;
		}
		// A search engine understands nothing else.
		$terms = $query->get( 'tax_query' );
		$more  = $scope->plain_args()['tax_query'] ?? null;
		$query->set(
			'tax_query',
			array( ...( is_array( $terms ) ? $terms : array() ), ...( is_array( $more ) ? $more : array() ) )
		);
	}
}
