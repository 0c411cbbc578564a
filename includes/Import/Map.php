<?php
/**
 * Maps another post type to one of ours.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For a console.

use Eidan\Posts\ContentType;
use Eidan\Posts\Taxonomy;
use InvalidArgumentException;

/**
 * Maps taxonomies and fields. The caller's choice takes precedence over known plugins (see KnownTypes), and these over
 * similar names.
 */
final class Map {

	/** @var array<string, string> Our taxonomies by those of the source. */
	public readonly array $taxonomies;

	/**
	 * Our fields' short names by meta keys of the source; `links.<service>` for one link of a links field.
	 *
	 * @var array<string, string>
	 */
	public readonly array $fields;

	/**
	 * @param string                $from       Post type of the source.
	 * @param ContentType           $to         Our content type.
	 * @param array<string, string> $taxonomies Our taxonomies by names of the source.
	 * @param array<string, string> $fields     As the property `fields`.
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
	 * @param ContentType           $to         Our content type.
	 * @param list<string>          $found      Taxonomies that items of the source have.
	 * @param list<string>          $keys       Meta keys that items of the source have.
	 * @param array<string, string> $taxonomies The caller's choice: our taxonomies by those of the source; '' leaves
	 *                                          one out.
	 * @param array<string, string> $fields     The caller's choice: our fields by meta keys; '' leaves one out.
	 * @throws InvalidArgumentException If the caller names a taxonomy or field that the type does not have.
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
		$known = KnownTypes::of( $from );
		$terms = array();
		foreach ( array_unique( array( ...$found, ...array_keys( $taxonomies ) ) ) as $name ) {
			$terms[ $name ] = $taxonomies[ $name ] ?? $known['taxonomies'][ $name ]
				?? self::taxonomy_like( $name, $to );
		}
		$meta = array();
		foreach ( array_unique( array( ...$keys, ...array_keys( $fields ) ) ) as $key ) {
			$meta[ $key ] = $fields[ $key ] ?? $known['fields'][ $key ] ?? self::field_like( $key, $to );
		}

		// Only one meta key for each field: the first of those that the caller did not map.
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
	 * Throws if a name is not allowed.
	 *
	 * @param mixed        $name
	 * @param list<string> $names Allowed names.
	 * @param string       $what  What the names are, for the message.
	 * @throws InvalidArgumentException If it is not allowed.
	 */
	private static function must_be( mixed $name, array $names, string $what ): void {
		if ( ! in_array( $name, $names, true ) ) {
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
	 * Our taxonomy that resembles one of the source.
	 *
	 * @param string      $name Taxonomy of the source.
	 * @param ContentType $to   Our content type.
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
	 * Our field that resembles a meta key.
	 *
	 * @param string      $key Meta key of the source.
	 * @param ContentType $to  Our content type.
	 * @return string '' if the type has none.
	 */
	private static function field_like( string $key, ContentType $to ): string {
		// Keys with a leading underscore are internal to a plugin, or duplicates by Advanced Custom Fields.
		$name = str_starts_with( $key, '_' ) ? '' : str_replace( '_', '-', strtolower( $key ) );
		foreach ( $to->fields as $field ) {
			if ( $name === $field->name || in_array( $name, KnownTypes::NAMES[ $field->name ] ?? array(), true ) ) {
				return $field->name;
			}
		}

		return '';
	}
}
