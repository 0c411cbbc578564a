<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Tests\TestCase;

/**
 * Any value in any attribute renders, without a fatal error, a warning or a notice.
 */
final class OddTypesTest extends TestCase {

	public function test_there_are_blocks(): void {
		self::assertNotSame( array(), Blocks::all() );
	}

	public function test_every_block_has_a_fixture(): void {
		$without = array_filter( array_keys( Blocks::all() ), static fn ( string $slug ): bool => array() === Blocks::fixtures( $slug ) );
		self::assertSame( array(), array_values( $without ), 'Blocks without tests/fixtures/blocks/<slug>.html.' );
	}

	public function test_every_fixture_renders_its_block(): void {
		foreach ( Blocks::all() as $slug => $block ) {
			foreach ( Blocks::fixtures( $slug ) as $file => $markup ) {
				$html = $this->assertNoPhpNotices( fn () => $this->render( $markup, $this->create_page() ), $file );
				self::assertStringNotContainsString( '<!-- wp:', $html, $file );
				self::assertTrue( has_block( $block->name, $markup ), "$file does not hold {$block->name}." );
			}
		}
	}

	public function test_odd_values_render_without_a_notice(): void {
		$odd   = array( null, '', 0, -1, 1e9, array(), (object) array(), array( 'x' => array( array() ) ), str_repeat( 'ä<"', 3334 ), 'no-such-value', true, array( 1, 'two', null ) );
		$page  = $this->create_page();
		$count = 0;
		foreach ( Blocks::all() as $slug => $block ) {
			$markup = (string) current( Blocks::fixtures( $slug ) );
			foreach ( Blocks::attributes( Blocks::own( $slug ) ) as list( 'path' => $path ) ) {
				foreach ( $odd as $key => $value ) {
					$broken = Blocks::with( $markup, $block->name, $path, $value );
					$html   = $this->assertNoPhpNotices( fn () => $this->render( $broken, $page ), "$slug, " . implode( '.', $path ) . ", value $key" );
					self::assertIsString( $html );
					++$count;
				}
			}
		}
		self::assertGreaterThan( 0, $count );
	}
}
