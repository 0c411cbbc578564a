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
use Eidan\Settings\Settings;
use Eidan\Support\Memory;
use Eidan\Support\PageState;
use WeakMap;

defined( 'ABSPATH' ) || exit;

/**
 * What all lists of a page share. A page is identified by its main query.
 */
final class Page implements PageState {

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
	 * What of the state of the page's first list with numbered pages makes the page another one.
	 *
	 * @var array<string, string>
	 */
	private array $canonical = array();

	/**
	 * Paths of the pages before and after this one of that list.
	 *
	 * @var array{prev?: string, next?: string}
	 */
	private array $neighbours = array();

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

		$base = '' === $config->pages ? Address::base() : $config->base;

		return $config->placed( $id, $base, self::current_post(), $this->name( $config->label ) );
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
	 * Remembers the page's first list with numbered pages, for search engines. Page 2 is a page of its own; an order is
	 * not, nor is a filter unless the owner says so.
	 *
	 * @param Config $config
	 * @param State  $state  What is shown.
	 * @param int    $pages  How many pages there are.
	 */
	public function note( Config $config, State $state, int $pages ): void {
		if (
			'standard' !== $config->pagination
			|| array() !== $this->canonical + $this->neighbours
			|| '' !== $state->order
			|| ( array() !== $state->choice && true !== Settings::get( 'lists.filterPages' ) )
		) {
			return;
		}
		// Pages of an archive are told by WordPress and SEO plugins.
		$this->canonical = ( '' === $config->pages ? $state : $state->on_page( 1 ) )->parameters( $config );
		// Only pages with such a list pay for it. Where the list is printed after the head, it is too late.
		add_action( 'wp_head', array( self::class, 'neighbours' ), 2 );
		add_action( 'wp_head', array( self::class, 'ask_again' ), 0 );
		foreach ( array(
			'prev' => -1,
			'next' => 1,
		) as $name => $step ) {
			if ( 0 < $state->page + $step && $state->page + $step <= $pages ) {
				$this->neighbours[ $name ] = Address::of( $config, $state->on_page( $state->page + $step ) );
			}
		}
	}

	/**
	 * Filters `get_canonical_url`, `wpseo_canonical` and `rank_math/frontend/canonical`.
	 *
	 * @param mixed $url The address so far.
	 * @return mixed
	 */
	public static function canonical( mixed $url ): mixed {
		return is_string( $url ) && '' !== $url
			? add_query_arg( array_map( 'rawurlencode', self::current()->canonical ), $url )
			: $url;
	}

	/**
	 * Action `wp_head`: links to the pages before and after this one. Archives have those of SEO plugins already.
	 */
	public static function neighbours(): void {
		$host = preg_replace( '~^([a-z]+://[^/]+).*$~i', '$1', home_url( '/' ) );
		foreach ( is_singular() ? self::current()->neighbours : array() as $rel => $path ) {
			printf( "<link rel=\"%s\" href=\"%s\">\n", esc_attr( $rel ), esc_url( $host . $path ) );
		}
	}

	/**
	 * Action `wp_head`: has Rank Math ask for the canonical address again. It keeps what it has asked for before the
	 * list was printed.
	 */
	public static function ask_again(): void {
		$reset = array( 'RankMath\\Paper\\Paper', 'reset' );
		if ( is_callable( $reset ) ) {
			$reset();
		}
	}

	/** A copy has pages of its own: see Memory::hold(). */
	public function __clone() {
		/**
		 * The same pages, each a copy.
		 *
		 * @var WeakMap<object, self> $pages
		 */
		$pages = new WeakMap();
		foreach ( $this->pages ?? array() as $query => $page ) {
			$pages[ $query ] = clone $page;
		}
		$this->pages = $pages;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
