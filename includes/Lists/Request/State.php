<?php
/**
 * What a visitor chose in a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Request;

use Eidan\Lists\Query\Cursor;
use Eidan\Lists\Query\Orders;
use Eidan\Lists\Query\Query;
use Eidan\Support\Value;

/**
 * Page, filter and order: all that a visitor can change.
 */
final class State {

	/**
	 * @param int         $page      Page, from 1.
	 * @param array<string, list<string>> $choice What is chosen in the filter bar, see Choice.
	 * @param string      $order     Chosen order, '' = the list's own.
	 * @param Cursor|null $cursor    Where the page begins; null = unknown.
	 * @param int         $max_pages Number of pages that the visitor's page already knows; 0 = unknown.
	 */
	public function __construct(
		public readonly int $page = 1,
		public readonly array $choice = array(),
		public readonly string $order = '',
		public readonly ?Cursor $cursor = null,
		public readonly int $max_pages = 0,
	) {}

	/**
	 * Reads the state of a list from an address.
	 *
	 * @param Config       $config
	 * @param array<mixed> $values Parameters, unslashed.
	 */
	public static function from_address( Config $config, array $values ): self {
		$own = array_map( static fn( string $name ): mixed => $values[ $name ] ?? null, self::names( $config ) );

		$order = Value::one_of( $own['order'], $config->orders, '' );
		$alone = 'none' === $config->pagination;

		return new self(
			$alone ? 1 : Value::integer( $own['page'], 1, Query::MAX_PAGES, 1 ),
			Choice::parse( $config->groups, $own ),
			$order,
			// Nobody reads how many pages there are, so they are not counted. Orders other than by date need the number
			// to choose the quickest way.
			max_pages: $alone && Orders::of( '' === $order ? $config->query->order : $order )->has_cursor() ? 1 : 0
		);
	}

	/**
	 * Names of a list's address parameters: page, order, and one for each taxonomy or facet.
	 *
	 * @return array<string, string>
	 */
	public static function names( Config $config ): array {
		$names = array();
		foreach ( array( 'page', 'order', ...array_keys( $config->groups ) ) as $name ) {
			$names[ $name ] = "eidan-$config->id-$name";
		}

		return $names;
	}

	/**
	 * The state on another page, without the cursor and number of pages of the current one.
	 */
	public function on_page( int $page ): self {
		return new self( $page, $this->choice, $this->order );
	}

	/**
	 * The state as address parameters; defaults are left out.
	 *
	 * @return array<string, string>
	 */
	public function parameters( Config $config ): array {
		$values = array();
		foreach ( self::names( $config ) as $name => $parameter ) {
			$values[ $parameter ] = match ( $name ) {
				'page'  => 1 < $this->page ? (string) $this->page : '',
				'order' => $this->order,
				default => implode( ',', $this->choice[ $name ] ?? array() ),
			};
		}

		return array_filter( $values, static fn( string $value ): bool => '' !== $value );
	}
}
