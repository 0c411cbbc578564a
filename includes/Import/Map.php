<?php
/**
 * What of a foreign post type becomes what of ours.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

use Eidan\Posts\ContentType;
use Eidan\Posts\Taxonomy;
use InvalidArgumentException;

/**
 * Taxonomies and fields by their names at the source: what the caller says goes before what is known of a plugin, and
 * that before what the names suggest.
 */
final class Map {

	/**
	 * Taxonomies of ours by those of the source.
	 *
	 * @var array<string, string>
	 */
	public readonly array $taxonomies;

	/**
	 * Short names of fields by meta keys of the source; `links.<service>` for one link of a field of links.
	 *
	 * @var array<string, string>
	 */
	public readonly array $fields;

	/**
	 * @param string                $from       Post type of the source.
	 * @param ContentType           $to         Type of ours.
	 * @param array<string, string> $taxonomies Taxonomies.
	 * @param array<string, string> $fields     Fields.
	 */
	private function __construct(
		public readonly string $from,
		public readonly ContentType $to,
		array $taxonomies,
		array $fields
	) {
		$this->taxonomies = $taxonomies;
		$this->fields     = $fields;
	}

	/**
	 * Makes a map.
	 *
	 * @param string                $from       Post type of the source.
	 * @param ContentType           $to         Type of ours.
	 * @param list<string>          $found      Taxonomies that items of the source have.
	 * @param list<string>          $keys       Meta keys that items of the source have.
	 * @param array<string, string> $taxonomies What the caller says: taxonomies of ours by those of the source, '' to
	 *                                          leave one out.
	 * @param array<string, string> $fields     What the caller says: fields by meta keys, '' to leave one out.
	 * @throws InvalidArgumentException Where the caller names a taxonomy or field that the type does not have.
	 */
	public static function of(
		string $from,
		ContentType $to,
		array $found,
		array $keys,
		array $taxonomies = array(),
		array $fields = array()
	): self {
		foreach ( array_diff( $taxonomies, array( '' ) ) as $taxonomy ) {
			self::must_be( $taxonomy, $to->taxonomy_names(), "taxonomy of {$to->name}" );
		}
		foreach ( array_diff( $fields, array( '' ) ) as $field ) {
			self::must_be( strtok( $field, '.' ), array_column( $to->fields, 'name' ), "field of {$to->name}" );
		}
		$known = Known::of( $from );
		$terms = array();
		foreach ( array_unique( array( ...$found, ...array_keys( $taxonomies ) ) ) as $name ) {
			$terms[ $name ] = $taxonomies[ $name ] ?? $known['taxonomies'][ $name ]
				?? self::taxonomy_like( $name, $to );
		}
		$meta = array();
		foreach ( array_unique( array( ...$keys, ...array_keys( $fields ) ) ) as $key ) {
			$meta[ $key ] = $fields[ $key ] ?? $known['fields'][ $key ] ?? self::field_like( $key, $to );
		}

		// One meta key a field: the first, of those that the caller did not name.
		$guessed = array_unique( array_diff( $meta, $fields ) );

		return new self(
			$from,
			$to,
			array_filter( $terms, static fn ( string $name ): bool => in_array( $name, $to->taxonomy_names(), true ) ),
			array_filter(
				$fields + $guessed,
				static fn ( string $name ): bool => null !== $to->field( explode( '.', $name )[0] )
			)
		);
	}

	/**
	 * Refuses a name that is not among others.
	 *
	 * @param mixed        $name
	 * @param list<string> $names The others.
	 * @param string       $what  What they are.
	 * @throws InvalidArgumentException Where it is not.
	 */
	private static function must_be( mixed $name, array $names, string $what ): void {
		if ( ! in_array( $name, $names, true ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- For a console.
			throw new InvalidArgumentException(
				sprintf(
					'"%s" is no %s. There is: %s.',
					is_string( $name ) ? $name : '',
					$what,
					array() === $names ? 'none' : implode( ', ', $names )
				)
			);
		}
	}

	/**
	 * The taxonomy of ours that one of the source looks like.
	 *
	 * @param string      $name Taxonomy of the source.
	 * @param ContentType $to   Type of ours.
	 * @return string '' if the type has none.
	 */
	private static function taxonomy_like( string $name, ContentType $to ): string {
		$flat   = array_filter( $to->taxonomies, static fn ( Taxonomy $taxonomy ): bool => ! $taxonomy->hierarchical );
		$nested = array_filter( $to->taxonomies, static fn ( Taxonomy $taxonomy ): bool => $taxonomy->hierarchical );
		$is_tag = 1 === preg_match( '/tags?$|skills?$|attributes?$/', $name );
		foreach ( $is_tag ? array( ...$flat, ...$nested ) : $nested as $taxonomy ) {
			return $taxonomy->name;
		}

		return '';
	}

	/**
	 * The field of ours that a meta key looks like.
	 *
	 * @param string      $key Meta key of the source.
	 * @param ContentType $to  Type of ours.
	 * @return string '' if the type has none.
	 */
	private static function field_like( string $key, ContentType $to ): string {
		// A leading underscore is a plugin's own business, or the twin that Advanced Custom Fields keeps of each field.
		$name = str_starts_with( $key, '_' ) ? '' : str_replace( '_', '-', strtolower( $key ) );
		foreach ( $to->fields as $field ) {
			if ( $name === $field->name || in_array( $name, Known::NAMES[ $field->name ] ?? array(), true ) ) {
				return $field->name;
			}
		}

		return '';
	}
}
