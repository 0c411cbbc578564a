<?php
/**
 * Which items a list is about.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Support\Value;

/**
 * The settings of a list and the visitor's filter, as arguments of WP_Query without page and order.
 */
final class Scope {

	/**
	 * Looked-up terms, once they are.
	 *
	 * @var array{has: list<list<int>>, lacks: list<list<int>>}|null
	 */
	private ?array $groups = null;

	/**
	 * What every list of the type asks, once it is known.
	 *
	 * @var list<TermRule>|null
	 */
	private ?array $standing = null;

	/**
	 * The rules of the conditions, once they are known.
	 *
	 * @var list<TermRule|FieldRule>|null
	 */
	private ?array $condition_rules = null;

	/**
	 * Collects the scope.
	 *
	 * @param Query          $query   Settings of the list.
	 * @param list<TermRule> $filters What the visitor chose in the filter bar: all of these.
	 */
	public function __construct(
		public readonly Query $query,
		public readonly array $filters = array(),
	) {}

	/**
	 * All rules about terms.
	 *
	 * @return list<TermRule>
	 */
	public function rules(): array {
		$by_terms = array_filter(
			$this->condition_rules(),
			static fn( TermRule|FieldRule $rule ): bool => $rule instanceof TermRule
		);

		return array( ...$this->query->terms, ...$this->filters, ...array_values( $by_terms ) );
	}

	/**
	 * All rules about fields.
	 *
	 * @return list<FieldRule>
	 */
	private function fields(): array {
		return array_values(
			array_filter(
				$this->condition_rules(),
				static fn( TermRule|FieldRule $rule ): bool => $rule instanceof FieldRule
			)
		);
	}

	/**
	 * The rules of the conditions, looked up once.
	 *
	 * @return list<TermRule|FieldRule>
	 */
	private function condition_rules(): array {
		$this->condition_rules ??= array(
			...$this->standing_rules(),
			...( array() === $this->query->conditions ? array() : Conditions::rules( $this->query->conditions ) ),
		);

		return $this->condition_rules;
	}

	/**
	 * What every list of the type asks, looked up once.
	 *
	 * @return list<TermRule>
	 */
	private function standing_rules(): array {
		$this->standing ??= Conditions::standing( $this->query->post_type );

		return $this->standing;
	}

	/**
	 * Whether plain arguments can say all of it.
	 */
	public function is_plain(): bool {
		foreach ( $this->fields() as $rule ) {
			if ( array() === $rule->meta_query() ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Whether everything published of the type is shown, but for what the visitor filters by: then counts are known.
	 */
	public function is_everything(): bool {
		return $this->query->is_everything() && array() === $this->standing_rules();
	}

	/**
	 * Everything that lists of the type show.
	 *
	 * @return self|null Null if that is all there is.
	 */
	public function standing(): ?self {
		return array() === $this->standing_rules() ? null : new self( new Query( $this->query->post_type ) );
	}

	/**
	 * The same for whatever the visitor chooses, and other plugins have not made into something else: a key for caches.
	 */
	public function key(): string {
		$more = array(
			$this->filters,
			$this->standing_rules(),
			$this->days(),
			'include' === $this->query->sticky ? null : self::sticky(),
			Environment::is_prepared() ? $this->sql() : null,
		);

		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- Only compared.
		return md5( $this->query->key() . serialize( $more ) );
	}

	/**
	 * Ids of sticky items.
	 *
	 * @return list<int>
	 */
	public static function sticky(): array {
		return Value::ids( get_option( 'sticky_posts' ) );
	}

	/**
	 * Arguments for our own SQL: terms and conditions by EXISTS.
	 *
	 * @param Cursor|null $cursor    Only items behind it.
	 * @param bool        $ascending Direction of the cursor.
	 * @param string      $mode      A mode of Clauses.
	 * @return array<string, mixed>
	 */
	public function args( ?Cursor $cursor = null, bool $ascending = false, string $mode = 'find' ): array {
		$this->groups ??= TermIds::groups( $this->rules() );

		$args                      = $this->base();
		$args[ Clauses::VARIABLE ] = new Clauses(
			$this->groups['has'],
			$this->groups['lacks'],
			$this->fields(),
			$cursor,
			$ascending,
			$mode,
			(string) wp_cache_get_last_changed( 'terms' )
		);

		return $args;
	}

	/**
	 * Arguments that any engine understands which answers in WordPress's place.
	 *
	 * @return array<string, mixed>
	 */
	public function plain_args(): array {
		$args  = $this->base();
		$terms = array();
		foreach ( $this->rules() as $rule ) {
			if ( ! $rule->ours && ! TermIds::is_usable( $rule->taxonomy ) ) {
				continue;
			}
			// With AND, WordPress leaves children out: a clause a term keeps them.
			foreach (
				$rule->all ? array_chunk( $rule->include, 1 ) : array_filter( array( $rule->include ) ) as $ids
			) {
				$terms[] = self::tax( $rule, $ids, 'IN' );
			}
			if ( array() !== $rule->exclude ) {
				$terms[] = self::tax( $rule, $rule->exclude, 'NOT IN' );
			}
		}
		if ( array() !== $terms ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Only when another engine answers.
			$args['tax_query'] = $terms;
		}
		$fields = array_values(
			array_filter( array_map( static fn( FieldRule $rule ): array => $rule->meta_query(), $this->fields() ) )
		);
		if ( array() !== $fields ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Only when another engine answers.
			$args['meta_query'] = $fields;
		}

		return $args;
	}

	/**
	 * The SQL that finds all ids of the scope, with whatever other plugins make of it; nothing is asked.
	 */
	public function sql(): string {
		$args                   = $this->args( null, false, 'sql' );
		$args['orderby']        = 'none';
		$args['posts_per_page'] = -1;
		$args['cache_results']  = false;

		return trim( (string) ( new \WP_Query( $args ) )->request );
	}

	/**
	 * What both ways have in common.
	 *
	 * @return array<string, mixed>
	 */
	private function base(): array {
		$query = $this->query;
		$only  = array() === $query->include ? null : $query->include;
		$not   = $query->exclude;
		if ( 'only' === $query->sticky ) {
			$only = null === $only ? self::sticky() : array_intersect( $only, self::sticky() );
		} elseif ( 'exclude' === $query->sticky ) {
			$not = array_merge( $not, self::sticky() );
		}
		$args = array(
			'post_type'           => $query->post_type,
			'post_status'         => 'publish',
			'fields'              => 'ids',
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
		);
		if ( null !== $only ) {
			// WP_Query takes one of the two only.
			$only             = array_values( array_diff( $only, $not ) );
			$args['post__in'] = array() === $only ? array( 0 ) : $only;
		} elseif ( array() !== $not ) {
			// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- At most 200 ids.
			$args['post__not_in'] = $not;
		}
		if ( array() !== $query->authors ) {
			$authors            = array_values( array_diff( $query->authors, $query->exclude_authors ) );
			$args['author__in'] = array() === $authors ? array( 0 ) : $authors;
		} elseif ( array() !== $query->exclude_authors ) {
			$args['author__not_in'] = $query->exclude_authors;
		}
		$days = $this->days();
		if ( isset( $days['before'] ) ) {
			// WordPress takes a day for all of it, ElasticPress for its first second.
			$days['before'] .= ' 23:59:59';
		}
		if ( array() !== $days ) {
			$args['date_query'] = array( $days + array( 'inclusive' => true ) );
		}

		return $args;
	}

	/**
	 * First and last day.
	 *
	 * @return array<string, string>
	 */
	private function days(): array {
		$after = $this->query->after;
		if ( 0 < $this->query->within_days ) {
			// To the day, so that caches hold.
			$first = (string) wp_date( 'Y-m-d', time() - $this->query->within_days * DAY_IN_SECONDS );
			$after = max( $after, $first );
		}

		return array_filter(
			array(
				'after'  => $after,
				'before' => $this->query->before,
			),
			static fn( string $day ): bool => '' !== $day
		);
	}

	/**
	 * A clause of a tax_query.
	 *
	 * @param TermRule  $rule     The rule.
	 * @param list<int> $ids      Its ids.
	 * @param string    $operator IN or NOT IN.
	 * @return array<string, mixed>
	 */
	private static function tax( TermRule $rule, array $ids, string $operator ): array {
		return array(
			'taxonomy' => $rule->taxonomy,
			'field'    => $rule->ours ? 'term_taxonomy_id' : 'term_id',
			'terms'    => $ids,
			'operator' => $operator,
		);
	}
}
