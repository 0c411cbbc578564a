<?php
/**
 * Lists that depend on the page they are on.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Closure;
use Eidan\Support\Memory;
use Eidan\Support\Registry;
use Eidan\Support\Value;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * Replaces the context of a query (archive, related, author) by fixed rules before the query is signed. So get-posts
 * finds the same items wherever the request comes from.
 */
final class Context {

	/** Contexts that every list offers; '' = none. */
	private const NAMES = array( '', 'archive', 'related', 'author' );

	/**
	 * Registered contexts by "name type" (name and post type, separated by a space); null until first used.
	 *
	 * @var Registry<array{
	 *     name: string,
	 *     type: string,
	 *     label: Closure(): string,
	 *     resolve: Closure( int ): array<string, mixed>,
	 * }>|null
	 */
	private ?Registry $more = null;

	/**
	 * Adds a context for lists of a post type, or replaces a built-in one for that type. Call it on the action
	 * `eidan_list_contexts`, before blocks are registered on `init` at priority 10.
	 *
	 * @param string                               $name    Lower-case letters and hyphens.
	 * @param string                               $type
	 * @param Closure(): string                    $label   Label in the editor.
	 * @param Closure( int ): array<string, mixed> $resolve Gets the id of the current item (0 = none) and returns what
	 *                                                      to add to the query: `include`, or a rule as `terms`; an
	 *                                                      empty array if there is nothing to add.
	 */
	public static function register( string $name, string $type, Closure $label, Closure $resolve ): void {
		self::registry()->add( "$name $type", compact( 'name', 'type', 'label', 'resolve' ) );
	}

	/**
	 * The registry, filled by the action on first use.
	 *
	 * @return Registry<array{
	 *     name: string,
	 *     type: string,
	 *     label: Closure(): string,
	 *     resolve: Closure( int ): array<string, mixed>,
	 * }>
	 */
	private static function registry(): Registry {
		return self::memory()->more ??= new Registry(
			static function (): void {
				/**
				 * Register contexts here: what of its page a list can depend on.
				 */
				do_action( 'eidan_list_contexts' );
			},
			'/^[a-z][a-z-]{0,39} /D'
		);
	}

	/**
	 * Names of all contexts.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_values(
			array_unique( array( ...self::NAMES, ...array_column( self::registry()->all(), 'name' ) ) )
		);
	}

	/**
	 * Registered contexts, for the editor.
	 *
	 * @return list<array{name: string, label: string, types: list<string>}>
	 */
	public static function registered(): array {
		$told = array();
		foreach ( self::registry()->all() as $context ) {
			$told[] = array(
				'name'  => $context['name'],
				'label' => ( $context['label'] )(),
				'types' => array( $context['type'] ),
			);
		}

		return $told;
	}

	/**
	 * The query with its context replaced by rules. If the page gives no context, the rest of the query applies
	 * unchanged: an empty list would help nobody.
	 *
	 * @param Query $query   The settings.
	 * @param int   $current Id of the item whose page the list is on; 0 = none.
	 */
	public static function resolve( Query $query, int $current ): Query {
		if ( null !== $query->within ) {
			return $query;
		}
		$own  = self::registry()->get( "$query->context $query->post_type" )['resolve'] ?? null;
		$more = null !== $own ? $own( $current ) : match ( $query->context ) {
			'archive' => self::archive( $query->post_type ),
			'related' => self::related( $query->post_type, $current ),
			'author'  => self::author( $current ),
			default   => array(),
		};
		$without = 0 < $current && ( $query->exclude_current || 'related' === $query->context )
			? array( $current )
			: array();
		$without = array( ...$without, ...self::left_out( $query, $current ) );
		if ( array() === $more && array() === $without && '' === $query->context && ! $query->exclude_current ) {
			return $query;
		}
		/**
		 * Schemas by name.
		 *
		 * @var array<string, array<string, mixed>> $members
		 */
		$members = require __DIR__ . '/schema.php';
		/**
		 * What the context adds, checked, because other plugins can supply it.
		 *
		 * @var array{
		 *     terms: list<array{taxonomy: string, include: list<int>, exclude: list<int>, match: string}>,
		 *     authors: list<int>,
		 *     after: string,
		 *     before: string,
		 *     include: list<int>,
		 *     exclude: list<int>,
		 * } $valid
		 */
		$valid = Value::by(
			$members,
			isset( $more['terms'] ) ? array( 'terms' => array( $more['terms'] ) ) + $more : $more
		);
		$terms = array_values( array_filter( array_map( TermRule::of( ... ), $valid['terms'] ) ) );

		$not = isset( $more['exclude'] ) ? $valid['exclude'] : $query->exclude;

		// These come first, since a list takes only ten rules and leaves out only 100 items.
		return $query->resolved(
			array_slice( array( ...$terms, ...$query->terms ), 0, 10 ),
			isset( $more['authors'] ) ? $valid['authors'] : $query->authors,
			isset( $more['after'] ) ? $valid['after'] : $query->after,
			isset( $more['before'] ) ? $valid['before'] : $query->before,
			isset( $more['include'] ) ? $valid['include'] : $query->include,
			array_slice( array_values( array_unique( array( ...$without, ...$not ) ) ), 0, 100 )
		);
	}

	/**
	 * Items that the list leaves out because of the page it is on. What an author has picked by hand stays.
	 *
	 * @param Query $query   The settings.
	 * @param int   $current Id of the item whose page the list is on; 0 = none.
	 * @return list<int>
	 */
	private static function left_out( Query $query, int $current ): array {
		if ( array() !== $query->include ) {
			return array();
		}
		/**
		 * Filters which items a list leaves out because of the page it is on, such as those of the demo on the site's
		 * own pages. Lists with items that were picked by hand are not asked for.
		 *
		 * @param list<int> $ids     Ids; the list leaves out 100 at most.
		 * @param string    $type    Post type of the list.
		 * @param int       $current Id of the item whose page the list is on; 0 = none, such as in an archive.
		 */
		return Value::ids( apply_filters( 'eidan_list_left_out', array(), $query->post_type, $current ) );
	}

	/**
	 * Rules for the current archive: of a term, an author, a year, month or day.
	 *
	 * @param string $type Post type of the list.
	 * @return array<string, mixed>
	 */
	private static function archive( string $type ): array {
		$about = get_queried_object();
		if ( $about instanceof WP_Term ) {
			return in_array( $about->taxonomy, get_object_taxonomies( $type ), true )
				? array( 'terms' => self::rule( $about->taxonomy, array( $about->term_id ) ) )
				: array();
		}
		if ( $about instanceof WP_User ) {
			return array( 'authors' => array( $about->ID ) );
		}
		if ( ! is_date() ) {
			return array();
		}
		// Without pretty permalinks year, month and day are one number, such as 202601.
		$whole = self::variable( 'm' );
		$parts = str_split( str_pad( 0 < $whole ? (string) $whole : '', 8, '0' ), 2 );
		$year  = max( self::variable( 'year' ), (int) ( $parts[0] . ( $parts[1] ?? '' ) ) );
		$month = max( self::variable( 'monthnum' ), (int) ( $parts[2] ?? 0 ) );
		$day   = max( self::variable( 'day' ), (int) ( $parts[3] ?? 0 ) );
		$last  = 0 < $month ? (int) gmdate( 't', (int) gmmktime( 12, 0, 0, $month, 1, $year ) ) : 31;

		return 0 === $year ? array() : array(
			'after'  => sprintf( '%04d-%02d-%02d', $year, max( 1, $month ), max( 1, $day ) ),
			'before' => sprintf( '%04d-%02d-%02d', $year, 0 < $month ? $month : 12, 0 < $day ? $day : $last ),
		);
	}

	/**
	 * Terms of the current item, from the first taxonomy in which it has any.
	 *
	 * @param string $type    Post type of the list.
	 * @param int    $current Id of the item.
	 * @return array<string, mixed>
	 */
	private static function related( string $type, int $current ): array {
		foreach ( 0 < $current ? get_object_taxonomies( $type ) : array() as $taxonomy ) {
			$terms = TermIds::is_usable( $taxonomy ) ? get_the_terms( $current, $taxonomy ) : array();
			if ( is_array( $terms ) && array() !== $terms ) {
				return array(
					'terms' =>
						self::rule( $taxonomy, array_map( static fn( WP_Term $term ): int => $term->term_id, $terms ) ),
				);
			}
		}

		return array();
	}

	/**
	 * The author of the current item or of the current archive.
	 *
	 * @param int $current Id of the item; 0 = none.
	 * @return array<string, mixed>
	 */
	private static function author( int $current ): array {
		$post   = 0 < $current ? get_post( $current ) : null;
		$about  = get_queried_object();
		$author = $post instanceof WP_Post ? (int) $post->post_author : ( $about instanceof WP_User ? $about->ID : 0 );

		return 0 === $author ? array() : array( 'authors' => array( $author ) );
	}

	/**
	 * A rule about terms in the format of the attribute `query`.
	 *
	 * @param string                $taxonomy
	 * @param array<array-key, int> $ids      Term ids; an item needs one of them.
	 * @return array<string, mixed>
	 */
	private static function rule( string $taxonomy, array $ids ): array {
		return array(
			'taxonomy' => $taxonomy,
			'include'  => array_values( $ids ),
		);
	}

	/**
	 * A query variable of the main query as a number.
	 */
	private static function variable( string $name ): int {
		$value = get_query_var( $name );

		return is_numeric( $value ) ? (int) $value : 0;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
