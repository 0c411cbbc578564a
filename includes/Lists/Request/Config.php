<?php
/**
 * A list's configuration.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Request;

use Eidan\Languages\Languages;
use Eidan\Lists\Cards\CardOptions;
use Eidan\Lists\Cards\Templates;
use Eidan\Lists\Query\Context;
use Eidan\Lists\Query\Orders;
use Eidan\Lists\Query\Query;
use Eidan\Support\Value;

/**
 * All settings of a list, made from a block's attributes, from code or from signed settings. The part that get-posts
 * needs is signed and sent to the page.
 *
 * @phpstan-import-type FilterAttribute from \Eidan\Attributes\Filter
 * @phpstan-import-type QueryAttribute from \Eidan\Attributes\Query
 * @phpstan-import-type CardValues from CardOptions
 * @phpstan-type ListAttributes array{
 *     query?: QueryAttribute,
 *     pagination?: string,
 *     filter?: FilterAttribute,
 *     orders?: list<string>,
 *     elements?: list<string>,
 *     label?: string,
 *     empty?: string,
 *     ...,
 * }
 */
final class Config {

	/** The default source: WordPress posts. */
	public const POSTS = 'posts';

	public const PAGINATIONS = array( 'none', 'standard', 'load-more', 'infinite' );

	/**
	 * What code and signed settings can say of a list, beside its query, filter, orders and cards. Blocks have
	 * their own schemas, which allow no more.
	 */
	private const SCHEMA = array(
		'id'         => array(
			'type'    => 'string',
			'pattern' => '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$',
		),
		'template'   => array(
			'type'    => 'string',
			'pattern' => '^[a-z][a-z0-9-]{0,49}$',
		),
		'source'     => array(
			'type'    => 'string',
			'pattern' => '^[a-z][a-z0-9-]{0,49}$',
		),
		'pagination' => array(
			'type' => 'string',
			'enum' => self::PAGINATIONS,
		),
		'base'       => array(
			'type'      => 'string',
			'maxLength' => 2000,
		),
		'class'      => array(
			'type'      => 'string',
			'maxLength' => 500,
		),
		'label'      => array(
			'type'      => 'string',
			'maxLength' => 200,
		),
		'empty'      => array(
			'type'      => 'string',
			'maxLength' => 500,
		),
		'name'       => array(
			'type'      => 'string',
			'maxLength' => 220,
		),
	);

	/**
	 * @param string       $id         The list's id on its page.
	 * @param string       $template   Name of the item template.
	 * @param Query        $query      Which items are shown.
	 * @param string       $pagination How visitors get further items: one of PAGINATIONS.
	 * @param array<string, FilterGroup> $groups Groups of the filter bar, by taxonomy or facet.
	 * @param bool         $counts     Whether the filter bar shows counts.
	 * @param list<string> $orders     Orders that visitors may choose.
	 * @param CardOptions  $card       How cards look.
	 * @param string       $base       Path and query of the page that the list is on.
	 * @param string       $classes    Classes of the item list.
	 * @param string       $label      Accessible name.
	 * @param string       $empty      Text when nothing is found, '' = the default.
	 * @param string       $all        Text of the filter bar's first link, '' = the default.
	 * @param int          $limit      Terms of a group to show; the others are behind "More".
	 * @param string       $name       Distinguishes the list's landmarks from those of the page's other lists.
	 * @param string       $source     Name of the source.
	 * @param bool         $hides_empty Whether terms that would leave nothing are hidden; else they are dimmed.
	 * @param bool         $is_beside  Whether the filter bar is a column beside the items, where there is room.
	 * @param bool         $searches   Whether groups of many terms have a field to search them.
	 * @param string       $pages      Path and query of the list's further pages, with %#% for the number; '' = a
	 *                                 parameter of the list's own.
	 */
	public function __construct(
		public readonly string $id = '',
		public readonly string $template = Templates::FALLBACK,
		public readonly Query $query = new Query(),
		public readonly string $pagination = 'none',
		public readonly array $groups = array(),
		public readonly bool $counts = true,
		public readonly array $orders = array(),
		public readonly CardOptions $card = new CardOptions(),
		public readonly string $base = '/',
		public readonly string $classes = '',
		public readonly string $label = '',
		public readonly string $empty = '',
		public readonly string $all = '',
		public readonly int $limit = FilterGroup::AT_ONCE,
		public readonly string $name = '',
		public readonly string $source = self::POSTS,
		public readonly bool $hides_empty = false,
		public readonly bool $is_beside = false,
		public readonly bool $searches = false,
		public readonly string $pages = '',
	) {}

	/**
	 * Reads checked attributes of a block. All blocks with a list use the same names.
	 *
	 * @param ListAttributes $attributes Checked attributes.
	 * @param string         $template   Name of the item template.
	 * @param CardValues     $card       How cards look, checked.
	 * @param string         $classes    Classes of the item list.
	 * @param string         $source     Name of the source.
	 * @param Query|null     $query      Which items are shown, for blocks without the attribute `query`.
	 */
	public static function trusted(
		array $attributes,
		string $template,
		array $card = array(),
		string $classes = '',
		string $source = self::POSTS,
		?Query $query = null
	): self {
		$filter = $attributes['filter'] ?? self::filter( array() );
		$query  = isset( $attributes['query'] ) ? Query::trusted( $attributes['query'] ) : $query ?? new Query();

		return new self(
			template: $template,
			query: $query,
			pagination: $attributes['pagination'] ?? 'none',
			groups: self::POSTS === $source ? FilterGroup::trusted( $filter, $query->post_type ) : array(),
			counts: $filter['counts'],
			orders: Orders::in_order( $attributes['orders'] ?? array() ),
			card: CardOptions::trusted( $card, $attributes['elements'] ?? null, Templates::of( $template ) ),
			classes: $classes,
			label: $attributes['label'] ?? '',
			empty: $attributes['empty'] ?? '',
			all: $filter['all'],
			limit: $filter['limit'],
			source: $source,
			hides_empty: $filter['hideEmpty'],
			is_beside: 'side' === $filter['position'],
			searches: $filter['search'],
		);
	}

	/**
	 * Reads unchecked settings: from code or from signed settings.
	 *
	 * @param array<mixed> $value Settings as Lists describes them.
	 */
	public static function parse( array $value ): self {
		/**
		 * Checked against the schema; null = not set.
		 *
		 * @var array{
		 *     id: string|null,
		 *     template: string|null,
		 *     source: string|null,
		 *     pagination: string|null,
		 *     base: string|null,
		 *     class: string|null,
		 *     label: string|null,
		 *     empty: string|null,
		 *     name: string|null,
		 * } $valid
		 */
		$valid    = Value::by( self::SCHEMA, $value );
		$template = $valid['template'] ?? Templates::FALLBACK;
		$source   = $valid['source'] ?? self::POSTS;
		$filter   = Value::group( $value, 'filter' );
		$bar      = self::filter( $filter );

		$query = Query::parse( $value['query'] ?? null );

		return new self(
			$valid['id'] ?? '',
			$template,
			$query,
			$valid['pagination'] ?? 'none',
			self::POSTS === $source ? FilterGroup::parse( $filter, $query->post_type ) : array(),
			$bar['counts'],
			Orders::in_order( Value::group( $value, 'orders' ) ),
			CardOptions::parse( $value['elements'] ?? null, $value['card'] ?? null, Templates::of( $template ) ),
			Value::path( $valid['base'] ?? '/' ),
			$valid['class'] ?? '',
			$valid['label'] ?? '',
			$valid['empty'] ?? '',
			$bar['all'],
			$bar['limit'],
			$valid['name'] ?? '',
			$source,
			$bar['hideEmpty'],
			'side' === $bar['position'],
			$bar['search'],
		);
	}

	/**
	 * Settings of the filter bar, with the defaults of its schema.
	 *
	 * @param array<mixed> $value Unchecked.
	 * @return FilterAttribute Its groups are read by FilterGroup.
	 */
	private static function filter( array $value ): array {
		/**
		 * Schemas by name.
		 *
		 * @var array<string, array<string, mixed>> $members
		 */
		$members = require __DIR__ . '/schema.php';
		/**
		 * Checked against the schema.
		 *
		 * @var FilterAttribute $valid
		 */
		$valid = Value::by( $members, $value );

		return $valid;
	}

	/**
	 * A copy for a place on a page, with its id and address and with the query's context resolved.
	 *
	 * @param string $id      The list's id.
	 * @param string $base    Path and query of the page.
	 * @param int    $current Id of the item whose page the list is on; 0 = none.
	 * @param string $name    Distinguishes the list's landmarks from those of the page's other lists.
	 */
	public function placed( string $id, string $base, int $current, string $name = '' ): self {
		// The page with the rest is not the feed, and readers of feeds run no scripts.
		$feed = is_feed()
			? array(
				'pagination' => 'none',
				'groups'     => array(),
				'orders'     => array(),
			)
			: array();

		return $this->with(
			array(
				'id'    => $id,
				'query' => Context::resolve( $this->query->in_language( Languages::current() ), $current ),
				'base'  => $base,
				'name'  => $name,
			) + $feed
		);
	}

	/**
	 * A copy that shows the items of an archive: what its main query found. The archive's pages are the list's.
	 *
	 * @param self  $archive Id, source, query, groups, base and pages are taken from it.
	 */
	public function of_archive( self $archive ): self {
		return $this->with(
			array(
				'id'         => $archive->id,
				'source'     => $archive->source,
				'query'      => $archive->query,
				'groups'     => $archive->groups,
				'counts'     => $archive->counts,
				'base'       => $archive->base,
				'pages'      => $archive->pages,
				'pagination' => 'standard',
				'orders'     => array(),
			)
		);
	}

	/**
	 * A copy in which several pages are one.
	 *
	 * @param int $pages Number of pages to join.
	 */
	public function with_pages_joined( int $pages ): self {
		return $this->with( array( 'query' => $this->query->with_per_page( $this->query->per_page * $pages ) ) );
	}

	/**
	 * A copy with other values.
	 *
	 * @param array<string, mixed> $values By the names of the properties.
	 */
	private function with( array $values ): self {
		// @phpstan-ignore argument.type (the properties have the names and types of the parameters)
		return new self( ...array_merge( get_object_vars( $this ), $values ) );
	}

	/**
	 * The settings that a request for another page needs, without defaults, in the format that parse() reads.
	 *
	 * @return array<string, mixed>
	 */
	public function signed_part(): array {
		$template = Templates::of( $this->template );
		$defaults = CardOptions::trusted( array(), null, $template );

		$query = self::difference( $this->query->to_array(), ( new Query() )->to_array() );
		$card  = self::difference( $this->card->to_array(), $defaults->to_array() );
		if ( is_array( $card['look'] ?? null ) ) {
			$card['look'] = self::difference( $card['look'], $template->defaults() );
		}
		$source = self::POSTS === $this->source ? array() : array( 'source' => $this->source );

		return $source + array(
			'id'         => $this->id,
			'template'   => $this->template,
			'query'      => $query,
			'pagination' => $this->pagination,
			'filter'     => array() === $this->groups ? array() : array(
				'groups' => array_map(
					static fn( FilterGroup $group ): array => $group->to_array(),
					array_values( $this->groups )
				),
				'counts' => $this->counts,
				'all'    => $this->all,
				'limit'  => $this->limit,
			)
				+ ( $this->hides_empty ? array( 'hideEmpty' => true ) : array() )
				+ ( $this->is_beside ? array( 'position' => 'side' ) : array() )
				+ ( $this->searches ? array( 'search' => true ) : array() ),
			'orders'     => $this->orders,
			'elements'   => $this->card->elements,
			'card'       => $card,
			'base'       => $this->base,
			'empty'      => $this->empty,
			'name'       => $this->name,
		);
	}

	/**
	 * The accessible name of a landmark of the list, unique on the page.
	 *
	 * @param string $landmark What the landmark is, translated, such as "Filter".
	 */
	public function name_of( string $landmark ): string {
		/* translators: 1: part of a list, such as "Filter", 2: name of the list. */
		return '' === $this->name ? $landmark : sprintf( __( '%1$s: %2$s', 'eidan' ), $landmark, $this->name );
	}

	/**
	 * Whether visitors can change the page, filter or order.
	 */
	public function is_interactive(): bool {
		return 'none' !== $this->pagination || array() !== $this->groups || array() !== $this->orders;
	}

	/**
	 * Values that differ from their defaults.
	 *
	 * @param array<mixed>         $values   Values of this list, by name.
	 * @param array<string, mixed> $defaults What the same names have without an author's choice.
	 * @return array<mixed>
	 */
	private static function difference( array $values, array $defaults ): array {
		return array_filter(
			$values,
			static fn( mixed $value, int|string $name ): bool => ( $defaults[ $name ] ?? null ) !== $value,
			ARRAY_FILTER_USE_BOTH
		);
	}
}
