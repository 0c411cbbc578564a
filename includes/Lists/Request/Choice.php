<?php
/**
 * What a visitor chose in the filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Request;

use Eidan\Lists\Query\Facets;
use Eidan\Lists\Query\LookupRule;
use Eidan\Lists\Query\TermRule;
use Eidan\Support\Memory;
use Eidan\Support\Text;
use WP_Term;

/**
 * Slugs of terms by taxonomy and values by facet, as in addresses. Within a group one of them is enough; all groups
 * must match.
 *
 * @phpstan-type Slugs array<string, list<string>>
 */
final class Choice {

	/**
	 * Most terms that can be chosen at once, in all groups together.
	 */
	public const MOST = 10;

	/**
	 * Terms read so far, by taxonomy and slug.
	 *
	 * @var array<string, array<string, WP_Term>>
	 */
	private array $known = array();

	/**
	 * WordPress's cache version of terms, which changes when any term changes.
	 *
	 * @var string
	 */
	private string $version = '';

	/**
	 * Reads a choice from the parameters of an address.
	 *
	 * @param array<string, FilterGroup> $groups What may be chosen.
	 * @param array<string, mixed>       $values Comma-separated slugs by taxonomy, values by facet, unchecked.
	 * @return array<string, list<string>> By the group's name; groups without a choice are left out.
	 */
	public static function parse( array $groups, array $values ): array {
		$choice = array();
		$left   = self::MOST;
		foreach ( $groups as $taxonomy => $group ) {
			$value = $values[ $taxonomy ] ?? '';
			$value = is_string( $value ) ? $value : '';
			$slugs = '' === $group->facet
				? self::slugs( $value )
				: Facets::of( $group->facet )?->parse( $value ) ?? array();
			$slugs =
				array_slice( array_values( array_unique( $slugs ) ), 0, $group->multiple ? $left : min( 1, $left ) );
			$left -= count( $slugs );
			if ( array() !== $slugs ) {
				$choice[ $taxonomy ] = $slugs;
			}
		}

		return $choice;
	}

	/**
	 * The slugs in a parameter of an address.
	 *
	 * @param string $value Comma-separated, unchecked.
	 * @return list<string>
	 */
	private static function slugs( string $value ): array {
		$slugs = array_map(
			static fn( string $slug ): string => Text::of( sanitize_title( $slug ) ),
			explode( ',', $value, self::MOST + 1 )
		);

		return array_values( array_filter( $slugs, static fn( string $slug ): bool => '' !== $slug ) );
	}

	/**
	 * The choice after a click on a term: in groups with several terms a second click removes it.
	 *
	 * @param array<string, list<string>> $choice The choice before.
	 * @param FilterGroup                 $group  Group of the term.
	 * @param string                      $slug   Slug of the term, or value of the facet; '' clears the group.
	 * @return array<string, list<string>>
	 */
	public static function toggled( array $choice, FilterGroup $group, string $slug ): array {
		$name  = $group->key();
		$slugs = $choice[ $name ] ?? array();
		if ( '' === $slug ) {
			$slugs = array();
		} elseif ( ! $group->multiple ) {
			$slugs = array( $slug );
		} else {
			$slugs = in_array( $slug, $slugs, true )
				? array_values( array_diff( $slugs, array( $slug ) ) )
				: array( ...$slugs, $slug );
		}

		return array_filter( array( $name => $slugs ) + $choice );
	}

	/**
	 * The terms of a choice. Those not read yet are found by one query; deleted terms are missing.
	 *
	 * @param array<string, list<string>> $choice The choice.
	 * @param array<string, FilterGroup>  $groups What may be chosen; values of facets are no terms.
	 * @return array<string, array<string, WP_Term>> By taxonomy and slug.
	 */
	public static function terms( array $choice, array $groups = array() ): array {
		self::know( array() );
		$choice  = array_diff_key( $choice, FilterGroup::facets( $groups ) );
		$missing = array();
		foreach ( $choice as $taxonomy => $slugs ) {
			$missing = array_merge(
				$missing,
				array_diff( $slugs, array_map( 'strval', array_keys( self::memory()->known[ $taxonomy ] ?? array() ) ) )
			);
		}
		if ( array() !== $missing ) {
			$found = get_terms(
				array(
					'taxonomy'               => array_keys( $choice ),
					'slug'                   => array_values( array_unique( $missing ) ),
					'hide_empty'             => false,
					'update_term_meta_cache' => false,
				)
			);
			self::know( is_array( $found ) ? $found : array() );
		}
		$terms = array();
		foreach ( $choice as $taxonomy => $slugs ) {
			$terms[ $taxonomy ] = array_intersect_key(
				self::memory()->known[ $taxonomy ] ?? array(),
				array_flip( $slugs )
			);
		}

		return $terms;
	}

	/**
	 * Remembers terms that the filter bar has read.
	 *
	 * @param array<mixed> $terms From WordPress; only WP_Term objects are kept.
	 */
	public static function know( array $terms ): void {
		$version = (string) wp_cache_get_last_changed( 'terms' );
		if ( self::memory()->version !== $version ) {
			self::memory()->known   = array();
			self::memory()->version = $version;
		}
		foreach ( $terms as $term ) {
			if ( $term instanceof WP_Term ) {
				self::memory()->known[ $term->taxonomy ][ $term->slug ] = $term;
			}
		}
	}

	/**
	 * The choice as rules, by the group's name.
	 *
	 * @param array<string, list<string>> $choice The choice.
	 * @param array<string, FilterGroup>  $groups What may be chosen; without them, all are taxonomies.
	 * @return array<string, TermRule|LookupRule>
	 */
	public static function rules( array $choice, array $groups = array() ): array {
		$rules = array();
		foreach ( array_intersect_key( FilterGroup::facets( $groups ), $choice ) as $name => $facet ) {
			$rules[ $name ] = new LookupRule( $facet->table(), $facet->condition( $choice[ $name ] ) );
		}
		foreach ( self::terms( $choice, $groups ) as $taxonomy => $terms ) {
			$ids = array_map( static fn( WP_Term $term ): int => $term->term_id, array_values( $terms ) );
			// If all terms are deleted, an id that cannot exist finds nothing.
			$rules[ $taxonomy ] = new TermRule( $taxonomy, array() === $ids ? array( PHP_INT_MAX ) : $ids );
		}

		return $rules;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
