<?php
/**
 * Lines of at most 120 columns, but for what has to stay in one: a translation that is longer by itself, and the
 * description in the plugin's header.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Sniffs\Files;

use PHP_CodeSniffer\Standards\Generic\Sniffs\Files\LineLengthSniff as Sniff;

final class LineLengthSniff extends Sniff {

	public $lineLimit = 120;

	public $absoluteLineLimit = 120;

	private const LITERAL = "'(?:[^'\\\\]|\\\\.)*'";

	private const CALL = '(?:(?:esc_html|esc_attr)?_[_exn]+|esc_(?:html|attr)_[ex]|_nx?_noop)';

	/**
	 * Looks at one line.
	 *
	 * @param \PHP_CodeSniffer\Files\File      $file   The file.
	 * @param array<int, array<string, mixed>> $tokens Its tokens.
	 * @param int                              $last   The last one of the line.
	 */
	protected function checkLineLength( $file, $tokens, $last ): void {
		// Called with the first token of the line below, or with the last one of the file.
		$line   = $tokens[ $last - 1 ]['line'];
		$source = '';
		for ( $at = $last - 1; $at >= 0 && $tokens[ $at ]['line'] === $line; $at-- ) {
			$source = $tokens[ $at ]['content'] . $source;
		}
		if ( ! self::is_translation( rtrim( $source, "\r\n" ) ) && ! str_starts_with( $source, ' * Description: ' ) ) {
			parent::checkLineLength( $file, $tokens, $last );
		}
	}

	/** Whether nothing but one translation stands there, and a line of its own would still be too short for it. */
	private static function is_translation( string $line ): bool {
		$call   = self::CALL . '\( ' . self::LITERAL . '(?:, ' . self::LITERAL . ')* \)';
		$before = '(?:[.?:] |return |[\w>$-]+ +\.?= |(?:' . self::LITERAL . '|[\w:$]+) +=> )?';
		if ( 1 !== preg_match( "~^(\s*){$before}({$call})[ );,]*$~u", $line, $found ) ) {
			return false;
		}
		return 120 < strlen( str_replace( "\t", '    ', $found[1] ) ) + 4 + iconv_strlen( $found[2], 'UTF-8' ) + 1;
	}
}
