<?php
/**
 * What other plugins pass to our listeners.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

use ReflectionMethod;

/**
 * Filters get what the listener before them returned, which may be nothing at all, and plugins fire WordPress's actions
 * with fewer arguments than it does: a parameter with a type would end the page with an error.
 */
final class HooksTest extends TestCase {

	/** @return array<string, ReflectionMethod> Our listeners, by hook and method. */
	private static function listeners(): array {
		$found = array();
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			foreach ( $hook->callbacks as $callbacks ) {
				foreach ( $callbacks as $callback ) {
					$function = $callback['function'];
					if (
						is_array( $function ) && is_string( $function[0] ) && str_starts_with( $function[0], 'Eidan\\' )
					) {
						$found[ "$name, $function[0]::$function[1]" ] =
							new ReflectionMethod( $function[0], $function[1] );
					}
				}
			}
		}
		return $found;
	}

	public function test_a_listener_takes_whatever_it_is_given_and_as_much_as_there_is(): void {
		$listeners = self::listeners();
		self::assertGreaterThan( 80, count( $listeners ) );
		$wrong = array();
		foreach ( $listeners as $name => $method ) {
			foreach ( $method->getParameters() as $place => $parameter ) {
				if ( 'mixed' !== (string) $parameter->getType() || ( 0 < $place && ! $parameter->isOptional() ) ) {
					$wrong[] = "$name: $parameter";
				}
			}
		}
		self::assertSame( array(), $wrong );
	}

	/**
	 * WordPress deletes a plugin that it has not loaded: what is to go with it is called by Settings\Uninstall itself.
	 */
	public function test_nothing_of_ours_waits_for_the_end(): void {
		self::assertFalse( has_action( 'eidan_uninstall' ) );
	}

	/** @return array<string, array{mixed}> */
	public static function odd(): array {
		return array(
			'nothing' => array( null ),
			'false'   => array( false ),
			'a text'  => array( 'text' ),
			'a list'  => array( array( null ) ),
		);
	}

	/** What ran as a filter goes on unchanged where it is nothing that the listener knows. */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'odd' )]
	public function test_filters_pass_on_what_they_do_not_know( mixed $odd ): void {
		$run = 0;
		foreach ( self::listeners() as $name => $method ) {
			// Those of the shop ask WooCommerce, which need not be there.
			if ( 'mixed' !== (string) $method->getReturnType() || str_contains( $method->class, '\\Attribution\\' ) ) {
				continue;
			}
			$answer = $method
				->invokeArgs( null, array_slice( array( $odd, $odd, $odd ), 0, $method->getNumberOfParameters() ) );
			++$run;
			if ( ! is_array( $odd ) ) {
				self::assertSame( $odd, $answer, $name );
			}
		}
		self::assertGreaterThan( 20, $run );
	}
}
