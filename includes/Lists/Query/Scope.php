<?php
/**
 * Which items a list can show.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Languages\Languages;
use Eidan\Support\Value;

/**
 * A list's settings and the visitor's filter as arguments of WP_Query, without page and order.
 */
final class Scope {

	/**
	 * Ids of the rules' terms; null until looked up.
	 *
	 * @var array{has: list<list<int>>, lacks: list<list<int>>}|null
	 */
	private ?array $groups = null;

	/**
	 * Rules for every list of the post type; null until looked up.
	 *
	 * @var list<TermRule>|null
	 */
	private ?array $standing = null;

	/**
	 * The rule for the language of the items; null until looked up.
	 *
	 * @var list<TermRule>|null
	 */
	private ?array $language_rules = null;

	/**
	 * Rules of the conditions; null until looked up.
	 *
	 * @var list<TermRule|FieldRule>|null
	 */
	private ?array $condition_rules = null;

	/**
	 * @param Query                     $query   Settings of the list.
	 * @param list<TermRule|LookupRule> $filters What the visitor chose in the filter bar; an item must match all.
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
			array( ...$this->filters, ...$this->condition_rules() ),
			static fn( TermRule|StoredRule $rule ): bool => $rule instanceof TermRule
		);

		return array( ...$this->query->terms, ...array_values( $by_terms ) );
	}

	/**
	 * Terms that the visitor chose and a table of the items' parts knows.
	 *
	 * @return array<string, list<int>> Ids by taxonomy.
	 */
	public function indexed(): array {
		$terms = array();
		foreach ( $this->filters as $rule ) {
			if (
				$rule instanceof TermRule
				&& null !== Facets::index( $this->query->post_type, $rule->taxonomy )
			) {
				$terms[ $rule->taxonomy ] = $rule->include;
			}
		}

		return $terms;
	}

	/**
	 * The rule about these terms.
	 *
	 * @return list<StoredRule>
	 */
	private function index_rules(): array {
		$terms = $this->indexed();
		$index = Facets::index( $this->query->post_type, (string) array_key_first( $terms ) );

		return null === $index || array() === $terms ? array() : array( $index->rule( $terms ) );
	}

	/**
	 * All rules about what is stored.
	 *
	 * @return list<StoredRule>
	 */
	private function fields(): array {
		return array_values(
			array_filter(
				array( ...$this->condition_rules(), ...$this->filters ),
				static fn( TermRule|StoredRule $rule ): bool => $rule instanceof StoredRule
			)
		);
	}

	/**
	 * Rules of the conditions.
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
	 * Rules for every list of the post type.
	 *
	 * @return list<TermRule>
	 */
	private function standing_rules(): array {
		// Another query has its own rules.
		$this->standing ??= null === $this->query->within ? Conditions::standing( $this->query->post_type ) : array();

		return $this->standing;
	}

	/**
	 * The rule for the language of the items.
	 *
	 * @return list<TermRule> Empty if every language is shown, or a plugin filters queries itself.
	 */
	private function language_rules(): array {
		if ( null === $this->language_rules ) {
			$mark = Languages::mark( $this->query->post_type, $this->query->language );

			$this->language_rules = 0 === $mark
				? array()
				: array( new TermRule( 'language', array( $mark ), ours: true ) );
		}

		return $this->language_rules;
	}

	/**
	 * Whether plain WP_Query arguments can express the scope.
	 */
	public function is_plain(): bool {
		if ( null !== $this->query->within ) {
			return false;
		}
		foreach ( $this->fields() as $rule ) {
			if ( array() === $rule->meta_query() ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Whether the list shows everything published of the post type, except for the visitor's filter. Then WordPress
	 * already has the counts.
	 */
	public function is_everything(): bool {
		return $this->query->is_everything()
			&& array() === $this->standing_rules()
			&& array() === $this->language_rules();
	}

	/**
	 * The scope of all items that lists of the post type may show.
	 *
	 * @return self|null Null if lists may show every item.
	 */
	public function default_scope(): ?self {
		return array() === $this->standing_rules() ? null : new self( new Query( $this->query->post_type ) );
	}

	/**
	 * A cache key for the scope, including what other plugins change.
	 */
	public function key(): string {
		$more = array(
			$this->filters,
			// Where the table is not there yet, WordPress's terms are asked.
			$this->indexed(),
			$this->standing_rules(),
			// Owners choose which types have languages.
			$this->language_rules(),
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
	 * Arguments for our own SQL, with terms and conditions as EXISTS.
	 *
	 * @param Cursor|null $cursor    Only items after it.
	 * @param bool        $ascending Direction of the cursor.
	 * @param string      $mode      A mode of Clauses.
	 * @return array<string, mixed>
	 */
	public function args( ?Cursor $cursor = null, bool $ascending = false, string $mode = 'find' ): array {
		$language = $this->language_rules();
		if ( null === $this->groups ) {
			$indexed      = $this->indexed();
			$rules        = array_filter(
				$this->rules(),
				fn( TermRule $rule ): bool => ! isset( $indexed[ $rule->taxonomy ] )
					|| ! in_array( $rule, $this->filters, true )
			);
			$this->groups = TermIds::groups( array( ...array_values( $rules ), ...$language ) );
		}

		$args = $this->base();
		if ( array() !== $language ) {
			// Polylang then leaves the query alone, in pages as in the REST API.
			$args['lang'] = '';
		}
		$args[ Clauses::VARIABLE ] = new Clauses(
			$this->groups['has'],
			$this->groups['lacks'],
			array( ...$this->fields(), ...$this->index_rules() ),
			$cursor,
			$ascending,
			$mode,
			(string) wp_cache_get_last_changed( 'terms' ),
			within: (string) $this->query->within
		);

		return $args;
	}

	/**
	 * Plain arguments that every search engine understands.
	 *
	 * @return array<string, mixed>
	 */
	public function plain_args(): array {
		$args  = $this->base();
		$terms = array();
		if ( array() !== $this->language_rules() ) {
			$args['lang'] = $this->query->language;
		}
		foreach ( $this->rules() as $rule ) {
			if ( ! $rule->ours && ! TermIds::is_usable( $rule->taxonomy ) ) {
				$args = $rule->is_gone() ? array( 'post__in' => array( 0 ) ) + $args : $args;
				continue;
			}
			// With the operator AND, WordPress ignores child terms. One clause for each term includes them.
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
			array_filter( array_map( static fn( StoredRule $rule ): array => $rule->meta_query(), $this->fields() ) )
		);
		if ( array() !== $fields ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Only when another engine answers.
			$args['meta_query'] = $fields;
		}

		return $args;
	}

	/**
	 * The SQL that finds all ids of the scope, including changes by other plugins. The query is not run.
	 */
	public function sql(): string {
		$args                   = $this->args( null, false, 'sql' );
		$args['orderby']        = 'none';
		$args['posts_per_page'] = -1;
		$args['cache_results']  = false;

		return trim( (string) ( new \WP_Query( $args ) )->request );
	}

	/**
	 * Arguments that our own SQL and plain arguments share.
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
			// WP_Query ignores post__not_in if there is a post__in.
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
			// For WordPress a day means the whole day, for ElasticPress its first second.
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
			// Whole days, so that cached results can be reused.
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
	 * @param TermRule  $rule
	 * @param list<int> $ids      Term ids.
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
