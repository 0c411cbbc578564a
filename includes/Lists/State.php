<?php
/**
 * What a visitor asked of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

/**
 * Page, filter and order: the only things that vary.
 */
final class State {

	/**
	 * Collects the state.
	 *
	 * @param int         $page      Page, from 1.
	 * @param string      $term      Slug of the chosen term, '' = all.
	 * @param string      $order     Chosen order, '' = the list's own.
	 * @param Cursor|null $cursor    Where the page begins, if known.
	 * @param int         $max_pages How many pages there are, as the visitor has been told; 0 = not known.
	 */
	public function __construct(
		public readonly int $page = 1,
		public readonly string $term = '',
		public readonly string $order = '',
		public readonly ?Cursor $cursor = null,
		public readonly int $max_pages = 0,
	) {}

	/**
	 * The state in an address.
	 *
	 * @param string              $id     The list's id.
	 * @param array<mixed>        $values Parameters, unslashed.
	 * @param list<string>        $orders Orders that visitors may choose.
	 */
	public static function from_address( string $id, array $values, array $orders ): self {
		$names = self::names( $id );
		$term  = $values[ $names['term'] ] ?? '';

		return new self(
			Value::integer( $values[ $names['page'] ] ?? null, 1, Finder::MAX_PAGES, 1 ),
			is_string( $term ) && strlen( $term ) <= 200 ? sanitize_title( $term ) : '',
			Value::one_of( $values[ $names['order'] ] ?? null, $orders, '' )
		);
	}

	/**
	 * Names of a list's parameters.
	 *
	 * @param string $id The list's id.
	 * @return array{page: string, term: string, order: string}
	 */
	public static function names( string $id ): array {
		return array(
			'page'  => "eidan-$id-page",
			'term'  => "eidan-$id-term",
			'order' => "eidan-$id-order",
		);
	}

	/**
	 * The same on another page, without what only the present page knows.
	 *
	 * @param int $page The page.
	 */
	public function on_page( int $page ): self {
		return new self( $page, $this->term, $this->order );
	}

	/**
	 * The state as parameters; defaults are left out.
	 *
	 * @param string $id The list's id.
	 * @return array<string, string>
	 */
	public function parameters( string $id ): array {
		$names  = self::names( $id );
		$values = array();
		if ( '' !== $this->term ) {
			$values[ $names['term'] ] = $this->term;
		}
		if ( '' !== $this->order ) {
			$values[ $names['order'] ] = $this->order;
		}
		if ( 1 < $this->page ) {
			$values[ $names['page'] ] = (string) $this->page;
		}

		return $values;
	}
}
