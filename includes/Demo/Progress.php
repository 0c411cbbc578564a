<?php
/**
 * How far an import has come.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * Kept on the server, so that an import that was interrupted can go on: after a closed screen, on another computer.
 *
 * @phpstan-type State array{done: int, steps: int, next: string}
 */
final class Progress {

	public const OPTION = 'eidan_demo_progress';

	/**
	 * Notes that a step is done. The first one begins an import, the last one ends it. A step that is repeated does not
	 * set the import back.
	 *
	 * @param int $step  Number of the step, from 0.
	 * @param int $steps Number of all steps.
	 */
	public static function note( int $step, int $steps ): void {
		$done = self::done();
		if ( $step + 1 >= $steps ) {
			self::forget();
		} elseif ( 0 === $step || ( $done > 0 && $step >= $done ) ) {
			update_option( self::OPTION, $step + 1, false );
		}
	}

	/**
	 * The state of an import that has not come to its end.
	 *
	 * @param list<string> $labels Labels of all steps.
	 * @return State|null Null if there is none.
	 */
	public static function state( array $labels ): ?array {
		$done = self::done();

		return $done > 0 && isset( $labels[ $done ] )
			? array(
				'done'  => $done,
				'steps' => count( $labels ),
				'next'  => $labels[ $done ],
			)
			: null;
	}

	/** Whether an import has not come to its end. */
	public static function is_unfinished(): bool {
		return self::done() > 0;
	}

	/** Forgets the import: it is done, or removed. */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** Number of steps that are done; 0 without an import. */
	private static function done(): int {
		$done = get_option( self::OPTION, 0 );

		return is_numeric( $done ) ? max( 0, (int) $done ) : 0;
	}
}
