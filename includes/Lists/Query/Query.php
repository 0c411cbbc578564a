<?php
/**
 * What a list shows.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Support\Value;

/**
 * The settings of src/schemas/query.json, validated once more: they also come from signed requests and from PHP.
 */
final class Query {

	public const MAX_PER_PAGE = 100;
	public const MAX_PAGES    = 1000;

	/**
	 * Collects the settings.
	 *
	 * @param string          $post_type       A viewable post type.
	 * @param int             $per_page        Entries a page.
	 * @param int             $offset          Entries to leave out at the start.
	 * @param string          $order           A name of Orders.
	 * @param string          $sticky          include, exclude, only or first.
	 * @param list<TermRule>  $terms           Rules that an entry's terms have to meet.
	 * @param list<int>       $authors         Only these authors.
	 * @param list<int>       $exclude_authors Not these authors.
	 * @param string          $after           First day, Y-m-d.
	 * @param string          $before          Last day, Y-m-d.
	 * @param int             $within_days     Only entries of the last so many days.
	 * @param list<int>       $include         Hand-picked entries, in this order.
	 * @param list<int>       $exclude         Not these entries.
	 * @param bool            $exclude_current Not the entry that the list is on.
	 * @param array<string, string|int|float|bool> $conditions Values of registered conditions that ask for something, by name.
	 * @param string          $context         What of its page the list leans on, see Context.
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
	) {}

	/**
	 * Settings from anything; what is missing or wrong gets its default.
	 *
	 * @param mixed $value The attribute `query`, or a part of it.
	 */
	public static function from( mixed $value ): self {
		$value = is_array( $value ) ? $value : array();
		$terms = array();
		foreach ( is_array( $value['terms'] ?? null ) ? array_slice( $value['terms'], 0, 10 ) : array() as $rule ) {
			$rule = TermRule::from( $rule );
			if ( null !== $rule ) {
				$terms[] = $rule;
			}
		}

		return new self(
			Value::match( $value['postType'] ?? null, '/^[a-z0-9_-]{1,20}$/', 'post' ),
			Value::integer( $value['perPage'] ?? null, 1, self::MAX_PER_PAGE, 10 ),
			Value::integer( $value['offset'] ?? null, 0, 1000, 0 ),
			Value::one_of( $value['order'] ?? null, Orders::names(), Orders::FALLBACK ),
			Value::one_of( $value['sticky'] ?? null, array( 'include', 'exclude', 'only', 'first' ), 'include' ),
			$terms,
			Value::ids( $value['authors'] ?? null ),
			Value::ids( $value['excludeAuthors'] ?? null ),
			Value::day( $value['after'] ?? null ),
			Value::day( $value['before'] ?? null ),
			Value::integer( $value['withinDays'] ?? null, 0, 36500, 0 ),
			Value::ids( $value['include'] ?? null ),
			Value::ids( $value['exclude'] ?? null ),
			true === ( $value['excludeCurrent'] ?? false ),
			Conditions::values( $value ),
			Value::one_of( $value['context'] ?? null, Context::names(), '' ),
		);
	}

	/**
	 * The settings as from() takes them.
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
		) + $this->conditions;
	}

	/**
	 * Whether everything published of the post type is shown, so that totals are known without counting.
	 */
	public function is_everything(): bool {
		$values = $this->to_array();
		foreach ( array( 'postType', 'perPage', 'offset', 'order' ) as $name ) {
			unset( $values[ $name ] );
		}
		// Sticky entries first changes the order only.
		if ( 'first' === $values['sticky'] ) {
			$values['sticky'] = 'include';
		}
		$plain = array_intersect_key( ( new self() )->to_array(), $values );

		return $values === $plain && array() === Conditions::standing( $this->post_type );
	}
}
