<?php
/**
 * Pages 1 to n of a list that grows.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Paging;

use Eidan\Lists\Query\Query;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Lists\Sources\Result;
use Eidan\Lists\Sources\Sources;

/**
 * In lists with "load more", the address of page 3 shows pages 1 to 3, so that Back and reload find everything again.
 * If that is too much, it shows page 3 alone.
 */
final class AccumulatedPages {

	/**
	 * Finds all items that a list shows.
	 *
	 * @param Config $config
	 * @param State  $state  What the visitor asked for.
	 */
	public static function find( Config $config, State $state ): Result {
		$size = $config->query->per_page;
		if ( 'standard' === $config->pagination || 1 === $state->page || Query::MAX_PER_PAGE < $size * $state->page ) {
			return Sources::of( $config )->find( $config, $state );
		}
		$result = Sources::of( $config )->find( $config->with_pages_joined( $state->page ), $state->on_page( 1 ) );
		$page   = max( 1, (int) ceil( count( $result->items ) / $size ) );

		return new Result(
			$result->items,
			$page,
			max( $page, (int) ceil( (int) $result->total / $size ) ),
			$result->total,
			$result->cursor
		);
	}
}
