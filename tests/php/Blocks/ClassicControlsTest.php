<?php
/**
 * Controls of our blocks with the styles of a classic theme.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Blocks\ClassicControls;
use Eidan\Tests\TestCase;

final class ClassicControlsTest extends TestCase {

	/** A text that only occurs in the styles for controls. */
	private const MARK = 'var(--eidan-swatch';

	/**
	 * Registered styles before the test.
	 *
	 * @var array<string, \_WP_Dependency>
	 */
	private array $styles = array();

	/** Copies the registered styles, so that what a page adds to them is dropped after the test. */
	protected function setUp(): void {
		parent::setUp();
		$this->styles           = wp_styles()->registered;
		wp_styles()->registered = array_map(
			static fn( \_WP_Dependency $style ): \_WP_Dependency => clone $style,
			$this->styles
		);
	}

	protected function tearDown(): void {
		wp_styles()->registered = $this->styles;
		parent::tearDown();
	}

	/** Returns the printed styles. */
	private static function printed( string ...$handles ): string {
		wp_styles()->done = array();
		ob_start();
		wp_styles()->do_items( $handles );
		return (string) ob_get_clean();
	}

	private static function classic(): void {
		$themes = dirname( __DIR__, 2 ) . '/e2e/support/themes';
		register_theme_directory( $themes );
		foreach ( array(
			'stylesheet'      => 'classic',
			'template'        => 'classic',
			'stylesheet_root' => $themes,
			'template_root'   => $themes,
		) as $option => $value ) {
			add_filter( "pre_option_$option", static fn(): string => $value );
		}
		self::assertFalse( wp_is_block_theme() );
	}

	public function test_block_themes_have_nothing_of_it(): void {
		do_action( 'wp_enqueue_scripts' );
		self::assertStringNotContainsString(
			self::MARK,
			self::printed( 'eidan-slider', 'eidan-text-marquee-style', 'eidan-shop-quantity' )
		);
	}

	public function test_classic_themes_have_it_once_with_whatever_has_controls(): void {
		self::classic();
		ClassicControls::style();
		self::assertSame(
			1,
			substr_count(
				self::printed( 'eidan-slider', 'eidan-slider-rotation', 'eidan-text-marquee-style' ),
				self::MARK
			)
		);
		self::assertStringContainsString( self::MARK, self::printed( 'eidan-text-marquee-style' ) );
		self::assertStringNotContainsString(
			self::MARK,
			self::printed( 'eidan-icon-style' ),
			'A block that does nothing has none.'
		);
	}

	public function test_what_a_template_of_the_shop_prints_brings_its_own(): void {
		self::classic();
		ClassicControls::style();
		self::assertSame( 2, substr_count( self::printed( 'eidan-slider', 'eidan-shop-quantity' ), self::MARK ) );
	}
}
