<?php
declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Support\Memory;
use Eidan\Support\RootFontSize;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class RootFontSizeTest extends TestCase {

	/** @return array<string, array{string, float|null}> CSS, pixels. */
	public static function sheets(): array {
		return array(
			'the usual way'            => array( 'html { font-size: 62.5%; }', 10.0 ),
			'minified, in a list'      => array( 'a{color:red}html,body{margin:0;font-size:62.5%}', 10.0 ),
			'in pixels, of the root'   => array( ':root{--a:1;font-size:10px}', 10.0 ),
			'in em'                    => array( 'html{font-size:.625em}', 10.0 ),
			'computed'                 => array( 'html{font-size:calc(1em * .625)}', 10.0 ),
			'with a fallback before'   => array( 'html{font-size:10px;font-size:62.5%}', 10.0 ),
			'the last rule'            => array( 'html{font-size:62.5%}:root{font-size:100%}', 16.0 ),
			'after a comment'          => array( "/* html{font-size:50%} */\nhtml{font-size:62.5%}", 10.0 ),
			'after an import'          => array( "@import url('a.css');html{font-size:62.5%}", 10.0 ),
			'of wide screens only'     => array( '@media (min-width:40em){a{b:c}html{font-size:62.5%}}', null ),
			'of wide screens, besides' => array( 'html{font-size:62.5%}@media print{html{font-size:9pt}}a{b:c}', 10.0 ),
			'of something inside'      => array( 'html a{font-size:9px}html.b,.html{font-size:9px}', null ),
			'of another property'      => array( 'html{--font-size:62.5%;min-font-size:10px}', null ),
			'not for everybody'        => array( 'html{font-size:clamp(14px,2vw,18px)}', null ),
			'none'                     => array( '', null ),
			'no style sheet'           => array( str_repeat( '{', 10000 ), null ),
		);
	}

	#[DataProvider( 'sheets' )]
	public function test_the_root_font_size_is_read( string $css, ?float $size ): void {
		self::assertSame( $size, RootFontSize::in_css( $css ) );
	}

	public function test_sizes_in_rem_grow_and_nothing_else_does(): void {
		self::assertSame(
			'.a{margin:-1.6rem .5em 4px;inset:calc(1.2rem + 1vw)}'
			. '@media (max-width:40rem){.a-1rem{gap:4.4rem}}@container (max-width:51.2rem){.a{top:0rem}}',
			RootFontSize::scaled(
				'.a{margin:-1rem .5em 4px;inset:calc(.75rem + 1vw)}'
				. '@media (max-width:40rem){.a-1rem{gap:2.75rem}}@container (max-width:32rem){.a{top:0rem}}',
				1.6
			)
		);
	}

	public function test_spacing_sizes_of_wordpress_grow_but_not_those_of_the_theme(): void {
		$css = '.a{gap:var(--wp--preset--spacing--40,2rem)}';
		self::assertSame(
			'.a{gap:calc(var(--wp--preset--spacing--40,3.2rem)*1.6)}',
			RootFontSize::scaled( $css, 1.6, false )
		);
		self::assertSame( '.a{gap:var(--wp--preset--spacing--40,3.2rem)}', RootFontSize::scaled( $css, 1.6 ) );
	}

	/** Enqueues the style sheet of the theme, with a rule more. */
	private static function theme_with( string $css ): void {
		$folder = sys_get_temp_dir() . '/eidan-theme-' . uniqid();
		mkdir( $folder );
		file_put_contents( "$folder/app.css", $css );
		foreach ( array( 'template_directory', 'stylesheet_directory' ) as $name ) {
			add_filter( $name, static fn(): string => $folder );
			add_filter( "{$name}_uri", static fn(): string => 'https://example.org/theme' );
		}
		wp_register_style( 'app', 'https://example.org/theme/app.css?ver=2', array(), '1' );
		wp_enqueue_style( 'child', 'https://example.org/elsewhere.css', array( 'app' ), '1' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp_actions']['wp_enqueue_scripts'] );
		parent::tearDown();
	}

	public function test_blocks_that_are_printed_before_the_head_go_by_the_style_sheet_that_every_theme_has(): void {
		self::theme_with( 'html{font-size:62.5%}' );
		self::assertSame( 1.0, RootFontSize::factor() );
		file_put_contents( get_template_directory() . '/style.css', 'html{font-size:62.5%}' );
		self::assertSame( 1.6, RootFontSize::factor() );
	}

	public function test_it_is_read_from_the_sheets_of_the_theme_once_a_change(): void {
		self::theme_with( 'html{font-size:62.5%}' );
		$GLOBALS['wp_actions']['wp_enqueue_scripts'] = 1;
		self::assertSame( 1.6, RootFontSize::factor() );

		file_put_contents( get_template_directory() . '/app.css', 'html{font-size:100%}' );
		touch( get_template_directory() . '/app.css', time() + 60 );
		clearstatcache();
		Memory::forget();
		self::assertSame( 1.0, RootFontSize::factor() );
	}

	public function test_a_root_that_is_a_little_smaller_is_followed(): void {
		self::theme_with( 'html{font-size:93.75%}' );
		self::assertSame( 1.0, RootFontSize::factor() );
	}

	public function test_a_site_can_say_it_itself(): void {
		add_filter( 'eidan_root_font_size', static fn(): int => 10 );
		self::assertSame( 1.6, RootFontSize::factor() );
		Memory::forget();
		add_filter( 'eidan_root_font_size', static fn(): string => 'small', 20 );
		self::assertSame( 1.0, RootFontSize::factor() );
		Memory::forget();
		add_filter( 'eidan_root_font_size', static fn(): int => 0, 30 );
		self::assertSame( 1.0, RootFontSize::factor() );
	}
}
