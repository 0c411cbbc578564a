<?php
/**
 * Finds what a PHP file of the plugin uses of other files.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

use PhpToken;

/**
 * Reads names of the namespace `Eidan` out of code: lines with `use`, full names, and names that are relative to the
 * file's own namespace. Names in comments and in strings do not count.
 */
final class Imports {

	/** Folders of `includes` (“rooms”) that contain rooms themselves. */
	private const NESTED = array( 'Lists' );

	/**
	 * Returns the classes and functions that a file names.
	 *
	 * @param string $code Content of the file.
	 * @return list<string> Full names without the slash in front, each once.
	 */
	public static function names( string $code ): array {
		$tokens    = array_values(
			array_filter( PhpToken::tokenize( $code ), static fn( PhpToken $token ): bool => ! $token->isIgnorable() )
		);
		$namespace = '';
		$names     = array();
		foreach ( $tokens as $index => $token ) {
			$before = $tokens[ $index - 1 ]->id ?? 0;
			$of_use = T_USE === $before
				|| in_array( $before, array( T_FUNCTION, T_CONST ), true )
					&& T_USE === ( $tokens[ $index - 2 ]->id ?? 0 );
			if ( T_NAMESPACE === $before ) {
				$namespace = $token->text;
			} elseif ( $of_use && T_NS_SEPARATOR === ( $tokens[ $index + 1 ]->id ?? 0 ) ) {
				// `use Eidan\Lists\{ Card, Query };`.
				for ( $next = $index + 3; '}' !== $tokens[ $next ]->text; $next++ ) {
					if (
						$tokens[ $next ]->is( array( T_STRING, T_NAME_QUALIFIED ) ) && T_AS !== $tokens[ $next - 1 ]->id
					) {
						$names[] = "$token->text\\{$tokens[ $next ]->text}";
					}
				}
			} elseif ( T_NAME_FULLY_QUALIFIED === $token->id || ( $of_use && T_NAME_QUALIFIED === $token->id ) ) {
				$names[] = ltrim( $token->text, '\\' );
			} elseif ( $token->is( array( T_NAME_QUALIFIED, T_NAME_RELATIVE ) ) ) {
				$names[] = ltrim( $namespace . '\\' . preg_replace( '/^namespace\\\\/', '', $token->text ), '\\' );
			}
		}

		return array_values(
			array_unique(
				array_filter( $names, static fn( string $name ): bool => str_starts_with( $name, 'Eidan\\' ) )
			)
		);
	}

	/**
	 * Returns the room of a class: its folder in `includes`.
	 *
	 * @param string $name Its full name, or its path in `includes` with backslashes.
	 * @return string Such as `Posts` or `Lists\Query`; '' if the class is in no room.
	 */
	public static function room( string $name ): string {
		$parts = explode( '\\', (string) preg_replace( '/^Eidan\\\\/', '', $name ) );
		$depth = in_array( $parts[0], self::NESTED, true ) && 2 < count( $parts ) ? 2 : 1;

		return 1 < count( $parts ) ? implode( '\\', array_slice( $parts, 0, $depth ) ) : '';
	}

	/**
	 * Returns the rooms that a file uses besides its own.
	 *
	 * @param string $own  Room of the file.
	 * @param string $code Content of the file.
	 * @return list<string>
	 */
	public static function rooms( string $own, string $code ): array {
		$rooms = array_map( self::room( ... ), self::names( $code ) );

		return array_values(
			array_unique(
				array_filter( $rooms, static fn( string $room ): bool => ! in_array( $room, array( '', $own ), true ) )
			)
		);
	}

	/**
	 * Returns the rooms that a file uses although they are not on a lower floor than its own room.
	 *
	 * @param string             $own    Room of the file.
	 * @param string             $code   Content of the file.
	 * @param array<string, int> $floors Number of the floor by room, counted from the top.
	 * @return list<string>
	 */
	public static function against( string $own, string $code, array $floors ): array {
		return array_values(
			array_filter(
				self::rooms( $own, $code ),
				static fn( string $room ): bool => ( $floors[ $room ] ?? -1 ) <= ( $floors[ $own ] ?? PHP_INT_MAX )
			)
		);
	}
}
