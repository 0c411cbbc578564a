<?php
/**
 * The registry of facets.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Support\Memory;
use Eidan\Support\Registry;

/**
 * Facets by name.
 *
 * A group of a list's filter names one in place of a taxonomy, and the name is that of its parameter in addresses:
 *
 *     add_action( 'eidan_list_facets', static function (): void {
 *         Facets::register( 'price', new PriceFacet() );
 *     } );
 */
final class Facets {

	/**
	 * Facets by name; null until first used.
	 *
	 * @var Registry<Facet>|null
	 */
	private ?Registry $facets = null;

	/**
	 * Tables of terms by post type.
	 *
	 * @var array<string, TermIndex>
	 */
	private array $indexes = array();

	/**
	 * Adds or replaces a facet.
	 *
	 * @param string $name  Lower-case letters, digits and hyphens, at most 32.
	 * @param Facet  $facet Ignored if its name is invalid, or taken by the parameters of every list.
	 */
	public static function register( string $name, Facet $facet ): void {
		if ( ! in_array( $name, array( 'page', 'order' ), true ) ) {
			self::registry()->add( $name, $facet );
		}
	}

	/**
	 * Sets the table that is asked for the terms of a post type's items.
	 *
	 * @param string    $type
	 * @param TermIndex $index
	 */
	public static function register_index( string $type, TermIndex $index ): void {
		self::memory()->indexes[ $type ] = $index;
	}

	/**
	 * The table that is asked for terms.
	 *
	 * @param string $type     Post type of the items.
	 * @param string $taxonomy
	 * @return TermIndex|null Null if WordPress's own relations are asked.
	 */
	public static function index( string $type, string $taxonomy ): ?TermIndex {
		self::all();
		$index = self::memory()->indexes[ $type ] ?? null;

		return null !== $index && $index->serves( $taxonomy ) ? $index : null;
	}

	/**
	 * A facet by name.
	 *
	 * @param string $name
	 * @return Facet|null Null if there is none, for instance because its plugin is off.
	 */
	public static function of( string $name ): ?Facet {
		return '' === $name ? null : self::registry()->get( $name );
	}

	/**
	 * All facets by name.
	 *
	 * @return array<string, Facet>
	 */
	public static function all(): array {
		return self::registry()->all();
	}

	/**
	 * Keys of the custom fields that facets depend on.
	 *
	 * @return list<string>
	 */
	public static function meta_keys(): array {
		$keys = array();
		foreach ( self::all() as $facet ) {
			array_push( $keys, ...$facet->meta() );
		}

		return $keys;
	}

	/**
	 * The registry, filled by the action on first use.
	 *
	 * @return Registry<Facet>
	 */
	private static function registry(): Registry {
		return self::memory()->facets ??= new Registry(
			static function (): void {
				/**
				 * Register facets of lists here: what visitors filter by and that is no taxonomy.
				 */
				do_action( 'eidan_list_facets' );
			},
			'/^[a-z][a-z0-9-]{0,31}$/D'
		);
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
