<?php
/**
 * Reading untrusted values.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Pure functions that turn anything into a value of a type, within limits.
 */
final class Value {

	/**
	 * A whole number within limits; the default for anything else, also for numbers outside of them.
	 *
	 * @param mixed $value
	 * @param int   $min     Smallest number allowed.
	 * @param int   $max     Largest number allowed.
	 * @param int   $default Returned if the value is not valid.
	 */
	public static function integer( mixed $value, int $min, int $max, int $default ): int {
		if ( is_string( $value ) && 1 === preg_match( '/^[0-9]{1,10}$/', $value ) ) {
			$value = (int) $value;
		}

		return is_int( $value ) && $value >= $min && $value <= $max ? $value : $default;
	}

	/**
	 * One of a list of words.
	 *
	 * @param mixed        $value
	 * @param list<string> $allowed Words that are valid.
	 * @param string       $default Returned if the value is not valid.
	 */
	public static function one_of( mixed $value, array $allowed, string $default ): string {
		return is_string( $value ) && in_array( $value, $allowed, true ) ? $value : $default;
	}

	/**
	 * A string that matches a pattern.
	 *
	 * @param mixed  $value
	 * @param string $pattern Regular expression.
	 * @param string $default Returned if the value is not valid.
	 */
	public static function match( mixed $value, string $pattern, string $default ): string {
		// `$` would also match before a line feed at the end.
		return is_string( $value ) && ! str_contains( $value, "\n" ) && 1 === preg_match( $pattern, $value )
			? $value
			: $default;
	}

	/**
	 * One group out of values by group.
	 *
	 * @param array<array-key, mixed> $values Values by group.
	 * @param string                  $group  Name of the group.
	 * @return array<array-key, mixed> Its values; empty if there is no such group.
	 */
	public static function group( array $values, string $group ): array {
		return is_array( $values[ $group ] ?? null ) ? $values[ $group ] : array();
	}

	/**
	 * A piece of plain text, valid UTF-8, cut at a length.
	 *
	 * @param mixed $value
	 * @param int   $length Most characters.
	 */
	public static function text( mixed $value, int $length ): string {
		return is_string( $value ) && 1 === preg_match( '//u', $value ) ? mb_substr( $value, 0, $length ) : '';
	}

	/**
	 * An address that stays on the site: exactly one slash in front, since `//` begins another host.
	 *
	 * @param string $address Path and query.
	 */
	public static function path( string $address ): string {
		return '/' . ltrim( $address, "/\\ \t\n\r\0\x0B" );
	}

	/**
	 * A list of positive ids without duplicates, at most 100.
	 *
	 * @return list<int>
	 */
	public static function ids( mixed $value ): array {
		$ids = array();
		foreach ( is_array( $value ) ? $value : array() as $id ) {
			$id = self::integer( $id, 1, PHP_INT_MAX, 0 );
			if ( 0 !== $id && ! in_array( $id, $ids, true ) ) {
				$ids[] = $id;
			}
			if ( 100 === count( $ids ) ) {
				break;
			}
		}

		return $ids;
	}

	/**
	 * A day that exists, written as Y-m-d.
	 */
	public static function day( mixed $value ): string {
		$day = self::match( $value, '/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/', '' );

		return '' !== $day
			&& checkdate( (int) substr( $day, 5, 2 ), (int) substr( $day, 8, 2 ), max( 1, (int) substr( $day, 0, 4 ) ) )
			? $day
			: '';
	}

	/**
	 * Reads values by their schemas: a valid value or the default for every name. It is lenient, as values may come
	 * from code: numbers may be strings, too long lists and texts are cut, and wrong items of a list are dropped.
	 * Attributes checks stored values of authors strictly.
	 *
	 * @param array<array-key, mixed> $schemas JSON schemas by name, each with a default.
	 * @param array<array-key, mixed> $values  Any values.
	 * @return array<array-key, mixed>
	 */
	public static function by( array $schemas, array $values ): array {
		$valid = array();
		foreach ( $schemas as $name => $schema ) {
			$schema         = is_array( $schema ) ? $schema : array();
			$valid[ $name ] = ( isset( $values[ $name ] ) ? self::one_by( $schema, $values[ $name ] ) : null )
				?? $schema['default'] ?? null;
		}

		return $valid;
	}

	/**
	 * A value by its schema.
	 *
	 * @param array<array-key, mixed> $schema JSON schema.
	 * @param mixed                   $value  Any value.
	 * @return mixed Null where it is not valid.
	 */
	private static function one_by( array $schema, mixed $value ): mixed {
		$type = $schema['type'] ?? '';
		if ( 'array' === $type ) {
			return is_array( $value ) ? self::items_by( $schema, $value ) : null;
		}
		if ( 'object' === $type ) {
			return is_array( $value ) ? self::by( self::group( $schema, 'properties' ), $value ) : null;
		}
		if ( 'integer' === $type && is_string( $value ) && 1 === preg_match( '/^[0-9]{1,10}$/D', $value ) ) {
			$value = (int) $value;
		}
		if ( 'string' === $type && ! isset( $schema['pattern'] ) && ! isset( $schema['enum'] ) ) {
			return is_string( $value )
				? self::text( $value, is_int( $schema['maxLength'] ?? null ) ? $schema['maxLength'] : PHP_INT_MAX )
				: null;
		}
		$is_valid = match ( $type ) {
			'boolean' => is_bool( $value ),
			'integer' => is_int( $value ),
			'number'  => is_int( $value ) || is_float( $value ),
			'string'  => is_string( $value ) && ! str_contains( $value, "\n" ),
			default   => false,
		};

		return $is_valid && true === rest_validate_value_from_schema( $value, $schema ) ? $value : null;
	}

	/**
	 * The items of a list that are valid, each once.
	 *
	 * @param array<array-key, mixed> $schema JSON schema of the list.
	 * @param array<mixed>            $values Any values.
	 * @return list<mixed>
	 */
	private static function items_by( array $schema, array $values ): array {
		$items = array();
		$most  = is_int( $schema['maxItems'] ?? null ) ? $schema['maxItems'] : PHP_INT_MAX;
		foreach ( $values as $value ) {
			$item = count( $items ) < $most ? self::one_by( self::group( $schema, 'items' ), $value ) : null;
			if ( null !== $item && ! in_array( $item, $items, true ) ) {
				$items[] = $item;
			}
		}

		return $items;
	}
}
