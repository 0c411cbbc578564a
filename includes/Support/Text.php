<?php
/**
 * Text that went through filters.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Takes values that WordPress's functions return. Most come out of a filter: if a plugin's listener forgets to return
 * something, the value is null, which code with strict types must not pass on.
 */
final class Text {

	/**
	 * Always a string.
	 *
	 * @param mixed $value What a function of WordPress returned.
	 * @return string Strings and numbers as they are, '' for anything else.
	 *
	 * @psalm-taint-specialize
	 */
	public static function of( mixed $value ): string {
		return is_scalar( $value ) && ! is_bool( $value ) ? (string) $value : '';
	}

	/**
	 * The words of HTML, as somebody reads them: without tags, entities as letters. Where the HTML begins another line,
	 * words stay apart.
	 *
	 * @param string $html A title, a label, a caption.
	 * @return string Plain text, not escaped.
	 */
	public static function plain( string $html ): string {
		$ends  = '~<(?:br|/(?:p|div|li|h[1-6]|t[dh]|d[dt]|blockquote|figcaption))\b~i';
		$words = self::of( wp_strip_all_tags( (string) preg_replace( $ends, ' $0', $html ) ) );

		return self::letters( trim( (string) preg_replace( '/[ \t\r\n]+/', ' ', $words ) ) );
	}

	/**
	 * Parts of a text without the spaces around them.
	 *
	 * @param array<array-key, string> $parts
	 * @return list<string> Those that are not empty.
	 */
	public static function filled( array $parts ): array {
		return array_values(
			array_filter( array_map( 'trim', $parts ), static fn ( string $part ): bool => '' !== $part )
		);
	}

	/**
	 * Plain text of an author as it was typed. For authors without unfiltered HTML, WordPress stores `R&amp;D` in place
	 * of `R&D`, in attributes of blocks, too. What writes it into an attribute, JSON or CSS escapes it itself.
	 *
	 * @param string $text Stored text.
	 * @return string The same with letters in place of entities.
	 */
	public static function letters( string $text ): string {
		return str_contains( $text, '&' ) ? html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $text;
	}

	/**
	 * Text without broken UTF-8. WordPress 6.8 gives false for it (`wp_check_invalid_utf8()`), which is no string.
	 *
	 * @param string $text From a request or a database, in any encoding.
	 * @return string Valid UTF-8: "?" stands for each broken part. '' if PHP cannot mend it.
	 */
	public static function utf8( string $text ): string {
		if ( 1 === preg_match( '//u', $text ) ) {
			return $text;
		}

		return function_exists( 'mb_scrub' ) ? mb_scrub( $text, 'UTF-8' ) : '';
	}

	/**
	 * Small letters. The extension mbstring is optional, as for WordPress, which brings only `mb_strlen()` and
	 * `mb_substr()`; without it letters of other alphabets and with accents stay as they are.
	 *
	 * @param string $text UTF-8.
	 *
	 * @psalm-taint-specialize
	 */
	public static function lower( string $text ): string {
		return function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
	}

	/**
	 * A letter as it begins a name: some, such as Georgian ones, have capitals that begin no word. Without mbstring as
	 * in {@see lower()}.
	 *
	 * @param string $letter A letter with its signs.
	 *
	 * @psalm-taint-specialize
	 */
	public static function initial( string $letter ): string {
		return function_exists( 'mb_convert_case' )
			? mb_convert_case( $letter, MB_CASE_TITLE, 'UTF-8' )
			: ucfirst( $letter );
	}

	/**
	 * UTF-8 of bytes in another encoding.
	 *
	 * @param string $bytes    Text of a file.
	 * @param string $encoding Its encoding.
	 * @return string '' if PHP cannot read it.
	 */
	public static function from( string $bytes, string $encoding ): string {
		if ( function_exists( 'mb_convert_encoding' ) ) {
			return self::of( mb_convert_encoding( $bytes, 'UTF-8', $encoding ) );
		}

		return function_exists( 'iconv' ) ? self::of( iconv( $encoding, 'UTF-8//IGNORE', $bytes ) ) : '';
	}

	/**
	 * Number of a letter in Unicode. WordPress 6.8 has no `mb_ord()` of its own.
	 *
	 * @param non-empty-string $letter One letter, valid UTF-8.
	 */
	public static function code_point( string $letter ): int {
		$first = ord( $letter[0] );
		$code  = $first < 0x80 ? $first : $first & ( 0x7F >> strlen( $letter ) );
		foreach ( str_split( substr( $letter, 1 ) ) as $byte ) {
			$code = '' === $byte ? $code : $code << 6 | ( ord( $byte ) & 0x3F );
		}

		return $code;
	}
}
