<?php
/**
 * Limits functions to 100 lines, as ESLint does for TypeScript: a longer one does several things. The lines of a table
 * that a function ends with, `return array( … );`, do not count, since they are data; functions in it are counted
 * themselves.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Sniffs\Functions;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens;

final class LengthSniff implements Sniff {

	private const MOST_LINES = 100;

	/** @return list<int|string> Tokens that begin a function. */
	public function register(): array {
		return array( T_FUNCTION, T_CLOSURE );
	}

	/**
	 * Checks one function.
	 *
	 * @param File $file  The file that is being checked, which errors are added to.
	 * @param int  $start Index of the token `function`.
	 */
	public function process( File $file, $start ): void {
		$tokens = $file->getTokens();
		$end    = $tokens[ $start ]['scope_closer'] ?? null;
		if ( ! is_int( $end ) ) {
			return;
		}
		$lines = $tokens[ $end ]['line'] - $tokens[ $start ]['line'] + 1 - self::table( $file, $end );
		if ( $lines > self::MOST_LINES ) {
			$file->addError(
				'This function has %d lines, %d are the most.',
				$start,
				'TooLong',
				array( $lines, self::MOST_LINES )
			);
		}
	}

	/** How many lines the table has that a function ends with; $end is the index of the function's last brace. */
	private static function table( File $file, int $end ): int {
		$tokens = $file->getTokens();
		$last   = $file->findPrevious( Tokens::$emptyTokens, $end - 1, null, true );
		$close  = false === $last || T_SEMICOLON !== $tokens[ $last ]['code']
			? false
			: $file->findPrevious( Tokens::$emptyTokens, $last - 1, null, true );
		$open   = false === $close
			? null
			: $tokens[ $close ]['parenthesis_opener'] ?? $tokens[ $close ]['bracket_opener'] ?? null;
		$is     = null === $open ? null : $tokens[ $open ]['code'];
		// The word `array` owns the parenthesis behind it.
		$begin = T_OPEN_SHORT_ARRAY === $is ? $open : $tokens[ $open ?? 0 ]['parenthesis_owner'] ?? null;
		if ( null === $begin || ! in_array( $tokens[ $begin ]['code'], array( T_ARRAY, T_OPEN_SHORT_ARRAY ), true ) ) {
			return 0;
		}
		$before = $file->findPrevious( Tokens::$emptyTokens, $begin - 1, null, true );

		return false !== $before && T_RETURN === $tokens[ $before ]['code']
			? $tokens[ $close ]['line'] - $tokens[ $begin ]['line'] - 1
			: 0;
	}
}
