<?php
/**
 * A list's configuration.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Request;

use Eidan\Lists\Cards\CardOptions;
use Eidan\Lists\Cards\Templates;
use Eidan\Lists\Query\Context;
use Eidan\Lists\Query\Orders;
use Eidan\Lists\Query\Query;
use Eidan\Lists\Query\Scope;
use Eidan\Support\Value;

/**
 * Everything a block says about its list, validated. The part that a request needs travels signed.
 */
final class Config {

	/** The source that lists have by themselves: entries of WordPress. */
	public const POSTS = 'posts';

	public const PAGINATIONS = array( 'none', 'standard', 'load-more', 'infinite' );

	/**
	 * Collects the configuration.
	 *
	 * @param string       $id         The list's id on its page.
	 * @param string       $template   Name of the item template.
	 * @param Query        $query      What is shown.
	 * @param string       $pagination One of PAGINATIONS.
	 * @param array<string, FilterGroup> $groups What visitors filter by, by taxonomy.
	 * @param bool         $counts     Whether the filter bar shows counts.
	 * @param list<string> $orders     Orders that visitors may choose.
	 * @param CardOptions  $card       How cards look.
	 * @param string       $base       Path and query of the page that the list is on.
	 * @param string       $classes    Classes of the item list.
	 * @param string       $label      Accessible name.
	 * @param string       $empty      Text when nothing is found, '' = the default.
	 * @param string       $all        Text of the filter bar's first link, '' = the default.
	 * @param int          $limit      Terms of a group that are there at once; the rest is behind "More".
	 * @param string       $name       What tells the list's landmarks from those of the page's other lists.
	 * @param string       $source     Name of the source.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $template,
		public readonly Query $query,
		public readonly string $pagination,
		public readonly array $groups,
		public readonly bool $counts,
		public readonly array $orders,
		public readonly CardOptions $card,
		public readonly string $base = '/',
		public readonly string $classes = '',
		public readonly string $label = '',
		public readonly string $empty = '',
		public readonly string $all = '',
		public readonly int $limit = FilterGroup::AT_ONCE,
		public readonly string $name = '',
		public readonly string $source = self::POSTS,
	) {}

	/**
	 * A configuration from anything.
	 *
	 * @param array<mixed> $value See Lists.
	 */
	public static function from( array $value ): self {
		$filter = is_array( $value['filter'] ?? null ) ? $value['filter'] : array();
		$chosen = is_array( $value['orders'] ?? null ) ? $value['orders'] : array();
		$source = Value::match( $value['source'] ?? null, '/^[a-z][a-z0-9-]{0,49}$/', self::POSTS );
		$name   = Value::match( $value['template'] ?? null, '/^[a-z][a-z0-9-]{0,49}$/', Templates::FALLBACK );

		return new self(
			Value::match( $value['id'] ?? null, '/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/', '' ),
			$name,
			Query::from( $value['query'] ?? null ),
			Value::one_of( $value['pagination'] ?? null, self::PAGINATIONS, 'none' ),
			self::POSTS === $source ? FilterGroup::all( $filter ) : array(),
			false !== ( $filter['counts'] ?? true ),
			array_values( array_filter( Orders::names(), static fn( string $name ): bool => in_array( $name, $chosen, true ) ) ),
			CardOptions::from( $value['elements'] ?? null, $value['card'] ?? null, Templates::of( $name ) ),
			Address::inside( Value::text( $value['base'] ?? '/', 2000 ) ),
			Value::text( $value['class'] ?? '', 500 ),
			Value::text( $value['label'] ?? '', 200 ),
			Value::text( $value['empty'] ?? '', 500 ),
			Value::text( $filter['all'] ?? '', 100 ),
			Value::integer( $filter['limit'] ?? null, 1, FilterGroup::OFFERED, FilterGroup::AT_ONCE ),
			Value::text( $value['name'] ?? '', 220 ),
			$source,
		);
	}

	/**
	 * The same for one place: with an id, an address and the current entry known.
	 *
	 * @param string $id      The list's id.
	 * @param string $base    Path and query of the page.
	 * @param int    $current The entry that the list is on.
	 * @param string $name    What tells the list's landmarks from those of the page's other lists.
	 */
	public function placed( string $id, string $base, int $current, string $name = '' ): self {
		return new self(
			$id,
			$this->template,
			Context::resolve( $this->query, $current ),
			$this->pagination,
			$this->groups,
			$this->counts,
			$this->orders,
			$this->card,
			$base,
			$this->classes,
			$this->label,
			$this->empty,
			$this->all,
			$this->limit,
			$name,
			$this->source
		);
	}

	/**
	 * The same with longer pages.
	 *
	 * @param int $pages So many pages are one.
	 */
	public function with_pages_joined( int $pages ): self {
		return new self(
			$this->id,
			$this->template,
			Query::from( array( 'perPage' => $this->query->per_page * $pages ) + $this->query->to_array() ),
			$this->pagination,
			$this->groups,
			$this->counts,
			$this->orders,
			$this->card,
			source: $this->source
		);
	}

	/**
	 * What a request for another page needs, without what is at its default, as from() takes it.
	 *
	 * @return array<string, mixed>
	 */
	public function signed_part(): array {
		$query = self::difference( $this->query->to_array(), ( new Query() )->to_array() );
		$card  = self::difference( $this->card->to_array(), CardOptions::from( null, null, Templates::of( $this->template ) )->to_array() );
		if ( is_array( $card['look'] ?? null ) ) {
			$card['look'] = self::difference( $card['look'], Templates::of( $this->template )->defaults() );
		}
		$source = self::POSTS === $this->source ? array() : array( 'source' => $this->source );

		return $source + array(
			'id'         => $this->id,
			'template'   => $this->template,
			'query'      => $query,
			'pagination' => $this->pagination,
			'filter'     => array() === $this->groups ? array() : array(
				'groups' => array_map( static fn( FilterGroup $group ): array => $group->to_array(), array_values( $this->groups ) ),
				'counts' => $this->counts,
				'all'    => $this->all,
				'limit'  => $this->limit,
			),
			'orders'     => $this->orders,
			'elements'   => $this->card->elements,
			'card'       => $card,
			'base'       => $this->base,
			'empty'      => $this->empty,
			'name'       => $this->name,
		);
	}

	/**
	 * The name of a landmark of the list: no other of the page has the same.
	 *
	 * @param string $landmark What it is, translated.
	 */
	public function name_of( string $landmark ): string {
		/* translators: 1: part of a list, such as "Filter", 2: name of the list. */
		return '' === $this->name ? $landmark : sprintf( __( '%1$s: %2$s', 'eidan' ), $landmark, $this->name );
	}

	/**
	 * Whether a visitor can ask for anything but what is there.
	 */
	public function is_interactive(): bool {
		return 'none' !== $this->pagination || array() !== $this->groups || array() !== $this->orders;
	}

	/**
	 * The entries that the list is about, with the visitor's filter.
	 *
	 * @param array<string, list<string>> $choice See Choice.
	 */
	public function scope( array $choice = array() ): Scope {
		return new Scope( $this->query, array_values( Choice::rules( $choice ) ) );
	}

	/**
	 * Values that differ from their defaults.
	 *
	 * @param array<mixed>         $values   The values.
	 * @param array<string, mixed> $defaults The defaults.
	 * @return array<mixed>
	 */
	private static function difference( array $values, array $defaults ): array {
		return array_filter( $values, static fn( mixed $value, int|string $name ): bool => ( $defaults[ $name ] ?? null ) !== $value, ARRAY_FILTER_USE_BOTH );
	}
}
