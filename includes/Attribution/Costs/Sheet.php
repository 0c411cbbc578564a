<?php
/**
 * The cells of a CSV file.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

use Eidan\Support\Text;
use SplTempFileObject;

/**
 * Reads bytes as spreadsheets and ad platforms write them: UTF-8, UTF-16 or Windows-1252, with commas, semicolons or
 * tabs.
 */
final class Sheet {

	/** Signs between cells. */
	public const DELIMITERS = array( "\t", ',', ';' );

	/** Most cells of a line that are looked at. */
	private const CELLS = 200;

	/**
	 * The text of a file.
	 *
	 * @param string $bytes As it was uploaded.
	 * @return string UTF-8 with the line breaks of Unix, without a byte order mark.
	 */
	public static function text( string $bytes ): string {
		$encoding = match ( true ) {
			str_starts_with( $bytes, "\xFF\xFE" ) => 'UTF-16LE',
			str_starts_with( $bytes, "\xFE\xFF" ) => 'UTF-16BE',
			// Letters of Latin in two bytes each, without a mark.
			1 === preg_match( '/^(?:[\x09-\x7E]\x00){4}/', $bytes ) => 'UTF-16LE',
			1 === preg_match( '//u', $bytes ) => 'UTF-8',
			default => 'Windows-1252',
		};
		$text = Text::utf8( 'UTF-8' === $encoding ? $bytes : Text::from( $bytes, $encoding ) );

		$text = (string) preg_replace( '/^\x{FEFF}/u', '', $text );

		return str_replace( array( "\r\n", "\r", "\0" ), array( "\n", "\n", '' ), $text );
	}

	/**
	 * The lines with something in them.
	 *
	 * @param string $text      Of text().
	 * @param string $delimiter One of {@see self::DELIMITERS}.
	 * @return array<int, list<string>> Trimmed cells by the number of their line, from 1.
	 */
	public static function rows( string $text, string $delimiter ): array {
		$file = new SplTempFileObject();
		$file->fwrite( $text );
		$file->rewind();
		$rows = array();
		$line = 1;
		while ( ! $file->eof() ) {
			$cells = $file->fgetcsv( $delimiter, '"', '' );
			if ( ! is_array( $cells ) ) {
				break;
			}
			$cells = array_map(
				static fn ( mixed $cell ): string => is_string( $cell ) ? $cell : '',
				array_values( array_slice( $cells, 0, self::CELLS ) )
			);
			$whole = implode( '', $cells );
			if ( '' !== trim( $whole ) ) {
				$rows[ $line ] = array_map( array( self::class, 'trimmed' ), $cells );
			}
			// A cell in quotes may have several lines.
			$line += 1 + substr_count( $whole, "\n" );
		}

		return $rows;
	}

	/**
	 * Text on one line, without spaces at its ends and what cannot be seen.
	 */
	public static function trimmed( string $cell ): string {
		return trim( (string) preg_replace( '/[\p{Z}\p{Cc}\p{Cf}]+/u', ' ', $cell ) );
	}
}
