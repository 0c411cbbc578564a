<?php
/**
 * Language tags.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Languages;

/**
 * Languages as HTML names them in `lang`: BCP 47, such as `pt-BR`.
 */
final class Tag {

	/**
	 * Languages of WordPress that are written from right to left, by https://translate.wordpress.org and their scripts
	 * in CLDR.
	 */
	private const RIGHT_TO_LEFT = array(
		'ar',
		'ary',
		'azb',
		'ckb',
		'dv',
		'fa',
		'haz',
		'he',
		'ps',
		'sd',
		'skr',
		'ug',
		'ur',
		'yi',
	);

	/**
	 * The tag of a locale.
	 *
	 * @param string $locale A locale such as `de_DE_formal`, or a plugin's own code such as `pt-br`.
	 * @return string Language, script and region: manners of speech are no part of it. '' if it does not begin with a
	 *                language of two or three letters.
	 */
	public static function of( string $locale ): string {
		$pattern = '/^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|[0-9]{3}))?(?![a-z0-9])/i';
		if ( 1 !== preg_match( $pattern, $locale, $parts ) ) {
			return '';
		}
		$script = ucfirst( strtolower( $parts[2] ?? '' ) );
		$region = strtoupper( $parts[3] ?? '' );

		return strtolower( $parts[1] ) . ( '' === $script ? '' : "-$script" ) . ( '' === $region ? '' : "-$region" );
	}

	/**
	 * Whether two tags name one language: `de` and `de-DE` do, `en-GB` and `en-US` do not.
	 *
	 * @param string $one   A tag.
	 * @param string $other A tag.
	 */
	public static function is_same( string $one, string $other ): bool {
		$one   = strtolower( $one ) . '-';
		$other = strtolower( $other ) . '-';

		return str_starts_with( $one, $other ) || str_starts_with( $other, $one );
	}

	/**
	 * The direction in which a language is written.
	 *
	 * @param string $tag A tag.
	 * @return string `ltr` or `rtl`.
	 */
	public static function direction( string $tag ): string {
		return in_array( explode( '-', $tag )[0], self::RIGHT_TO_LEFT, true ) ? 'rtl' : 'ltr';
	}

	/**
	 * The language that attributes of an element name.
	 *
	 * @param string $attributes Attributes as HTML, such as `lang="de-DE"`.
	 * @return string Its tag; '' if there is none.
	 */
	public static function in( string $attributes ): string {
		return 1 === preg_match( '/\blang=["\']([^"\']*)/i', $attributes, $found ) ? $found[1] : '';
	}

	/**
	 * The direction that attributes of an element name.
	 *
	 * @param string $attributes Attributes as HTML, such as `dir="rtl"`.
	 * @return string `ltr` or `rtl`.
	 */
	public static function direction_in( string $attributes ): string {
		return 1 === preg_match( '/\bdir=["\']?rtl/i', $attributes ) ? 'rtl' : 'ltr';
	}
}
