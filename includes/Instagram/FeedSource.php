<?php
/**
 * Instagram's posts as a source of lists.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Lists\Sources\Result;
use Eidan\Lists\Sources\Source;
use Eidan\Lists\Sources\Sources;

defined( 'ABSPATH' ) || exit;

/**
 * Finds pages of the stored posts by number.
 */
final class FeedSource implements Source {

	public const NAME = 'instagram';

	/**
	 * Action `eidan_list_sources`.
	 */
	public static function register(): void {
		Sources::register( self::NAME, new self() );
	}

	/**
	 * Finds a page.
	 *
	 * @param Config $config
	 * @param State  $state  What the visitor asked for.
	 */
	public function find( Config $config, State $state ): Result {
		$records = array_slice( Library::all(), $config->query->offset );
		$size    = $config->query->per_page;
		$first   = ( $state->page - 1 ) * $size;

		return new Result(
			array_map(
				static fn ( Record $record ): Post => new Post( $record ),
				array_slice( $records, $first, $size )
			),
			$state->page,
			max( 1, (int) ceil( count( $records ) / $size ) ),
			count( $records ),
			null,
			$first
		);
	}
}
