<?php
/**
 * The page that lists are on.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Paging;

use Eidan\Lists\Request\Address;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Support\Memory;
use WeakMap;

/**
 * What all lists of a page share. A page is identified by its main query.
 */
final class Page {

	/**
	 * Pages by their main query.
	 *
	 * @var WeakMap<object, self>|null
	 */
	private ?WeakMap $pages = null;

	/**
	 * Ids of lists on the page.
	 *
	 * @var array<string, true>
	 */
	private array $ids = array();

	/**
	 * How many lists have each name.
	 *
	 * @var array<string, int>
	 */
	private array $names = array();

	/**
	 * Parameter of the first list with numbered pages that is not on page 1.
	 *
	 * @var array<string, int>
	 */
	private array $canonical = array();

	/**
	 * The current page.
	 */
	public static function current(): self {
		$query = $GLOBALS['wp_the_query'] ?? null;
		if ( ! $query instanceof \WP_Query ) {
			return new self();
		}
		self::memory()->pages         ??= new WeakMap();
		self::memory()->pages[ $query ] = self::memory()->pages[ $query ] ?? new self();

		return self::memory()->pages[ $query ];
	}

	/**
	 * Gives a list a unique id on the page, and the page's address.
	 */
	public function place( Config $config ): Config {
		$wanted = '' === $config->id ? 'list' : $config->id;
		$id     = $wanted;
		// A duplicated block has the same id as the original.
		for ( $number = 2; isset( $this->ids[ $id ] ); $number++ ) {
			$id = "$wanted-$number";
		}
		$this->ids[ $id ] = true;

		return $config->placed( $id, Address::base(), self::current_post(), $this->name( $config->label ) );
	}

	/**
	 * A unique name for the list: the author's label, with a number if it is taken.
	 *
	 * @param string $label The author's label. The first list without one stays unnamed.
	 */
	private function name( string $label ): string {
		$number = ( $this->names[ $label ] ?? 0 ) + 1;

		$this->names[ $label ] = $number;
		if ( 1 === $number ) {
			return $label;
		}

		return sprintf(
			/* translators: 1: name of a list, 2: its number among those of that name. */
			__( '%1$s %2$s', 'eidan' ),
			'' === $label ? __( 'List', 'eidan' ) : $label,
			number_format_i18n( $number )
		);
	}

	/**
	 * Id of the item that the page shows; 0 = none.
	 */
	public static function current_post(): int {
		if ( is_singular() ) {
			return get_queried_object_id();
		}

		// The editor's preview sets up the post as in a loop.
		return wp_is_serving_rest_request() ? (int) get_the_ID() : 0;
	}

	/**
	 * Remembers the first list with numbered pages that is not on page 1.
	 */
	public function note( Config $config, State $state ): void {
		if (
			array() === $this->canonical
			&& 'standard' === $config->pagination
			&& 1 < $state->page
			&& array() === $state->choice
			&& '' === $state->order
		) {
			$this->canonical = array( State::names( $config )['page'] => $state->page );
		}
	}

	/**
	 * Filter `get_canonical_url`: page 2 of a list with numbered pages is a page of its own; filters and orders are
	 * not.
	 *
	 * @param mixed $url The address so far.
	 * @return mixed
	 */
	public static function canonical( mixed $url ): mixed {
		return is_string( $url ) && '' !== $url ? add_query_arg( self::current()->canonical, $url ) : $url;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
