<?php
/**
 * Values stored by other plugins.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

use Eidan\Posts\Field;
use Eidan\Posts\FieldType;

/** Converts values to the format of our fields; unreadable values become the field's empty value. */
final class ForeignValue {

	/** Base addresses of profiles, for sites that only store the user name. */
	private const PROFILES = array(
		'x'         => 'https://x.com/',
		'twitter'   => 'https://x.com/',
		'facebook'  => 'https://www.facebook.com/',
		'instagram' => 'https://www.instagram.com/',
		'github'    => 'https://github.com/',
		'linkedin'  => 'https://www.linkedin.com/in/',
	);

	/**
	 * Reads a value.
	 *
	 * @param mixed                   $value   Value of the other plugin, unserialised.
	 * @param Field                   $field   Our field.
	 * @param string                  $service Name of a social link, for fields of links.
	 * @param callable( string ): int $image   Id of the attachment at an address; 0 for none.
	 * @return string|bool|float|int|list<mixed> Sanitized value.
	 */
	public static function read(
		mixed $value,
		Field $field,
		string $service,
		callable $image
	): string|bool|float|int|array {
		return $field->clean(
			match ( $field->type ) {
				FieldType::Date   => self::date( $value ),
				FieldType::Image  => self::image(
					is_array( $value ) ? $value['id'] ?? $value['ID'] ?? reset( $value ) : $value,
					$image
				),
				FieldType::Images => array_map(
					static fn ( mixed $one ): int => self::image( $one, $image ),
					self::several( $value )
				),
				FieldType::Links  => '' === $service || ! is_scalar( $value )
					? $value
					: self::link( trim( (string) $value ), $service ),
				FieldType::Flag   => is_string( $value )
					? in_array( strtolower( $value ), array( '1', 'on', 'yes', 'true' ), true )
					: $value,
				default           => is_string( $value ) ? trim( wp_strip_all_tags( $value ) ) : $value,
			}
		);
	}

	/**
	 * Whether a value is empty.
	 *
	 * @param mixed $value Anything.
	 */
	public static function is_empty( mixed $value ): bool {
		return null === $value || '' === $value || false === $value || array() === $value;
	}

	/**
	 * A date in our format, optionally with a time, as 20260514, or as a Unix time. Ambiguous dates (05/06/2026) are
	 * not guessed.
	 *
	 * @param mixed $value Anything.
	 */
	private static function date( mixed $value ): string {
		$text = is_scalar( $value ) ? trim( (string) $value ) : '';
		if ( 1 === preg_match( '/^(\d{4})(\d{2})(\d{2})$/', $text, $parts ) ) {
			return "$parts[1]-$parts[2]-$parts[3]";
		}
		if ( 1 === preg_match( '/^\d{9,10}$/', $text ) ) {
			return gmdate( 'Y-m-d', (int) $text );
		}

		return (string) preg_replace( '/[T ].*$/', '', $text );
	}

	/**
	 * Several values, from an array or comma-separated text.
	 *
	 * @param mixed $value Anything.
	 * @return list<mixed>
	 */
	private static function several( mixed $value ): array {
		if ( is_array( $value ) ) {
			// Some gallery fields have ids as keys and addresses as values.
			$is_by_id = array() !== $value
				&& ! array_is_list( $value )
				&& array() === array_filter( $value, 'is_numeric' );

			return $is_by_id ? array_keys( $value ) : array_values( $value );
		}

		return is_scalar( $value ) ? array_map( 'trim', explode( ',', (string) $value ) ) : array();
	}

	/**
	 * The id of an image that is stored by id or by address.
	 *
	 * @param mixed                   $value Anything.
	 * @param callable( string ): int $image Id of the attachment at an address.
	 */
	private static function image( mixed $value, callable $image ): int {
		if ( is_numeric( $value ) ) {
			return max( 0, (int) $value );
		}

		return is_string( $value ) && '' !== $value ? $image( $value ) : 0;
	}

	/**
	 * A link to a profile.
	 *
	 * @param string $value   Address, or name at the service.
	 * @param string $service Name of a social link.
	 * @return list<array{service: string, url: string}>
	 */
	private static function link( string $value, string $service ): array {
		if (
			isset( self::PROFILES[ $service ] )
			&& 1 === preg_match( '/^@?[\w.-]+$/', $value )
			&& ! str_contains( $value, '.com' )
		) {
			$value = self::PROFILES[ $service ] . ltrim( $value, '@' );
		}

		return '' === $value ? array() : array(
			array(
				'service' => $service,
				'url'     => $value,
			),
		);
	}
}
