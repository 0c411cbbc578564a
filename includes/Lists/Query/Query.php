<?php
/**
 * What a list shows.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Languages\Languages;
use Eidan\Support\Text;
use Eidan\Support\Value;

/**
 * The settings of src/schemas/query.json, as an immutable object. It is made from a block's attribute or from other
 * input.
 *
 * @phpstan-import-type QueryAttribute from \Eidan\Attributes\Query
 */
final class Query {

	public const MAX_PER_PAGE = 100;
	public const MAX_PAGES    = 1000;

	/**
	 * @param string          $post_type       A viewable post type.
	 * @param int             $per_page        Items on a page.
	 * @param int             $offset          Items to leave out at the start.
	 * @param string          $order           Name of an order, see Orders.
	 * @param string          $sticky          include, exclude, only or first.
	 * @param list<TermRule>  $terms           Rules about terms; an item must meet all.
	 * @param list<int>       $authors         Only these authors.
	 * @param list<int>       $exclude_authors Not these authors.
	 * @param string          $after           First day, Y-m-d; '' = no limit.
	 * @param string          $before          Last day, Y-m-d; '' = no limit.
	 * @param int             $within_days     Only items of the last so many days; 0 = all.
	 * @param list<int>       $include         Ids of hand-picked items, in this order.
	 * @param list<int>       $exclude         Ids of items to leave out.
	 * @param bool            $exclude_current Leave out the item whose page the list is on.
	 * @param array<string, string|int|float|bool> $conditions Values of conditions that differ from their defaults, by
	 *                                                         name.
	 * @param string          $context         What of its page the list depends on, see Context.
	 * @param string          $language        Code of the language of the items; '' = of all.
	 * @param string|null     $within          The list shows what another query finds, which has all rules: SQL of its
	 *                                         ids, '' = not known yet. Never in signed settings. Null = it does not.
	 */
	public function __construct(
		public readonly string $post_type = 'post',
		public readonly int $per_page = 10,
		public readonly int $offset = 0,
		public readonly string $order = Orders::FALLBACK,
		public readonly string $sticky = 'include',
		public readonly array $terms = array(),
		public readonly array $authors = array(),
		public readonly array $exclude_authors = array(),
		public readonly string $after = '',
		public readonly string $before = '',
		public readonly int $within_days = 0,
		public readonly array $include = array(),
		public readonly array $exclude = array(),
		public readonly bool $exclude_current = false,
		public readonly array $conditions = array(),
		public readonly string $context = '',
		public readonly string $language = '',
		public readonly ?string $within = null,
	) {}

	/**
	 * Reads unchecked settings; missing or invalid values get their defaults.
	 *
	 * @param mixed $value The attribute `query`, or some of its properties.
	 */
	public static function parse( mixed $value ): self {
		$value = is_array( $value ) ? $value : array();
		/**
		 * Schemas by name.
		 *
		 * @var array<string, array<string, mixed>> $members
		 */
		$members = require __DIR__ . '/schema.php';
		/**
		 * Checked against the schema, which does not know the names of registered orders and contexts. Signed settings
		 * have no context: it was resolved before.
		 *
		 * @var QueryAttribute $valid
		 */
		$valid = array(
			'order'   => Orders::of( Text::of( $value['order'] ?? '' ) )->name,
			'context' => isset( $value['context'] ) ? Value::one_of( $value['context'], Context::names(), '' ) : '',
		) + Value::by( $members, $value );

		$language = Text::of( $value['language'] ?? '' );

		return self::made( $valid, Conditions::values( $value ), Languages::is_code( $language ) ? $language : '' );
	}

	/**
	 * Reads the checked attribute of a block.
	 *
	 * @param QueryAttribute $query The attribute `query`.
	 */
	public static function trusted( array $query ): self {
		return self::made( $query, Conditions::non_default_values( $query ) );
	}

	/**
	 * Makes the object from checked values.
	 *
	 * @param QueryAttribute                       $query      Values by their names in the schema.
	 * @param array<string, string|int|float|bool> $conditions Values of conditions that differ from their defaults.
	 * @param string                               $language   Code of a language, or ''.
	 */
	private static function made( array $query, array $conditions, string $language = '' ): self {
		return new self(
			$query['postType'],
			$query['perPage'],
			$query['offset'],
			$query['order'],
			$query['sticky'],
			array_values( array_filter( array_map( TermRule::of( ... ), $query['terms'] ) ) ),
			$query['authors'],
			$query['excludeAuthors'],
			// The schema cannot check for days such as 31 February.
			Value::day( $query['after'] ),
			Value::day( $query['before'] ),
			$query['withinDays'],
			// Shows an item once, even if it was picked twice.
			array_values( array_unique( $query['include'] ) ),
			$query['exclude'],
			$query['excludeCurrent'],
			$conditions,
			$query['context'],
			$language,
		);
	}

	/**
	 * A copy with another number of items on a page.
	 *
	 * @param int $per_page Items on a page.
	 */
	public function with_per_page( int $per_page ): self {
		return $this->with( array( 'per_page' => $per_page ) );
	}

	/**
	 * A copy for what another query finds.
	 *
	 * @param string $sql SQL that finds the ids of its items, made by WP_Query.
	 */
	public function within( string $sql ): self {
		return $this->with( array( 'within' => $sql ) );
	}

	/**
	 * A copy for a page in a language: hand-picked items, those to leave out, and terms become their translations.
	 *
	 * @param string $language Code of the language; '' = unchanged.
	 */
	public function in_language( string $language ): self {
		if ( '' === $language || '' !== $this->language ) {
			return $this;
		}
		$terms = static fn( TermRule $rule ): TermRule => $rule->ours ? $rule : new TermRule(
			$rule->taxonomy,
			Languages::terms( $rule->include, $rule->taxonomy, $language ),
			Languages::terms( $rule->exclude, $rule->taxonomy, $language ),
			$rule->all
		);

		return $this->with(
			array(
				'terms'    => array_map( $terms, $this->terms ),
				'include'  => Languages::posts( $this->include, $this->post_type, $language ),
				'exclude'  => Languages::posts( $this->exclude, $this->post_type, $language ),
				'language' => $language,
			)
		);
	}

	/**
	 * A copy without context: what the context stands for is filled in.
	 *
	 * @param list<TermRule> $terms   Rules about terms.
	 * @param list<int>      $authors Only these authors.
	 * @param string         $after   First day.
	 * @param string         $before  Last day.
	 * @param list<int>      $include Ids of hand-picked items.
	 * @param list<int>      $exclude Ids of items to leave out.
	 */
	public function resolved(
		array $terms,
		array $authors,
		string $after,
		string $before,
		array $include,
		array $exclude
	): self {
		return $this->with(
			compact( 'terms', 'authors', 'after', 'before', 'include', 'exclude' )
				+ array(
					'exclude_current' => false,
					'context'         => '',
				)
		);
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
	 * The settings in the format that parse() reads.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return array(
			'postType'       => $this->post_type,
			'perPage'        => $this->per_page,
			'offset'         => $this->offset,
			'order'          => $this->order,
			'sticky'         => $this->sticky,
			'terms'          => array_map( static fn( TermRule $rule ): array => $rule->to_array(), $this->terms ),
			'authors'        => $this->authors,
			'excludeAuthors' => $this->exclude_authors,
			'after'          => $this->after,
			'before'         => $this->before,
			'withinDays'     => $this->within_days,
			'include'        => $this->include,
			'exclude'        => $this->exclude,
			'excludeCurrent' => $this->exclude_current,
			'context'        => $this->context,
			'language'       => $this->language,
		) + $this->conditions;
	}

	/**
	 * Whether the author asked for everything published of the post type.
	 */
	public function is_everything(): bool {
		// `first` only changes the order.
		return null === $this->within && array() === array(
			...$this->terms,
			...$this->authors,
			...$this->exclude_authors,
			...$this->include,
			...$this->exclude,
			...array_values( $this->conditions ),
		)
			&& in_array( $this->sticky, array( 'include', 'first' ), true )
			&& '' === "$this->after$this->before$this->context" && 0 === $this->within_days && ! $this->exclude_current;
	}

	/**
	 * A key for the set of items that the query finds, whatever their order and number on a page.
	 */
	public function key(): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- Only compared.
		return serialize(
			array(
				$this->post_type,
				$this->sticky,
				$this->terms,
				$this->authors,
				$this->exclude_authors,
				$this->after,
				$this->before,
				$this->within_days,
				$this->include,
				$this->exclude,
				$this->exclude_current,
				$this->conditions,
				$this->context,
				$this->language,
				$this->within,
			)
		);
	}
}
