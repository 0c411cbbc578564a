<?php
/**
 * Tests of named things to which other code can add.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Support\Registry;
use PHPUnit\Framework\TestCase;

/**
 * Other code is asked once, when the first thing is needed. Whoever adds a thing with an existing name replaces it.
 */
final class RegistryTest extends TestCase {

	/** @var int How often other code was asked. */
	private int $asked = 0;

	/**
	 * @param array<string, string> $theirs What other code adds when it is asked.
	 * @param array<string, string> $own    What is registered from the beginning.
	 * @return Registry<string>
	 */
	private function registry( array $theirs = array(), string $pattern = '', array $own = array() ): Registry {
		$registry = new Registry(
			function () use ( &$registry, $theirs ): void {
				++$this->asked;
				foreach ( $theirs as $name => $thing ) {
					$registry->add( $name, $thing );
				}
				// Reading the registry while adding to it does not ask again.
				$registry->all();
			},
			$pattern,
			static fn(): array => $own
		);
		return $registry;
	}

	public function test_everybody_is_asked_once_and_not_before_something_is_wanted(): void {
		$registry = $this->registry( array( 'b' => 'theirs' ) );
		$registry->add( 'a', 'early' );
		self::assertSame( 0, $this->asked );
		self::assertSame( 'theirs', $registry->get( 'b' ) );
		self::assertNull( $registry->get( 'c' ) );
		$registry->add( 'c', 'late' );
		self::assertSame( array( 'a' => 'early', 'b' => 'theirs', 'c' => 'late' ), $registry->all() );
		self::assertSame( 1, $this->asked );
	}

	public function test_what_is_there_by_itself_comes_first_and_can_be_replaced(): void {
		$registry = $this->registry( array( 'second' => 'theirs' ), '', array( 'first' => 'own', 'second' => 'own' ) );
		self::assertSame( array( 'first' => 'own', 'second' => 'theirs' ), $registry->all() );
	}

	public function test_a_name_that_is_none_is_left_out(): void {
		$registry = $this->registry( array( 'fine' => 'x', 'Wrong' => 'x', "line\n" => 'x' ), '/^[a-z]+$/D' );
		self::assertSame( array( 'fine' => 'x' ), $registry->all() );
	}

	public function test_what_is_taken_away_stays_away_whoever_adds_it(): void {
		$registry = $this->registry( array( 'a' => 'theirs', 'b' => 'theirs' ), '', array( 'c' => 'own' ) );
		$registry->remove( 'a' );
		$registry->remove( 'c' );
		self::assertSame( array( 'b' => 'theirs' ), $registry->all() );
	}
}
