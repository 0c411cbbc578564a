<?php
/**
 * Items that somebody has in hand.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Cards\Item;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;

/**
 * A source of what a block holds itself, such as images that an author put into it: one page, with all of them. No
 * request can ask for it later, so that a list of it has no pagination.
 */
final class GivenSource implements Source {

	public const NAME = 'given';

	/**
	 * Keeps the items.
	 *
	 * @param list<Item> $items The items.
	 */
	private function __construct( private readonly array $items ) {}

	/**
	 * Makes items the source of the next list that names it.
	 *
	 * @param list<Item> $items The items.
	 * @return string The name of the source.
	 */
	public static function of( array $items ): string {
		Sources::register( self::NAME, new self( $items ) );

		return self::NAME;
	}

	/**
	 * All of them.
	 *
	 * @param Config $config The list.
	 * @param State  $state  What the visitor asked for.
	 */
	public function find( Config $config, State $state ): Result {
		return new Result( $this->items, 1, 1, count( $this->items ) );
	}
}
