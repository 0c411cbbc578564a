<?php
/**
 * Builds safe HTML from untrusted values.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Small helpers that return escaped HTML.
 */
final class Html {

	/**
	 * Prints attributes, escaped for their context.
	 *
	 * @param array<string, string|int|float|bool|null> $attributes Name => value. `true` prints the bare name, `false`
	 *                                                              and `null` print nothing.
	 * @return string Attributes with a leading space, or ''.
	 *
	 * @psalm-taint-escape html
	 * @psalm-taint-escape has_quotes
	 */
	public static function attributes( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			if ( null === $value || false === $value || 1 !== preg_match( '/^[a-z][a-z0-9:_-]*$/i', $name ) ) {
				continue;
			}
			$html .= ' ' . $name;
			if ( true !== $value ) {
				$is_url = in_array( $name, array( 'href', 'src', 'action', 'formaction', 'poster' ), true );
				$html  .= '="' . ( $is_url ? esc_url( (string) $value ) : esc_attr( (string) $value ) ) . '"';
			}
		}
		return $html;
	}

	/**
	 * The query of an address as fields of the form that leads there: browsers leave out the query of a form's address,
	 * such as a language or, without permalinks, the page.
	 *
	 * @param string $address Any address.
	 * @return string HTML, escaped; '' without a query.
	 */
	public static function query_fields( string $address ): string {
		$query = wp_parse_url( $address, PHP_URL_QUERY );
		wp_parse_str( is_string( $query ) ? $query : '', $values );
		$html = '';
		foreach ( $values as $name => $value ) {
			$html .= is_string( $value )
				? '<input' . self::attributes(
					array(
						'type'  => 'hidden',
						'name'  => (string) $name,
						'value' => $value,
					)
				) . '>'
				: '';
		}

		return $html;
	}

	/**
	 * Picks a tag name from an allow-list.
	 *
	 * @param mixed    $tag      What the author stored.
	 * @param string[] $allowed  Tag names in lower case.
	 * @param string   $fallback The tag when the author's is not allowed.
	 * @return string One of `$allowed`, or `$fallback`.
	 *
	 * @psalm-taint-escape html
	 * @psalm-taint-escape has_quotes
	 */
	public static function tag( mixed $tag, array $allowed, string $fallback ): string {
		return is_string( $tag ) && in_array( $tag, $allowed, true ) ? $tag : $fallback;
	}

	/**
	 * Joins class names, leaving out the empty ones and cleaning the others.
	 *
	 * @param array<int|string, string|bool|null> $classes A list of names, or name => whether it is on.
	 * @return string Names separated by spaces.
	 *
	 * @psalm-taint-escape html
	 * @psalm-taint-escape has_quotes
	 */
	public static function classes( array $classes ): string {
		$names = array();
		foreach ( $classes as $key => $value ) {
			$on    = null !== $value && false !== $value && '' !== $value;
			$parts = $on
				? preg_split( '/\s+/', is_string( $key ) ? $key : (string) $value, -1, PREG_SPLIT_NO_EMPTY )
				: array();
			foreach ( false === $parts ? array() : $parts as $part ) {
				$names[] = sanitize_html_class( $part );
			}
		}
		return implode(
			' ',
			array_unique(
				array_filter( $names, static fn ( mixed $name ): bool => is_string( $name ) && '' !== $name )
			)
		);
	}

	/**
	 * Declarations for a style attribute.
	 *
	 * @param array<string, string> $properties Safe values by property; those without a value are left out.
	 * @return string Each with a semicolon at its end.
	 */
	public static function style( array $properties ): string {
		$css = '';
		foreach ( $properties as $name => $value ) {
			$css .= '' === $value ? '' : "$name:$value;";
		}
		return $css;
	}

	/**
	 * A list of names as a line of text, each in the direction of its own letters.
	 *
	 * @param list<string> $names Escaped HTML.
	 * @return string HTML, with the separator of the page's language.
	 */
	public static function listed( array $names ): string {
		if ( 1 < count( $names ) && is_rtl() ) {
			$names = array_map( static fn ( string $name ): string => "<bdi>$name</bdi>", $names );
		}
		return implode( wp_get_list_item_separator(), $names );
	}

	/**
	 * Whether HTML shows anything.
	 *
	 * @return bool True if there is text or an image, false if there are only empty elements.
	 */
	public static function has_content( string $html ): bool {
		return '' !== trim( wp_strip_all_tags( $html ) ) || str_contains( $html, '<img' );
	}

	/**
	 * Encodes a value as JSON for an HTML attribute; escape it with `esc_attr()` or pass it to `attributes()`.
	 *
	 * An empty array becomes `{}`, since view options are objects.
	 *
	 * @param mixed $value Anything `wp_json_encode()` takes.
	 * @return string JSON, '{}' when it cannot be encoded.
	 */
	public static function json( mixed $value ): string {
		$json = wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS );
		return false === $json || '[]' === $json ? '{}' : $json;
	}
}
