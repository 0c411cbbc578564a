<?php
/**
 * Limits lines to 120 columns. Exceptions are a translation that is longer even on a line of its own, and the
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
	 * Checks one line.
	 *
	 * @param \PHP_CodeSniffer\Files\File      $file   The file that is being checked, which errors are added to.
	 * @param array<int, array<string, mixed>> $tokens Tokens of the file.
	 * @param int                              $last   Index of the first token after the line.
	 */
	protected function checkLineLength( $file, $tokens, $last ): void {
		// At the end of the file `$last` is its last token.
		$line   = $tokens[ $last - 1 ]['line'];
		$source = '';
		for ( $at = $last - 1; $at >= 0 && $tokens[ $at ]['line'] === $line; $at-- ) {
			$source = $tokens[ $at ]['content'] . $source;
		}
		if ( ! self::is_translation( rtrim( $source, "\r\n" ) ) && ! str_starts_with( $source, ' * Description: ' ) ) {
			parent::checkLineLength( $file, $tokens, $last );
		}
	}

	/** Whether the line has only one translation, which would be too long on a line of its own as well. */
	private static function is_translation( string $line ): bool {
		$call   = self::CALL . '\( ' . self::LITERAL . '(?:, ' . self::LITERAL . ')* \)';
		$before = '(?:[.?:] |return |[\w>$-]+ +\.?= |(?:' . self::LITERAL . '|[\w:$]+) +=> )?';
		if ( 1 !== preg_match( "~^(\s*){$before}({$call})[ );,]*$~u", $line, $found ) ) {
			return false;
		}
		return 120 < strlen( str_replace( "\t", '    ', $found[1] ) ) + 4 + iconv_strlen( $found[2], 'UTF-8' ) + 1;
	}
}
