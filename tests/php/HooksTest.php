<?php
/**
 * Our listeners accept whatever other plugins pass to them.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

use Eidan\Support\Needed;
use ReflectionMethod;

/**
 * A filter gets what the listener before it returned, which may be anything. Plugins also run WordPress's actions with
 * fewer arguments. If a parameter had a type, the page could end with an error.
 */
final class HooksTest extends TestCase {

	/** @return array<string, ReflectionMethod> Our listeners, by hook and method. */
	private static function listeners(): array {
		$found = array();
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			foreach ( $hook->callbacks as $callbacks ) {
				foreach ( $callbacks as $callback ) {
					$function = $callback['function'];
					$function = $function instanceof Needed ? $function->listener : $function;
					if (
						is_array( $function ) && is_string( $function[0] ) &&
						preg_match( '/^Eidan\\\\(?!Tests\\\\)/', $function[0] )
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
	 * When WordPress deletes a plugin, the plugin is not loaded. So Settings\Uninstall itself has to call what is to be
	 * removed; a hook would not work.
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

	/** A filter returns a value unchanged if it is of a kind that the listener does not know. */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'odd' )]
	public function test_filters_pass_on_what_they_do_not_know( mixed $odd ): void {
		$run = 0;
		foreach ( self::listeners() as $name => $method ) {
			// Listeners of the shop use WooCommerce, which may be missing here.
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
