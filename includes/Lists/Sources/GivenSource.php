<?php
/**
 * A source of items that a block holds itself.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Cards\Item;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;

defined( 'ABSPATH' ) || exit;

/**
 * For example images that an author put into a block. There is one page with all items. No request can ask for it
 * later, so such a list has no pagination.
 */
final class GivenSource implements Source {

	public const NAME = 'given';

	/**
	 * @param list<Item> $items
	 */
	private function __construct( private readonly array $items ) {}

	/**
	 * Registers items as the source of the next list that names it.
	 *
	 * @param list<Item> $items
	 * @return string Name of the source.
	 */
	public static function of( array $items ): string {
		Sources::register( self::NAME, new self( $items ) );

		return self::NAME;
	}

	/**
	 * Finds all items.
	 *
	 * @param Config $config Not used.
	 * @param State  $state  Not used.
	 */
	public function find( Config $config, State $state ): Result {
		return new Result( $this->items, 1, 1, count( $this->items ) );
	}
}
