<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Tests\TestCase;

/**
 * Any value in any attribute renders, without a fatal error, a warning or a notice.
 */
final class OddTypesTest extends TestCase {

	public function test_there_are_blocks(): void {
		if ( '' !== (string) getenv( 'EIDAN_BLOCKS' ) && array() === Blocks::all() ) {
			self::markTestSkipped( 'The blocks asked for are of the other site: with WooCommerce, or without.' );
		}
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
		$known = array();
		$count = 0;
		foreach ( Blocks::all() as $slug => $block ) {
			$markup = (string) current( Blocks::fixtures( $slug ) );
			$own    = Blocks::own( $slug );
			// What several blocks share is walked once, member by member; of the next ones all members at once.
			$places = array_map( static fn ( array $attribute ): array => array( $attribute['path'] ), Blocks::attributes( $own, array(), $known ) );
			array_push( $places, array_column( Blocks::attributes( $own ), 'path' ) );
			foreach ( $places as $paths ) {
				foreach ( $odd as $key => $value ) {
					$broken = Blocks::with_all( $markup, $block->name, $paths, $value );
					$name   = 1 === count( $paths ) ? implode( '.', $paths[0] ) : 'all attributes';
					$html   = $this->assertNoPhpNotices( fn () => $this->render( $broken, $page ), "$slug, $name, value $key" );
					self::assertIsString( $html );
					++$count;
				}
			}
			$known = array( ...$known, ...Blocks::shared( $own ) );
		}
		self::assertGreaterThan( array() === Blocks::all() ? -1 : 0, $count );
	}
}
