<?php
declare( strict_types=1 );

namespace Eidan\Tests\Assets;

use Eidan\Assets\BlockAssets;
use Eidan\Tests\TestCase;
use WP_Block_Type;
use WP_Block_Type_Registry;

final class BlockAssetsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		// An editor changes what is registered.
		$GLOBALS['wp_styles'] = unserialize( serialize( wp_styles() ) );
	}

	/** @return array<string, array<string, mixed>> Content of each block.json, by folder. */
	private static function blocks(): array {
		return require EIDAN_DIR . '/build/blocks-manifest.php';
	}

	private static function type( string $folder ): WP_Block_Type {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( "eidan/$folder" );
		self::assertInstanceOf( WP_Block_Type::class, $type );
		return $type;
	}

	/** @return list<string> Names in a field of block.json. */
	private static function named( array $metadata, string $field ): array {
		return array_values( (array) ( $metadata[ $field ] ?? array() ) );
	}

	public function test_a_block_has_the_handles_that_wordpress_gives(): void {
		foreach ( self::blocks() as $folder => $metadata ) {
			foreach ( array(
				'editorScript' => 'editor_script_handles',
				'editorStyle'  => 'editor_style_handles',
				'style'        => 'style_handles',
			) as $field => $property ) {
				$expected = array();
				foreach ( self::named( $metadata, $field ) as $index => $file ) {
					$expected[] = str_starts_with( $file, 'file:' )
						? generate_block_asset_handle( "eidan/$folder", $field, $index )
						: $file;
				}
				self::assertSame( $expected, self::type( $folder )->$property, "$folder, $field" );
			}
		}
	}

	public function test_a_page_knows_styles_and_modules_of_blocks_and_nothing_of_the_editors(): void {
		foreach ( self::blocks() as $folder => $metadata ) {
			foreach ( self::type( $folder )->style_handles as $index => $handle ) {
				self::assertTrue( wp_style_is( $handle, 'registered' ), $handle );
				$file = self::named( $metadata, 'style' )[ $index ];
				if ( str_starts_with( $file, 'file:' ) ) {
					$style = wp_styles()->registered[ $handle ];
					self::assertSame( plugins_url( "build/$folder/" . substr( $file, 7 ), EIDAN_FILE ), $style->src );
					self::assertSame( EIDAN_DIR . "/build/$folder/" . substr( $file, 7 ), $style->extra['path'] );
					self::assertMatchesRegularExpression(
						'/^[0-9a-f]{20}$/',
						(string) $style->ver,
						'Another one with each change of the file.'
					);
				}
			}
			foreach ( self::named( $metadata, 'editorScript' ) as $file ) {
				$handle = generate_block_asset_handle( "eidan/$folder", 'editorScript' );
				self::assertSame(
					str_starts_with( $file, 'file:' ) && is_admin(),
					str_starts_with( $file, 'file:' ) && wp_script_is( $handle, 'registered' ),
					$handle
				);
			}
		}
		wp_enqueue_script_module( 'eidan-text-marquee-view-script-module' );
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		self::assertStringContainsString( 'build/text-marquee/view.js?ver=', (string) ob_get_clean() );
		wp_dequeue_script_module( 'eidan-text-marquee-view-script-module' );
	}

	/** @return array<string, array{callable(): void}> Actions that run where there is an editor. */
	public static function editors(): array {
		return array(
			'an editor, also on a page of the site' => array(
				static fn() => do_action( 'enqueue_block_editor_assets' ),
			),
			'the canvas of an editor'               => array(
				static function (): void {
					set_current_screen( 'post' );
					do_action( 'enqueue_block_assets' );
				},
			),
			'an editor that a plugin shows'         => array(
				static function (): void {
					add_filter( 'should_load_block_editor_scripts_and_styles', '__return_true' );
					do_action( 'enqueue_block_assets' );
				},
			),
		);
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'editors' )]
	public function test_an_editor_knows_everything_that_blocks_need_there( callable $editor ): void {
		$editor();
		foreach ( array_keys( self::blocks() ) as $folder ) {
			foreach ( self::type( $folder )->editor_script_handles as $handle ) {
				self::assertTrue( wp_script_is( $handle, 'registered' ), $handle );
			}
			foreach ( self::type( $folder )->editor_style_handles as $handle ) {
				self::assertTrue( wp_style_is( $handle, 'registered' ), $handle );
			}
		}
		$script = wp_scripts()->registered['eidan-icon-editor-script'];
		self::assertSame( plugins_url( 'build/icon/index.js', EIDAN_FILE ), $script->src );
		self::assertContains( 'eidan-editor', $script->deps );
		self::assertSame( 'eidan', $script->textdomain );
	}

	public function test_from_right_to_left_the_mirrored_file_is_taken_also_where_it_is_printed_into_the_page(): void {
		$GLOBALS['wp_locale']->text_direction = 'rtl';
		unset( wp_styles()->registered['eidan-icon-style'] );
		try {
			BlockAssets::register( array( 'icon' => self::blocks()['icon'] ) );
			$style = wp_styles()->registered['eidan-icon-style'];
			self::assertSame( 'replace', $style->extra['rtl'] );
			self::assertSame( EIDAN_DIR . '/build/icon/style-index-rtl.css', $style->extra['path'] );
			self::assertFileExists( $style->extra['path'] );
		} finally {
			$GLOBALS['wp_locale']->text_direction = 'ltr';
		}
	}
}
