<?php
/**
 * Tests that what classes remember is in one place, which a test can empty.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Lightbox\Lightbox;
use Eidan\Posts\ContentTypes;
use Eidan\Support\Memory;
use Eidan\Tests\Sources;
use Eidan\Tests\TestCase;

final class MemoryTest extends TestCase {

	public function test_a_class_has_one_memory_until_it_is_forgotten(): void {
		$memory = Memory::of( \ArrayObject::class );
		$memory['id'] = 3;
		self::assertSame( $memory, Memory::of( \ArrayObject::class ) );
		Memory::forget();
		self::assertCount( 0, Memory::of( \ArrayObject::class ) );
	}

	public function test_what_the_start_of_wordpress_registers_stays(): void {
		$names = array_map( static fn( object $type ): string => $type->name, ContentTypes::all() );
		self::assertContains( 'eidan_portfolio', $names );
		Memory::forget();
		self::assertSame( $names, array_map( static fn( object $type ): string => $type->name, ContentTypes::all() ) );
	}

	public function test_what_is_counted_while_a_page_is_held_leaves_no_trace(): void {
		$mark  = static fn(): string => Lightbox::mark( '<a href="/a.jpg"><img src="/a.jpg"></a>' );
		$first = $mark();
		Memory::hold();
		$second = $mark();
		Memory::back();

		self::assertNotSame( $first, $second, 'An address that is used twice.' );
		self::assertSame( $second, $mark() );
		Memory::back();
		self::assertNotSame( $second, $mark(), 'Nothing is held.' );
	}

	public function test_no_class_has_static_properties_or_variables_of_its_own(): void {
		$found = array();
		foreach ( Sources::in() as $path => $code ) {
			if (
				'includes/Support/Memory.php' !== $path
				&& preg_match( '/^\s*(?:(?:private|protected|public) static [^(=;\n]*|static )\$\w+/m', $code, $match )
			) {
				$found[] = "$path: " . trim( $match[0] );
			}
		}
		self::assertSame( array(), $found, 'Keep it in an instance: Eidan\\Support\\Memory::of( self::class ).' );
	}
}
