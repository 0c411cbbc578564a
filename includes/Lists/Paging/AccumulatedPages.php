<?php
/**
 * Pages that were added to one another.
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
 * In lists that grow, page 3 is what was there after two more: Back and reload find everything again, as long as
 * that is not too much. Then it is that page alone.
 */
final class AccumulatedPages {

	/**
	 * Finds what a list shows as a whole.
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
